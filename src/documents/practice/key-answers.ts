import type { CardIndex } from '../../engine/rules.ts';
import type { Run } from '../../page/block.ts';
import type { Mm } from '../../page/geometry.ts';
import type { PracticeItem } from '../../proof/practice/items.ts';
import { rankSign } from '../card-names.ts';
import { wordSign } from '../hand-setting.ts';
import { cardName, type DocumentInput, figure, seatName, stylesOf } from '../input.ts';
import { forbiddenBid, meldNames } from './hand-items.ts';

/** Height of a sign. */
const SIGN: Mm = 2.9;

/** The sign of the trump suit. */
export function trumpRuns(input: DocumentInput, suit: number | undefined): readonly Run[] {
  if (suit === undefined) return [{ text: '–' }];
  const alt = input.game.deck.suits[suit]?.name[input.language] ?? '';
  return [{ symbol: wordSign(input, suit), height: SIGN, alt }];
}

/** The answer to an item in as few signs as can be. */
export function answerRuns(input: DocumentInput, item: PracticeItem): readonly Run[] {
  const strong = (seat: number | undefined): Run => ({ text: seat === undefined ? '' : seatName(input, seat), weight: 'semibold', gap: 1.6 }); // biome-ignore format: short
  switch (item.kind) {
    case 'winner': {
      const { reason, winner } = item.trick;
      return [strong(winner), ...(reason ? cardRuns(input, reason.card) : [])];
    }
    case 'legal':
      return item.question.choice.allowed.flatMap((card) => cardRuns(input, card));
    case 'next':
      return [strong(item.trick.winner)];
    case 'points':
      return [{ text: figure(item.trick.points ?? 0) }];
    case 'bid':
      return [{ text: forbiddenBid(item.bids.at(-1)?.forbidden ?? []) }];
    case 'meld':
      return [{ text: meldNames(input, item.melds) }];
    case 'score':
      return [{ text: item.hand.scores.map(({ score }) => figure(score)).join(' | ') }];
    case 'mistake':
      return [{ text: `${item.wrong + 1}: ` }, strong(item.tricks[item.wrong]?.winner)];
  }
}

function cardRuns(input: DocumentInput, card: CardIndex): readonly Run[] {
  const { deck } = input.game;
  const { suit, rank } = deck.cards[card]!;
  const sign = deck.ranks[rank];
  return [
    { symbol: wordSign(input, suit), height: SIGN, alt: cardName(input, card), gap: 0.4 },
    { text: sign ? rankSign(sign, input.language) : '', gap: 1.2 },
  ];
}

/** The width of runs on one line. */
export function runsWidth(input: DocumentInput, runs: readonly Run[], style: 'small' | 'label'): Mm {
  const face = stylesOf(input)[style];
  return runs.reduce((sum, run) => {
    const gap = run.gap ?? 0;
    if ('symbol' in run) return sum + run.height * WIDEST_SIGN + gap;
    return sum + input.measure.width(run.text, { ...face, weight: run.weight ?? face.weight }) + gap;
  }, 0);
}

/** The width of the widest signs in parts of their height. */
const WIDEST_SIGN = 1.15;
