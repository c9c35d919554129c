import type { Page } from '../page/page.ts';
import type { PageSymbol } from '../page/primitive.ts';
import type { Report } from './laid-pages.ts';

type Symbols = Readonly<Record<string, PageSymbol>>;

/** The symbols that pages use, themselves or through other symbols, sorted by id; reports E0401 for unknown ones. */
export function usedSymbols(pages: readonly Page[], symbols: Symbols, report: Report): Symbols {
  const used = new Map<string, PageSymbol>();
  const waiting = pages.flatMap((page) => page.items.flatMap((item) => idsIn(item.content)));
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (used.has(id)) continue;
    const symbol = Object.hasOwn(symbols, id) ? symbols[id] : undefined;
    if (!symbol) {
      report({
        code: 'E0401',
        severity: 'error',
        message: `there is no drawing “${id}”`,
        help: 'add it to the drawings or correct its name',
      });
      continue;
    }
    used.set(id, symbol);
    waiting.push(...idsIn(symbol.content));
  }
  return Object.fromEntries([...used].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function idsIn(content: Page['items'][number]['content']): readonly string[] {
  return [...new Set(content.flatMap((primitive) => (primitive.kind === 'use' ? [primitive.symbol] : [])))];
}
