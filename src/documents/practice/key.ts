import type { CardIndex } from '../../engine/rules.ts';
import type { Run, TableBlock, TableCell, TableRow } from '../../page/block.ts';
import type { DocumentContent } from '../../page/content.ts';
import type { Mm } from '../../page/geometry.ts';
import type { PracticeItem } from '../../proof/practice/items.ts';
import type { PracticeSheet } from '../../proof/practice/practice.ts';
import { space, text } from '../blocks.ts';
import { cardName, type DocumentInput, figure, type Practice, seatName, stylesOf } from '../input.ts';
import { leaderTag } from '../exercise-parts.ts';
import { flowDocument, pageHead } from '../frame.ts';
import { rankSign } from '../card-names.ts';
import { hasTrumpSuit } from '../hand-setting.ts';
import { suitSymbol } from '../suit-symbols.ts';
import { forbiddenBid, meldNames } from './hand-items.ts';
import { letterOf } from './parts.ts';
import { tasksOf } from './sheet.ts';

/** Height of a row: thirty of them and the head stand on one page. */
const ROW: Mm = 7;

/** Every so many rows a stronger line. */
const GROUP = 5;

/** Width of the columns of the number and of the trump suit. */
const NUMBER: Mm = 10;
const TRUMP: Mm = 13;

/** Least room behind a column, and height of a sign. */
const BEHIND: Mm = 2;
const SIGN: Mm = 2.9;

/** All answers of a set of sheets in a table, one row a sheet. */
export function composeKey(input: DocumentInput, practice: Practice): DocumentContent {
  const { game, language, words } = input;
  const name = game.title[language];
  const last = practice.sheets.length;
  const title = words.text('practice-key');
  const label = words.text('practice-solutions', { last, one: last === 1 });
  const lead = [name, words.text('practice-sheets', { last, one: last === 1 }), words.text('practice-level', { level: practice.level }), words.text('practice-seed', { seed: practice.seed })].join(' · '); // biome-ignore format: short
  return flowDocument(input, {
    title: `${name}: ${label}`,
    subject: words.text('solution-subject'),
    footer: `${name} · ${label}`,
    mark: 'computed',
    blocks: [
      pageHead(input, { title, lead, size: 'sheet', right: leaderTag(input) }),
      space(4),
      keyTable(input, practice),
    ],
  });
}

function keyTable(input: DocumentInput, { sheets }: Practice): TableBlock {
  const answers = sheets.map((sheet) => tasksOf(sheet).flatMap(({ items }) => items.map((item) => answerRuns(input, item)))); // biome-ignore format: short
  const heads = headsOf(input, sheets[0]!);
  const trump = hasTrumpSuit(input);
  const natural = heads.map(({ letter }, at) => Math.max(...[[{ text: letter }], ...answers.map((row) => row[at] ?? [])].map((runs) => runsWidth(input, runs))) + BEHIND); // biome-ignore format: short
  const fixed = NUMBER + (trump ? TRUMP : 0);
  const sum = natural.reduce((all, width) => all + width, 0);
  const scale = (input.width - fixed) / sum;
  const widths = natural.map((width) => width * Math.min(scale, 1.6));
  const label = (key: string): TableCell => ({ block: text('label', input.words.text(key)), header: 'Column', valign: 'bottom', rows: 2 }); // biome-ignore format: short
  const head: TableRow = {
    head: true,
    cells: [label('practice-sheet'), ...(trump ? [label('table-trump')] : []), ...taskHeads(input, sheets[0]!), { rows: 2 }],
  };
  const letters: TableRow = {
    head: true,
    height: 5.4,
    below: 'head',
    cells: heads.map(({ letter }) => ({ block: text('label', letter), header: 'Column', valign: 'middle' })),
  };
  const rows = sheets.map(({ number, trump: suit }, at): TableRow => {
    const cells: TableCell[] = [
      { block: text('small', [{ text: String(number), weight: 'semibold' }]), header: 'Row', valign: 'middle' },
      ...(trump ? [{ block: text('small', trumpRuns(input, suit)), valign: 'middle' as const }] : []),
      ...(answers[at] ?? []).map((runs) => ({ block: text('small', runs), valign: 'middle' as const })),
      {},
    ];
    return { cells, height: ROW, below: (at + 1) % GROUP === 0 || at === sheets.length - 1 ? 'head' : 'hairline' };
  });
  const columns = [{ width: NUMBER }, ...(trump ? [{ width: TRUMP }] : []), ...widths.map((width) => ({ width })), { width: 'rest' as const }]; // biome-ignore format: short
  return { kind: 'table', columns, rows: [head, letters, ...rows] };
}

/** The letters of all items, in the order of the columns. */
function headsOf(_input: DocumentInput, sheet: PracticeSheet): readonly { readonly letter: string }[] {
  return tasksOf(sheet).flatMap(({ items }) => items.map((_, at) => ({ letter: letterOf(at, items.length) })));
}

/** The number of each question with what it asks for, over its columns. */
function taskHeads(input: DocumentInput, sheet: PracticeSheet): readonly TableCell[] {
  return tasksOf(sheet).map(({ number, kind, items }) => {
    const runs: Run[] = [{ text: `${number} `, weight: 'semibold' }, { text: input.words.text(`practice-${kind}-short`) }];
    return { block: text('label', runs), header: 'Column', valign: 'bottom', columns: items.length };
  });
}

function trumpRuns(input: DocumentInput, suit: number | undefined): readonly Run[] {
  if (suit === undefined) return [{ text: '–' }];
  const alt = input.game.deck.suits[suit]?.name[input.language] ?? '';
  return [{ symbol: suitSymbol(suit), height: SIGN, alt }];
}

/** The answer to an item in as few signs as can be. */
function answerRuns(input: DocumentInput, item: PracticeItem): readonly Run[] {
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
    { symbol: suitSymbol(suit), height: SIGN, alt: cardName(input, card), gap: 0.4 },
    { text: sign ? rankSign(sign, input.language) : '', gap: 1.2 },
  ];
}

/** The width of runs on one line. */
function runsWidth(input: DocumentInput, runs: readonly Run[]): Mm {
  const { small } = stylesOf(input);
  return runs.reduce((sum, run) => {
    const gap = run.gap ?? 0;
    if ('symbol' in run) return sum + run.height * WIDEST_SIGN + gap;
    return sum + input.measure.width(run.text, { ...small, weight: run.weight ?? small.weight }) + gap;
  }, 0);
}

/** The width of the widest signs in parts of their height. */
const WIDEST_SIGN = 1.15;
