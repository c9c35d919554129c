import type { BesideFile } from '../definition/beside-name.ts';

/** What stichwerk reads from, on disk or in memory. Paths are written with `/`. */
export interface Files {
  /** One of stichwerk's own files, `assets/…` or `templates/…`; undefined if there is none. */
  readonly own: (path: string) => Promise<Uint8Array | undefined>;
  /** Names of the files in one of stichwerk's own folders, sorted; empty if there is none. */
  readonly listOwn: (folder: string) => Promise<readonly string[]>;
  /** A file that the definition `file` names by a path below its own folder, or the path that was most likely meant. */
  readonly beside: (file: string, path: string) => Promise<BesideFile>;
}
