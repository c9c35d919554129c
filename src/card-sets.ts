import type { ReadFaces } from './art/card-faces.ts';
import type { CardList } from './cards/card-list.ts';
import type { Deck } from './cards/deck.ts';
import { cardsNamed, meantCard } from './cards/notation.ts';
import { MAX_PRINTED } from './definition/deck-file-schema.ts';
import { quote, whyUnknown } from './definition/quote.ts';
import type { Diagnostic, Outcome, Span } from './diagnostics/diagnostic.ts';
import { nearest } from './diagnostics/nearest.ts';
import { counted, listed, suggest } from './diagnostics/words.ts';
import type { CardFaces } from './documents/card-sheets.ts';
import { numberSet, openSetNumbers } from './documents/set-number.ts';
import { boundsWith, USUAL } from './page/bounds.ts';
import type { CardFace } from './page/content.ts';
import type { TextMeasure } from './page/measure.ts';
import { MOST_SET_NUMBER } from './page/print.ts';
import type { ResolvedPrint } from './resolved-print.ts';
import type { Words } from './templates/words.ts';

/** What is asked of a set of cards: which ones, how often, and numbered from where. */
type SetKey = 'pick' | 'copies' | 'set-number';

/** What sets are made of. */
interface SetJob {
  /** The cards as they are printed. */
  readonly cards: Deck | CardList;
  readonly print: ResolvedPrint;
  readonly words: Words;
  readonly measure: TextMeasure;
  /** Where the definition asks for it; nowhere if it does not. */
  readonly locate: (key: SetKey) => Span | undefined;
}

/**
 * The cards that are asked for, as many times as whole sets are, one set after the other, numbered if that is wanted; E0211
 * for cards that are not there, E0237 if there are too many, E0204 if their numbers end too high.
 */
export function makeSets(read: ReadFaces, job: SetJob): ReadFaces {
  const { value, diagnostics, sources } = read;
  if (!value) return read;
  const picked = pickCards(value.fronts, job);
  const faults = picked.value ? findExcess(picked.value.length, job) : picked.diagnostics;
  if (!picked.value || faults.length > 0) return { diagnostics: [...diagnostics, ...faults], sources };
  return { ...read, value: { ...value, fronts: repeatSets({ ...value, fronts: picked.value }, job) } };
}

/** The fronts of the cards that are picked, as often as each is named, and of those that are no cards of the deck or list. */
function pickCards(fronts: readonly CardFace[], job: SetJob): Outcome<readonly CardFace[]> {
  const { cards, print, locate } = job;
  if (print.pick === undefined) return { value: fronts, diagnostics: [] };
  const find = 'suits' in cards ? findInDeck(cards) : findInList(cards);
  const found = namesIn(print.pick, cards, (name) => typeof find(name) === 'number').map(find);
  const faults = found.flatMap((one) => (typeof one === 'number' ? [] : [one]));
  const span = locate('pick');
  if (faults.length > 0) return { diagnostics: faults.map((fault) => ({ ...fault, ...(span && { span }) })) };
  const chosen = found.flatMap((one) => (typeof one === 'number' ? [fronts[one]!] : []));
  return { value: [...chosen, ...fronts.slice(countOf(cards))], diagnostics: [] };
}

/** The names in a text, with spaces or commas between them; where names have spaces, what is known or all unknown stays whole. */
function namesIn(
  text: string,
  cards: SetJob['cards'],
  isKnown: (name: string) => boolean,
): readonly string[] {
  const hasSpaces = !('suits' in cards) && cards.cards.some(({ id }) => /\s/.test(id));
  return text.split(',').flatMap((part) => {
    const words = part.split(/\s+/).filter((word) => word !== '');
    const whole = words.join(' ');
    return hasSpaces && (isKnown(whole) || !words.some(isKnown)) ? [whole] : words;
  });
}

/** The place of a card among the fronts, or why there is none. */
type FindCard = (name: string) => number | Diagnostic;

function findInDeck(deck: Deck): FindCard {
  return (name) => {
    const [card] = cardsNamed(deck, name);
    if (card) return card.index;
    const ids = [...new Set(deck.cards.map(({ id }) => id))];
    const signs = (parts: Deck['suits'] | Deck['ranks']) => listed(parts.map(({ id }) => id));
    const why = `its suits are ${signs(deck.suits)}, its ranks ${signs(deck.ranks)}`;
    const near = meantCard(deck, name)?.id ?? nearest(name, name.length > 2 ? ids : []);
    return tellUnknown(name, ids, why, suggest(near, `write suit and rank, such as ${ids[0]}`));
  };
}

function findInList({ cards }: CardList): FindCard {
  const printed = cards.filter(({ count }) => count > 0);
  const ids = printed.map(({ id }) => id);
  return (name) => {
    const at = ids.indexOf(name);
    if (at >= 0) return printed.slice(0, at).reduce((sum, { count }) => sum + count, 0);
    const shown = ids.length > MOST_NAMED ? [...ids.slice(0, MOST_NAMED), 'others'] : ids;
    const why = `its cards are ${listed(shown)}`;
    return tellUnknown(
      name,
      ids,
      why,
      suggest(
        nearest(name, ids),
        'write what stands in the column `id`, or the number of the row where nothing does',
      ),
    );
  };
}

/** So many names are told of a list. */
const MOST_NAMED = 12;

function tellUnknown(name: string, known: readonly string[], besides: string, help: string): Diagnostic {
  const message = `${quote(name)} is not a card of this deck`;
  return { code: 'E0211', severity: 'error', message, why: whyUnknown(name, known, besides), help };
}

function countOf({ cards }: Deck | CardList): number {
  return cards.reduce((sum, card) => sum + ('count' in card ? card.count : 1), 0);
}

function findExcess(cards: number, { print, locate }: SetJob): readonly Diagnostic[] {
  const { copies: sets, setNumber: first = 1 } = print;
  const tell = (code: 'E0204' | 'E0237', key: SetKey, message: string, help: string): Diagnostic => {
    const span = locate(key);
    return { code, severity: 'error', message, ...(span && { span }), help };
  };
  if (sets > 1 && sets * cards > MAX_PRINTED) {
    const most = Math.floor(MAX_PRINTED / cards);
    const message = `${sets} sets of ${counted(cards, 'card')} are ${sets * cards} cards, and ${MAX_PRINTED} are the limit`;
    const help = `ask for ${counted(most, 'set')} at most, and print the file several times`;
    return [tell('E0237', 'copies', message, help)];
  }
  const last = first + sets - 1;
  if (last <= MOST_SET_NUMBER) return [];
  const message = `${sets} sets from number ${first} on end at ${last}, and ${MOST_SET_NUMBER} is the last number`;
  return [tell('E0204', 'set-number', message, `begin at ${MOST_SET_NUMBER - sets + 1} or lower`)];
}

function repeatSets(
  { fronts, symbols }: CardFaces,
  { cards, print, words, measure }: SetJob,
): readonly CardFace[] {
  const { copies, setNumber } = print;
  const sets = Array.from({ length: copies }, (_, at) => at);
  if (setNumber === undefined) return sets.flatMap(() => fronts);
  const draw = openSetNumbers(
    cards.size,
    boundsWith((id) => symbols[id], measure, USUAL),
    measure,
  );
  return sets.flatMap((at) => numberSet(fronts, setNumber + at, draw, words));
}
