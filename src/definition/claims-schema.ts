import * as z from 'zod/mini';
import type { PlayReason, WinReason } from '../engine/reasons.ts';
import { about, bySeat, list, strict, whole, words } from './schema-parts.ts';

/** Most tricks of a hand. */
export const MAX_TRICKS = 99;

const PLAY_REASONS = Object.keys({
  leads: true,
  'must-lead-trump': true,
  'trumps-not-broken': true,
  'must-follow': true,
  void: true,
  exempt: true,
  'must-ruff': true,
  'must-overtrump': true,
  'cannot-overtrump': true,
  'must-head': true,
  'no-undertrump': true,
  'no-suit': true,
  anytime: true,
  free: true,
} satisfies Record<PlayReason['kind'], true>) as readonly PlayReason['kind'][];

const WIN_REASONS = Object.keys({
  'highest-of-led-suit': true,
  'highest-trump': true,
  'special-wins': true,
  'all-never-win': true,
} satisfies Record<WinReason['kind'], true>) as readonly WinReason['kind'][];

const seat = (description: string) => about(description, z.optional(z.string()));
const number = (description: string) => about(description, z.optional(z.int()));
const property = (description: string) => about(description, z.optional(z.boolean()));

/** Whole numbers by seat or side. */
export const numbersBySide = (description: string) => about(description, z.optional(bySeat(z.int())));

/** Whole numbers by unit, then by side. */
const unitsBySide = (description: string) =>
  about(
    description,
    z.optional(z.record(z.string(), bySeat(z.int()), { error: () => 'map\n{brot: {A: %}}' })),
  );

const trick = () => about('the trick, counted from 1', whole(1, MAX_TRICKS));
const ofSeat = () => about('whose card', z.string());

const cardClaims = (description: string) =>
  about(
    description,
    z.optional(
      list(
        strict({
          trick: trick(),
          seat: ofSeat(),
          card: about('the card', z.string()),
          why: about('the reason that the rules give', z.optional(z.enum(PLAY_REASONS))),
        }),
        '[{trick: 1, seat: A, card: %}]',
      ),
    ),
  );

/** Claims about one hand. */
export const HandClaimsSchema = strict({
  trump: about('the trump suit, or `none`', z.optional(z.string())),
  'hand-size': number('cards of each player'),
  hands: number('hands in the whole match'),
  dealer: seat('who deals'),
  leader: seat('who leads the first trick'),
  'next-dealer': seat('who deals the next hand'),
  'next-leader': seat('who leads the first trick of the next hand'),
  winners: about('who wins each trick', z.optional(list(about('the winner of the trick', z.string())))),
  winning: about(
    'why tricks are won',
    z.optional(
      list(
        strict({ trick: trick(), why: about('the reason that the rules give', z.enum(WIN_REASONS)) }),
        '[{trick: 1, why: %}]',
      ),
    ),
  ),
  legal: cardClaims('cards that a seat may play'),
  illegal: cardClaims('cards that a seat holds and may not play'),
  'legal-cards': about(
    'all cards that a seat may play',
    z.optional(
      list(
        strict({ trick: trick(), seat: ofSeat(), cards: words('these cards and no others') }),
        '[{trick: 1, seat: A, cards: %}]',
      ),
    ),
  ),
  sees: z.optional(words('the cards that whoever names trumps has seen by then')),
  'last-card-allowed': property('whether whoever names trumps may let the last card dealt to him decide'),
  bidder: seat('who bids next'),
  'forbidden-bids': about('exactly the bids that the next bidder may not make', z.optional(list(z.int()))),
  'solo-allowed': property('whether somebody may play alone'),
  'trick-points': about('card points of each trick', z.optional(list(z.int()))),
  points: numbersBySide('card points of each side'),
  tricks: numbersBySide('tricks of each side'),
  lines: about('the line of the scoring key that counts for each side', z.optional(bySeat(z.string()))),
  scores: numbersBySide('what each side scores'),
  sum: number('all scores together'),
  awards: unitsBySide('units that the hand gives at once'),
  totals: numbersBySide('what each side has after this hand'),
  units: unitsBySide('the units of each side after this hand'),
  'game-over': property('whether the game ends with this hand'),
});

/** Claims about several hands. */
export const MatchClaimsSchema = strict({
  scores: about(
    'what each side scores, hand by hand',
    z.optional(list(about('the scores of one hand', bySeat(z.int())), '[{A: %}]')),
  ),
  leaders: about('who leads the first trick of each hand', z.optional(list(z.string()))),
  dealers: about('who deals each hand', z.optional(list(z.string()))),
  totals: numbersBySide('what each side has in the end'),
  sum: number('all totals together'),
  places: about('the place of each side, equal totals share', z.optional(bySeat(whole(1, 99)))),
  games: numbersBySide('games that each side won'),
  units: unitsBySide('the units of each side in the end'),
});

/** Claims about one hand as an author writes them. */
export type HandClaimsInput = z.infer<typeof HandClaimsSchema>;

/** Claims about several hands as an author writes them. */
export type MatchClaimsInput = z.infer<typeof MatchClaimsSchema>;
