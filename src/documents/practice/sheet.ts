import { rankingOf } from '../../engine/ranking.ts';
import type { Block } from '../../page/block.ts';
import type { FlowBlock } from '../../page/content.ts';
import type { Mm } from '../../page/geometry.ts';
import { ITEM_KINDS, type ItemKind, type PracticeItem } from '../../proof/practice/items.ts';
import type { PracticeSheet } from '../../proof/practice/practice.ts';
import { from, heading, row, rule, space, stack, text } from '../blocks.ts';
import { leaderTag } from '../exercise-parts.ts';
import { pageHead } from '../frame.ts';
import { handTrump, hasTrumpSuit } from '../hand-setting.ts';
import { type DocumentInput, type HandInput, isNarrow, type Practice } from '../input.ts';
import { ITEM_ORIGINS } from '../origins.ts';
import { bidItem, legalItem, meldItem } from './hand-items.ts';
import { LETTER, lettered, letterOf, type PracticeInput } from './parts.ts';
import { mistakeItem, scoreItem } from './table-items.ts';
import { nextItem, pointsItem, winnerItem } from './trick-items.ts';

/** The items of a sheet that one question asks about, under its number. */
interface Task {
  readonly number: number;
  readonly kind: ItemKind;
  readonly items: readonly PracticeItem[];
}

/** The questions of a sheet, numbered from 1. */
export function tasksOf({ items }: PracticeSheet): readonly Task[] {
  return ITEM_KINDS.map((kind) => ({ kind, items: items.filter((item) => item.kind === kind) }))
    .filter((task) => task.items.length > 0)
    .map((task, at) => ({ ...task, number: at + 1 }));
}

/** The input for a sheet, with the ranking that its trump suit makes. */
export function ofSheet(input: DocumentInput, { trump }: PracticeSheet, told: boolean): PracticeInput {
  return { ...input, ranking: rankingOf(input.game.rules, trump), told };
}

/** What stands on a sheet to hand out, or with its answers. */
export function sheetBlocks(
  input: PracticeInput,
  practice: Practice,
  sheet: PracticeSheet,
): readonly FlowBlock[] {
  const { words, game, language, told } = input;
  const title = words.text(told ? 'practice-solution' : 'practice-title', { game: game.title[language], number: sheet.number }); // biome-ignore format: short
  const pupil = practice.pupils?.[sheet.number - 1];
  const lead = [
    ...(told && pupil !== undefined ? [pupil] : []),
    told ? game.title[language] : words.text('practice-number', { number: sheet.number }),
    words.text('practice-level', { level: practice.level }),
    ...trumpOf(input),
  ].join(' · ');
  return [
    pageHead(input, {
      title,
      lead,
      titleFrom: told ? 'paper' : 'title',
      leadFrom: ['title', 'trump'],
      size: 'sheet',
      ...(told && { right: leaderTag(input) }),
    }),
    space(4.6),
    ...(told ? [] : [from('paper', fields(input, pupil)), space(5)]),
    ...tasksOf(sheet).flatMap((task) => taskBlocks(input, task)),
  ];
}

/** Which suit is trump on the whole sheet; nothing where the game has none. */
function trumpOf(input: HandInput): readonly string[] {
  return hasTrumpSuit(input) ? [handTrump(input).replace(/\.$/, '')] : [];
}

function taskBlocks(input: PracticeInput, { number, kind, items }: Task): readonly FlowBlock[] {
  const question = row([[LETTER, text('head', String(number))], ['rest', heading(2, 'head', input.words.text(`practice-${kind}`))]]); // biome-ignore format: a pair
  const origins = ITEM_ORIGINS[kind];
  return [
    from('paper', { ...question, keep: true }),
    space(2),
    ...items.flatMap((item, at): readonly Block[] => [
      ...itemBlocks(input, item).flatMap((block, part) =>
        part === 0
          ? [from(origins, lettered(letterOf(at, items.length), block))]
          : [space(AFTER_PART), from(origins, lettered('', block))],
      ),
      space(at === items.length - 1 ? AFTER_TASK : AFTER_ITEM),
    ]),
  ];
}

const AFTER_PART: Mm = 2.4;
const AFTER_ITEM: Mm = 4.6;
const AFTER_TASK: Mm = 7;

/** An item in one piece, or in several where it can be longer than a page. */
function itemBlocks(input: PracticeInput, item: PracticeItem): readonly Block[] {
  switch (item.kind) {
    case 'winner':
      return [winnerItem(input, item)];
    case 'legal':
      return [legalItem(input, item)];
    case 'next':
      return [nextItem(input, item)];
    case 'points':
      return [pointsItem(input, item)];
    case 'bid':
      return [bidItem(input, item)];
    case 'meld':
      return [meldItem(input, item)];
    case 'score':
      return [scoreItem(input, item)];
    case 'mistake':
      return mistakeItem(input, item);
  }
}

/** Lines for name, class and date; the name of a pupil stands on its line. */
function fields(input: DocumentInput, pupil: string | undefined): Block {
  const { words } = input;
  const field = (label: string, value?: string) =>
    stack([text('label', label), ...(value === undefined ? [space(7)] : [space(1.5), text('body', value)]), rule('hairline')]); // biome-ignore format: short
  const name = field(words.text('name'), pupil);
  const date = field(words.text('date'));
  if (isNarrow(input)) return row([['rest', name], [34, date]], { gap: 6, align: 'bottom' }); // biome-ignore format: a pair
  return row([['rest', name], [34, field(words.text('practice-class'))], [44, date]], { gap: 8, align: 'bottom' }); // biome-ignore format: a pair
}
