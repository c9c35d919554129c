import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Language } from '../../src/cards/localized.ts';
import type { Source } from '../../src/definition/game.ts';
import { rankingOf } from '../../src/engine/ranking.ts';
import { PAPERS } from '../../src/page/paper.ts';
import type { PrintRequest } from '../../src/page/print.ts';
import { composedPapers } from '../support/composed.ts';
import { extentOf, overlaps } from '../support/page-checks.ts';
import { drawn, texts } from '../support/pages.ts';
import { edited, PLAIN, readSource, shippedGames, stichwerk } from '../support/shipped.ts';
import { nodesIn, wordsOf } from '../support/spoken.ts';
import { sample } from '../support/tier.ts';
import { textsOf } from '../support/told-texts.ts';

const folder = (name: string) => readdirSync(new URL(`../games/${name}/`, import.meta.url)).filter((file) => file.endsWith('.yaml')).map((file) => readSource(`test/games/${name}/${file}`)); // biome-ignore format: short
const FOREIGN = [...folder('foreign'), ...folder('strange')];

/** Every game, plain and with each of its variants. */
const GAMES = [...shippedGames(), ...FOREIGN].flatMap((source) => {
  const { variants = {} } = parse(source.text) as { variants?: object };
  return [[], ...Object.keys(variants).map((id) => [id])].map((chosen) => [source.file, chosen, source] as const); // biome-ignore format: short
});

const lay = (
  source: Source,
  language: Language,
  print: PrintRequest = {},
  variants: readonly string[] = [],
) =>
  stichwerk.layOut(source, { ...PLAIN, language, print, variants, only: ['quick-reference'], draft: true });

async function said(source: Source, language: Language = 'de', variants: readonly string[] = []) {
  const [paper] = await composedPapers(source, { language, variants, only: ['quick-reference'] });
  return textsOf(paper!.content).map(({ text }) => text.replaceAll('\u00a0', ' '));
}

const BAUERCHEN = readSource('assets/games/bauerchen.yaml');
const RATEN = readSource('assets/games/stiche-raten.yaml');

/** The definition without what is claimed of it, and without variants. */
const rulesAlone = ({ file, text }: Source): Source => ({ file, text: text.slice(0, text.search(/^(variants|facts|examples|hints):/m)) }); // biome-ignore format: short

describe.each(sample(GAMES, 6))('the cards of reference of %s with %j', (_, variants, source) => {
  it.each(['de', 'en'] as const)(
    'stand clear of each other and of every cut and fold, in %s',
    async (language) => {
      const { documents, diagnostics } = await lay(source, language, {}, variants);
      expect(diagnostics.filter(({ code }) => /^E04/.test(code))).toEqual([]);
      const { document } = documents[0]!;
      for (const page of document.pages) {
        expect(overlaps(page).filter((pair) => !/^(Entwurf|Draft) | (Entwurf|Draft)$/.test(pair))).toEqual(
          [],
        );
        for (const { size } of texts(page)) expect(size).toBeGreaterThanOrEqual(7.5);
        const folds = drawn(page).flatMap((one) => (one.kind === 'path' && one.stroke?.dash ? one.segments.flatMap(([letter, x]) => (letter === 'M' ? [x] : [])) : [])); // biome-ignore format: short
        const inside = texts(page).filter(({ size }) => size > 8).map(extentOf).filter(({ top, bottom, text }) => !/^(Entwurf|Draft)$/.test(text) && top > 20 && bottom < page.size.height - 20); // biome-ignore format: short
        for (const fold of folds)
          expect(inside.filter(({ left, right }) => left < fold + 3 && right > fold - 3)).toEqual([]);
      }
    },
  );

  it('tell how plain cards rank, as the engine does', async () => {
    const { game } = (await stichwerk.read(source, { variants })).value!;
    const { rules, deck } = game;
    const line = (await said(source, 'de', variants)).find((text) =>
      /^(Andere Farben|Rangfolge): /.test(text),
    )!;
    const signOf = (rank: number) => deck.ranks[rank]?.sign?.de ?? deck.ranks[rank]?.id;
    const told = line.replace(/^.*?: /, '').split(', ').flatMap((part) => {
      const [from, to] = part.split(' bis ');
      const numbers = Array.from({ length: Number(from) - Number(to) + 1 || 0 }, (_, at) => String(Number(from) - at));
      return to === undefined ? [part] : numbers;
    }); // biome-ignore format: short
    const { trump } = rules;
    const named = trump.by === 'naming' ? trump.choices : trump.by === 'rotation' ? trump.suits : trump.by === 'fixed' ? [trump.suit] : trump.by === 'turn-up' ? [...deck.suits.keys()] : [undefined]; // biome-ignore format: short
    for (const suit of named.filter((one) => one !== undefined || trump.by === 'none')) {
      const ranking = rankingOf(rules, suit);
      for (const plain of deck.suits.keys()) {
        if (plain === suit) continue;
        const own = deck.cards.filter(({ index, copy }) => copy === 0 && ranking.suit[index] === plain);
        const ranked = own.toSorted((a, b) => ranking.strength[b.index]! - ranking.strength[a.index]!).map(({ rank }) => signOf(rank)); // biome-ignore format: short
        expect(told.filter((sign) => ranked.includes(sign))).toEqual(ranked);
      }
    }
  });
});

describe('a card of reference', () => {
  it('is as large as the cards, folded where two panels meet, and fills its sheets', async () => {
    const { documents } = await lay(RATEN, 'de');
    const [{ document, sheets }] = documents as [(typeof documents)[number]];
    const [page] = document.pages;
    expect(page!.size).toEqual({ width: PAPERS.A4.height, height: PAPERS.A4.width });
    // Four of two panels on a sheet, for up to six players.
    expect([sheets, document.duplex]).toEqual([2, 'simplex']);
    const heads = texts(page).filter(({ text }) => text === 'Stiche-Raten');
    expect(heads.map(({ x }) => Math.round(x * 10) / 10)).toEqual([27.1, 153.1, 27.1, 153.1]);
    const folds = drawn(page).filter((one) => one.kind === 'path' && one.stroke?.dash);
    expect(folds).toHaveLength(1);
  });

  it('has headings and lines that are read aloud', async () => {
    const { documents } = await lay(BAUERCHEN, 'de');
    const { document } = documents[0]!;
    const heads = nodesIn(document.structure).filter(({ role }) => /^H\d$/.test(role)).map((node) => wordsOf(document, node)); // biome-ignore format: short
    expect(heads.slice(0, 5)).toEqual(['Bauerchen', 'Was muss ich legen?', 'Augen', 'Wertung', 'Die Trumpfmacher gewinnen']); // biome-ignore format: short
  });

  it('says what the rules say, and something else for other rules', async () => {
    const rules = rulesAlone(BAUERCHEN);
    const text = await said(rules);
    expect(text).toEqual(expect.arrayContaining(['ohne die Farbe: ein Trumpf', 'Musst du Trumpf legen: höher als jeder Trumpf im Stich, wenn du kannst', 'Trumpfmacher 33–65 Augen', 'zusammen 130', 'Ziel: zwölf Punkte.'])); // biome-ignore format: short
    const free = await said(edited(rules, 'obligations: [follow, ruff, overtrump]', 'obligations: [follow]'));
    expect(free).toContain('ohne die Farbe: jede Karte, auch ein Trumpf');
    expect(free.join('\n')).not.toMatch(/ohne beides|höher als/);
    const head = await said(edited(rules, 'overtrump]', 'overtrump, head]'));
    expect(head).toContain('höher als jede Karte im Stich, wenn du kannst');
    expect(await said(edited(rules, 'last-trick: 10', 'last-trick: 0'))).toContain('zusammen 120');
    expect(await said(edited(rules, 'melds-at-target: refuse', 'melds-at-target: clip'))).toContain('Höchstens bis einen Punkt vor das Ziel.'); // biome-ignore format: short
  });

  it('tells of bids only what binds, of special cards what they do', async () => {
    const plain = rulesAlone(RATEN);
    expect((await said(plain)).join('\n')).toContain('Zuletzt keine Zahl, mit der alle zusammen');
    expect((await said(edited(plain, ', hook: dealer', ''))).join('\n')).not.toContain('Zuletzt keine Zahl');
    const special = await said(RATEN, 'de', ['greifen-und-passen']);
    expect(special).toEqual(expect.arrayContaining(['Buben: jederzeit', 'Buben: immer, von mehreren die zuerst gelegte', 'Asse: nie, außer wenn nur solche liegen, dann die erste'])); // biome-ignore format: short
  });

  it('says of a card of another suit that it never wins where neither trumps nor special cards do', async () => {
    const shapes = rulesAlone(readSource('assets/games/stiche-mit-bedienpflicht.yaml'));
    expect(await said(shapes)).toContain('ohne die Farbe: jede Karte; sie gewinnt nie');
    const special = edited(
      shapes,
      'order: 4 3 2 1',
      'special: [{cards: "4", wins: first, play: anytime}]\norder: 3 2 1',
    );
    const text = await said(special);
    expect(text).toEqual(
      expect.arrayContaining(['ohne die Farbe: jede Karte', 'Karten mit dem Wert 4: jederzeit']),
    );
  });

  it('is a sheet like others where words are large, or a section has no room on a card', async () => {
    for (const print of [{ size: 'large' }, { card: { width: 30, height: 40 } }] as const) {
      const { documents, diagnostics } = await lay(BAUERCHEN, 'de', print);
      expect(diagnostics).toEqual([]);
      expect(documents[0]!.document.pages[0]!.size).toEqual(PAPERS.A4);
      expect(documents[0]!.document.pages.length).toBeLessThanOrEqual(2);
    }
  });
});

describe('a sheet of cards that is filled', () => {
  const cards = (source: Source, print: PrintRequest) =>
    stichwerk.layOut(source, { ...PLAIN, print: { fillSheet: true, ...print }, only: ['cards'] });

  it('has as many whole references as places are left, with the back of all cards', async () => {
    const { documents, diagnostics } = await cards(BAUERCHEN, {});
    expect(diagnostics).toEqual([]);
    const { document, cards: count } = documents[0]!;
    // Two cards on the last of three sheets leave seven places, for two references of three cards.
    expect([document.pages.length, count]).toEqual([6, 20]);
    const heads = (page: number) => texts(document.pages[page]).filter(({ text }) => text === 'Bauerchen' || text === 'Wertung'); // biome-ignore format: short
    expect([0, 2, 4].map((page) => heads(page).filter(({ size }) => size > 10).length)).toEqual([0, 0, 4]);
    const back = (page: number) => drawn(document.pages[page]).filter((one) => one.kind === 'use').length;
    expect(back(5)).toBeGreaterThan(0);
  });

  it('is told where no place is left, where words are large, and of a deck alone', async () => {
    const told = async (source: Source, print: PrintRequest) => (await cards(source, print)).diagnostics.map(({ code, message, why }) => `${code} ${message}: ${why}`); // biome-ignore format: short
    expect(await told(BAUERCHEN, { grid: { columns: 2, rows: 2 } })).toEqual([
      'E0410 cards: `--fill-sheet` has no effect: the last sheet has room for 0 cards more, and a quick reference takes 3',
    ]);
    expect(await told(BAUERCHEN, { size: 'large' })).toEqual([
      'E0410 `--fill-sheet` has no effect: large words have no room on a card',
    ]);
    const deck = readSource('assets/decks/french-20.yaml');
    expect((await told(deck, {})).join()).toContain('it is for the cards of a game, and this is a deck');
    expect(await told(BAUERCHEN, { card: { width: 40, height: 40 } })).toEqual([
      'E0404 cards: a section of the quick reference has no room on a card of 40 × 40 mm: undefined',
    ]);
  });
});
