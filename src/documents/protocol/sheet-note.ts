import type { Block, Run } from '../../page/block.ts';
import { MM_PER_PT, type Mm } from '../../page/geometry.ts';
import { row, space, stack, text } from '../blocks.ts';
import { handWord } from '../hand-setting.ts';
import { trickAsWritten, widthOf } from '../how-to-write.ts';
import { type DocumentInput, isNarrow, stylesOf } from '../input.ts';
import { scoringRows } from '../rules-text/score-text.ts';
import { dealerDot } from './cells.ts';
import type { SheetForm } from './sheet-form.ts';
import { dealerMatters } from './sheet-hands.ts';

/** Keys of more lines than these stand on the score table alone. */
const MOST_LINES = 4;

/** Room above what is said of a sheet, between its lines, and behind their heads. */
const ABOVE: Mm = 3.4;
const BETWEEN: Mm = 1;
const BEHIND: Mm = 3;

/** What is said below a sheet, and how high it stands. */
interface SheetNote {
  readonly block: Block;
  readonly height: Mm;
}

/** How a trick is written, what a hand scores, what the dot means; undefined if there is nothing to say. */
export function sheetNote(form: SheetForm): SheetNote | undefined {
  const { input } = form;
  const { words } = input;
  const { small } = stylesOf(input);
  const heads = [words.text('how-to-write'), words.text('key-head')];
  const semibold = { ...small, weight: 'semibold' as const };
  const head = isNarrow(input) ? 0 : Math.max(...heads.map((one) => input.measure.width(one, semibold))) + BEHIND; // biome-ignore format: short
  const room = input.width - head;
  const written = trickAsWritten(input, { bySeat: true, room });
  const signs = signsLine(form);
  const lines: readonly NoteLine[] = [
    { label: heads[0] ?? '', runs: written, dot: false },
    { label: heads[1] ?? '', runs: scoringLine(input), dot: false },
    { label: '', ...signs },
  ].flatMap(({ label, runs, dot }) => (runs && runs.length > 0 ? [{ label, runs, dot }] : []));
  if (lines.length === 0) return undefined;
  const inLines = ({ runs, label }: NoteLine) => Math.ceil(widthOf(input, runs) / (room * FILLED)) + (head === 0 && label !== '' ? 1 : 0); // biome-ignore format: short
  const count = lines.reduce((sum, line) => sum + inLines(line), 0);
  const height = ABOVE + count * small.leading * MM_PER_PT + (lines.length - 1) * BETWEEN;
  const blocks = lines.map((line) => labelled(input, line, head));
  return { block: stack([space(ABOVE), stack(blocks, { gap: BETWEEN })]), height };
}

/** One thing that is said, behind the dot that it explains. */
interface NoteLine {
  readonly label: string;
  readonly runs: readonly Run[];
  readonly dot: boolean;
}

/** Lines are not full where a long word does not fit. */
const FILLED = 0.96;

function labelled(input: DocumentInput, { label, runs, dot }: NoteLine, head: Mm): Block {
  const { small } = stylesOf(input);
  const said = text('small', runs);
  // The dot stands on the middle of the small letters.
  const down = (small.leading * MM_PER_PT) / 2 - DOT_MIDDLE;
  const body = dot ? row([['fit', stack([space(down), dealerDot(input)])], ['rest', said]], { gap: 1.6 }) : said; // biome-ignore format: a pair
  if (head === 0 && label === '') return body;
  const words = text('small', [{ text: label, weight: 'semibold' }]);
  return head === 0 ? stack([words, body]) : row([[head, words], ['rest', body]]); // biome-ignore format: a pair
}

/** Half the height of the dot. */
const DOT_MIDDLE: Mm = 0.9;

/** `So viele Stiche wie angesagt: 20 + 10 je Stich; sonst: −10 je Stich daneben.` */
function scoringLine(input: DocumentInput): readonly Run[] | undefined {
  const rows = scoringRows(input);
  if (rows.length > MOST_LINES) return undefined;
  return rows.flatMap(([when, amount], at): readonly Run[] => {
    const label = at === 0 ? when.charAt(0).toUpperCase() + when.slice(1) : when;
    const end = at === rows.length - 1 ? '.' : '; ';
    return [{ text: `${label}: ` }, { text: amount, weight: 'semibold' }, { text: end }];
  });
}

/** What the dealer's dot means, and which half of a cell is for what. */
function signsLine({ input, steps, columns }: SheetForm): Omit<NoteLine, 'label'> {
  const { words, game } = input;
  const { rules } = game;
  const last = rules.bidding?.first === 'left-of-dealer';
  const dot = steps.bids && dealerMatters(rules);
  const said = [
    ...(dot ? [words.text('note-dealer', { last })] : []),
    ...(columns.split ? [words.text('note-split', { hand: handWord(input, 'hand-one') })] : []),
  ];
  return { dot, runs: said.length === 0 ? [] : [{ text: said.join(' ') }] };
}
