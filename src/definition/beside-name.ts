import { suggest } from '../diagnostics/words.ts';

/** Whether a name means a file beside the definition, and not something of ours. */
export function isBeside(name: string): boolean {
  return name.startsWith('./');
}

/** The name of a file beside the definition `file`, as findings show it; `path` begins with `./`. */
export function besideName(file: string, path: string): string {
  const folder = file.slice(0, Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
  return folder + path.replace(/^(?:\.\/)+/, '');
}

/** Why something that is there cannot be read, a clause: `it is a folder`. */
export interface Unreadable {
  readonly why: string;
}

/** Something that is not there, but a file of almost the same name is: `./cards.csv`. */
interface Misnamed {
  readonly near: string;
}

/** What is there in place of bytes. */
type Lacking = Unreadable | Misnamed | undefined;

/** The bytes of a file beside a definition, or why it cannot be read; undefined if there is none. */
export type BesideFile = Uint8Array | Lacking;

/** Whether there is nothing to read. */
export function isLacking(found: BesideFile): found is Lacking {
  return found === undefined || 'why' in found || 'near' in found;
}

/** What is said behind the name of a file that cannot be read, and what helps. */
export function lackOf(found: Lacking): { readonly lack: string; readonly help: string } {
  if (found !== undefined && 'why' in found)
    return { lack: `cannot be read: ${found.why}`, help: READABLE_HELP };
  return { lack: 'does not exist', help: suggest(found?.near, MISSING_HELP) };
}

const MISSING_HELP = 'put the file into the folder of the definition, and mind capitals and small letters';
const READABLE_HELP = 'name a file in the folder of the definition or below it that can be opened';
