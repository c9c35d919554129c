import { describe, expect, it } from 'vitest';
import type { LaidOut } from '../../src/api.ts';
import type { StructureNode } from '../../src/page/page.ts';
import type { PrintRequest } from '../../src/page/print.ts';
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
