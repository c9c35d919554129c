/**
 * Signs of the private use area that stand for the markup of our own texts once they are filled in. An author's text
 * cannot contain them, so whatever it says is printed as it is.
 */
export const MARKS = {
  strong: '\ue000',
  heading: '\ue001',
  figure: '\ue002',
  drawing: '\ue003',
  end: '\ue004',
} as const;

/** Replaces the markup of a text of the language, `**strong**`, `## heading` and `::figure`, by signs. */
export function markUp(source: string): string {
  return source
    .replaceAll('**', MARKS.strong)
    .replace(/^## /gm, MARKS.heading)
    .replace(/^::/gm, MARKS.figure);
}
