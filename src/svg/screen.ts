import { isIgnoredElement } from './harmless.ts';
import { lastPlaceIn, quote, type Refusals } from './problem.ts';

/** Largest size of a drawing's text. */
const MAX_BYTES = 256 * 1024;
/** Most elements in a drawing. */
const MAX_ELEMENTS = 2000;
/** Deepest nesting of elements. */
const MAX_DEPTH = 32;

const ELEMENTS = new Set('svg g path rect circle ellipse line polyline polygon text use'.split(' '));

/** Elements that are refused even where nothing is drawn. */
const ACTIVE_ELEMENT = /^(?:.*:)?(?:script|style|foreignobject|image|a|iframe|object|embed)$/i;

/** Patterns that are refused before anything is parsed. */
const FORBIDDEN: readonly (readonly [RegExp, string])[] = [
  [/<!DOCTYPE|<!ENTITY/i, 'a document type or entity'],
  [/<!\[CDATA\[/, 'a CDATA section'],
  [/<\?(?!xml\s)/, 'a processing instruction'],
  [/&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-fA-F]{1,6});)/, 'an entity'],
  [/\burl\(\s*(?:["']|&quot;)?[^\s"'&#]/i, 'a reference to another file'],
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
  [/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/, 'a control character'],
];

// Written without nested repetition of the same characters: time stays linear in the text.
const TAG = /<([^<>"']*(?:(?:"[^"<]*"|'[^'<]*')[^<>"']*)*)>/g;

/**
 * Looks at the mere text of a drawing, in time linear in its size, and refuses what it must not contain. Gives the markup
 * for the parser if it is small and balanced, else undefined.
 */
export function screen(text: string, refusals: Refusals): string | undefined {
  if (text.length > MAX_BYTES || new TextEncoder().encode(text).length > MAX_BYTES) {
    refusals.refuse(`it is larger than ${MAX_BYTES / 1024} KiB`, 'simplify the drawing');
    return undefined;
  }
  const forbidden = FORBIDDEN.flatMap(([pattern, what]) => {
    const found = pattern.exec(text);
    return found ? [{ what, at: found.index }] : [];
  });
  for (const { what, at } of forbidden) {
    refusals.enter(lastPlaceIn(text.slice(0, at)));
    refusals.refuse(`it contains ${what}`, PLAIN);
  }
  const markup = withoutComments(text.replace(/^\s*<\?xml\s[^<>]*\?>/, ''));
  if (forbidden.length > 0 || markup === undefined) return undefined;
  return screenTags(markup, refusals) ? markup : undefined;
}

/** Trimmed text without comments; undefined if one is not closed. */
function withoutComments(text: string): string | undefined {
  const [start = '', ...comments] = text.split('<!--');
  if (!comments.every((comment) => comment.includes('-->'))) return undefined;
  return (start + comments.map((comment) => comment.slice(comment.indexOf('-->') + 3)).join('')).trim();
}

const PLAIN = 'save it as plain SVG with shapes and paths only';

/** Whether the elements are balanced, few and not deep; each is refused that is neither known nor left out. */
function screenTags(markup: string, refusals: Refusals): boolean {
  const bodies = [...markup.matchAll(TAG)].map((match) => match[1]!);
  const elements = bodies.filter((body) => !body.startsWith('/')).length;
  if (elements > MAX_ELEMENTS) {
    refusals.refuse(`it has more than ${MAX_ELEMENTS} elements`, 'simplify it');
    return false;
  }
  if (!isBalanced(bodies, refusals)) return false;
  const whole = bodies.length > 0 && markup.split('<').length - 1 === bodies.length && markup.endsWith('>');
  if (whole && !/^<svg[\s/>]/.test(markup)) refusals.refuse('its root is not <svg>', PLAIN);
  return whole && markup.startsWith('<svg');
}

function isBalanced(bodies: readonly string[], refusals: Refusals): boolean {
  const open: string[] = [];
  for (const [index, body] of bodies.entries()) {
    const name = /^\/?([^\s/"'=]*)/.exec(body)?.[1] ?? '';
    if (!body.startsWith('/')) refusals.enter(lastPlaceIn(body));
    screenElement(name, open.some(isIgnoredElement), refusals);
    if (index > 0 && open.length === 0) {
      refusals.refuse('it has more than one root', 'keep one <svg> element');
      return false;
    }
    if (body.startsWith('/')) {
      if (open.pop() !== name) return false;
    } else if (!body.endsWith('/')) open.push(name);
    if (open.length > MAX_DEPTH) {
      refusals.refuse(`it is nested more than ${MAX_DEPTH} deep`, 'ungroup it');
      return false;
    }
  }
  return open.length === 0;
}

function screenElement(name: string, ignored: boolean, refusals: Refusals): void {
  const known = ignored ? !ACTIVE_ELEMENT.test(name) : ELEMENTS.has(name) || isIgnoredElement(name);
  if (!known) refusals.refuse(`it contains the element ${quote(`<${name}>`)}`, PLAIN);
}
