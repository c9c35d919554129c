import { describe, expect, it } from 'vitest';
import { readYaml } from '../../src/definition/source.ts';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';
import { sortDiagnostics } from '../../src/diagnostics/sort.ts';
import { sample } from '../support/tier.ts';
import { compile, SHIPPED } from './support.ts';

/** What is found when one place of the shipped game is written otherwise; « and » are left out. */
async function slip(text: string, instead: string): Promise<readonly Diagnostic[]> {
  expect(SHIPPED).toContain(text);
  const written = SHIPPED.replace(text, () => instead).replaceAll(/[«»]/g, '');
  return sortDiagnostics((await compile(written)).diagnostics);
}

/** Where « and » stand, as a span that begins and ends there. */
function marked(text: string, instead: string): unknown {
  const before = SHIPPED.replace(text, () => instead);
  const placeOf = (mark: string) => {
    const lines = before.slice(0, before.indexOf(mark)).replace('«', '').split('\n');
    return { line: lines.length, column: lines.at(-1)!.length + 1 };
  };
  return { file: 'game.yaml', start: placeOf('«'), end: placeOf('»') };
}

const EXAMPLES = /\nexamples:[\s\S]*/.exec(SHIPPED)![0];
const SCORING = '\n  - {line: tricks, score: tricks}\n';
const TITLE = 'title: {de: Wer gewinnt?, en: Who wins?}';
const TRICK = '    tricks:\n      - {A: T4}\n';

const SLIPS: readonly (readonly [text: string, instead: string, message: string, help: string])[] = [
  [
    '    hands: {B',
    '     «hands»: {B',
    '`hands` is indented further than `lead`',
    'begin both in the same column',
  ],
  [
    '    hands: {B',
    '   «hands»: {B',
    '`hands` is indented less than `lead`',
    'begin both in the same column',
  ],
  [
    '\n    lead: A\n    hands: {B',
    '\n  «lead»: A\n    hands: {B',
    '`lead` is indented less than `title`',
    'begin both in the same column',
  ],
  ['trump: none', '«trump:»none', 'a space is missing after `trump:`', 'write `trump: none`'],
  ['players: 3', '«players» 3', 'a colon is missing after `players`', 'write `players: 3`'],
  [
    SCORING,
    '\n  - {line: tricks, when: «!tricks», score: tricks}\n',
    'a text that begins with `!` must stand in double quotes',
    'write `"!tricks"`',
  ],
  [
    SCORING,
    '\n  - line: tricks\n    when: «!tricks» || (hand_size > min(1, 2)) # all\n    score: tricks\n',
    'a text that begins with `!` must stand in double quotes',
    'write `"!tricks || (hand_size > min(1, 2))"`',
  ],
  [
    SCORING,
    '\n  - {line: tricks, when: «!tricks» && max(1, 2), score: tricks}\n',
    'a text that begins with `!` must stand in double quotes',
    'write `"!tricks && max(1, 2)"`',
  ],
  [
    'order: 4 3 2 1',
    'order: {plain: 4 3 2 1, trump: «*4» *3 ~4}',
    'a text that begins with `*` must stand in double quotes',
    'write `"*4 *3 ~4"`',
  ],
  [
    'order: 4 3 2 1',
    'order: {plain: 4 3 2 1, trump: [«*4», *3]}',
    'a text that begins with `*` must stand in double quotes',
    'write `"*4"`',
  ],
  ['- {A: T4}', '- {«A:»T4}', 'a space is missing after `A:`', 'write `A: T4`, with a space after the colon'],
  ['{C: T1 S4}', '{C: T1, «S4»}', 'a comma between two cards', 'no commas between cards: write `C: T1 S4`'],
  ['winners: [B]', 'winners: «B»', '`winners` must be a list, found the text `B`', 'write `winners: [B]`'],
  [
    'winners: [A, C, B, B]',
    'winners: «A C B B»',
    '`winners` must be a list, found the text `A C B B`',
    'write `winners: [A, C, B, B]`',
  ],
  [
    'minutes: [15, 20]',
    'minutes: «15»',
    '`minutes` must be a list, found the number 15',
    'write `minutes: [15, 15]`',
  ],
  [
    'minutes: [15, 20]',
    'minutes: «15-20»',
    '`minutes` must be a list, found the text `15-20`',
    'write `minutes: [15, 20]`',
  ],
  [
    'minutes: [15, 20]',
    'minutes: «[15]»',
    '`minutes` must be a list of 2, found a list of 1',
    'write `minutes: [15, 15]`',
  ],
  [
    'minutes: [15, 20]',
    'minutes: «[20, 15]»',
    'the first time is longer than the second',
    'write `minutes: [15, 20]`',
  ],
  [
    'obligations: [follow]',
    'obligations: «follow»',
    '`obligations` must be a list, found the text `follow`',
    'write `obligations: [follow]`',
  ],
  [
    SCORING,
    ' «2 * tricks»\n',
    '`scoring` must be a list, found the text `2 * tricks`',
    'write `scoring: [{line: points, score: 2 * tricks}]`',
  ],
  [
    SCORING,
    ' «{line: tricks, score: tricks}»\n',
    '`scoring` must be a list, found a map of keys and values',
    'write `scoring: [{line: tricks, score: tricks}]`',
  ],
  [
    EXAMPLES,
    '\n«examples»:\n  id: one\n  title: {de: Eins, en: One}\n',
    '`examples` must be a list, found a map of keys and values',
    'begin every entry with a dash: `- id: one`',
  ],
  [
    TRICK,
    '    tricks: «{A: T4}»\n',
    '`tricks` must be a list, found a map of keys and values',
    'write `tricks: [{A: T4}]`',
  ],
  [
    TRICK,
    '    tricks: «T4»\n',
    '`tricks` must be a list, found the text `T4`',
    'write something like `tricks: [{A: C2, B: C4}]`',
  ],
  [
    '- {A: T4}',
    '- «T4»',
    'entry 1 of `tricks` must be a map of keys and values, found the text `T4`',
    'write `{A: T4}`',
  ],
  [
    SCORING,
    '\n  - «line:tricks»\n',
    'entry 1 of `scoring` must be a map with keys such as line, when, score, found the text `line:tricks`',
    'write `line: tricks`, with a space after the colon',
  ],
  [
    'deal: {cards: 4}',
    'deal: «4»',
    '`deal` must be a map with keys such as cards, packets, undealt, found the number 4',
    'write `deal: {cards: 4}`',
  ],
  [
    TITLE,
    'title: «Wer gewinnt?»',
    '`title` must be a map with a text for each of de, en, found the text `Wer gewinnt?`',
    'write `title: {de: "Wer gewinnt?", en: "…"}`',
  ],
  [
    'trump: none',
    'trump: «hearts»',
    'the text `hearts` is not allowed for `trump`',
    'tell how trumps are found, such as {by: turn-up}, or if there are none: write `none`',
  ],
  [
    'lead: rotates ',
    'lead: «left» ',
    'the text `left` is not allowed for `lead`',
    'write `rotates`, `left-of-dealer`, `trump-maker` or `last-winner`',
  ],
  [
    'winner: highest-total',
    'winner: «greatest»',
    'the text `greatest` is not allowed for `winner`',
    'write `highest-total` or `lowest-total`',
  ],
];

describe('a slip of the pen is one finding that says what to write', () => {
  it.each(SLIPS.map(([text, instead, message, help]) => ({ text, instead, message, help })))(
    '$message',
    async ({ text, instead, message, help }) => {
      expect(await slip(text, instead)).toMatchObject([{ message, help, span: marked(text, instead) }]);
    },
  );

  it('does not repeat a long value', async () => {
    const [finding] = await slip('deal: {cards: 4}', `deal: ${'x'.repeat(100)}`);
    expect(finding!.help).toBe('write `deal: {cards: …}`');
  });

  it('with a comma in a text says to put it in quotes', async () => {
    const [finding] = await slip('{de: Wer gewinnt?', '{de: Wer, bitte, gewinnt?');
    expect(finding).toMatchObject({ code: 'E0205', help: 'put a text with a comma in double quotes' });
  });
});

it('a slip between brackets is mended, so that all that follows is checked all the same', async () => {
  const { value } = await compile(
    SHIPPED.replace('{C: T1 S4}', '{C: T1, S4}').replace('{cards: 4}', '{cards:4}'),
  );
  expect(value?.game.rules.deal.sizes).toEqual([4]);
  const { deck } = value!.game;
  const hand = value!.game.examples.flatMap((one) =>
    one.kind === 'hand' && one.id === 'wer-gewinnt' ? one.hands : [],
  );
  expect(hand[2]?.map((card) => deck.cards[card]!.id)).toEqual(['T1', 'S4']);
});

it('every line without its space is reported, not only the first of several', async () => {
  const found = await slip('trump: none\n', 'trump:none\nnotes:none\n');
  expect(found.map(({ message }) => message)).toEqual([
    'a space is missing after `trump:`',
    'a space is missing after `notes:`',
  ]);
});

it('every key of an entry that begins too far to the left is reported', async () => {
  const found = await slip('    lead: A\n    hands: {B', '  dealer: C\n  lead: A\n  hands: {B');
  expect(found.map(({ message }) => message)).toEqual(
    ['dealer', 'lead', 'hands'].map((key) => `\`${key}\` is indented less than \`title\``),
  );
});

/** The lines of a text by number, from 1, that begin with spaces and hold a key or an entry. */
const indented = SHIPPED.split('\n').flatMap((line, at) => (/^ +(?:- )?[{\w]/.test(line) ? [at + 1] : []));

describe('a tab', () => {
  it('in the indentation of one line is the only finding', () => {
    const isText = (number: number) => number > 30 && number < 40;
    const lines = indented.filter((number) => !isText(number));
    for (const number of sample(lines, 5)) {
      const lines = SHIPPED.split('\n');
      lines[number - 1] = lines[number - 1]!.replace(/^ {2}/, '\t');
      const { diagnostics } = readYaml({ file: 'game.yaml', text: lines.join('\n') });
      const places = diagnostics.map(
        ({ message, span }) => `${message} ${span!.start.line}:${span!.start.column}`,
      );
      expect(places).toEqual([`a tab in the indentation ${number}:1`]);
    }
  });

  it('in every line is told for each line, and faults besides at their places', () => {
    const text = SHIPPED.replace('next-lead: winner', 'next-lead:winner').replaceAll(/^ +/gm, (indent) =>
      '\t'.repeat(indent.length / 2),
    );
    const { diagnostics } = readYaml({ file: 'game.yaml', text });
    const others = diagnostics.filter(({ message }) => message !== 'a tab in the indentation');
    expect(diagnostics.length).toBeGreaterThan(40);
    const line = text.split('\n').findIndex((one) => one.includes('next-lead:winner')) + 1;
    expect(others).toMatchObject([
      { message: 'a space is missing after `next-lead:`', span: { start: { line, column: 2 } } },
    ]);
  });

  it('behind the indentation of a text belongs to the text', () => {
    const text = SHIPPED.replace('    Welche Farbe', '    \tWelche Farbe').replace('players: 3', 'players:3');
    const { diagnostics } = readYaml({ file: 'game.yaml', text });
    expect(diagnostics.map(({ message }) => message)).toEqual(['a space is missing after `players:`']);
  });
});

it('a text over several lines is not taken for keys', async () => {
  const found = await slip('    lead: A\n    hands: {B', '    lead: A\n     hands: {B');
  const notes = await slip('    Welche Farbe', '    lead: A\n      hands: {B}\n    Welche Farbe');
  expect(found).toHaveLength(1);
  expect(notes).toEqual([]);
});

it.each(['~', '*', 'C~', '1*'])('the sign %j is kept for later and names no suit', async (sign) => {
  const deck = `deck:
  style: shapes
  size: [51, 68]
  suits: [{id: "${sign}", name: {de: Kreis, en: circle}, symbol: shape-circle, color: "#0072B2"}]
  ranks: [1, 2, 3, 4]
`;
  const found = await slip('deck: shapes-3x4\n', deck);
  expect(found[0]).toMatchObject({ code: 'E0204', span: { start: { line: 11, column: 16 } } });
  expect(found[0]!.help).toContain('`*` or `~`');
});
