import { describe, expect, it } from 'vitest';
import type { BuildOptions } from '../../src/api.ts';
import type { Source } from '../../src/definition/game.ts';
import { KINDS } from '../../src/documents/kinds.ts';
import type { PrintDocument } from '../../src/page/page.ts';
import { CARDS } from '../../src/page/paper.ts';
import type { Primitive } from '../../src/page/primitive.ts';
import type { PrintRequest } from '../../src/page/print.ts';
import { GREY } from '../../src/page/theme.ts';
import { openStichwerk } from '../../src/pipeline.ts';
import { besideFiles } from '../support/own-cards.ts';
import { drawn } from '../support/pages.ts';
import { type PdfObject, readObjects, referred } from '../support/read-pdf-objects.ts';
import { filesOf, followSuitSource, PLAIN, readSource, shippedGames, stichwerk } from '../support/shipped.ts';
import { sample } from '../support/tier.ts';

/** Everything that chooses a colour or paints with something else than one, with its operands. */
const PAINT = /(?<=^|\s)(?:(?:-?[\d.]+|\/\w+) )*(?:g|G|rg|RG|k|K|cs|CS|sc|SC|scn|SCN|sh|gs|BI)(?=\s|$)/g;

const BLACK_AND_WHITE = ['0 G', '0 g', '1 G', '1 g'];

/** What a finished file paints with: all choices of colour on its pages and in what they draw. */
function paintsOf(bytes: Uint8Array): readonly string[] {
  const objects = readObjects(bytes);
  const drawings = [...objects.values()].flatMap((one): readonly (PdfObject | undefined)[] => {
    if (/\/Type \/Page\b/.test(one.text)) return [referred(objects, one, 'Contents')];
    return /\/Subtype \/Form\b/.test(one.text) ? [one] : [];
  });
  const streams = drawings.map((one) => one?.stream ?? '');
  expect(streams.filter((stream) => stream === '')).toEqual([]);
  expect(
    [...objects.values()].filter(({ text }) => /\/Subtype \/Image|\/Shading|\/Pattern/.test(text)),
  ).toEqual([]);
  return [...new Set(streams.flatMap((stream) => stream.match(PAINT) ?? []))].sort();
}

async function paintsIn(source: Source, options: Partial<BuildOptions>): Promise<readonly string[]> {
  const { files } = await stichwerk.build(source, { ...PLAIN, ...options });
  expect(files.length).toBeGreaterThan(0);
  return [...new Set(files.flatMap(({ bytes }) => paintsOf(bytes)))].sort();
}

const deckOf = (id: string): Source => readSource(`assets/decks/${id}.yaml`);

const DECKS: readonly (readonly [string, PrintRequest])[] = [
  ...['french-52', 'french-2x32', 'shapes-3x4', 'shapes-4x4', 'shapes-4x10', 'shapes-6x6'].map(
    (id) => [`assets/decks/${id}.yaml`, { jokers: 2, blanks: 1 }] as const,
  ),
  [
    'assets/decks/french-52.yaml',
    { jokers: 2, size: 'large', card: { width: 90, height: 130 }, backs: 'fold' },
  ],
  ['assets/decks/french-52.yaml', { style: 'single-pip', card: CARDS.mini, marks: 'lines', corners: 3 }],
  ['assets/decks/french-20.yaml', { setNumber: 7, copies: 2, backs: 'none' }],
  ['assets/init/deck/deck.yaml', {}],
  ['assets/init/deck/deck.yaml', { size: 'large' }],
];

/** All papers of all games, some as drafts; one game has no examples left over for a paper of their own. */
const PAPERS = shippedGames()
  .flatMap((source) => KINDS.map((kind, at) => [source.file, kind, at % 2 === 1] as const))
  .filter(([file, kind]) => kind !== 'examples' || !file.includes('stiche-mit-bedienpflicht'));

describe('in black ink the finished files choose no colour but black and white', () => {
  it.each(sample(DECKS, 1))('of the deck %s printed as %j', async (file, print) => {
    const paints = await paintsIn(readSource(file), { print: { ...print, ink: 'black' } });
    expect(BLACK_AND_WHITE).toEqual(expect.arrayContaining([...paints]));
  });

  it.each(sample(PAPERS, 1))('of the game %s the %s (as a draft: %s)', async (file, kind, draft) => {
    const paints = await paintsIn(readSource(file), { print: { ink: 'black' }, only: [kind], draft });
    expect(BLACK_AND_WHITE).toEqual(expect.arrayContaining([...paints]));
    expect(paints).toContain('0 g');
  });

  it('and in full ink they do, so that the tests above can fail', async () => {
    expect((await paintsIn(deckOf('french-20'), {})).filter((one) => / rg$/i.test(one))).not.toEqual([]);
  });

  it('of a score table that is filled in', async () => {
    const text =
      'game: stiche-raten\nplayers: 3\nmatch:\n  - {dealer: A, trump: ♥, bids: {A: 0, B: 1, C: 1}, won: {A: 0, B: 1, C: 0}}\n';
    const bytes = new TextEncoder().encode(text);
    const scored = await stichwerk.score({ file: 'evening.yaml', bytes });
    const printed = await stichwerk.scoreTables(scored, { ...PLAIN, print: { ink: 'black' } });
    const paints = printed.value!.flatMap(({ bytes }) => paintsOf(bytes));
    expect(BLACK_AND_WHITE).toEqual(expect.arrayContaining(paints));
    expect(paints).toContain('0 g');
  });
});

/** Whether each suit's sign in the corner is filled, and all signs as they are drawn. */
function signsOf({ symbols }: PrintDocument): {
  readonly filled: readonly boolean[];
  readonly drawn: readonly string[];
} {
  const signs = Object.values(symbols).filter(({ id }) => /^suit-\d+$/.test(id));
  const inOrder = signs.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  return {
    filled: inOrder.map(({ content }) =>
      content.some((part) => part.kind === 'path' && part.fill === '#000000'),
    ),
    drawn: inOrder.map(({ content }) => JSON.stringify(content)),
  };
}

const cardsOf = async (source: Source, print: PrintRequest = {}): Promise<PrintDocument> =>
  (await filesOf(source, { only: ['cards'], print: { ...print, ink: 'black' } })).get('cards.pdf')!;

describe('suits in black', () => {
  it('of a French pack are filled where they were black, and outlines where they were red', async () => {
    for (const size of ['normal', 'large'] as const) {
      const { filled, drawn: all } = signsOf(await cardsOf(deckOf('french-20'), { size }));
      expect(filled).toEqual([true, true, false, false]);
      expect(new Set(all).size).toBe(4);
    }
  });

  it('of other decks take turns from the darkest colour on', async () => {
    const ofThree = signsOf(await cardsOf(deckOf('shapes-3x4')));
    expect(ofThree.filled).toEqual([true, true, false]);
    const ofSix = signsOf(await cardsOf(deckOf('shapes-6x6')));
    expect(ofSix.filled.filter(Boolean)).toHaveLength(3);
    expect(new Set(ofSix.drawn).size).toBe(6);
  });

  it('that differ by colour alone differ by being filled, however bright they are', async () => {
    const suit = (id: string, color: string) =>
      `  - {id: ${id}, name: {de: ${id}, en: ${id}}, symbol: shape-star, color: "${color}"}\n`;
    const text = `title: {de: A, en: B}\nstyle: shapes\nsize: [51, 68]\nsuits:\n${suit('X', '#FFE000')}${suit('Y', '#F0E0D0')}ranks: [1, 2]\n`;
    const { documents } = await stichwerk.layOut(
      { file: 'stars.yaml', text },
      { ...PLAIN, print: { ink: 'black' } },
    );
    expect(signsOf(documents[0]!.document).filled).toEqual([true, false]);
  });
});

const FACE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 63 88">
  <rect x="0" y="0" width="63" height="88" fill="#FDF6E3"/>
  <rect x="10" y="10" width="20" height="20" fill="#8B4513"/>
  <rect x="10" y="40" width="20" height="20" fill="#F0E442"/>
  <path d="M5 5 H50" stroke="#DDDDDD" stroke-width="1" fill="none"/>
  <path d="M12 12 H28" stroke="#FFFFFF" stroke-width="1" fill="none"/>
  <text x="10" y="70" font-size="5" fill="#003366">{{title}}</text>
  <text x="10" y="78" font-size="5" fill="#F0E442">{{title}}</text>
  {{#if black}}<circle cx="50" cy="50" r="3" fill="#123456"/>{{/if}}
</svg>`;

it("an author's drawing is black where it was dark, white with an edge where it was bright, and paper where it was pale", async () => {
  const own = openStichwerk(besideFiles({ 'face.svg.hbs': FACE }));
  const text = 'style: ./face.svg.hbs\nsize: [63, 88]\ncards:\n  - {title: Igel}\n';
  const print = { ink: 'black', backs: 'none' } as const;
  const { documents } = await own.layOut({ file: 'own.yaml', text }, { ...PLAIN, print });
  const { pages, symbols } = documents[0]!.document;
  const all = [
    ...drawn(pages[0]!),
    ...Object.values(symbols).flatMap(({ content }): readonly Primitive[] => content),
  ];
  const look = all.flatMap((one) => {
    if (one.kind === 'path') return [`${one.fill ?? '-'} ${one.stroke?.color ?? '-'}`];
    return one.kind === 'text' && one.text === 'Igel' ? [`Igel ${one.color} ${one.edge?.color ?? '-'}`] : [];
  });
  expect(look).toEqual(
    expect.arrayContaining([
      '#FFFFFF -',
      '#000000 -',
      '#FFFFFF #000000',
      '- #000000',
      '- #FFFFFF',
      'Igel #000000 -',
      'Igel #FFFFFF #000000',
    ]),
  );
  expect(look.filter((one) => one === '#000000 -')).toHaveLength(2);
  // Only the bright letters have an edge, and no others after them.
  const { files } = await own.build({ file: 'own.yaml', text }, { ...PLAIN, print });
  const streams = [...readObjects(files[0]!.bytes).values()].map(({ stream = '' }) => stream).join('\n');
  expect(streams.match(/\b[02] Tr\b/g)).toEqual(['2 Tr', '0 Tr']);
});

it('a card that is not to be chosen has a dashed edge, grey in full ink and black in black', async () => {
  const rules = (ink: 'full' | 'black') => filesOf(followSuitSource(), { only: ['rules'], print: { ink } });
  const dashes = async (ink: 'full' | 'black') => {
    const all = (await rules(ink)).get('rules.pdf')!.pages.flatMap(drawn);
    return new Set(all.flatMap((one) => (one.kind === 'path' && one.stroke?.dash ? [one.stroke.color] : [])));
  };
  expect(await dashes('full')).toEqual(new Set([GREY]));
  expect(await dashes('black')).toEqual(new Set(['#000000']));
});
