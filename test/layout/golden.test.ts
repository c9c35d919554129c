import { expect, it } from 'vitest';
import { layOut } from '../../src/layout/lay-out.ts';
import type { Block } from '../../src/page/block.ts';
import type { CardContent } from '../../src/page/content.ts';
import { PAPERS } from '../../src/page/paper.ts';
import { USUAL_PRINTING } from '../../src/page/print.ts';
import { fakeMeasure } from '../support/fake-measure.ts';
import { documentOf, golden, layBlocks, square } from '../support/pages.ts';

const section = (head: string, text: string): Block => ({
  kind: 'row',
  role: 'Sect',
  gap: 6,
  align: 'baseline',
  children: [
    { width: 38, block: { kind: 'text', role: 'H2', style: 'head', runs: [{ text: head }] } },
    { width: 'rest', block: { kind: 'text', role: 'P', style: 'body', runs: [{ text }] } },
  ],
});

const example: Block = {
  kind: 'frame',
  padding: { x: 4.5, y: 3.4 },
  radius: 2,
  line: 'box',
  child: {
    kind: 'stack',
    gap: 2,
    children: [
      {
        kind: 'text',
        role: 'H3',
        style: 'box-head',
        runs: [
          { text: 'Beispiel 1', weight: 'semibold' },
          { text: ' · Wer gewinnt?', color: '#6E6E6E' },
        ],
      },
      {
        kind: 'text',
        role: 'P',
        style: 'small',
        runs: [{ symbol: 'square', height: 3, alt: 'Quadrat' }, { text: '\u00a0Quadrat ist verlangt.' }],
      },
      {
        kind: 'table',
        columns: [{ width: 20 }, { width: 'rest', line: 'hairline', padding: 2 }],
        rows: [
          {
            head: true,
            height: 5,
            below: 'head',
            cells: ['Stich', 'Warum'].map((text) => ({
              header: 'Column',
              block: { kind: 'text', role: 'P', style: 'label', runs: [{ text }] },
            })),
          },
          {
            height: 9,
            below: 'hairline',
            cells: [
              { valign: 'middle', block: { kind: 'text', role: 'P', style: 'small', runs: [{ text: '1' }] } },
            ],
          },
        ],
      },
    ],
  },
};

it('records the page of a small handout', async () => {
  const footer = {
    left: [{ text: 'Spiel' }],
    center: ['Seite ', { counter: 'number' }, '/', { counter: 'total' }] as const,
    right: [{ text: 'geprüft' }],
  };
  const blocks: Block[] = [
    { kind: 'text', role: 'H1', style: 'title', runs: [{ text: 'Spiel' }] },
    { kind: 'space', height: 5 },
    section(
      'Spielen',
      'Wer beginnt, spielt eine beliebige Karte aus. Ihre Farbe ist nun verlangt. Die beiden anderen bedienen.',
    ),
    { kind: 'space', height: 6 },
    example,
  ];
  await expect(golden(layBlocks(blocks, { footer }))).toMatchFileSnapshot('golden/handout.jsonl');
});

it('records the two sides of a sheet with two cards', async () => {
  const content: CardContent = {
    kind: 'cards',
    printing: USUAL_PRINTING,
    card: { width: 51, height: 68 },
    fronts: ['Quadrat 1', 'Quadrat 2'].map((alt, index) => ({
      alt,
      content: [
        {
          kind: 'text',
          x: 4,
          y: 10.7,
          text: String(index + 1),
          size: 30.6,
          weight: 'semibold',
          color: '#009E73',
        },
        { kind: 'use', symbol: 'square', matrix: [1.35, 0, 0, 1.35, 25.5, 34] },
      ],
    })),
    back: { symbol: 'back', bleed: 2, alt: 'Rückseite' },
    words: {
      front: [['Spiel'], ['Blatt ', { counter: 'number' }, '/', { counter: 'total' }], ['lange Kante']],
      back: [['Spiel'], ['Blatt ', { counter: 'number' }, '/', { counter: 'total' }], ['lange Kante']],
      ruler: '100 mm',
      shortRuler: '50 mm',
      fold: 'falten',
    },
  };
  const back = {
    id: 'back',
    box: { x: -2, y: -2, width: 55, height: 72 },
    content: [{ kind: 'use', symbol: 'square', matrix: [4, 0, 0, 4, 25.5, 34] }],
  } as const;
  const { value } = layOut(documentOf(content, { square, back }), { paper: PAPERS.A4, measure: fakeMeasure });
  await expect(golden(value!)).toMatchFileSnapshot('golden/cards.jsonl');
});
