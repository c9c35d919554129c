import type { Language } from './cards/localized.ts';
import type { Definition, Source } from './definition/game.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import type { Kind } from './documents/kinds.ts';
import type { PaperName } from './page/paper.ts';
import type { Duplex } from './page/page.ts';
import type { Trace } from './proof/trace.ts';
import type { Files } from './workspace/files.ts';

/** A definition that was read and checked. */
export interface Checked {
  readonly definition?: Definition;
  readonly trace?: Trace;
  /** Sorted by place. */
  readonly diagnostics: readonly Diagnostic[];
}

/** What to print, and how. */
export interface BuildOptions {
  readonly language: Language;
  readonly paper: PaperName;
  /** All kinds that the game can have if absent. */
  readonly only?: readonly Kind[];
  /** Print with a watermark even if claims are refuted. */
  readonly draft?: boolean;
  /** The date the file carries. */
  readonly date: Date;
}

/** A finished file, still in memory. */
export interface BuiltFile {
  readonly kind: Kind;
  /** File name below the game's folder: `cards.pdf`. */
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly pages: number;
  /** Sheets of paper. */
  readonly sheets: number;
  /** Cards to cut out, 0 if there are none. */
  readonly cards: number;
  readonly duplex: Duplex;
}

export interface Built extends Checked {
  /** Empty if an error was found and `draft` was not asked for. */
  readonly files: readonly BuiltFile[];
}

/** Checks and builds; keeps fonts, drawings and words between calls. */
export interface Stichwerk {
  readonly check: (source: Source) => Promise<Checked>;
  readonly build: (source: Source, options: BuildOptions) => Promise<Built>;
}

/** Opens stichwerk over a set of files; nothing is read before it is needed. */
export function openStichwerk(_files: Files): Stichwerk {
  throw new Error('not yet');
}
