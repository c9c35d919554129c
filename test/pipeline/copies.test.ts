import { describe, expect, it } from 'vitest';
import type { LaidOut } from '../../src/api.ts';
import type { StructureNode } from '../../src/page/page.ts';
import type { PrintRequest } from '../../src/page/print.ts';
import { drawn } from '../support/pages.ts';
import { PLAIN, readSource, stichwerk } from '../support/shipped.ts';

const LIST = 'size: [63, 88]\ncards:\n  - {title: Igel, count: 2}\n  - {title: Dachs}\n';

const layOut = (text: string, print: PrintRequest = {}): Promise<LaidOut> =>
  stichwerk.layOut({ file: 'pack.yaml', text }, { ...PLAIN, print });

/** What the cards of a file without backs say, in the order of the file. */
const altsOf = ({ documents }: LaidOut): readonly string[] =>
  documents.flatMap(({ document }) => figuresIn(document.structure));

const figuresIn = ({ role, alt, children }: StructureNode): readonly string[] => [
  ...(role === 'Figure' && alt !== undefined ? [alt] : []),
  ...children.flatMap((child) => (typeof child === 'number' ? [] : figuresIn(child))),
];

describe('several sets of cards', () => {
  it('are printed whole, one after the other, with their blanks', async () => {
    const laid = await layOut(LIST, { copies: 2, blanks: 1, backs: 'none' });
    expect(laid.diagnostics).toEqual([]);
    expect(laid.documents.map(({ cards }) => cards)).toEqual([8]);
    const alts = altsOf(laid);
    expect(alts).toHaveLength(8);
    expect(alts.slice(0, 3)).toEqual(['Igel', 'Igel', 'Dachs']);
    expect(alts.slice(4)).toEqual(alts.slice(0, 4));
  });

  it('of a game have the jokers that were asked for as well, and leave its other papers as they are', async () => {
    const source = readSource('assets/games/stiche-mit-bedienpflicht.yaml');
    const one = await stichwerk.layOut(source, PLAIN);
    const print = { copies: 8, jokers: 2 };
    const laid = await stichwerk.layOut(source, { ...PLAIN, print });
    const cards = laid.documents.find(({ kind }) => kind === 'cards');
    expect(cards?.cards).toBe(8 * (12 + 2));
    const rest = ({ documents }: LaidOut) => documents.filter(({ kind }) => kind !== 'cards');
    expect(rest(laid)).toEqual(rest(one));
  });

  it('are as many as the definition says, if the caller does not', async () => {
    const text = `${LIST}print: {copies: 3}\n`;
    expect((await layOut(text)).documents[0]?.cards).toBe(9);
    expect((await layOut(text, { copies: 1 })).documents[0]?.cards).toBe(3);
  });

  it('end at 2000 cards, with the number of sets that would do', async () => {
    const many = LIST.replace('count: 2', 'count: 99');
    expect((await layOut(many, { copies: 20 })).documents[0]?.cards).toBe(2000);
    const { documents, diagnostics } = await layOut(`${many}print: {copies: 21}\n`);
    expect(documents).toEqual([]);
    expect(diagnostics).toMatchObject([
      {
        code: 'E0237',
        severity: 'error',
        message: '21 sets of 100 cards are 2100 cards, and 2000 are the limit',
        help: 'ask for 20 sets at most, and print the file several times',
        span: { start: { line: 5, column: 17 } },
      },
    ]);
    const asked = await layOut(many, { copies: 21 });
    expect(asked.diagnostics.map(({ code, span }) => [code, span])).toEqual([['E0237', undefined]]);
  });
});

const toldOf = ({ diagnostics }: LaidOut) =>
  diagnostics.map(({ code, message, why, help }) => `${code} ${message}: ${why ?? ''}; ${help}`);

describe('single cards', () => {
  const french = readSource('assets/decks/french-32.yaml');
  const pick = (cards: string, more: PrintRequest = {}) =>
    stichwerk.layOut(french, { ...PLAIN, print: { pick: cards, backs: 'none', ...more } });

  it('are printed in the order in which they are named, in all ways to write a card', async () => {
    expect(altsOf(await pick('♥7 CA, HB ♦D'))).toEqual([
      'Herz\u00a07',
      'Kreuz-Ass',
      'Herz-Bube',
      'Karo-Dame',
    ]);
    expect(altsOf(await pick('♥7, ♣A'))).toEqual(['Herz\u00a07', 'Kreuz-Ass']);
  });

  it('look as they do among all others, with the same back', async () => {
    const drawnOn = ({ documents }: LaidOut) => documents[0]!.document.pages.map(({ items }) => items);
    const whole = await stichwerk.layOut(french, PLAIN);
    const one = await stichwerk.layOut(french, { ...PLAIN, print: { pick: '♣A' } });
    const face = (laid: LaidOut) =>
      drawnOn(laid)[0]!.find(({ mark, content }) => mark !== 'artifact' && content.length > 0)!.content;
    expect(face(one)).toEqual(face(whole));
    expect(one.documents[0]).toMatchObject({ cards: 1, pages: 2 });
    const { back } = one.documents[0]!.document.symbols;
    expect(back).toBeDefined();
    expect(back).toEqual(whole.documents[0]!.document.symbols.back);
  });

  it('are printed as often as they are named, in as many sets as are asked for, with jokers and blanks', async () => {
    expect(altsOf(await pick('♥7 ♥7', { copies: 2 }))).toEqual(Array(4).fill('Herz\u00a07'));
    const alts = altsOf(await pick('♥7', { jokers: 1, blanks: 1 }));
    expect(alts).toEqual(['Herz\u00a07', 'Joker 1', 'leere Karte']);
    const twice = readSource('assets/decks/french-2x32.yaml');
    const laid = await stichwerk.layOut(twice, { ...PLAIN, print: { pick: '♥7', backs: 'none' } });
    expect(altsOf(laid)).toEqual(['Herz\u00a07']);
  });

  it('of a list are named by their ids, or by their rows', async () => {
    expect(altsOf(await layOut(LIST, { pick: '2', backs: 'none' }))).toEqual(['Dachs']);
    const named = LIST.replace('{title: Dachs}', '{title: Dachs, id: der Dachs}');
    expect(altsOf(await layOut(named, { pick: 'der Dachs, 1', backs: 'none' }))).toEqual(['Dachs', 'Igel']);
    expect(altsOf(await layOut(named, { pick: 'der Dachs', backs: 'none' }))).toEqual(['Dachs']);
    expect(toldOf(await layOut(named, { pick: 'ein Bär' }))).toEqual([expect.stringContaining('`ein Bär`')]);
    expect(toldOf(await layOut(named, { pick: '3' }))).toEqual([
      'E0211 `3` is not a card of this deck: its cards are 1 and der Dachs; write what stands in the column `id`, or the number of the row where nothing does',
    ]);
  });

  it('that the deck does not have are told with those that it has, each at its place in the definition', async () => {
    const known = 'its suits are ♣, ♠, ♥ and ♦, its ranks A, K, Q, J, 10, 9, 8 and 7';
    expect(toldOf(await pick('♥6 h10 ♥7'))).toEqual([
      `E0211 \`h10\` is not a card of this deck: ${known}; did you mean \`♥10\`?`,
      `E0211 \`♥6\` is not a card of this deck: ${known}; write suit and rank, such as ♣A`,
    ]);
    const { documents, diagnostics } = await layOut('from: french-32\nprint: {gap: 3, pick: ♥6}\n');
    expect(documents).toEqual([]);
    expect(diagnostics).toMatchObject([{ code: 'E0211', span: { start: { line: 2, column: 23 } } }]);
  });
});

describe('numbers of sets', () => {
  it('are printed on every card, one after the other, and told with it', async () => {
    const laid = await layOut(LIST, { copies: 2, setNumber: 7, backs: 'none' });
    expect(altsOf(laid)).toEqual(
      ['Igel', 'Igel', 'Dachs']
        .map((card) => `${card}, Satz 7`)
        .concat(['Igel', 'Igel', 'Dachs'].map((card) => `${card}, Satz 8`)),
    );
    const texts = laid.documents[0]!.document.pages.flatMap((page) => drawn(page)).flatMap((one) =>
      one.kind === 'text' ? [one.text] : [],
    );
    expect(texts.filter((text) => text === '7')).toHaveLength(6);
    expect(texts.filter((text) => text === '8')).toHaveLength(6);
  });

  it('end at 99, and the number is told from which so many sets can begin', async () => {
    expect((await layOut(LIST, { copies: 2, setNumber: 98 })).diagnostics).toEqual([]);
    expect(toldOf(await layOut(LIST, { copies: 3, setNumber: 98 }))).toEqual([
      'E0204 3 sets from number 98 on end at 100, and 99 is the last number: ; begin at 97 or lower',
    ]);
  });
});
