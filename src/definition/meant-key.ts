import { nearest } from '../diagnostics/nearest.ts';

/** Words that authors write for keys, which are too far from them to be slips. */
const OTHER_WORDS: ReadonlyMap<string, string> = new Map([
  ['karte', 'cards'],
  ['karten', 'cards'],
  ['titel', 'title'],
  ['größe', 'size'],
  ['groesse', 'size'],
  ['farben', 'suits'],
  ['werte', 'ranks'],
  ['stil', 'style'],
  ['rückseite', 'back'],
  ['rueckseite', 'back'],
  ['spieler', 'players'],
  ['score', 'scoring'],
]);

/** The key that was most likely meant, by another word for it or by a slip; undefined if none is near. */
export function meantKey(key: string, allowed: readonly string[]): string | undefined {
  const word = OTHER_WORDS.get(key.normalize().toLowerCase());
  return allowed.find((one) => one === word) ?? nearest(key, allowed);
}
