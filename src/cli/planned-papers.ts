import { existsSync } from 'node:fs';
import type { Checked } from '../api.ts';
import { visible } from '../diagnostics/visible.ts';
import type { Kind } from '../documents/kinds.ts';
import { FILE_NAMES } from '../laid-papers.ts';
import type { PlannedFile } from './printed-files.ts';
import type { Session } from './session.ts';

/** A checked game or deck and the files to write of it; they have no bytes if nothing is to be written. */
export interface Planned extends Checked {
  readonly files: readonly (PlannedFile & { readonly kind: Kind })[];
}

/** A game or deck that is ready to be written. */
export interface Ready extends Pick<Planned, 'files'> {
  /** Named after the game, its variants and the number of players, where these were chosen. */
  readonly folder: string;
  readonly file: string;
  readonly what: 'game' | 'deck';
}

/** Says which of the kinds asked for a game cannot have. */
export function tellMissing(
  session: Session,
  { file, files, what }: Ready,
  only: readonly Kind[] | undefined,
): void {
  const missing = only?.filter((kind) => !files.some((one) => one.kind === kind)) ?? [];
  if (missing.length > 0)
    session.stderr.write(`${visible(file)}: this ${what} has no ${missing.join(', no ')}\n`);
}

/** Says which papers of an earlier build stay beside the new ones, since this one made none of their name. */
export function tellStale(
  folder: string,
  game: Ready,
  session: Session,
  only: readonly Kind[] | undefined,
): void {
  const isAsked = (name: string) => only?.some((kind) => name.startsWith(kind)) ?? true;
  const stale = FILE_NAMES.filter((name) => isAsked(name) && !game.files.some((file) => file.name === name))
    .map((name) => `${folder}/${game.folder}/${name}`)
    .filter((path) => existsSync(path));
  for (const path of stale) {
    session.stderr.write(`${visible(path)}: left from an earlier build, this one made no such file\n`);
  }
}
