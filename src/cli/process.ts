import { homedir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { diskFiles } from '../workspace/disk.ts';
import { wantsColor } from './color.ts';
import { main, tellBug } from './main.ts';
import { EXIT, type Output, type Session } from './session.ts';

/** What a shell reports for a process that a signal ended. */
const SIGNALS = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

type SignalName = keyof typeof SIGNALS;

/** Milliseconds that a command gets to clean up after a signal. */
const GRACE = 3000;

function openOutput(stream: NodeJS.WriteStream): Output {
  return {
    write: (text) => {
      if (stream.writable) stream.write(text);
    },
    color: wantsColor(stream.isTTY === true, process.env),
  };
}

// A reader that has seen enough, as `head` does, is no problem: what is left to do is done, in silence.
function watchStreams(stderr: Output): void {
  process.stderr.on('error', () => undefined);
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') return;
    process.exitCode = EXIT.failed;
    stderr.write(`error: cannot write to standard output: ${error.message}\n`);
  });
}

/** Ends at once, as a process does that knows nothing of signals; an exit would wait for a read that never ends. */
function dieBy(name: SignalName): void {
  process.removeAllListeners(name);
  process.kill(process.pid, name);
}

function watchSignals(controller: AbortController): Promise<SignalName> {
  return new Promise((resolve) => {
    for (const name of Object.keys(SIGNALS) as SignalName[]) {
      process.on(name, () => {
        // Whoever asks twice does not want to wait.
        if (controller.signal.aborted) dieBy(name);
        controller.abort(new Error(name));
        resolve(name);
      });
    }
  });
}

/** Fails where the system knows nobody by the number that the process runs under. */
function findHome(): string | undefined {
  try {
    return homedir();
  } catch {
    return undefined;
  }
}

function openSession(signal: AbortSignal, stdout: Output, stderr: Output): Session {
  return {
    stdout,
    stderr,
    get stdin() {
      return process.stdin;
    },
    columns: process.stdout.columns ?? 80,
    env: process.env,
    platform: process.platform,
    get home() {
      return findHome();
    },
    signal,
    files: diskFiles(),
    open: async () => (await import('../pipeline.ts')).openStichwerk(diskFiles()),
  };
}

/** Runs this process's command line and sets its exit code. */
export async function runProcess(): Promise<void> {
  const stdout = openOutput(process.stdout);
  const stderr = openOutput(process.stderr);
  watchStreams(stderr);
  const controller = new AbortController();
  const signalled = watchSignals(controller);
  const argv = process.argv.slice(2);
  process.on('uncaughtException', (error) => {
    tellBug(error, argv.includes('--verbose'), { stderr });
    process.exit(EXIT.failed);
  });
  const ended = main(argv, openSession(controller.signal, stdout, stderr));
  signalled.then((name) => sleep(GRACE, name, { ref: false })).then(dieBy);
  const code = await ended;
  if (code === EXIT.interrupted) {
    stderr.write('interrupted, no file was left half written\n');
    process.exit(SIGNALS[await signalled]);
  }
  process.exitCode ??= code;
}
