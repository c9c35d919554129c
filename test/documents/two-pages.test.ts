import { describe, expect, it } from 'vitest';
import type { Page, PrintDocument } from '../../src/page/page.ts';
import { PAPERS } from '../../src/page/paper.ts';
import { drawn, texts } from '../support/pages.ts';
import { boundsOfSegments } from '../support/read-pdf-paths.ts';
import { pagesOf, readSource } from '../support/shipped.ts';
import { nodesIn, wordsOf } from '../support/spoken.ts';
import { sample } from '../support/tier.ts';

/** Pages that the handouts of the games take at most, their variants, and how many can play. */
const GAMES = [
  ['stiche-mit-bedienpflicht', 2, [], [3]],
  ['stiche-raten', 2, ['karten-64', 'greifen-und-passen', 'rauf-runter'], [3, 4, 5, 6]],
  ['whist-rauf-und-runter', 2, [], [3, 4, 5, 6]],
  ['bauerchen', 4, ['weiterschreiben', 'vierziger-regel', 'die-letzte', 'kein-kart-ab-im-entscheid'], [4]],
  ['bauer', 4, ['zwanzig-karten', 'frei-ausspielen', 'sechs'], []],
] as const;

/** A sheet of paper more, if two variants are played together. */
const ONE_SHEET = 2;

interface Way {
  readonly variants: readonly string[];
  readonly players?: number;
  readonly most: number;
}

const ways = GAMES.flatMap(([game, most, variants, players]) => {
  // Six have not five cards each out of twenty.
  const pairs = variants.flatMap((one, at) => variants.slice(at + 1).map((other) => [one, other])).filter((pair) => pair.join() !== 'zwanzig-karten,sechs'); // biome-ignore format: short
  const all: readonly Way[] = [
    { variants: [], most },
    ...variants.map((one): Way => ({ variants: [one], most })),
    ...pairs.map((pair): Way => ({ variants: pair, most: most + ONE_SHEET })),
    ...players.map((count): Way => ({ variants: [], players: count, most })),
  ];
  return all.flatMap((way, at) => {
    const prints = (['de', 'en'] as const).flatMap((language) =>
      (['A4', 'Letter'] as const).map((paper) => [game, language, paper, way] as const),
    );
    // Two variants together, and other numbers of players, in one language on one paper each, in turn.
    const isUsual = way.variants.length < 2 && way.players === undefined;
    return prints.filter((_, place) => isUsual || place === at % prints.length);
  });
});

async function papersOf([game, language, paper, { variants, players }]: (typeof ways)[number]) {
  const wish = { variants, ...(players !== undefined && { players }) };
  const print = { paper: PAPERS[paper] };
  return pagesOf(readSource(`assets/games/${game}.yaml`), { language, print, only: ['rules', 'examples'], ...wish }); // biome-ignore format: short
}

/** Where the foot of a page begins, from its lower edge. */
const FOOT = 19;

/** Everything that stands on a page but its foot, by its edges. */
function extents({ size, items }: Page) {
  const real = items.flatMap(({ mark, content }) => (mark === 'artifact' ? [] : content));
  const all = real.flatMap((one) => {
    if (one.kind === 'path') return [boundsOfSegments(one.segments)];
    return one.kind === 'text' ? [{ x: one.x, y: one.y, width: 0, height: 0 }] : [];
  });
  return all.filter(({ y }) => y < size.height - FOOT);
}

/** Which share of the room between its margins a page uses. */
function filled(page: Page): number {
  const lowest = Math.max(...extents(page).map(({ y, height }) => y + height));
  return (lowest - 18) / (page.size.height - 40);
}

describe.each(sample(ways, 1))('the handout of %s in %s on %s with %j', (...way) => {
  const rules = async () => (await papersOf(way)).get('rules')!;

  it('fits its sheets of paper', async () => {
    expect((await rules()).pages.length).toBeLessThanOrEqual(way[3].most);
  });

  it('leaves no page but the last less than 70 % full', async () => {
    const { pages } = await rules();
    const shares = pages.slice(0, -1).map(filled);
    expect(shares.filter((share) => share < 0.7)).toEqual([]);
  });

  it('keeps all of it 8 mm inside the paper, and its type at 8.5 pt at least, as its examples do', async () => {
    for (const { pages } of (await papersOf(way)).values())
      for (const page of pages) {
        const { width, height } = page.size;
        const outside = extents(page).filter((at) => at.x < 8 || at.y < 8 || at.x + at.width > width - 8 || at.y + at.height > height - 8); // biome-ignore format: short
        expect(outside).toEqual([]);
        const letters = texts(page).filter((one) => !drawnOnCard(page, one));
        expect(letters.filter(({ size }) => size < 8.5 - 1e-9)).toEqual([]);
      }
  });
});

/** Letters of small pictures of cards are parts of a drawing. */
function drawnOnCard(page: Page, { x, y }: { readonly x: number; readonly y: number }): boolean {
  return drawn(page).some((one) => {
    if (one.kind !== 'path' || !one.stroke) return false;
    const at = boundsOfSegments(one.segments);
    const isCard = at.width < 20 && Math.abs(at.height - (at.width * 4) / 3) < 4;
    return isCard && x > at.x && x < at.x + at.width && y > at.y && y < at.y + at.height;
  });
}

/** What stands above boxes and in them, line by line. */
function linesOf(document: PrintDocument | undefined): readonly string[] {
  if (!document) return [];
  const said = nodesIn(document.structure).filter(({ role }) => role === 'P' || /^H\d$/.test(role));
  return said.map((node) => wordsOf(document, node).replaceAll('\u00a0', ' '));
}

function numbersIn(lines: readonly string[]): readonly number[] {
  return lines.flatMap((line) => /^(?:Beispiel|Example) (\d+) ·/.exec(line)?.[1] ?? []).map(Number);
}

describe.each(sample(ways, 1))('the examples of %s in %s on %s with %j', (...way) => {
  // biome-ignore format: short
  it('run on from the handout, which carries two to four and says where the others are', async () => {
    const papers = await papersOf(way);
    const [own, further] = [linesOf(papers.get('rules')), linesOf(papers.get('examples'))];
    const shown = [...new Set(numbersIn(own))];
    expect(shown.length).toBeGreaterThanOrEqual(2);
    expect(shown.length).toBeLessThanOrEqual(4);
    expect(shown).toEqual(shown.map((_, at) => at + 1));
    const others = [...new Set(numbersIn(further).filter((number) => number > shown.length))];
    expect(others).toEqual(others.map((_, at) => shown.length + 1 + at));
    const last = shown.length + others.length;
    const pointer = new RegExp(`^(Beispiel|Example|Die Beispiele|Examples) ${shown.length + 1}( (bis|to) ${last})? `); // biome-ignore format: short
    expect(own.some((line) => pointer.test(line))).toBe(others.length > 0);
    expect(papers.has('examples')).toBe(others.length > 0);
  });

  it('that the handout carries tell forbidden cards, a trick that is won and a score', async () => {
    const papers = await papersOf(way);
    const own = linesOf(papers.get('rules'));
    const isGerman = way[1] === 'de';
    // With some variants together no example of a forbidden card stays true.
    const forbids = (kind: 'rules' | 'examples') => nodesIn(papers.get(kind)?.structure ?? { role: 'Document', children: [] }).some(({ alt = '' }) => /^(?!\d+,).*, (nicht erlaubt|not allowed)$/.test(alt)); // biome-ignore format: short
    expect(forbids('rules')).toBe(forbids('rules') || forbids('examples'));
    expect(own.some((line) => (isGerman ? /^[A-F] gewinnt|höchst/ : /^[A-F] wins|highest/).test(line))).toBe(true); // biome-ignore format: short
    expect(own.filter((line) => /^(Punkte|Points|Stich|Trick|Stiche|Tricks)$/.test(line)).length).toBeGreaterThan(0); // biome-ignore format: short
  });
});

describe('what an author says of an example', () => {
  const shown = ({ file, text }: ReturnType<typeof readSource>, id: string, show: string) => {
    const end = text.indexOf('\n', text.indexOf('title:', text.indexOf(`  - id: ${id}\n`))) + 1;
    return { file, text: `${text.slice(0, end)}    show: ${show}\n${text.slice(end)}` };
  };

  it('decides on which paper it stands, and else what it teaches', async () => {
    const plain = readSource('assets/games/bauer.yaml');
    const asked = shown(shown(plain, 'trumpf-zuerst', '[rules]'), 'brot', '[examples]');
    const only = ['rules', 'examples'] as const;
    const where = async (source: typeof plain, title: string) => {
      const papers = await pagesOf(source, { only });
      return only.filter((kind) => linesOf(papers.get(kind)).some((line) => line.includes(`· ${title}`)));
    };
    const [lead, score] = ['Der Trumpfmacher beginnt mit Trumpf', 'Bei null gibt es ein Brot'];
    expect(await where(plain, lead)).toEqual(['examples']);
    expect(await where(asked, lead)).toEqual(['rules']);
    expect(await where(plain, score)).toEqual(['rules']);
    expect(await where(asked, score)).toEqual(['examples']);
  });
});
