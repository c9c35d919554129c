import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stichwerk } from '../support/shipped.ts';
import { amount } from '../support/tier.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

const score = (text: string, file = 'score.yaml') => stichwerk.score({ file, bytes: bytesOf(text) });

const fault = (name: string): Uint8Array => readFileSync(new URL(`faults/${name}`, import.meta.url));

describe('a scored match', () => {
  it('has all that a filled score table shows, hand by hand', async () => {
    const { matches, diagnostics } = await score(`game: stiche-raten
players: [Nord, Ost, Süd]
match:
  - {dealer: Süd, turn-up: ♥7, bids: {Nord: 0, Ost: 1, Süd: 1}, won: {Nord: 0, Ost: 1, Süd: 0}}
  - {turn-up: ♠K, bids: {Ost: 2, Süd: 0}}
`);
    expect(diagnostics).toEqual([]);
    const [match] = matches;
    expect(match).toMatchObject({
      ...{ seats: ['A', 'B', 'C'], names: ['Nord', 'Ost', 'Süd'], before: [0, 0, 0] },
      standing: {
        played: 1,
        planned: 17,
        totals: [20, 30, -10],
        places: [2, 1, 3],
        winners: [1],
        over: false,
      },
    });
    expect(match?.hands).toEqual([
      {
        ...{ number: 0, size: 1, dealer: 2, lead: 0, trump: 2, bids: [0, 1, 1], doubles: 0, won: [0, 1, 0] },
        ...{ melds: [0, 0, 0], scores: [20, 30, -10], totals: [20, 30, -10], units: [], over: false },
      },
      { number: 1, size: 2, dealer: 0, lead: 1, trump: 1, bids: [undefined, 2, 0], doubles: 0 },
    ]);
  });

  it('has makers, doublings, card points, melds, units and the end of a game', async () => {
    const { matches, diagnostics } = await score(`game: bauerchen
before: {A: 10, B: 4}
match:
  - {dealer: D, named: ♥, doubles: 1, won: {A: 2, B: 3}, card-points: {A: 66, B: 64}, meld-points: {B: 2}}
  - {named: ♠, solo: B, won: {A: 0, B: 5}, card-points: {A: 0, B: 99}}
`);
    expect(diagnostics).toEqual([]);
    expect(matches[0]?.hands).toMatchObject([
      {
        ...{ maker: 0, dealer: 3, lead: 0, trump: 2, doubles: 1, points: [66, 64], melds: [0, 2] },
        ...{
          scores: [2, 2],
          totals: [12, 6],
          units: [
            [0, 1],
            [0, 0],
          ],
          over: true,
        },
      },
      // Who named trumps deals next, and the other game begins anew.
      {
        ...{ maker: 1, dealer: 0, lead: 1, solo: 1 },
        totals: [0, 12],
        units: [
          [1, 1],
          [0, 0],
        ],
        over: true,
      },
    ]);
    expect(matches[0]?.standing).toMatchObject({ played: 2, games: [1, 1] });
  });

  it('does not know trumps that nobody wrote down, and knows those that follow from the rules', async () => {
    const { matches: raten } = await score(
      'game: stiche-raten\nmatch:\n  - {won: {A: 1, B: 0, C: 0}, bids: {A: 1, B: 0, C: 1}}\n',
    );
    expect(raten[0]?.hands[0]).not.toHaveProperty('trump');
    const { matches: whist } = await score(
      'game: whist-rauf-und-runter\nmatch:\n  - {lead: A, won: {A: 1, B: 0, C: 0}, bids: {A: 1, B: 0, C: 1}, last-trick: A}\n',
    );
    expect(whist[0]?.hands[0]).toMatchObject({ trump: 2 });
    const { matches: plain } = await score(
      'game: stiche-mit-bedienpflicht\nmatch:\n  - {lead: A, won: {A: 4, B: 0, C: 0}}\n',
    );
    expect(plain[0]?.hands[0]).toMatchObject({ trump: 'none' });
  });

  it('says of a wrong total how many numbers after it carry it on', async () => {
    const { diagnostics } = await stichwerk.score({ file: 'score.yaml', bytes: fault('wrong-total.yaml') });
    expect(diagnostics.map(({ help }) => help)).toEqual([
      'write 30, and correct the 2 numbers after it that carry it on',
      'write -30, and correct the 1 number after it that carries it on',
    ]);
  });

  it('goes on after a hand that breaks the rules, and stops before one that cannot be scored', async () => {
    const played = async (name: string) => {
      const { matches } = await stichwerk.score({ file: 'score.yaml', bytes: fault(name) });
      return matches[0]?.standing;
    };
    expect(await played('broken-hook.yaml')).toMatchObject({ played: 2, totals: [50, 50, 50] });
    expect(await played('hand-without-a-result.yaml')).toMatchObject({ played: 1, totals: [20, 30, -10] });
  });

  it('is unfinished with rows that nobody filled in yet', async () => {
    const rows =
      '  - {hand: 1, cards: 1, dealer: C, won: {A: 1, B: 0, C: 0}, bids: {A: 1, B: 0, C: 1}}\n  - {hand: 2, cards: 2}\n  - {hand: 3, cards: 3}\n';
    const { matches, diagnostics } = await score(`game: stiche-raten\nmatch:\n${rows}`);
    expect([diagnostics, matches[0]?.hands.length, matches[0]?.standing.played]).toEqual([[], 1, 1]);
  });
});

describe('a table from a German spreadsheet', () => {
  const TABLE = [
    'Partie;Spiel;Runde;Karten;Geber;Trumpf;Ansage Anna;Stiche Anna;Stand Anna;Ansage Ben;Stiche Ben;Stand Ben;Ansage Cem;Stiche Cem;Stand Cem',
    'Freitag;stiche-raten;1;1;Cem;Herz;0;0;20;1;1;30;1;0;-10',
    ';;2;2;Anna;Kreuz;0;0;"40,0";1;1;60;0;1;−20',
    ';;3;3;Ben;Pik;;;;;;;;;',
    'Samstag;;1;1;Anna;♠;0;0;20;0;0;20;0;1;-10',
    '',
  ].join('\r\n');

  it('is read with its mark, semicolons, German words, names, dashes for minus and decimals that are noughts', async () => {
    const { matches, diagnostics } = await score(`\uFEFF${TABLE}`, 'abend.csv');
    expect(diagnostics).toEqual([]);
    expect(
      matches.map(({ id, names, standing }) => [id, names.join(), standing.played, ...standing.totals]),
    ).toEqual([
      ['Freitag', 'Anna,Ben,Cem', 2, 40, 60, -20],
      ['Samstag', 'Anna,Ben,Cem', 1, 20, 20, -10],
    ]);
  });

  it('has its slips told in cells, by the names that stand there', async () => {
    const { diagnostics } = await score(TABLE.replace(';30;1;0;-10', ';40;1;0;-10'), 'abend.csv');
    expect(diagnostics).toMatchObject([
      {
        code: 'E0302',
        message: 'the sheet claims a total of 40 for Ben, the rules give 30',
        span: { start: { line: 2, column: 46 }, end: { line: 2, column: 48 } },
      },
    ]);
  });

  it('says in words that a hand has no trumps, which only the largest one may', async () => {
    const { diagnostics } = await score(TABLE.replace('Pik', 'ohne'), 'abend.csv');
    expect(diagnostics).toMatchObject([
      { code: 'E0234', message: 'the sheet says `trump: none`, but this hand has trumps' },
    ]);
  });

  it('may have the tricks of a side at its first player, whoever of it plays alone', async () => {
    const text = 'game,dealer,named,solo,won A,won B\nbauer,D,♥,A,8,0\n,,♥,C,5,3\n,,♥,D,0,8\n';
    expect((await score(text, 'abend.csv')).diagnostics).toEqual([]);
  });

  it('may be separated by commas or tabs as well', async () => {
    for (const separator of [',', '\t']) {
      const text = TABLE.replaceAll('"40,0"', '40').replaceAll(';', separator);
      expect((await score(text, 'abend.csv')).diagnostics).toEqual([]);
    }
  });
});

describe('whatever stands in a file', () => {
  const SHEETS = [
    'wrong-winner.yaml',
    'units.yaml',
    'wrong-number-in-a-table.csv',
    'numbers.csv',
    'too-many-players.yaml',
  ];
  const SCRAPS = [
    '',
    '{',
    '}',
    '[',
    ',',
    ';',
    ':',
    '"',
    "'",
    '\n',
    '  ',
    '- ',
    '♥',
    'A',
    'none',
    '-1',
    '99999999999',
    '1.5',
    'null',
    '&a',
    '*a',
    '\0',
    '__proto__',
    '~',
  ];

  it('is told, never thrown', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...SHEETS),
        fc.array(fc.tuple(fc.nat(600), fc.nat(4), fc.constantFrom(...SCRAPS)), {
          minLength: 1,
          maxLength: 4,
        }),
        async (name, cuts) => {
          let text = new TextDecoder().decode(fault(name));
          for (const [at, gone, scrap] of cuts) text = text.slice(0, at) + scrap + text.slice(at + gone);
          const { diagnostics } = await score(text, name);
          for (const { help, span } of diagnostics)
            expect([help !== undefined, span?.start.line]).toEqual([true, expect.any(Number)]);
        },
      ),
      { numRuns: amount(40, 1000) },
    );
  });
});
