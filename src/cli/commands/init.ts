import { existsSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { deckFileId } from '../../definition/deck-file-id.ts';
import { writeWhole } from '../../workspace/disk.ts';
import type { Arguments } from '../arguments.ts';
import { STARTS } from '../commands.ts';
import { exitForAll, tell } from '../findings.ts';
import { quoted } from '../quoted.ts';
import { EXIT, type ExitCode, type Session } from '../session.ts';
import { UsageError } from '../usage.ts';

type Start = (typeof STARTS)[number];

function findStart(word: string | undefined): Start {
  const found = STARTS.find((start) => start === word);
  if (found) return found;
  const folder = word === undefined ? '' : ` ${quoted(word)}`;
  const help = `the kinds are ${STARTS.join(', ')}, as in stichwerk init ${STARTS[0]}${folder}`;
  throw new UsageError(
    word === undefined ? 'no kind is named' : `there is nothing to begin ${word} with`,
    help,
  );
}

/** What is to be written: the definition under its new name, which it says itself, and the files beside it. */
async function readFiles(start: Start, folder: string, main: string, { files }: Session) {
  const names = await files.listOwn(`assets/init/${start}`);
  if (names.length === 0) throw new Error(`assets/init/${start} is missing from the installation`);
  const usual = `${start}.yaml`;
  return Promise.all(
    names.map(async (name) => {
      const bytes = (await files.own(`assets/init/${start}/${name}`))!;
      if (name !== usual) return { path: `${folder}/${name}`, bytes };
      const text = new TextDecoder().decode(bytes).replaceAll(usual, main);
      return { path: `${folder}/${main}`, bytes: new TextEncoder().encode(text) };
    }),
  );
}

/** Writes a small definition to begin with to a folder, after which it is called, in which none of its files may stand yet. */
export async function init(given: Arguments, session: Session): Promise<ExitCode> {
  const [word, named] = given.operands;
  const start = findStart(word);
  if (named === '')
    throw new UsageError('the folder has no name', `leave it out for a folder named ${start}`);
  const folder = (named ?? start).replace(/(?<=.)[\\/]+$/, '');
  const main = `${deckFileId(basename(resolve(folder)))}.yaml`;
  const files = await readFiles(start, folder, main, session);
  const standing = files.find(({ path }) => existsSync(path));
  if (standing) {
    const help = `name another folder, as in stichwerk init ${start} my-${start}`;
    throw new UsageError(`${standing.path} exists already, nothing was written`, help);
  }
  const writing = await writeWhole(files, { signal: session.signal });
  if (writing.kind === 'interrupted') return EXIT.interrupted;
  if (writing.kind === 'failed') {
    const help = `name a folder that can be written to, as in stichwerk init ${start} my-${start}`;
    tell(session.stderr, [{ ...writing.diagnostic, help }], []);
    return exitForAll([writing.diagnostic]);
  }
  // Whoever came here by npx has nothing else to call.
  const name = session.env.npm_command === 'exec' ? 'npx stichwerk' : 'stichwerk';
  const call = `${name} build ${quoted(`${folder}/${main}`)}`;
  session.stdout.write(`${files.map(({ path }) => `${path}\n`).join('')}print it with ${call}\n`);
  return EXIT.clean;
}
