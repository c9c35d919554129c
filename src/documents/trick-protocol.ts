import type { TableBlock, TableCell, TableRow } from '../page/block.ts';
import { MM_PER_PT } from '../page/geometry.ts';
import { rule, space, stack, text } from './blocks.ts';
import { flowDocument, pageHead } from './frame.ts';
import { hasSchedule, hasTrumpSuit } from './hand-setting.ts';
import { howToWrite } from './how-to-write.ts';
import { type DocumentInput, type DocumentKind, hasPartners, isNarrow, stylesOf } from './input.ts';
import { quiet } from './match-box.ts';
import { addedByNames, nameLines } from './name-lines.ts';
import { BAND_ROW, narrowProtocol, starterOf } from './narrow-protocol.ts';
import { cardColumn, LAST_ROOM, matchTotals, totalRows, totalsHeight } from './protocol-totals.ts';
import { largestHand } from './trick-scoring.ts';
import { headRow, middle } from './trick-table.ts';

/** The sheet to write hands on, trick by trick: a whole match where it has few hands alike, else some hands of it. */
export const trickProtocol: DocumentKind = {
  applies: () => true,
  byPlayers: true,
  compose: (input) => {
    const { game, language, words } = input;
    const title = words.text('protocol');
    const name = game.title[language];
    const { hands, whole } = planOf(input);
    const tricks = largestHand(game.rules);
    const context = { game: name, hands, tricks, one: tricks === 1, round: hasSchedule(input) };
    const lead = words.text(whole ? (hands > 1 ? 'protocol-lead' : 'protocol-lead-single') : 'protocol-lead-part', context); // biome-ignore format: short
    const first = isNarrow(input);
    const blocks = [
      pageHead(input, { title, lead, size: 'sheet' }),
      space(9),
      nameLines(input),
      ...(first ? howToWrite(input) : []),
      space(7),
      protocolTable(input),
      space(3),
      ...(whole ? [matchTotals(input, hands > 1)] : []),
      ...(first ? [] : howToWrite(input)),
    ];
    const page = { title: `${name}: ${title}`, subject: words.text('protocol-subject'), blocks };
    return flowDocument(input, { ...page, footer: `${name} · ${title}`, mark: 'plain' });
  },
};

/** Best height of a row to write in. */
const ROW = 11.3;

/** Least height of a row on one page, and of rows of which as many as fit stand on it. */
const LEAST_ROW = 6;
const DENSE_ROW = 8;

/** Height of rows that need several pages anyway. */
const PLAIN_ROW = 9;

/** Least height of rows on narrow pages, where large words take what they need. */
const NARROW_ROW = 7.2;

/** Height of the number of a hand with the seat that begins below it. */
const NUMBER = 14.6;

/** Pages of a narrow sheet that holds as many hands as fit: both sides of one paper. */
const NARROW_PAGES = 2;

/** What stands on the sheet: how many hands, and whether they are all of a match whose points players add up alone. */
interface Plan {
  readonly hands: number;
  readonly whole: boolean;
}

function planOf(input: DocumentInput): Plan {
  const { rules } = input.game;
  if (hasSchedule(input)) return { hands: 1, whole: false };
  const { hands } = rules.match;
  if (hands !== undefined) return { hands, whole: !hasPartners(input) };
  const each = largestHand(rules) * DENSE_ROW + totalsHeight(input) + (isNarrow(input) ? BAND_ROW : 0);
  const room = input.height * (isNarrow(input) ? NARROW_PAGES : 1) - REST;
  return { hands: Math.max(1, Math.floor(room / each)), whole: false };
}

function protocolTable(input: DocumentInput): TableBlock {
  const { game, words } = input;
  const { players } = game.rules;
  const { hands } = planOf(input);
  if (isNarrow(input)) return narrowProtocol(input, hands, fittingRow(input));
  const cards = Array.from({ length: players }, (_, index) => words.text('nth-card', { number: index + 1 }));
  const labels = [
    words.text('hand-head', { round: hasSchedule(input) }),
    words.text('trick'),
    words.text('lead'),
    ...cards,
    words.text('winner'),
  ];
  const card = cardColumn(input);
  const rowHeight = fittingRow(input);
  const rows = Array.from({ length: hands }, (_, hand) => handRows(input, hand, rowHeight));
  return {
    kind: 'table',
    padding: 2,
    columns: [
      { width: 16, padding: 0 },
      { width: 16, padding: 0 },
      { width: 20, line: 'hairline' },
      ...Array.from({ length: players }, () => ({ width: card, line: 'hairline' as const })),
      { width: 'rest', line: 'hairline' },
    ],
    rows: [headRow(labels, 'head'), ...rows.flat()],
  };
}

/** What the page needs besides the table's rows: title, names, points of the match, a line that shows how to write. */
const REST = 72;

/** Rows as high as is pleasant, or lower so that a match stays on its page, but never under 6 mm. */
function fittingRow(input: DocumentInput): number {
  const { rules } = input.game;
  const { hands } = planOf(input);
  const size = largestHand(rules);
  const band = isNarrow(input) ? BAND_ROW : 0;
  const free = input.height - REST - addedByNames(input) - hands * (totalsHeight(input) + band) - LAST_ROOM;
  const fitting = free / (size * hands);
  if (isNarrow(input)) return fitting < NARROW_ROW ? NARROW_ROW : Math.min(ROW, fitting);
  const height = fitting < LEAST_ROW ? PLAIN_ROW : Math.min(ROW, fitting);
  return Math.max(height, NUMBER / size);
}

function handRows(input: DocumentInput, hand: number, height: number): readonly TableRow[] {
  const { game, words } = input;
  const { players } = game.rules;
  const handSize = largestHand(game.rules);
  const starter = starterOf(input, hand);
  const blanks = Array.from({ length: players + 1 }, (): TableCell => ({}));
  // The number of a hand stands beside its first row.
  const figure = stylesOf(input).figure.leading * MM_PER_PT;
  const number = stack([
    space(Math.max(0, (height - figure) / 2)),
    hasSchedule(input)
      ? stack([space(figure), rule('hairline', 13), space(1.6)])
      : text('figure', String(hand + 1)),
    ...(starter === '' ? [] : [text('label', words.text('begins', { seat: starter }))]),
    ...(hasTrumpSuit(input)
      ? [text('label', words.text('trump-blank')), space(5), rule('hairline', 13)]
      : []),
  ]);
  const tricks = Array.from({ length: handSize }, (_, trick): TableRow => {
    const lead = trick === 0 && starter !== '' ? [middle(text('body', [quiet(starter)]))] : [{}];
    const cells = [
      { ...middle(text('body', String(trick + 1))), header: 'Row' as const },
      ...lead,
      ...blanks,
    ];
    const head: TableCell[] =
      trick === 0 ? [{ block: number, rows: handSize, header: 'Row', valign: 'top' }] : [];
    return { height, below: 'hairline', cells: [...head, ...cells] };
  });
  return [...tricks, ...totalRows(input, hand === planOf(input).hands - 1)];
}
