import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Source } from '../definition/game.ts';
import type { Outcome } from '../diagnostics/diagnostic.ts';
import { suggest } from '../diagnostics/words.ts';
import { ownPath, readDefinition, readStream } from '../workspace/disk.ts';
import type { Files } from '../workspace/files.ts';
import { guess } from './arguments.ts';
import { quoted } from './quoted.ts';
import type { Session } from './session.ts';

const GAMES = 'assets/games';
const DECKS = 'assets/decks';

async function listIds(files: Files, folder: string): Promise<readonly string[]> {
  const names = await files.listOwn(folder);
  return names.filter((name) => name.endsWith('.yaml')).map((name) => name.slice(0, -'.yaml'.length));
}

/** The ids of the games that come along, sorted. */
export function listGames(files: Files): Promise<readonly string[]> {
  return listIds(files, GAMES);
}

/** The ids of the decks that come along, sorted; no game has the id of a deck. */
export function listDecks(files: Files): Promise<readonly string[]> {
  return listIds(files, DECKS);
}

/** An id has neither dots nor slashes. */
const looksLikePath = (name: string): boolean => /[\\/.]/.test(name);

/** What helps whoever names something that there is not. */
function adviseUnknown(name: string, ids: readonly string[]): string {
  if (name === '') return 'leave the empty word out, or write a name into it';
  const file = ['.yaml', '.yml'].map((ending) => `${name}${ending}`).find((path) => existsSync(path));
  if (file !== undefined) return `write ${quoted(file)}`;
  if (/^(?:all|alle|\*)$/i.test(name))
    return 'leave it out: all games that come along are taken if none is named';
  const parts = name.split(',').filter((part) => part !== '');
  if (name.includes(',') && parts.every((part) => ids.includes(part)))
    return `write ${parts.join(' ')} without a comma`;
  const rest =
    'stichwerk list names what comes along; a file of your own is named by its path, such as ./my-game.yaml';
  return suggest(guess(name, ids), rest);
}

function unknownGame(name: string, ids: readonly string[]): Outcome<Source> {
  const help = adviseUnknown(name, ids);
  return {
    diagnostics: [
      { code: 'E0601', severity: 'error', message: `unknown game or deck ${name || '""'}`, help },
    ],
  };
}

/** A file, or where there is none of an id with an ending, what is called so. */
async function readFile(path: string, ids: readonly string[]): Promise<Outcome<Source>> {
  const read = await readDefinition(path);
  const id = /([^\\/]+?)(?:\.ya?ml)?$/i.exec(path)?.[1]?.toLowerCase() ?? '';
  if (read.value || existsSync(path) || !ids.includes(id)) return read;
  const help = `write ${id}, as the one that comes along is called`;
  return { diagnostics: read.diagnostics.map((one) => ({ ...one, help })) };
}

/** Reads the definitions that a command names by id, by path, or as `-`; all games that come along if it names none. */
export async function readTargets(
  names: readonly string[],
  session: Session,
): Promise<readonly Outcome<Source>[]> {
  const games = await listGames(session.files);
  const decks = await listDecks(session.files);
  const ids = [...games, ...decks];
  const idPath = (id: string): string => ownPath(`${decks.includes(id) ? DECKS : GAMES}/${id}.yaml`);
  const read = async (name: string): Promise<Outcome<Source>> => {
    if (name === '-') return readStream('<stdin>', session.stdin, session.signal);
    if (ids.includes(name)) return readDefinition(idPath(name));
    return looksLikePath(name) ? readFile(name, ids) : unknownGame(name, ids);
  };
  const place = (name: string): string =>
    name === '-' ? name : resolve(ids.includes(name) ? idPath(name) : name);
  const wanted = names.length === 0 ? games : names;
  const once = new Map(wanted.map((name) => [place(name), name]));
  const outcomes: Outcome<Source>[] = [];
  for (const name of once.values()) outcomes.push(await read(name));
  return outcomes;
}
