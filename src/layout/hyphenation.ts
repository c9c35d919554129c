import type { Outcome } from '../diagnostics/diagnostic.ts';
import type { DocumentContent } from '../page/content.ts';
import type { PrintDocument } from '../page/page.ts';
import type { Divide } from './flow/hyphens.ts';
import { type LayoutOptions, layOut } from './lay-out.ts';

/** What was loaded, by language. */
const loaded = new Map<string, Divide>();

/**
 * Lays a document out and divides words in narrow columns; the patterns of its language are loaded when a line wants them, for
 * they are large.
 */
export async function layOutDivided(
  document: DocumentContent,
  options: LayoutOptions,
): Promise<Outcome<PrintDocument>> {
  const { language } = document;
  const hyphens = { divide: loaded.get(language), wanted: false };
  const laid = layOut(document, { ...options, hyphens });
  if (!hyphens.wanted || hyphens.divide) return laid;
  return layOut(document, { ...options, hyphens: { divide: await loadDivide(language), wanted: false } });
}

/** Where words of a language are divided, German or English; loaded once. */
export async function loadDivide(language: string): Promise<Divide> {
  const known = loaded.get(language);
  if (known) return known;
  const patterns = language === 'de' ? import('hyphen/de/index.js') : import('hyphen/en-gb/index.js');
  const { hyphenateSync } = (await patterns).default;
  const divide: Divide = (word) => hyphenateSync(word, { hyphenChar: '\u00ad' }).split('\u00ad');
  loaded.set(language, divide);
  return divide;
}
