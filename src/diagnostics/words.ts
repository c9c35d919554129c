/** Words in a row: `A`, `A and B`, `A, B and C`. */
export function listed(words: readonly string[], last: 'and' | 'or' = 'and'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

/** A count with its noun: `1 trick`, `4 tricks`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** `did you mean` for the word that is nearest, or the other advice if none is. */
export function suggest(near: string | undefined, otherwise: string): string {
  return near === undefined ? otherwise : `did you mean \`${near}\`?`;
}
