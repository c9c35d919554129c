import { describe, expect, it } from 'vitest';
import { chooseForm } from '../../src/layout/choose-form.ts';
import type { FlowContent, FormsContent } from '../../src/page/content.ts';

/** The place of the form that is chosen, and the places of all that were tried; pages by form, each well filled unless it says so. */
function choose(by: FormsContent['by'], pages: readonly number[], thin: readonly number[] = []) {
  const tried: number[] = [];
  const contents = pages.map((): FlowContent => ({ kind: 'flow', blocks: [] }));
  const forms = contents.map((form) => () => form);
  const { at } = chooseForm({ kind: 'forms', by, forms }, (form) => {
    const place = contents.indexOf(form);
    tried.push(place);
    const filled = Array.from({ length: Number.isFinite(pages[place]!) ? pages[place]! : 0 }, (_, page) => (page === 0 && thin.includes(place) ? 0.5 : 0.9)); // biome-ignore format: short
    return { pages: pages[place]!, filled };
  });
  return { at, tried };
}

describe('of the forms of a handout', () => {
  it('the first is printed that takes as few sheets as the last', () => {
    expect(choose('sheets', [5, 4, 4, 4, 2]).at).toBe(4);
    expect(choose('sheets', [5, 4, 4, 3, 3]).at).toBe(1);
    expect(choose('sheets', [4, 4, 3, 3, 3]).at).toBe(0);
  });

  it('the best two are tried whatever those between them and the last one take', () => {
    expect(choose('sheets', [5, 4, 5, 5, 5, 5, 4, 4, 4]).at).toBe(1);
    expect(choose('sheets', [4, 5, 5, 5, 5, 5, 5, 4, 4]).at).toBe(0);
  });

  it('one without a thin page goes before one that has it, but takes no sheet more', () => {
    expect(choose('sheets', [5, 4, 4, 4], [1]).at).toBe(2);
    expect(choose('sheets', [6, 4, 4, 4], [1, 2, 3]).at).toBe(1);
  });

  it('few are tried, each once', () => {
    const { at, tried } = choose('sheets', [...Array(20).fill(6), ...Array(12).fill(4)]);
    expect([at, new Set(tried).size === tried.length, tried.length < 9]).toEqual([20, true, true]);
  });

  it('one that does not fit is never taken where another fits', () => {
    expect(choose('sheets', [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 4, 4]).at).toBe(2);
    expect(choose('pages', [Number.POSITIVE_INFINITY, 3, 2, 2]).at).toBe(2);
  });

  it('of other papers the first is printed that takes the fewest pages', () => {
    expect(choose('pages', [3, 2, 2, 1, 1])).toEqual({ at: 3, tried: [0, 1, 2, 3] });
  });
});
