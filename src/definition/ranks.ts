import type { Rank, Suit } from '../cards/deck.ts';
import { plainSign, spellingsOf } from '../cards/notation.ts';
import type { RanksInput, WrittenDeck } from './deck-schema.ts';
import { type Findings, valueAt } from './findings.ts';
import type { Path } from './game.ts';

/** A suit or a rank and where it stands. */
interface Placed<T> {
  readonly part: T;
  readonly path: Path;
}

type RankInput = Exclude<RanksInput, string>[number];

/** The suits, and the ranks of all of them; reported and undefined if two are written alike. */
export function readSuitsAndRanks(
  input: WrittenDeck,
  path: Path,
  findings: Findings,
): { readonly suits: readonly Suit[]; readonly ranks: readonly Rank[] } | undefined {
  const before = findings.list.length;
  const common = readRanks(input.ranks, [...path, 'ranks']);
  const own = input.suits.map((suit, index) =>
    suit.ranks === undefined ? undefined : readRanks(suit.ranks, [...path, 'suits', index, 'ranks']),
  );
  const all = uniteRanks([common, ...own.flatMap((ranks) => (ranks ? [ranks] : []))]);
  const isMixed = all.length > common.length;
  const suits = input.suits.map((suit, index): Placed<Suit> => {
    const ranks = own[index] ?? (isMixed ? common : undefined);
    return {
      part: readSuit(
        suit,
        ranks?.map(({ part }) => part.id),
      ),
      path: [...path, 'suits', index],
    };
  });
  reportRepeated('suit', suits, findings);
  reportRepeated('rank', all, findings);
  if (findings.list.length > before) return undefined;
  return { suits: suits.map(({ part }) => part), ranks: all.map(({ part }) => part) };
}

/** The ranks in one list, as they stand there: `A K Q` in one text, or a list. */
export function splitRanks<T>(ranks: string | readonly T[]): readonly (T | string)[] {
  return typeof ranks === 'string' ? ranks.trim().split(/ +/) : ranks;
}

function readRanks(ranks: RanksInput, path: Path): readonly Placed<Rank>[] {
  const inOneText = typeof ranks === 'string';
  return splitRanks<RankInput>(ranks).map((rank, index) => ({
    part: readRank(typeof rank === 'object' ? rank : { id: rank }),
    path: inOneText ? path : [...path, index],
  }));
}

function readRank({ id, also, name, sign, picture }: Exclude<RankInput, string | number>): Rank {
  const plain = plainSign(String(id));
  return {
    id: plain,
    ...(also && { letters: also.map(plainSign) }),
    pips: /^\d+$/.test(plain) ? Number(plain) : 0,
    ...(name && { name }),
    ...(sign && { sign }),
    ...(picture !== undefined && { picture }),
  };
}

function readSuit(
  { id, also, name, symbol, color }: WrittenDeck['suits'][number],
  ranks: readonly string[] | undefined,
): Suit {
  const letters = also && { letters: also.map(plainSign) };
  return { id: plainSign(id), ...letters, name, symbol, color, ...(ranks && { ranks }) };
}

/** The ranks of several lists in order of appearance; one that an earlier list has is not added again. */
function uniteRanks(lists: readonly (readonly Placed<Rank>[])[]): readonly Placed<Rank>[] {
  const all: Placed<Rank>[] = [];
  for (const list of lists) {
    const known = new Set(all.map(({ part }) => part.id));
    all.push(...list.filter(({ part }) => !known.has(part.id)));
  }
  return all;
}

/** Reports every sign that stands for two parts of a deck, once. */
function reportRepeated(
  what: 'suit' | 'rank',
  parts: readonly Placed<Suit | Rank>[],
  findings: Findings,
): void {
  const first = new Map<string, Path>();
  for (const { part, path } of parts) {
    for (const [at, sign] of spellingsOf(part).entries()) {
      const place = placeOf(path, at, findings);
      const earlier = first.get(sign);
      if (earlier === undefined) first.set(sign, place);
      else reportTwice(what, sign, earlier, place, findings);
    }
  }
}

/** Where a part says its spelling number `at`: the id is number 0. */
function placeOf(path: Path, at: number, { yaml }: Findings): Path {
  if (at > 0) return [...path, 'also', at - 1];
  return typeof valueAt(yaml.data, path) === 'object' ? [...path, 'id'] : path;
}

function reportTwice(
  what: 'suit' | 'rank',
  sign: string,
  first: Path,
  again: Path,
  findings: Findings,
): void {
  const span = findings.yaml.locate(first);
  const message = `two ${what}s of the deck are both written \`${sign}\``;
  const help = `give every ${what} a sign of its own`;
  findings.report('E0204', again, message, { label: 'again', related: [{ span, text: 'first' }], help });
}
