import type { ReadFaces } from './art/card-faces.ts';
import { MAX_PRINTED } from './definition/deck-file-schema.ts';
import type { Diagnostic, Span } from './diagnostics/diagnostic.ts';
import { counted } from './diagnostics/words.ts';

/** The cards as many times as whole sets are asked for, one set after the other; E0237 at `span` if these are too many. */
export function repeatSets(read: ReadFaces, sets: number, span: Span | undefined): ReadFaces {
  const { value, diagnostics, sources } = read;
  if (!value || sets === 1) return read;
  const { fronts } = value;
  if (sets * fronts.length > MAX_PRINTED)
    return { diagnostics: [...diagnostics, tooMany(sets, fronts.length, span)], sources };
  return { ...read, value: { ...value, fronts: Array.from({ length: sets }, () => fronts).flat() } };
}

function tooMany(sets: number, cards: number, span: Span | undefined): Diagnostic {
  const most = Math.floor(MAX_PRINTED / cards);
  return {
    code: 'E0237',
    severity: 'error',
    message: `${sets} sets of ${counted(cards, 'card')} are ${sets * cards} cards, and ${MAX_PRINTED} are the limit`,
    ...(span && { span }),
    help: `ask for ${counted(most, 'set')} at most, and print the file several times`,
  };
}
