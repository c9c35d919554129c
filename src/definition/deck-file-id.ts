/** Names that Windows keeps for itself. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** The name of a file without its ending, fit to be the name of a file or folder; `deck` if nothing is left of it. */
export function deckFileId(file: string): string {
  const own = file
    .split(/[/\\]/)
    .at(-1)!
    .replace(/(?<=.)\.\w+$/, '');
  const safe = [...own.normalize().replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')].slice(0, 64).join('');
  const id = safe.replace(/^-|-$/g, '');
  return file === '<stdin>' || id === '' || RESERVED.test(id) ? 'deck' : id;
}
