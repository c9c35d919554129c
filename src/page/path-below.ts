// No folder or file begins with a dot, none has signs that some system forbids.
const NAME = '[^\\\\/:*?"<>|\\p{C}.][^\\\\/:*?"<>|\\p{C}]*';

/** What a path of a file with one of these endings looks like that lies in the folder of the definition or below. */
export function pathBelow(endings: readonly string[]): RegExp {
  const any = endings.map((ending) =>
    ending.replace('.', '\\.').replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`),
  );
  return new RegExp(`^\\.\\/(?:${NAME}\\/)*${NAME}\\.(?:${any.join('|')})$`, 'u');
}
