/** What is found for the first of some for which anything is. */
export function first<From, To>(some: readonly From[], find: (one: From) => To | undefined): To | undefined {
  for (const one of some) {
    const found = find(one);
    if (found !== undefined) return found;
  }
  return undefined;
}
