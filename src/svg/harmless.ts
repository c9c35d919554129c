/** Elements in which drawing programs keep notes and spare parts; nothing in them is drawn. */
const IGNORED_ELEMENT = /^(?:title|desc|defs|metadata|(?:sodipodi|inkscape):[\w.-]+)$/;

/** Whether an element and all in it are left out. */
export function isIgnoredElement(name: string): boolean {
  return IGNORED_ELEMENT.test(name);
}

/** Attributes that say nothing about what is drawn. */
const SILENT =
  /^(?:id|class|role|version|baseProfile|xmlns|xml:(?:space|lang|id)|(?:xmlns|inkscape|sodipodi):[\w.-]+|(?:aria|data)-[\w.-]+)$/;

/** Whether an attribute says nothing about what is drawn. */
export function isSilentAttribute(name: string): boolean {
  return SILENT.test(name);
}

/** Whether an attribute would start a program or point to something else. */
export function isActiveAttribute(name: string): boolean {
  return /^(?:on.*|(?:.*:)?href)$/i.test(name);
}

/** Properties of text and fonts, and notes of Inkscape; paths have neither. */
const OF_TEXT =
  /^(?:-inkscape-[\w-]+|font(?:-[\w-]+)?|text-[\w-]+|(?:letter|word)-spacing|line-height|writing-mode|direction|unicode-bidi|white-space|baseline-shift|(?:dominant|alignment)-baseline|shape-(?:padding|margin|inside))$/;

/** Properties without effect on flat, opaque shapes. */
const WITHOUT_EFFECT =
  /^(?:clip-rule|enable-background|color|color-[\w-]+|(?:shape|image)-rendering|(?:solid|stop|flood)-(?:color|opacity)|lighting-color|stroke-miterlimit|overflow|cursor|pointer-events)$/;

/** Properties that change nothing as long as they say this. */
const NEUTRAL: Readonly<Record<string, RegExp>> = {
  opacity: /^(?:1(?:\.0*)?|100%)$/,
  'fill-opacity': /^(?:1(?:\.0*)?|100%)$/,
  'stroke-opacity': /^(?:1(?:\.0*)?|100%)$/,
  'stroke-dashoffset': /^0(?:\.0*)?(?:px)?$/,
  display: /^(?:inline|block)$/,
  visibility: /^visible$/,
  marker: /^none$/,
  'marker-start': /^none$/,
  'marker-mid': /^none$/,
  'marker-end': /^none$/,
  filter: /^none$/,
  mask: /^none$/,
  'clip-path': /^none$/,
  'mix-blend-mode': /^normal$/,
  isolation: /^auto$/,
  'vector-effect': /^none$/,
  'paint-order': /^(?:normal|markers fill(?: stroke)?|fill(?: \w+)*)$/,
};

/** Whether a property changes nothing of what is drawn. */
export function isNeutral(name: string, value: string): boolean {
  return WITHOUT_EFFECT.test(name) || (Object.hasOwn(NEUTRAL, name) && NEUTRAL[name]!.test(value));
}

/** Whether a property is about text only. */
export function isOfText(name: string): boolean {
  return OF_TEXT.test(name);
}
