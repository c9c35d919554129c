import { describe, expect, it } from 'vitest';
import type { PrintDocument, StructureNode } from '../../src/page/page.ts';
import { pagesOf, readSource } from '../support/shipped.ts';
import { nodesIn, wordsOf } from '../support/spoken.ts';
import { sample } from '../support/tier.ts';

/*
 * What the papers say in numbers, worked out once more from the rulings by code of this file alone.
 */

const number = (text: string | undefined) => Number((text ?? '').replace('\u2212', '-'));

/** A handout and the paper of its further examples. */
async function handout(game: string, variants: readonly string[]): Promise<readonly PrintDocument[]> {
  const only = ['rules', 'examples'] as const;
  return [...(await pagesOf(readSource(`assets/games/${game}.yaml`), { variants, only })).values()];
}

/** The tables of a handout and its examples as rows of cells. */
async function tablesOf(
  game: string,
  variants: readonly string[] = [],
): Promise<readonly (readonly string[])[][]> {
  return (await handout(game, variants)).flatMap((document) => {
    const tables = nodesIn(document.structure).filter(({ role }) => role === 'Table');
    return tables.map((table) =>
      nodesIn(table)
        .filter(({ role }) => role === 'TR')
        .map((row) => row.children.map((cell) => (typeof cell === 'number' ? '' : said(document, cell)))),
    );
  });
}

function said(document: PrintDocument, node: StructureNode): string {
  return nodesIn(node).filter(({ role }) => role === 'P').map((one) => wordsOf(document, one)).join(' '); // biome-ignore format: short
}

async function sentencesOf(game: string, variants: readonly string[] = []): Promise<string> {
  const said = (await handout(game, variants)).flatMap(
    (document) =>
    nodesIn(document.structure).filter(({ role }) => role === 'P').map((node) => wordsOf(document, node)), // biome-ignore format: short
  );
  return said.join('\n').replaceAll('\u00a0', ' ');
}

/** Rows of results by the names of their columns. */
async function resultsOf(game: string): Promise<readonly Readonly<Record<string, string>>[]> {
  const tables = await tablesOf(game);
  return tables.flatMap(([head = [], ...rows]) =>
    head.includes('Punkte') && head.includes('Stiche') && head.includes('Warum')
      ? rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at] ?? ''])))
      : [],
  );
}

describe('the results in the handout', () => {
  it('of Stiche-Raten are 20 and 10 a trick for a bid that was kept, and −10 for each trick off', async () => {
    const rows = await resultsOf('stiche-raten');
    expect(rows.length).toBeGreaterThan(7);
    for (const row of rows) {
      const [bid, tricks] = [number(row.Ansage), number(row.Stiche)];
      expect(number(row.Punkte)).toBe(bid === tricks ? 20 + 10 * tricks : -10 * Math.abs(bid - tricks));
    }
  });

  it('of Whist are the bid, the bid lost, or the tricks of a bid of zero lost', async () => {
    const rows = await resultsOf('whist-rauf-und-runter');
    expect(rows.length).toBeGreaterThan(3);
    for (const row of rows) {
      const [bid, tricks] = [number(row.Ansage), number(row.Stiche)];
      expect(number(row.Punkte)).toBe(bid === tricks ? bid : -(bid === 0 ? tricks : bid) + 0);
    }
  });

  it('of Bauerchen share 130 card points in each hand that is played by four', async () => {
    const rows = (await resultsOf('bauerchen')).filter(({ Stiche }) => Stiche !== '');
    expect(rows.length).toBeGreaterThan(3);
    for (let at = 0; at < rows.length; at += 2) {
      const [own, other] = rows.slice(at, at + 2);
      if (/allein/i.test(`${own?.Warum} ${other?.Warum}`)) continue;
      expect(number(own?.Augen) + number(other?.Augen)).toBe(130);
    }
  });

  it.each(['stiche-raten', 'whist-rauf-und-runter', 'bauerchen', 'bauer'])(
    'of %s add up to what stands after them',
    async (game) => {
      const rows = (await resultsOf(game)).filter(({ danach }) => danach !== undefined && danach !== '');
      expect(rows.length).toBeGreaterThan(1);
      for (const row of rows) {
        const wins = /gewinnt sofort die Partie/.test(row.Warum ?? '');
        if (wins) expect([row.Punkte, row.danach]).toEqual(['', '12']);
        else expect(number(row.danach)).toBe(number(row.vorher) + number(row.Punkte));
      }
    },
  );
});

describe('the rounds of a game', () => {
  const rounds = [
    [
      'stiche-raten',
      [],
      [
        ['3', '17', '17'],
        ['4', '13', '13'],
        ['5', '10', '10'],
        ['6', '8', '8'],
      ],
    ],
    [
      'stiche-raten',
      ['karten-64'],
      [
        ['3', '21', '21'],
        ['4', '16', '16'],
        ['5', '12', '12'],
        ['6', '10', '10'],
      ],
    ],
    [
      'stiche-raten',
      ['rauf-runter'],
      [
        ['3', '17', '33'],
        ['4', '13', '25'],
        ['5', '10', '19'],
        ['6', '8', '15'],
      ],
    ],
    [
      'whist-rauf-und-runter',
      [],
      [
        ['3', '10', '19'],
        ['4', '10', '19'],
        ['5', '10', '19'],
        ['6', '8', '15'],
      ],
    ],
  ] as const;

  it.each(sample(rounds, 1))('of %s with %j are those of the rulings', async (game, variants, expected) => {
    // biome-ignore format: a table
    const tables = await tablesOf(game, variants);
    const table = tables.find((rows) => rows.some(([label]) => label === 'Zahl der Runden'));
    // A column for each number of players; where each hand is one card larger there are as many hands as cards in the largest.
    const line = (name: string) => table?.find(([label]) => label === name)?.slice(1);
    const [players = [], rounds = []] = [line('Spielende'), line('Zahl der Runden')];
    const largest = line('Karten in der größten Runde') ?? rounds;
    expect(players.map((count, at) => [count, largest[at], rounds[at]])).toEqual(expected);
  });
});

describe('the text of the handout', () => {
  const sentences = [
    [
      'bauerchen',
      [],
      'Kreuz-Bube, Pik-Bube, Herz-Bube und Karo-Bube, dann Ass, 10, König und Dame der Trumpffarbe.',
    ],
    ['bauerchen', [], 'Das sind immer acht.'],
    ['bauerchen', [], 'reihum jeder Person fünf, erst zwei, dann drei.'],
    ['bauerchen', [], 'Der letzte Stich zählt zehn Augen zusätzlich. Zusammen sind es 130 Augen.'],
    [
      'bauerchen',
      [],
      'Jede verlorene Partie zählt als 1 Knoddel. Hat eine Partei zwei Knoddel, gewinnt die andere 1 Stein; alle Knoddel verfallen.',
    ],
    ['bauerchen', [], 'Knoddel: A und C 1 → 0, B und D 1 → 0.'],
    ['bauerchen', [], 'Stein: A und C 0 → 1, B und D 0.'],
    ['bauer', [], 'Jede gewonnene Partie zählt als 1 Brot.'],
    ['bauer', [], 'Brot: A und C 0 → 1, B und D 2.'],
    ['bauerchen', ['weiterschreiben'], 'zählt in der nächsten Partie weiter'],
    ['bauer', [], 'reihum jeder Person acht, erst vier, und wenn der Trumpf genannt ist, noch vier.'],
    ['bauer', [], 'Wer den Trumpf genannt hat, spielt zum ersten Stich einen Trumpf aus'],
    ['bauer', [], 'beginnt mit acht Punkten und zählt abwärts: Wer zuerst bei null oder darunter ankommt'],
    ['bauer', ['sechs'], 'A, C und E gegen B, D und F'],
    ['bauer', ['sechs'], 'Zwei Karten bleiben verdeckt liegen.'],
    [
      'stiche-raten',
      [],
      'darf keine Zahl nennen, mit der alle Ansagen zusammen genau die Zahl der Stiche ergeben.',
    ],
    ['stiche-raten', [], 'Die letzte Runde wird ohne Trumpf gespielt; da deckt ihr nichts auf.'],
    [
      'stiche-raten',
      ['rauf-runter'],
      'Nur die größte Runde wird ohne Trumpf gespielt; da deckt ihr nichts auf.',
    ],
    ['stiche-raten', ['karten-64'], 'Es sind zwei gleiche Spiele zu je 32 Karten'],
    ['stiche-raten', ['karten-64', 'greifen-und-passen'], 'Kreuz-Bube und Pik-Bube gewinnen jeden Stich'],
    ['whist-rauf-und-runter', [], 'Herz, Kreuz, Karo, Pik, dann wieder von vorn'],
    ['whist-rauf-und-runter', [], 'Ass, 10, König, Dame, Bube und 9 bis 2, von hoch nach niedrig'],
  ] as const;

  it.each(sample(sentences, 2))('of %s with %j says: … %s', async (game, variants, sentence) => {
    // biome-ignore format: a table
    expect(await sentencesOf(game, variants)).toContain(sentence);
  });

  it.each(['bauerchen', 'bauer', 'stiche-raten'])(
    'of %s never says that there are no trumps',
    async (game) => {
      expect(await sentencesOf(game)).not.toContain('Trumpf gibt es nicht');
    },
  );
});
