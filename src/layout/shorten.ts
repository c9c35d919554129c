/** The text, cut and ended by `…` where it does not fit as it is. */
export function shorten(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text;
  let kept = '';
  for (const character of text) {
    if (!fits(`${kept}${character}…`)) break;
    kept += character;
  }
  return `${kept.trimEnd()}…`;
}
