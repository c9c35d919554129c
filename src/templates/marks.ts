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
  origin: '\ue005',
} as const;

const KEY = String.raw`[a-z][a-z0-9-]*(?:\.(?:[a-z0-9-]+|\{\{[\w.]+\}\}))*`;
const ORIGIN = new RegExp(String.raw`\[(${KEY}(?: ${KEY})*)\]`, 'g');

/**
 * Replaces the markup of a text of the language, `**strong**`, `## heading`, `::figure`, and `[play.lead deal.dealer]` where
 * what follows comes from these keys of the definition, by signs.
 */
export function markUp(source: string): string {
  return source
    .replaceAll('**', MARKS.strong)
    .replace(ORIGIN, `${MARKS.origin}$1${MARKS.end}`)
    .replace(/^## /gm, MARKS.heading)
    .replace(/^::/gm, MARKS.figure);
}
