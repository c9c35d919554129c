import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';
import { edited, followSuitSource, PLAIN, readmeGame, stichwerk } from '../support/shipped.ts';

const places = (diagnostics: readonly Diagnostic[]): readonly string[] =>
  diagnostics.map(({ code, span }) => (span ? `${code} ${span.start.line}:${span.start.column}` : code));

/** The line and column of a stretch of text, as a diagnostic counts them. */
function placeOf(text: string, part: string): string {
  const before = text.slice(0, text.indexOf(part));
  return `${before.split('\n').length}:${before.length - before.lastIndexOf('\n')}`;
}

const followSuit = followSuitSource();

describe('one run', () => {
  it('finds faults of the file, faults of play, wrong claims and missing drawings together', async () => {
    const edits = [
      ['match: {hands: 3', 'colour: red\nmatch: {hands: 3'],
      ['Wer hilft, darf', '{{facts.help}} darf'],
      ['winners: [B]', 'winners: [A]'],
      ['A: S2, B: S4}', 'A: C3, B: S4}'],
      ['C: S3, A: C3}', 'C: S3, A: S2}'],
    ] as const;
    const source = edits.reduce((text, [before, after]) => edited(text, before, after), followSuit);
    const { diagnostics } = await stichwerk.check(source);
    expect(places(diagnostics)).toEqual([
      `E0201 ${placeOf(source.text, 'colour: red')}`,
      expect.stringMatching(/^E0226 /),
      `E0301 ${placeOf(source.text, 'A]\n\n  - id: offene-hand')}`,
      `E0217 ${placeOf(source.text, 'C3, B: S4}')}`,
    ]);
  });

  it('checks two examples of one id each by its own replay', async () => {
    const source = edited(followSuit, 'id: wer-gewinnt', 'id: offene-hand');
    const { diagnostics } = await stichwerk.check(source);
    expect(diagnostics.map(({ code }) => code)).toEqual(['E0223']);
  });
});

describe('a deck whose cards cannot be drawn', () => {
  const deck = (style: string, symbol: string) =>
    edited(
      readmeGame(),
      'deck: shapes-3x4                    # circle C, triangle T, square S, each 1 to 4',
      `deck: {style: ${style}, size: [50, 70], ranks: [1, 2, 3, 4], suits: [
  {id: C, name: {de: Kreis, en: circle}, symbol: ${symbol}, color: "#0072B2"},
  {id: T, name: {de: Dreieck, en: triangle}, symbol: shape-triangle, color: "#D55E00"},
  {id: S, name: {de: Quadrat, en: square}, symbol: shape-square, color: "#009E73"}]}`,
    );

  it('is refused by check and by build alike, with the nearest name that exists', async () => {
    const source = deck('shape', 'shape-cirle');
    for (const { diagnostics } of [await stichwerk.check(source), await stichwerk.build(source, PLAIN)]) {
      expect(places(diagnostics)).toEqual([
        `E0401 ${placeOf(source.text, 'shape, size')}`,
        `E0401 ${placeOf(source.text, 'shape-cirle')}`,
      ]);
      expect(diagnostics.map(({ help }) => help)).toEqual([
        'did you mean `shapes`?',
        'did you mean `shape-circle`?',
      ]);
    }
  });

  it('prints once its names are right', async () => {
    const { diagnostics, files } = await stichwerk.build(deck('shapes', 'shape-circle'), PLAIN);
    expect(diagnostics).toEqual([]);
    expect(files.map(({ name }) => name)).toEqual([
      'cards.pdf',
      'score-table-4.pdf',
      'trick-protocol.pdf',
      'rules.pdf',
      'quick-reference.pdf',
      'exercise.pdf',
      'solution.pdf',
    ]);
  });
});

describe('a refuted game', () => {
  const refuted = edited(followSuit, 'winners: [B]', 'winners: [C]');

  it('is not printed', async () => {
    const { files, diagnostics } = await stichwerk.build(refuted, PLAIN);
    expect(diagnostics.map(({ code }) => code)).toEqual(['E0301']);
    expect(files).toEqual([]);
  });

  it('is printed as a draft', async () => {
    const { files, diagnostics } = await stichwerk.build(refuted, { ...PLAIN, draft: true });
    expect(diagnostics.map(({ code }) => code)).toEqual(['E0301']);
    expect(files).toHaveLength(9);
  });

  it('whose rules cannot be played is not printed even as a draft', async () => {
    const broken = edited(followSuit, 'A: T4, B: T1, C: T2', 'A: T4, B: S4, C: T2');
    const { files } = await stichwerk.build(broken, { ...PLAIN, draft: true });
    expect(files).toEqual([]);
  });
});

describe('a character that the font lacks', () => {
  it('is found where the author wrote it, before anything is written', async () => {
    const source = edited(followSuit, 'de: Wer gewinnt?', 'de: Wer gewinnt 漢?');
    const { files, diagnostics } = await stichwerk.build(source, PLAIN);
    expect(places(diagnostics)).toEqual([`E0403 ${placeOf(source.text, 'Wer gewinnt 漢?')}`]);
    expect(diagnostics[0]?.message).toContain('`漢`');
    expect(files).toEqual([]);
  });

  it('in the other language does no harm', async () => {
    const source = edited(followSuit, 'de: Wer gewinnt?', 'de: Wer gewinnt 漢?');
    expect((await stichwerk.build(source, { ...PLAIN, language: 'en' })).diagnostics).toEqual([]);
  });
});

describe('what does not fit the paper', () => {
  it('is found by check at the deck, with the papers it is about', async () => {
    const deck = `deck: {style: shapes, size: [200, 200], ranks: [1, 2, 3, 4], suits: [
  {id: C, name: {de: Kreis, en: circle}, symbol: shape-circle, color: "#0072B2"},
  {id: T, name: {de: Dreieck, en: triangle}, symbol: shape-triangle, color: "#D55E00"},
  {id: S, name: {de: Quadrat, en: square}, symbol: shape-square, color: "#009E73"}]}`;
    const source = edited(followSuit, 'deck: shapes-3x4', deck);
    const { diagnostics } = await stichwerk.check(source);
    expect(places(diagnostics)).toEqual([`E0404 ${placeOf(source.text, '[200, 200]')}`]);
    expect(diagnostics[0]?.message).toMatch(/^cards: .*200/);
  });
});

describe('a draft', () => {
  it('of a game without faults has the watermark as well', async () => {
    const { documents } = await stichwerk.layOut(followSuit, { ...PLAIN, draft: true, only: ['rules'] });
    const texts = documents[0]!.document.pages.flatMap(({ items }) =>
      items.flatMap(({ content }) => content.flatMap((one) => (one.kind === 'text' ? [one.text] : []))),
    );
    expect(texts.filter((text) => text === 'Entwurf').length).toBeGreaterThanOrEqual(2);
    expect(texts.join(' ')).not.toMatch(/(?<!nicht )geprüft/);
  });
});

describe('faults of different stages', () => {
  const deck = (symbol: string) => `deck: {style: shapes, size: [50, 70], ranks: [1, 2, 3, 4], suits: [
  {id: C, name: {de: Kreis, en: circle}, symbol: ${symbol}, color: "#0072B2"},
  {id: T, name: {de: Dreieck, en: triangle}, symbol: shape-triangle, color: "#D55E00"},
  {id: S, name: {de: Quadrat, en: square}, symbol: shape-square, color: "#009E73"}]}`;
  const missing = ['deck: shapes-3x4', deck('./gone.svg')] as const;
  const order = ['order: 4 3 2 1', 'order: 4 3 2'] as const;
  const glyph = ['de: Stiche mit Bedienpflicht', 'de: Stiche 日'] as const;
  const claim = ['winners: [B]', 'winners: [C]'] as const;
  const card = ['hands: {C: T1 S4}', 'hands: {C: T1 S9}'] as const;

  it.each([
    ['E0220 E0401', [missing, order]],
    ['E0211 E0401', [missing, card]],
    ['E0301 E0403', [glyph, claim]],
    ['E0401 E0403', [glyph, missing]],
    ['E0220 E0401 E0403', [glyph, missing, order]],
    ['E0211 E0220 E0401 E0403', [glyph, missing, order, card]],
  ])('are told together: %s', async (codes, edits) => {
    const source = edits.reduce((text, [before, after]) => edited(text, before, after), followSuit);
    for (const { diagnostics } of [await stichwerk.check(source), await stichwerk.build(source, PLAIN)]) {
      expect(
        diagnostics
          .map(({ code }) => code)
          .sort()
          .join(' '),
      ).toBe(codes);
    }
  });
});

describe('a game whose rules have a fault for some number of players', () => {
  const faulty = {
    file: 'game.yaml',
    text: `game: many
title: {de: Viele, en: Many}
players: [3, 4]
deck: french-32
deal: {cards: {3: 10, 4: 8}, undealt: {3: 2}, packets: [4, 4]}
trump: none
order: A K Q J 10 9 8 7
play: {lead: left-of-dealer, obligations: [follow]}
scoring: [{line: nine, when: tricks == 9, score: 9}, {line: other, score: tricks}]
match: {hands: 4, winner: highest-total, ties: shared}
`,
  };

  it('is not said to have a line that never counts, which may count there', async () => {
    const codes = (found: { readonly diagnostics: readonly { readonly code: string }[] }) => found.diagnostics.map(({ code }) => code); // biome-ignore format: short
    expect(codes(await stichwerk.check(faulty))).toEqual(['E0204']);
    const four = edited(edited(faulty, 'players: [3, 4]', 'players: 4'), '{cards: {3: 10, 4: 8}, undealt: {3: 2}, packets', '{cards: 8, packets'); // biome-ignore format: short
    expect(codes(await stichwerk.check(four))).toEqual(['E0502']);
  });
});
