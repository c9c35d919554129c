import type { Counted } from '../page/content.ts';

/** The text with its numbers filled in: of this page or sheet, and of all. */
export function fillCounted(text: Counted, number: number, total: number): string {
  return text
    .map((part) => (typeof part === 'string' ? part : String(part.counter === 'number' ? number : total)))
    .join('');
}
