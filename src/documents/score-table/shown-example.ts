import type { Block } from '../../page/block.ts';
import type { HandTrace } from '../../proof/trace.ts';
import { row, space, text } from '../blocks.ts';
import { CHECKED } from '../frame.ts';
import { handSetting } from '../hand-setting.ts';
import { type DocumentInput, figure, ofHand, sideName } from '../input.ts';
import { strong } from '../markup.ts';
import { wordSide } from '../score-reason.ts';
import { bidExample, chooseExample, filledExample, standsInRow, widthOfExample } from './example.ts';
import type { KeyParts } from './key.ts';
import type { ScorePlan } from './plan.ts';
import type { TableParts } from './table-parts.ts';

/** A row of the table as an example, or a block beside the key. */
export interface ShownExample {
  readonly row?: NonNullable<TableParts['example']>;
  /** Why a row is as it is, below the table. */
  readonly why: readonly Block[];
  readonly beside?: NonNullable<KeyParts['example']>;
}

/** By which lines and steps the sides score that score anything, and what stood before. */
function reasonOf(input: DocumentInput, hand: HandTrace): string {
  const own = ofHand(input, hand);
  const sides = hand.sides ?? [];
  const said = sides.flatMap((score, side) =>
    score.score === 0 ? [] : [`${sideName(own, side)}: ${wordSide(own, hand, side)}`],
  );
  const before = hand.totals?.before.map(figure).join(' : ');
  return [...said, ...(before === undefined ? [] : [`${input.words.text('stood')} ${before}`])].join(' · ');
}

/** A checked example: a row of the same table where partners play, else the numbers of each player. */
export function exampleOf(input: DocumentInput, plan: ScorePlan): ShownExample | undefined {
  const inRow = standsInRow(input);
  const hand = chooseExample(input, inRow);
  if (!hand) return undefined;
  if (!inRow)
    return { why: [], beside: { block: bidExample(input, hand, plan), width: widthOfExample(hand) } };
  const setting = handSetting(ofHand(input, hand), hand);
  const { words } = input;
  const said = row(
    [
      ['rest', text('small', `${strong(words.text('table-example', {}))} · ${setting}`)],
      ...(input.draft || hand.claims === 0 ? [] : [['fit', text('label', [CHECKED, { text: words.text('checked') }])] as const]),
    ],
    { align: 'baseline' },
  ); // biome-ignore format: short
  const why = text('label', reasonOf(input, hand), 'right');
  return { row: { said, filled: filledExample(hand, plan) }, why: [why, space(2.4)] };
}
