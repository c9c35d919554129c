import { type DrawingProblem, quote } from './problem.ts';

/** Largest size of a drawing's text. */
export const MAX_BYTES = 256 * 1024;
/** Most elements in a drawing. */
export const MAX_ELEMENTS = 2000;
/** Deepest nesting of elements. */
export const MAX_DEPTH = 32;

const ELEMENTS = new Set(
  'svg g path rect circle ellipse line polyline polygon text use title desc'.split(' '),
);

/** Patterns that are refused before anything is parsed. */
const FORBIDDEN: readonly (readonly [RegExp, string])[] = [
  [/<!DOCTYPE|<!ENTITY/i, 'a document type or entity'],
  [/<!\[CDATA\[/, 'a CDATA section'],
  [/<\?(?!xml\s)/, 'a processing instruction'],
  [/&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-fA-F]{1,6});)/, 'an entity'],
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
  [/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/, 'a control character'],
];

// Written without nested repetition of the same characters: time stays linear in the text.
const TAG = /<([^<>"']*(?:(?:"[^"<]*"|'[^'<]*')[^<>"']*)*)>/g;

/** The markup that is left for the parser, or why it is not given to it. */
export type Screened = { readonly markup: string } | DrawingProblem;

/** Looks at the mere text of a drawing, in time linear in its size: what passes is small, balanced and harmless. */
export function screen(text: string): Screened {
  if (text.length > MAX_BYTES || new TextEncoder().encode(text).length > MAX_BYTES)
    return { problem: `it is larger than ${MAX_BYTES / 1024} KiB`, help: 'simplify the drawing' };
  const forbidden = FORBIDDEN.find(([pattern]) => pattern.test(text));
  if (forbidden) return { problem: `it contains ${forbidden[1]}`, help: PLAIN };
  const markup = withoutComments(text.replace(/^\s*<\?xml\s[^<>]*\?>/, ''));
  return markup === undefined ? BROKEN : (screenTags(markup) ?? { markup });
}

/** Trimmed text without comments; undefined if one is not closed. */
function withoutComments(text: string): string | undefined {
  const [start = '', ...comments] = text.split('<!--');
  if (!comments.every((comment) => comment.includes('-->'))) return undefined;
  return (start + comments.map((comment) => comment.slice(comment.indexOf('-->') + 3)).join('')).trim();
}

const PLAIN = 'save it as plain SVG with shapes and paths only';

function screenTags(markup: string): DrawingProblem | undefined {
  const bodies = [...markup.matchAll(TAG)].map((match) => match[1]!);
  const open: string[] = [];
  if (bodies.filter((body) => !body.startsWith('/')).length > MAX_ELEMENTS)
    return { problem: `it has more than ${MAX_ELEMENTS} elements`, help: 'simplify it' };
  for (const [index, body] of bodies.entries()) {
    const name = /^\/?([^\s/"'=]*)/.exec(body)?.[1] ?? '';
    if (!ELEMENTS.has(name)) return { problem: `it contains the element ${quote(`<${name}>`)}`, help: PLAIN };
    if (index > 0 && open.length === 0)
      return { problem: 'it has more than one root', help: 'keep one <svg> element' };
    if (body.startsWith('/')) {
      if (open.pop() !== name) return BROKEN;
    } else if (!body.endsWith('/')) open.push(name);
    if (open.length > MAX_DEPTH)
      return { problem: `it is nested more than ${MAX_DEPTH} deep`, help: 'ungroup it' };
  }
  const whole = bodies.length > 0 && markup.split('<').length - 1 === bodies.length && open.length === 0;
  if (!whole || !markup.endsWith('>')) return BROKEN;
  return markup.startsWith('<svg') ? undefined : { problem: 'its root is not <svg>', help: PLAIN };
}

const BROKEN: DrawingProblem = {
  problem: 'its markup cannot be read',
  help: 'open and save it with a drawing program',
};
