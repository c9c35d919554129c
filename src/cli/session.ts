import type { Stichwerk } from '../api.ts';
import type { ByteStream } from '../workspace/disk.ts';
import type { Files } from '../workspace/files.ts';

/** How a run of the command line ends. */
export const EXIT = { clean: 0, problems: 1, usage: 2, failed: 3, interrupted: 130 } as const;

/** One of these codes. */
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Where text goes, and whether it may be coloured there. */
export interface Output {
  readonly write: (text: string) => void;
  readonly color: boolean;
}

/** The world as commands see it; tests put another in its place. */
export interface Session {
  readonly stdout: Output;
  readonly stderr: Output;
  readonly stdin: ByteStream;
  /** Width of the terminal in characters. */
  readonly columns: number;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The operating system, as Node names it. */
  readonly platform: string;
  /** The user's own folder; undefined if the system knows none. */
  readonly home: string | undefined;
  /** Comes with Ctrl-C. */
  readonly signal: AbortSignal;
  readonly files: Files;
  /** Loads the pipeline, at the first call. */
  readonly open: () => Promise<Stichwerk>;
}
