import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { listed, suggest } from '../diagnostics/words.ts';
import type { PrinterProfile } from '../page/print.ts';
import { causeOf, systemCode } from '../workspace/disk-causes.ts';
import { guess } from './arguments.ts';
import { type Printers, parsePrinters } from './printers-file.ts';
import { quoted } from './quoted.ts';
import type { Session } from './session.ts';
import { settingsFolder } from './settings.ts';
import { UsageError } from './usage.ts';

/** What is kept of printers in the user's settings, read when it is first asked for. */
export interface PrinterShelf {
  /** The file; undefined if nothing tells the user's folder. */
  readonly path: string | undefined;
  /** Empty if there is no file, or if it has a fault. */
  readonly read: () => Printers;
  readonly find: (name: string) => PrinterProfile | undefined;
  /** E0604 if the file was asked for and could not be read. */
  readonly faults: () => readonly Diagnostic[];
}

const EMPTY: Printers = { profiles: new Map(), others: {} };

/** Opens the profiles of printers; never throws, and reads nothing yet. */
export function openPrinters(session: Pick<Session, 'env' | 'home' | 'platform'>): PrinterShelf {
  const folder = settingsFolder(session);
  const path = folder && join(folder, 'printers.json');
  let known: Printers | undefined;
  const faults: Diagnostic[] = [];
  const readFile = (file: string): Printers => {
    const text = readText(file);
    const found = typeof text === 'string' ? parsePrinters(text) : text;
    if (!('problem' in found)) return found;
    faults.push({
      code: 'E0604',
      severity: 'error',
      message: `cannot read ${file}: ${found.problem}`,
      help: 'mend it, or remove it and calibrate again',
    });
    return EMPTY;
  };
  const read = (): Printers => {
    known ??= path === undefined ? EMPTY : readFile(path);
    return known;
  };
  return { path, read, find: (name) => read().profiles.get(name.normalize()), faults: () => faults };
}

function readText(file: string): string | { readonly problem: string } {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const code = systemCode(error);
    return code === 'ENOENT' || code === 'ENOTDIR' ? '{}' : { problem: causeOf(error) };
  }
}

/** Throws `UsageError` if a printer is named of which nothing is kept; gives the faults of the file, if it has some. */
export function refuseUnknownPrinter(name: string | undefined, shelf: PrinterShelf): readonly Diagnostic[] {
  if (name === undefined || shelf.find(name)) return [];
  if (shelf.faults().length > 0) return shelf.faults();
  const names = [...shelf.read().profiles.keys()];
  const help =
    names.length === 0
      ? `keep one with stichwerk calibrate --set x,y,angle --printer ${quoted(name)}`
      : suggest(guess(name, names), `there are profiles of ${listed(names)}`);
  throw new UsageError(`no profile of printer ${name}`, help);
}
