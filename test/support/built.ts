import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** A process that ended. */
export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly out: string;
  readonly err: string;
}

export interface Started {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
}

/** The bundled command line, made from the source as it stands. */
export interface BuiltCli {
  readonly folder: () => string;
  readonly start: (argv: readonly string[], options?: StartOptions) => Started;
  readonly run: (argv: readonly string[], options?: StartOptions) => Promise<Ended>;
}

interface StartOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly stdin?: string;
  /** Leaves standard input open. */
  readonly hold?: boolean;
}

function start(script: string, argv: readonly string[], options: StartOptions = {}): Started {
  const { NO_COLOR: _, FORCE_COLOR: __, ...env } = process.env;
  const child = spawn(process.execPath, [script, ...argv], {
    cwd: options.cwd ?? ROOT,
    env: { ...env, ...options.env },
  });
  const out: string[] = [];
  const err: string[] = [];
  child.stdout.setEncoding('utf8').on('data', (text: string) => out.push(text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => err.push(text));
  child.stdin.on('error', () => undefined);
  if (options.hold !== true) child.stdin.end(options.stdin ?? '');
  const ended = new Promise<Ended>((resolve) => {
    child.on('close', (code, signal) => resolve({ code, signal, out: out.join(''), err: err.join('') }));
  });
  return { child, ended };
}

/** Bundled once a worker; the run takes it away when it is over. */
let bundled: Promise<string> | undefined;

async function bundle(): Promise<string> {
  const all = String(process.env.STICHWERK_BUNDLES);
  mkdirSync(all, { recursive: true });
  const folder = mkdtempSync(join(all, 'worker-'));
  await promisify(execFile)(process.execPath, [join(ROOT, '.config', 'bundle.js'), folder]);
  return folder;
}

/** The bundled command line, for the few tests of what only a process does: signals, exit codes, streams, the bundle itself. */
export function useBuiltCli(): BuiltCli {
  let folder = '';
  beforeAll(async () => {
    bundled ??= bundle();
    folder = await bundled;
  });
  const script = (): string => join(folder, 'stichwerk.js');
  return {
    folder: () => folder,
    start: (argv, options) => start(script(), argv, options),
    run: (argv, options) => start(script(), argv, options).ended,
  };
}
