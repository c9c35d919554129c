import { describe, expect, it } from 'vitest';
import type { Language } from '../../src/cards/localized.ts';
import { PAPERS } from '../../src/page/paper.ts';
import type { PrintRequest } from '../../src/page/print.ts';
import { drawn } from '../support/pages.ts';
import { followSuitSource, PLAIN, stichwerk } from '../support/shipped.ts';

/** The words in the margins of the pages of a deck. */
async function wordsOf(print: PrintRequest, language: Language = 'de'): Promise<readonly string[]> {
  const { documents } = await stichwerk.layOut(followSuitSource(), {
    ...PLAIN,
    language,
    only: ['cards'],
    print: { paper: PAPERS.A4, ...print },
  });
  const pages = documents.flatMap(({ document }) => document.pages);
  return pages.map((page) => {
    const margins = { ...page, items: page.items.filter(({ mark }) => mark === 'artifact') };
    return drawn(margins)
      .flatMap((one) => (one.kind === 'text' && !/^\d+$/.test(one.text) ? [one.text] : []))
      .join(' | ');
  });
}

const NAME = 'Stiche mit Bedienpflicht';
const RULER = '100 mm bei Druck mit 100 %';

describe('the words beside the cards', () => {
  it('say about which edge the sheet is turned, and how far the backs are moved', async () => {
    expect(await wordsOf({})).toEqual([
      `${RULER} | ${NAME} | Vorderseiten · Blatt 1/1 | beidseitig: an langer Kante wenden`,
      `${RULER} | ${NAME} | Rückseiten · Blatt 1/1 | an langer Kante wenden · Versatz 0 / 0 mm, 0°`,
    ]);
    const moved = await wordsOf({ backs: 'duplex-short', backOffset: { x: 0.5, y: -0.3, angle: 0.1 } });
    expect(moved).toEqual([
      `${RULER} | ${NAME} | Vorderseiten · Blatt 1/1 | beidseitig: an kurzer Kante wenden`,
      `${RULER} | ${NAME} | Rückseiten · Blatt 1/1 | an kurzer Kante wenden · Versatz 0,5 / −0,3 mm, 0,1°`,
    ]);
    const [, english] = await wordsOf({ backOffset: { x: 0.5, y: -0.3, angle: 0.1 } }, 'en');
    expect(english).toContain('flip on long edge · offset 0.5 / −0.3 mm, 0.1°');
  });

  it.each([{ backs: 'separate' }, { order: 'fronts-then-backs' }] as const)(
    'say how to feed the sheets again with %o',
    async (print) => {
      const [front, back] = await wordsOf(print);
      expect(front).toContain('für die Rückseiten: Blätter an langer Kante gewendet wieder einlegen');
      expect(back).toContain('Blätter an langer Kante gewendet einlegen · Versatz 0 / 0 mm, 0°');
    },
  );

  it('say where to fold, and of single sides that they are', async () => {
    expect(await wordsOf({ backs: 'none' })).toEqual([`${RULER} | ${NAME} | Blatt 1/1 | einseitig`]);
    const folded = await wordsOf({ backs: 'fold' });
    expect(folded).toHaveLength(2);
    for (const page of folded) expect(page).toContain('an der gestrichelten Linie falten');
    for (const page of folded) expect(page).not.toContain('Kante');
  });
});
