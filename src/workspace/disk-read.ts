import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import type { ScoreFile, Source } from '../definition/game.ts';
import { MAX_SIZE, MOST_SCORE_BYTES, tooLarge } from '../definition/size.ts';
import { decodeUtf8 } from '../definition/utf8.ts';
import type { Diagnostic, Outcome } from '../diagnostics/diagnostic.ts';
import { suggest } from '../diagnostics/words.ts';
import { causeOf, systemCode } from './disk-causes.ts';
import { nearOnDisk } from './disk-near.ts';

/** Bytes in pieces, as streams and open files give them. */
export type ByteStream = AsyncIterable<Uint8Array>;

const failure = (diagnostic: Diagnostic): { readonly diagnostics: readonly Diagnostic[] } => ({
  diagnostics: [diagnostic],
});

const START = { line: 1, column: 1 };

const unreadable = (file: string, why: string, help: string) => {
  const span = { file, start: START, end: START };
  return failure({ code: 'E0604', severity: 'error', message: `cannot read ${file}: ${why}`, span, help });
};

/** What helps by the cause. */
type Advice = Readonly<Record<string, string>>;

const FOR_GAMES: Advice = {
  ENOENT: 'check the path; `stichwerk list` names the games that come along',
  EISDIR: 'name a YAML file in it',
};

const FOR_SCORES: Advice = {
  ENOENT: 'check the path; `stichwerk score --new` and a game begins a score file',
  EISDIR: 'name a score file in it, YAML or CSV',
};

/** Reads until the end or just beyond the limit; undefined if the limit is passed. */
async function collect(stream: ByteStream, most = MAX_SIZE): Promise<Uint8Array | undefined> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of stream) {
    length += piece.length;
    if (length > most) return undefined;
    pieces.push(piece);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** Settles as `work` does, or rejects with the signal's reason, whichever is first. */
async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  let stop = (): void => undefined;
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop);
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

function decode(file: string, bytes: Uint8Array): Outcome<Source> {
  const text = decodeUtf8(bytes);
  if (text === undefined) return unreadable(file, 'it is not UTF-8 text', 'save it as UTF-8');
  return { value: { file, text }, diagnostics: [] };
}

const takeText =
  (file: string) =>
  (whole: Uint8Array | undefined): Outcome<Source> =>
    whole === undefined ? failure(tooLarge(file)) : decode(file, whole);

async function readFrom<T>(
  file: string,
  bytes: Promise<Uint8Array | undefined>,
  findNear: () => Promise<string | undefined>,
  take: (whole: Uint8Array | undefined) => Outcome<T>,
  advice = FOR_GAMES,
): Promise<Outcome<T>> {
  try {
    return take(await bytes);
  } catch (error) {
    const code = systemCode(error) ?? '';
    const help = advice[code] ?? 'see that the file can be opened';
    const near = code === 'ENOENT' ? await findNear() : undefined;
    return unreadable(file, causeOf(error), suggest(near, help));
  }
}

/** Reads a definition from a stream such as standard input, under the name diagnostics show; E0604, E0102; rejects if the signal comes. */
export async function readStream(
  file: string,
  stream: ByteStream,
  signal: AbortSignal,
): Promise<Outcome<Source>> {
  return readFrom(file, unlessAborted(collect(stream), signal), async () => undefined, takeText(file));
}

async function* streamFile(path: string): ByteStream {
  const handle = await open(path, 'r');
  try {
    yield* handle.createReadStream({ autoClose: false, highWaterMark: 256 * 1024 });
  } finally {
    await handle.close();
  }
}

/** Reads a definition from the disk, a leading byte order mark left out; E0604, E0102. */
export async function readDefinition(path: string): Promise<Outcome<Source>> {
  return readFrom(path, collect(streamFile(path)), () => nearPath(path), takeText(path));
}

/** Reads a score file from the disk as it stands there; E0604, E0102. */
export async function readScoreFile(path: string): Promise<Outcome<ScoreFile>> {
  const bytes = collect(streamFile(path), MOST_SCORE_BYTES);
  return readFrom(path, bytes, () => nearPath(path), takeScore(path), FOR_SCORES);
}

/** Reads a score file from a stream, under the name diagnostics show; E0604, E0102; rejects if the signal comes. */
export async function readScoreStream(
  file: string,
  stream: ByteStream,
  signal: AbortSignal,
): Promise<Outcome<ScoreFile>> {
  const bytes = unlessAborted(collect(stream, MOST_SCORE_BYTES), signal);
  return readFrom(file, bytes, async () => undefined, takeScore(file));
}

const takeScore =
  (file: string) =>
  (bytes: Uint8Array | undefined): Outcome<ScoreFile> => {
    if (bytes !== undefined) return { value: { file, bytes }, diagnostics: [] };
    const finding = tooLarge(file, MOST_SCORE_BYTES, 'a score file');
    return failure({ ...finding, help: 'divide it into several files' });
  };

/** A path with almost the same file name. */
async function nearPath(path: string): Promise<string | undefined> {
  const near = await nearOnDisk(path);
  return near && path.slice(0, path.length - basename(path).length) + near;
}
