import type { Seat } from '../../engine/rules.ts';
import type { ConceptWord } from '../deal/concept-words.ts';
import type { BidMoment, PlayedHand, PlayMoment } from '../deal/played-hand.ts';
import type { QuestionTrace, TrickTrace } from '../trace.ts';

/** What a sheet can ask, in the order in which its questions stand. */
export const ITEM_KINDS = ['winner', 'legal', 'next', 'points', 'bid', 'meld', 'score', 'mistake'] as const;

/** One of these kinds. */
export type ItemKind = (typeof ITEM_KINDS)[number];

/** One question with all that its answer follows from; `shows`: what happens in it. */
export type PracticeItem =
  /** Who wins the trick, and why. */
  | { readonly kind: 'winner'; readonly shows: Shown; readonly trick: TrickTrace }
  /** Which cards are legal. */
  | { readonly kind: 'legal'; readonly shows: Shown; readonly question: QuestionTrace }
  /** Who leads next. */
  | { readonly kind: 'next'; readonly shows: Shown; readonly trick: TrickTrace }
  /** How many card points a trick has; `last`: the last one of its hand. */
  | { readonly kind: 'points'; readonly shows: Shown; readonly trick: TrickTrace; readonly last: boolean }
  /** Which number the last bidder may not say; the bids before it stand in their order. */
  | {
      readonly kind: 'bid';
      readonly shows: Shown;
      readonly size: number;
      readonly bids: readonly BidMoment[];
    }
  /** What may be melded with the card that is led; `melds`: indices into `rules.melds`. */
  | {
      readonly kind: 'meld';
      readonly shows: Shown;
      readonly moment: PlayMoment;
      readonly melds: readonly number[];
    }
  /** What each side scores. */
  | { readonly kind: 'score'; readonly shows: Shown; readonly hand: PlayedHand }
  /** The first tricks of a hand, and who is said to have won the trick `wrong` (from 0), which is not so. */
  | {
      readonly kind: 'mistake';
      readonly shows: Shown;
      readonly tricks: readonly TrickTrace[];
      readonly wrong: number;
      readonly said: Seat;
    };

/** Concepts that an item shows and by which it is chosen; none where nothing but the highest card counts. */
type Shown = readonly ConceptWord[];

/** An item of one kind. */
export type ItemOf<Kind extends ItemKind> = Extract<PracticeItem, { readonly kind: Kind }>;

/** What tells items apart: the cards, seats and numbers that are shown, not the hand they come from. */
export function identityOf(item: PracticeItem): string {
  switch (item.kind) {
    case 'winner':
    case 'next':
    case 'points':
      return trickIdentity(item.trick);
    case 'legal': {
      const { played, holding } = item.question;
      return `${played.map(({ card }) => card).join()}/${holding.join()}`;
    }
    case 'bid':
      return `${item.size}:${item.bids.map(({ seat, bid }) => `${seat}${bid}`).join()}`;
    case 'meld':
      return `${item.moment.card}/${item.moment.holding.join()}`;
    case 'score': {
      const { setup, record } = item.hand;
      return JSON.stringify([
        setup.maker,
        setup.doubles,
        setup.bids,
        record.won,
        record.points,
        record.melds,
      ]);
    }
    case 'mistake':
      return `${item.tricks.map(trickIdentity).join('|')}/${item.wrong}${item.said}`;
  }
}

/** A trick by its leader and its cards in the order of play. */
export function trickIdentity({ lead, plays }: Pick<TrickTrace, 'lead' | 'plays'>): string {
  return `${lead}:${plays.map(({ card }) => card).join()}`;
}
