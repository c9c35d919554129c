import { bidOrder } from '../../engine/bidding.ts';
import { rankingOf, type Special } from '../../engine/ranking.ts';
import type { CardIndex, Rules } from '../../engine/rules.ts';
import { hasDealer, hasSchedule } from '../hand-setting.ts';
import { asksForSuit, type DocumentInput, everyTable } from '../input.ts';
import { nameByTrump, nameCards, trumpSuits } from './card-sets.ts';
import { hasTrumps } from './trump-text.ts';

/** What the text on bidding may name; undefined in games without. */
export function biddingContext(input: DocumentInput): object | undefined {
  const { rules } = input.game;
  const { bidding } = rules;
  if (!bidding) return undefined;
  return {
    left: bidding.first === 'left-of-dealer',
    right: bidding.first === 'right-of-dealer',
    dealer: bidding.first === 'dealer',
    leader: bidding.first === 'leader',
    dealerLast: bidding.first !== 'leader' && everyTable(input, (table) => bidOrder(table, 0).at(-1) === 0),
    hook: bidding.hook === 'last',
    trumpKnown: rules.trump.by !== 'none',
  };
}

/** What the text on playing a trick may name. */
export function playContext(input: DocumentInput): object {
  const { rules } = input.game;
  const words = rules.obligations.map(({ obligation }) => obligation.word);
  const has = (word: string) => words.includes(word);
  const follow = rules.obligations.find(({ obligation }) => obligation.word === 'follow')?.options;
  const leads = rules.firstLead;
  return {
    starter: {
      rotates: leads === 'rotates',
      // Where nobody deals, it is told with the seats; where a match has so many hands, with these.
      agreed: leads === 'rotates' && hasDealer(input),
      next:
        leads === 'rotates' &&
        (rules.match.hands === undefined || (rules.match.hands > 1 && hasSchedule(input))),
      left: leads === 'left-of-dealer',
      maker: leads === 'trump-maker',
      lastWinner: leads === 'last-winner',
    },
    leadTrump: has('lead-trump-first') && namerLeads(rules),
    namerLeadsTrump: has('lead-trump-first') && !namerLeads(rules),
    laterLeadsFree: has('lead-trump-first') && !has('no-trump-lead-before-ruff'),
    trumpsLater: has('no-trump-lead-before-ruff'),
    follow: asksForSuit(input),
    orTrump: follow?.orTrump === true,
    except: follow?.except && exceptOf(input, follow.except),
    ruff: has('ruff'),
    overtrump: has('overtrump'),
    head: has('head'),
    noUndertrump: has('no-undertrump'),
    undertrumpFirst: words.indexOf('no-undertrump') < words.indexOf('ruff') && has('no-undertrump'),
    free: !has('overtrump') && !has('head') && !has('no-undertrump'),
    hasTrumps: hasTrumps(input),
  };
}

/** Whether whoever leads first has named trumps as well, if somebody did; playing alone is told elsewhere. */
function namerLeads({ firstLead, trump }: Rules): boolean {
  if (trump.by !== 'naming') return trump.by !== 'turn-up' || trump.turned.length === 0 || firstLead === 'left-of-dealer'; // biome-ignore format: short
  return firstLead === 'trump-maker' || (firstLead === 'left-of-dealer' && trump.who === 'eldest-hand');
}

/** The cards that nobody has to follow with, told once for all trump suits. */
function exceptOf(input: DocumentInput, except: readonly (readonly boolean[])[]): string {
  const { rules } = input.game;
  const suits = trumpSuits(rules);
  const listOf = (flags: readonly boolean[] | undefined) => (flags ?? []).flatMap((is, card) => (is ? [card] : [])); // biome-ignore format: short
  const named = nameByTrump(input, suits, suits.map((suit) => listOf(except[suit]))); // biome-ignore format: short
  return named ?? nameCards(input, listOf(except.at(-1))).cards;
}

/** Special cards by what they do; undefined in games without. */
export function specialContext(input: DocumentInput): object | undefined {
  const { rules } = input.game;
  const { special, anytime } = rankingOf(rules, trumpSuits(rules)[0]);
  const kinds = (['first-wins', 'last-wins', 'never-wins'] as const).flatMap((kind) =>
    [true, false].flatMap((free) => {
      const cards = rules.deck.cards.map(({ index }) => index);
      const own = cards.filter((card) => special[card] === kind && (anytime[card] ?? false) === free);
      return own.length > 0 ? [groupOf(input, own, kind, free)] : [];
    }),
  );
  if (kinds.length === 0) return undefined;
  const some = (...wanted: readonly Special[]) => special.some((kind) => kind && wanted.includes(kind));
  const all = nameCards(
    input,
    rules.deck.cards.flatMap(({ index }) => (special[index] ? [index] : [])),
  );
  return {
    ...all,
    groups: kinds,
    // What all of them may do is told once.
    alike: kinds.length > 1 && special.every((kind, card) => !kind || anytime[card]),
    duties: hasDuties(input),
    wins: some('first-wins', 'last-wins'),
    never: some('never-wins'),
    anytime: anytime.includes(true),
  };
}

/** Whether more is asked for than the suit. */
function hasDuties({ game }: DocumentInput): boolean {
  return game.rules.obligations.some(({ obligation }) => obligation.word !== 'follow');
}

function groupOf(input: DocumentInput, cards: readonly CardIndex[], kind: Special, anytime: boolean): object {
  const named = nameCards(input, cards);
  const last = kind === 'last-wins';
  const duties = hasDuties(input);
  return { ...named, never: kind === 'never-wins', last, anytime, duties, hasTrumps: hasTrumps(input), alone: cards.length === 1 }; // biome-ignore format: short
}
