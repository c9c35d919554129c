import type { Random } from '../../cards/shuffle.ts';
import { meldHolds } from '../../engine/melds.ts';
import { rankingOf } from '../../engine/ranking.ts';
import { ledSuitOf } from '../../engine/trick.ts';
import type { ConceptWord } from '../deal/concept-words.ts';
import { missingConcepts } from '../deal/concepts.ts';
import type { PlayedHand, PlayMoment } from '../deal/played-hand.ts';
import type { QuestionTrace, TrickTrace } from '../trace.ts';
import type { ItemKind, ItemOf, PracticeItem } from './items.ts';
import { PROTOCOL } from './levels.ts';

/** What decides a trick, the rarest first: a trick is chosen by the first of these that happens in it. */
export const TRICK_CONCEPTS = ['identical', 'special', 'overtrump', 'ruff', 'trump-lead', 'discard'] as const satisfies readonly ConceptWord[]; // biome-ignore format: short

/** What binds a choice of cards, the rarest first. */
export const CHOICE_CONCEPTS = ['no-undertrump', 'must-overtrump', 'must-head', 'must-ruff', 'exempt', 'follow'] as const satisfies readonly ConceptWord[]; // biome-ignore format: short

/** How many cards are held where somebody is asked about them, at best. */
const HELD = { least: 3, most: 6 } as const;

type Find<Kind extends ItemKind> = (hand: PlayedHand, random: Random) => readonly ItemOf<Kind>[];

const FIND: { readonly [Kind in ItemKind]: Find<Kind> } = {
  winner: (hand) => tricksOf(hand, (trick, shows) => ({ kind: 'winner', shows, trick })),
  legal: choicesOf,
  next: (hand) =>
    tricksOf(hand, (trick, _shows, at) =>
      at < hand.tricks.length - 1 ? { kind: 'next', shows: [], trick } : undefined,
    ),
  points: (hand) =>
    hand.rules.cardPoints === undefined
      ? []
      : tricksOf(hand, (trick, _shows, at) => {
          const last = at === hand.tricks.length - 1;
          return last && hand.rules.lastTrick === 0 ? undefined : { kind: 'points', shows: [], trick, last };
        }),
  bid: ({ rules, setup, bids }) => {
    if (rules.bidding?.hook !== 'last' || bids.length < 2) return [];
    const shows: ConceptWord[] = [bids.at(-1)!.forbidden.length > 0 ? 'hook' : 'hook-harmless'];
    return [{ kind: 'bid', shows, size: setup.size, bids }];
  },
  meld: meldsOf,
  score: (hand) => [{ kind: 'score', shows: scoreConcepts(hand), hand }],
  mistake: mistakesOf,
};

/** The questions of a kind that a hand gives occasion to ask. */
export function itemsOf(kind: ItemKind, hand: PlayedHand, random: Random): readonly PracticeItem[] {
  return FIND[kind](hand, random);
}

function tricksOf<T>(
  hand: PlayedHand,
  use: (trick: TrickTrace, shows: readonly ConceptWord[], at: number) => T | undefined,
): readonly T[] {
  return hand.tricks.flatMap((_, at) => use(traceTrick(hand, at), trickConcepts(hand, at), at) ?? []);
}

/** A trick of a hand as replay would tell it. */
function traceTrick(hand: PlayedHand, at: number): TrickTrace {
  const { lead, cards, winner, reason, points } = hand.tricks[at]!;
  const plays = hand.moments
    .filter(({ trick }) => trick === at)
    .map(({ seat, card, holding, choice }) => ({ seat, card, holding, choice }));
  const ledSuit = ledSuitOf(rankingOf(hand.rules, hand.setup.trump), cards);
  return { lead, ledSuit, plays, winner, reason, ...(hand.rules.cardPoints && { points }) };
}

function trickConcepts(hand: PlayedHand, at: number): readonly ConceptWord[] {
  const moments = hand.moments.filter(({ trick }) => trick === at);
  return firstShown({ ...hand, tricks: [hand.tricks[at]!], moments }, TRICK_CONCEPTS);
}

function firstShown(hand: PlayedHand, words: readonly ConceptWord[]): readonly ConceptWord[] {
  const found = words.find((word) => missingConcepts(hand, [word]).length === 0);
  return found === undefined ? [] : [found];
}

/** The choices that something binds; those with a hand that is easy to overlook, where there are any. */
function choicesOf(hand: PlayedHand): readonly ItemOf<'legal'>[] {
  const found = hand.moments.flatMap((moment): readonly ItemOf<'legal'>[] => {
    const shows = firstShown({ ...hand, moments: [moment] }, CHOICE_CONCEPTS);
    if (shows.length === 0 || moment.holding.length > HELD.most) return [];
    return [{ kind: 'legal', shows, question: questionOf(hand, moment) }];
  });
  const long = found.filter(({ question }) => question.holding.length >= HELD.least);
  return long.length > 0 || hand.setup.size >= HELD.least ? long : found;
}

function questionOf(hand: PlayedHand, { trick, seat, played, holding, choice }: PlayMoment): QuestionTrace {
  const { seats } = hand.tricks[trick]!;
  return { trick, seat, played: played.map((card, at) => ({ seat: seats[at]!, card })), holding, choice };
}

/** Leads with a card that belongs to a meld, whether the rest of it is held or not. */
function meldsOf({ rules, setup, moments }: PlayedHand): readonly ItemOf<'meld'>[] {
  const { trump } = setup;
  return moments.flatMap((moment): readonly ItemOf<'meld'>[] => {
    const { trick, seat, card, holding } = moment;
    if (moment.played.length > 0 || holding.length > HELD.most) return [];
    const ways = rules.melds.map(({ sets }) => sets[trump ?? sets.length - 1] ?? []);
    const melds = ways.flatMap((_, meld) =>
      meldHolds(rules, trump, { trick, seat, meld }, card, holding) ? [meld] : [],
    );
    const near = ways.some((sets) => sets.some((cards) => cards.includes(card)));
    return near && holding.length > 1 ? [{ kind: 'meld', shows: melds.length > 0 ? ['meld'] : [], moment, melds }] : []; // biome-ignore format: short
  });
}

/** What a whole hand shows of its score. */
export const SCORE_CONCEPTS = ['made', 'missed', 'sweep', 'even'] as const satisfies readonly ConceptWord[];

function scoreConcepts(hand: PlayedHand): readonly ConceptWord[] {
  const missing = missingConcepts(hand, SCORE_CONCEPTS);
  return SCORE_CONCEPTS.filter((word) => !missing.includes(word));
}

function mistakesOf(hand: PlayedHand, random: Random): readonly ItemOf<'mistake'>[] {
  const tricks = hand.tricks.slice(0, PROTOCOL).map((_, at) => traceTrick(hand, at));
  if (tricks.length < PROTOCOL) return [];
  const wrong = Math.floor(random() * PROTOCOL);
  const others = tricks[wrong]!.plays.filter(({ seat }) => seat !== tricks[wrong]!.winner);
  const { seat: said } = others[Math.floor(random() * others.length)]!;
  return [{ kind: 'mistake', shows: [], tricks, wrong, said }];
}
