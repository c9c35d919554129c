import type { Language } from './cards/localized.ts';
import type { DeckDefinition, Definition, ScoreFile, Source } from './definition/game.ts';
import type { TableDefinition } from './definition/table-file.ts';
import type { Diagnostic, Outcome } from './diagnostics/diagnostic.ts';
import type { Kind } from './documents/kinds.ts';
import type { Duplex, PrintDocument } from './page/page.ts';
import type { PrinterProfile, PrintRequest } from './page/print.ts';
import type { ConceptWord } from './proof/deal/concept-words.ts';
import type { Level } from './proof/practice/levels.ts';
import type { Trace } from './proof/trace.ts';
import type { FileForm, StandingFormat } from './scores/forms.ts';
import type { Scored } from './scores/score.ts';

/** Which of the ways to play that a definition offers. */
export interface RulesChoice {
  /** Variants by id; none if absent. */
  readonly variants?: readonly string[];
  /** One of the numbers of players the game allows; the least if absent. */
  readonly players?: number;
}

/** How a standing is told. */
export interface StandingOptions {
  readonly language: Language;
  readonly format: StandingFormat;
}

/** A score file to begin with. */
export interface NewScoreOptions {
  readonly language: Language;
  readonly form: FileForm;
  /** How the file names the game: its id, or a path. */
  readonly named: string;
}

/** How filled score tables are printed, and when. */
export interface FilledOptions {
  readonly language: Language;
  /** Paper, ink and size count; the rest of the request is of no use here. */
  readonly print?: PrintRequest;
  readonly date: Date;
}

/** A filled score table. */
export interface FilledFile extends PrintedFile {
  readonly bytes: Uint8Array;
}

/** Which game a score file is of, where it does not say it itself. */
export interface ScoreOptions extends RulesChoice {
  readonly game?: Source;
  /** Ends the work before it is done: the call fails with the reason of the signal. */
  readonly signal?: AbortSignal;
}

/** Checks and prints games; keeps fonts, drawings and words between calls. */
export interface Stichwerk {
  /** Finds everything that would stop a build: faults of the file, wrong claims, what does not fit or lacks a glyph. */
  readonly check: (source: Source, options?: CheckOptions) => Promise<Checked>;
  /** The compiled game alone, with the rules that are chosen; nothing in it is judged. */
  readonly read: (source: Source, choice?: RulesChoice) => Promise<Outcome<Definition>>;
  /** The pages of a game's documents as plain data. */
  readonly layOut: (source: Source, options: PrintOptions) => Promise<LaidOut>;
  /** The finished files, still in memory; none if an error was found and no draft was asked for. */
  readonly build: (source: Source, options: BuildOptions) => Promise<Built>;
  /** Checks a score file, YAML or CSV, and sums its matches. */
  readonly score: (file: ScoreFile, options?: ScoreOptions) => Promise<Scored>;
  /** The standing of the matches of a score file, as text. */
  readonly standing: (scored: Scored, options: StandingOptions) => Promise<string>;
  /** The score tables of the matches of a score file, filled in; E0403 and E0404 for what does not fit on them. */
  readonly scoreTables: (scored: Scored, options: FilledOptions) => Promise<Outcome<readonly FilledFile[]>>;
  /** A score file without a hand, for a game with the rules that it has chosen. */
  readonly newScore: (definition: Definition, options: NewScoreOptions) => Promise<string>;
  /** The sheet that shows how a printer moves and turns what stands on backs; E0404 if the paper is too small. */
  readonly calibration: (options: CalibrationOptions) => Promise<Outcome<CalibrationFile>>;
}

/** A definition that was read and checked. */
export interface Checked {
  /** What could be read of a game; absent if the rules cannot be played. */
  readonly definition?: Definition;
  /** What could be read of a deck that stands in a file of its own. */
  readonly deck?: DeckDefinition;
  /** What could be read of a game of which only its score table is known. */
  readonly table?: TableDefinition;
  readonly trace?: Trace;
  /** The kinds of document that the game can have. */
  readonly kinds: readonly Kind[];
  /** Sorted by place. */
  readonly diagnostics: readonly Diagnostic[];
  /** Files besides the definition that findings stand in: a list of cards, a template. */
  readonly sources?: readonly Source[];
}

/** Which rules to take, and how to print. */
export interface CheckOptions extends RulesChoice {
  /** Who plays, in the order in which they sit; as many as the chosen number of players. */
  readonly names?: readonly string[];
  /** How to print; what is asked for here comes before what the definition asks for. */
  readonly print?: PrintRequest;
  /** The profile of a printer; undefined if it has none. */
  readonly printer?: (name: string) => PrinterProfile | undefined;
}

/** What to print, and how. */
export interface PrintOptions extends CheckOptions {
  readonly language: Language;
  /** All kinds that the game can have if absent. */
  readonly only?: readonly Kind[];
  /** Print with a watermark and without the mark of what is checked, even if claims are refuted. */
  readonly draft?: boolean;
  /**
   * Id of an example, a whole hand with the cards of all seats, that fills in the trick protocol: this stands in a file of its
   * own, in place of the blank one, and alone if `only` is absent. No other example makes a file.
   */
  readonly filled?: string;
  /** Exercises made for a class in place of the author's own; if absent these, or else one sheet. */
  readonly exercises?: ExerciseOptions;
}

/** What sheets of exercises are wished for. */
export interface ExerciseOptions {
  /** How many, each for one person; 1 if absent. */
  readonly count?: number;
  /** The same number makes the same sheets. */
  readonly seed?: number;
  /** What every sheet has to show. */
  readonly concepts?: readonly ConceptWord[];
  /** How hard they are, from 1 to 3; 2 if absent, or as hard as the concepts ask for. */
  readonly level?: Level;
  /** By sheet: who it is for. */
  readonly pupils?: readonly string[];
}

/** What to print, how, and when. */
export interface BuildOptions extends PrintOptions {
  /** The date that the files carry. */
  readonly date: Date;
}

/** The pages of one document. */
export interface LaidOutDocument extends PrintedFile {
  readonly kind: Kind;
  /** Cards to cut out, 0 if there are none. */
  readonly cards: number;
  readonly document: PrintDocument;
}

/** A checked game and its pages; none if an error was found and no draft was asked for. */
export interface LaidOut extends Checked {
  readonly documents: readonly LaidOutDocument[];
}

/** A file as it is counted before it is printed. */
export interface PrintedFile {
  /** File name below the game's folder: `cards.pdf`. */
  readonly name: string;
  readonly pages: number;
  /** Sheets of paper that it takes; 0 for backs that go on the sheets of another file. */
  readonly sheets: number;
  readonly duplex: Duplex;
}

/** A finished file. */
export interface BuiltFile extends PrintedFile {
  readonly kind: Kind;
  readonly bytes: Uint8Array;
  /** Cards to cut out, 0 if there are none. */
  readonly cards: number;
}

/** For which printer, paper and way of turning the calibration sheet is. */
export interface CalibrationOptions {
  readonly language: Language;
  /** Paper, way of turning and printer count; the rest of the request is of no use here. */
  readonly print?: PrintRequest;
  readonly printer?: (name: string) => PrinterProfile | undefined;
  readonly date: Date;
}

/** The finished calibration sheet. */
export interface CalibrationFile extends PrintedFile {
  readonly bytes: Uint8Array;
}

/** A checked game and its files. */
export interface Built extends Checked {
  readonly files: readonly BuiltFile[];
}
