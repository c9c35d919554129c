import type { Block } from '../../page/block.ts';
import type { Mm } from '../../page/geometry.ts';
import type { MakerBands } from '../../proof/maker-bands.ts';
import { EMPTY, from, heading, row, rule, space, stack, text } from '../blocks.ts';
import { type DocumentInput, figure, stylesOf } from '../input.ts';
import { strong } from '../markup.ts';
import { quiet } from '../match-box.ts';
import { dealerDot } from './choices.ts';
import type { Note } from './notes.ts';
import type { KeyEntry, TableKey } from './score-entries.ts';

/** The style of the words at the foot of a table: small, or as labels where a page is full. */
type KeyStyle = 'small' | 'label';

/** Room between a condition and what it gives. */
const BETWEEN: Mm = 4;

/** What counts, one condition below the other, each with what it gives; conditions are broken where both need more. */
function entryLines(input: DocumentInput, entries: readonly KeyEntry[], style: KeyStyle, width: Mm): Block {
  const face = stylesOf(input)[style];
  const widest = (words: readonly string[], weight: 'regular' | 'semibold') =>
    Math.max(0, ...words.map((one) => input.measure.width(one, { ...face, weight })));
  const conditions = widest(entries.map(([label]) => upper(label)), 'regular'); // biome-ignore format: short
  const amounts = widest(entries.map(([, amount]) => amount), 'semibold'); // biome-ignore format: short
  const least = width * LEAST_CONDITION;
  const column = Math.max(least, Math.min(conditions + 1, width - amounts - BETWEEN - 1));
  const lines = entries.map(([label, amount]) =>
    from(
      ['scoring', 'melds', 'doubling'],
      row(
        [
          [column, text(style, upper(label))],
          ['rest', text(style, [{ text: amount, weight: 'semibold' }])],
        ],
        { gap: BETWEEN },
      ),
    ),
  );
  return stack(lines);
}

/** What conditions have of the width at least. */
const LEAST_CONDITION = 0.4;

/** What both sides score by what the makers took: computed for all that can come up. */
function bandLines(input: DocumentInput, { counts, bands }: MakerBands, style: KeyStyle): Block {
  const { words } = input;
  const unit = words.text(counts === 'points' ? 'score-points' : 'score-tricks');
  const columns = (label: Block, makers: Block, others: Block) =>
    row([['rest', label], [15, makers], [15, others]]); // biome-ignore format: a line
  const head = columns(
    text('label', words.text('table-makers-have')),
    text('label', words.text('table-makers'), 'right'),
    text('label', words.text('table-others'), 'right'),
  );
  const signed = bands.some(({ makers, others }) => makers < 0 || others < 0);
  const lines = bands.map(({ from, to, makers, others }) => {
    const range = from === to ? figure(from) : `${figure(from)}–${figure(to)}`;
    return columns(
      text(style, `${range} ${unit}`),
      amount(style, makers, signed),
      amount(style, others, signed),
    );
  });
  return from('scoring', stack([head, ...lines]));
}

/** What is scored, with its sign where points are taken off as well. */
function amount(style: KeyStyle, score: number, signed: boolean): Block {
  if (score === 0) return text(style, [quiet('0')], 'right');
  const sign = signed && score > 0 ? '+' : '';
  return text(style, [{ text: sign + figure(score), weight: 'semibold' }], 'right');
}

/** The sentences, the dealer's mark before the one that is about it. */
export function noteLines(notes: readonly Note[], style: KeyStyle): Block {
  const lines = notes.map(({ text: words, dot, from: origins }) => {
    if (!dot) return from(origins, text(style, words));
    return row([['fit', stack([space(style === 'small' ? 1.6 : 1), dealerDot('')])], ['rest', from(origins, text(style, words))]], { gap: 1.6 }); // biome-ignore format: a pair
  });
  return stack(lines, { gap: style === 'small' ? 0.6 : 0.2 });
}

/** Width of the heads at the left of the foot. */
const HEAD: Mm = 32;

/** A head at the foot of a table. */
export function keyHead(words: string): Block {
  return heading(2, 'box-head', [{ text: words, weight: 'semibold' }]);
}

/** What the foot of a table says. */
export interface KeyParts {
  readonly key: TableKey;
  readonly notes: readonly Note[];
  /** What stands in the column of points. */
  readonly remark: string;
  readonly example?: { readonly block: Block; readonly width: Mm };
}

/** The foot of a table for those who play for themselves: the key and the sentences, an example beside them. */
export function keyBeside(input: DocumentInput, parts: KeyParts, width: Mm, style: KeyStyle): Block {
  const { key, notes, remark, example } = parts;
  const { words } = input;
  const beside = example !== undefined && width >= HEAD + example.width + 70;
  const inner = (beside ? width - example.width - 6 : width) - (width < 100 ? 0 : HEAD);
  const headed = (title: string, block: Block) =>
    width < 100
      ? stack([keyHead(title), block])
      : row([[HEAD, keyHead(title)], ['rest', block]]); // biome-ignore format: a pair
  const scores = stack([
    entryLines(input, key.entries, style, inner),
    ...(remark === '' ? [] : [text('label', remark)]),
  ]);
  const left = stack(
    [
      headed(words.text('table-scores'), scores),
      ...(notes.length > 0 ? [headed(words.text('table-turns'), noteLines(notes, style))] : []),
    ],
    { gap: style === 'small' ? 3 : 1.6 },
  );
  const all = beside ? row([['rest', left], [example.width, example.block]], { gap: 6 }) : left; // biome-ignore format: a pair
  const below =
    example !== undefined && !beside && style === 'small'
      ? [space(3), row([[example.width, example.block]])]
      : [];
  return stack([rule('hairline'), space(2.2), all, ...below]);
}

/** Widths of the key by what the makers took, and of the gap behind it. */
const BANDS: Mm = 60;
const BANDS_GAP: Mm = 9;

/** The foot of a table for two sides with makers: what they score, and what comes on top; the sentences below. */
export function keyInColumns(input: DocumentInput, parts: KeyParts, width: Mm, style: KeyStyle): Block {
  const { key, notes } = parts;
  const { words } = input;
  const narrow = width < BANDS + BANDS_GAP + 60;
  const bands = key.bands ? bandLines(input, key.bands, style) : EMPTY;
  const scores = stack([keyHead(words.text('table-scores')), bands], { gap: 0.6 });
  const rest = narrow ? width : width - BANDS - BANDS_GAP;
  const besides =
    key.entries.length === 0
      ? EMPTY
      : stack([keyHead(words.text('table-besides', { inTurn: isInTurn(input) })), entryLines(input, key.entries, style, rest)], { gap: 0.6 }); // biome-ignore format: a pair
  const all = narrow
    ? stack([scores, besides], { gap: 2 })
    : row([[BANDS, scores], ['rest', besides]], { gap: BANDS_GAP }); // biome-ignore format: a pair
  const said = notes.map(({ text: sentence, from: origins }, at) => ({ text: at === 0 ? sentence : ` ${sentence}`, from: origins })); // biome-ignore format: short
  return stack([
    rule('hairline'),
    space(2),
    all,
    ...(said.length === 0 ? [] : [space(1.4), text('label', said)]),
  ]);
}

/** The key in one run of words, for small sheets: `130 Augen 3 : 0 · 98–122 Augen 2 : 0 …`. */
export function wordKey(input: DocumentInput, { bands, entries }: TableKey): string {
  const { words } = input;
  const unit = bands && words.text(bands.counts === 'points' ? 'score-points' : 'score-tricks');
  const told = (bands?.bands ?? []).map(({ from, to, makers, others }, at) => {
    const range = from === to ? figure(from) : `${figure(from)}–${figure(to)}`;
    const scores = strong(`${figure(makers)}\u00a0:\u00a0${figure(others)}`);
    return `${range}${at === 0 ? `\u00a0${unit}` : ''} ${scores}`;
  });
  const besides = entries.map(([label, gives], at) => `${at === 0 && told.length === 0 ? upper(label) : label} ${strong(gives.replaceAll(' ', '\u00a0'))}`); // biome-ignore format: short
  const head = told.length === 0 ? [] : [`${words.text('table-makers-to-others')} ${told.join(', ')}`];
  const order = isInTurn(input) ? ` (${words.text('table-in-turn')})` : '';
  return `${[...head, ...besides].join('; ')}${order}.`;
}

/** Whether what counts besides is added and multiplied in an order that makes a difference. */
function isInTurn({ game }: DocumentInput): boolean {
  const { steps } = game.rules.scoring;
  return new Set(steps.map(({ kind }) => kind)).size > 1;
}

/** With a capital at the beginning. */
export function upper(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
