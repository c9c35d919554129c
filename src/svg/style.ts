import { type Attributes, decode } from './attributes.ts';
import { isActiveAttribute, isNeutral, isOfText, isSilentAttribute } from './harmless.ts';
import { PAINT_ATTRIBUTES } from './paint.ts';
import type { Element } from './parse.ts';
import { quote, type Refusals } from './problem.ts';
import { FONT_ATTRIBUTES } from './text-setting.ts';

/** Attributes that may be written in `style` as well. */
const PROPERTIES: readonly string[] = [...PAINT_ATTRIBUTES, ...FONT_ATTRIBUTES];

/** The attributes of an element, those in its `style` among them; refused if one is neither known nor harmless. */
export function readAttributes(
  { name, attributes: { style = '', ...attributes } }: Element,
  known: readonly string[],
  refusals: Refusals,
): Attributes {
  for (const [key, value] of Object.entries(attributes)) {
    const harmless = !isActiveAttribute(key) && (isSilentAttribute(key) || isNeutral(key, value.trim()));
    if (!harmless && !known.includes(key)) refuse(name, 'attribute', key, value, refusals);
  }
  const properties = PROPERTIES.filter((property) => known.includes(property));
  const declarations = parseStyle(style);
  for (const [key, value] of declarations) {
    const harmless = isNeutral(key, value) || isOfText(key);
    if (!harmless && !properties.includes(key)) refuse(name, 'style', key, value, refusals);
  }
  const styled = declarations.filter(([key]) => properties.includes(key));
  return { ...attributes, ...Object.fromEntries(styled) };
}

/** `fill: red; stroke: none` by property; what is not of that form is a property that nobody knows. */
function parseStyle(style: string): readonly (readonly [string, string])[] {
  return decode(style)
    .split(';')
    .filter((declaration) => declaration.trim() !== '')
    .map((declaration) => {
      const colon = declaration.indexOf(':');
      if (colon < 0) return [declaration.trim(), ''];
      return [declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim()];
    });
}

/** What to do about properties that programs write often and no flat print can show. */
const HELPS: readonly (readonly [RegExp, string])[] = [
  [/opacity$/, 'make it opaque in a paler colour'],
  [/^(?:filter|mask|clip-path|mix-blend-mode|marker.*)$/, 'release or remove it and keep plain shapes'],
  [/^(?:display|visibility)$/, 'delete what is hidden'],
];

const REMOVE = 'remove such attributes, or save the drawing as plain SVG';

function refuse(
  element: string,
  what: 'attribute' | 'style',
  key: string,
  value: string,
  refusals: Refusals,
): void {
  const help = HELPS.find(([pattern]) => pattern.test(key))?.[1];
  if (help !== undefined) refusals.refuse(`<${element}> has ${key}=${quote(value)}`, help);
  else refusals.refuse(`<${element}> has the ${what} ${quote(key)}`, REMOVE);
}
