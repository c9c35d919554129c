import type { Language } from '../../../src/cards/localized.ts';
import type { PrintDocument } from '../../../src/page/page.ts';
import { PAPERS } from '../../../src/page/paper.ts';
import type { TextPrimitive } from '../../../src/page/primitive.ts';
import type { PrintRequest } from '../../../src/page/print.ts';
import { readSource } from '../../support/shipped.ts';
import { layOutGame } from '../../tables/press.ts';

/** How a table is wanted. */
export interface Wish {
  readonly language?: Language;
  readonly print?: PrintRequest;
}

/** The rules of a shipped game alone: without variants, facts, hints and examples, which an edit would make false. */
export function rulesOf(game: string): string {
  const { text } = readSource(`assets/games/${game}.yaml`);
  return text.slice(0, text.search(/^(variants|facts):/m));
}

/** The score table that a definition gives. */
export async function tableOf(
  text: string,
  { language = 'de', print = {} }: Wish = {},
): Promise<PrintDocument> {
  return layOutGame({ file: 'game.yaml', text }, { language, print, paper: PAPERS.A4 });
}

/** All words of a table, in reading order, one space between them. */
export function wordsIn({ pages }: PrintDocument): string {
  const texts = pages.flatMap(({ items }) =>
    items.filter(({ mark }) => mark !== 'artifact').flatMap(textsOf),
  );
  return texts
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/g, ' ');
}

/** Texts of the same height, from the left: what stands in one line of a page. */
export function linesIn({ pages }: PrintDocument): readonly (readonly string[])[] {
  return pages.flatMap(({ items }) => {
    const lines = new Map<string, TextPrimitive[]>();
    for (const text of items.flatMap(textsOf)) {
      const key = text.y.toFixed(1);
      lines.set(key, [...(lines.get(key) ?? []), text]);
    }
    return [...lines.values()].map((texts) =>
      [...texts].sort((a, b) => a.x - b.x).map(({ text }) => text.replace(/\u00a0/g, ' ').trim()),
    );
  });
}

function textsOf({ content }: PrintDocument['pages'][number]['items'][number]): readonly TextPrimitive[] {
  return content.filter((one) => one.kind === 'text');
}
