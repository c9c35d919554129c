/** A word as it is typed into a shell: in quotation marks if it has spaces or signs that a shell may take for its own. */
export function quoted(word: string): string {
  return /^[\p{L}\p{M}\p{N}_.:/\\~-]+$/u.test(word) ? word : `"${word}"`;
}
