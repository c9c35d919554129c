import type { Source } from '../definition/game.ts';
import type { Diagnostic, Outcome } from '../diagnostics/diagnostic.ts';
import { type Face, openFace, spanAt } from '../documents/face.ts';
import type { FaceTaste } from '../documents/face-names.ts';
import type { FilledCard } from '../documents/filled-faces.ts';
import type { DrawingTexts } from '../documents/used-drawings.ts';
import type { Files } from '../workspace/files.ts';
import type { OwnFiles } from '../workspace/own-files.ts';
import { type Blame, readFaceDrawings } from './face-drawings.ts';

/** A face template and the drawings that it uses. */
interface AuthorArt {
  readonly face: Face;
  readonly texts: DrawingTexts;
}

/** What faces are drawn from, and the author's files that findings about them stand in. */
export interface ReadArt extends Outcome<AuthorArt> {
  readonly sources: readonly Source[];
}

/** A template for the cards of a definition. */
interface CardTemplate {
  readonly template: Source;
  /** Whether it is the author's, not ours. */
  readonly isOwn: boolean;
  /** The file of the definition. */
  readonly file: string;
  /** What the template is filled in with, as far as its names need it. */
  readonly samples: readonly object[];
  readonly fill: (face: Face) => Iterable<FilledCard>;
  readonly blame: Blame;
  /** Whether faces have a drawing already that they use by this name. */
  readonly isKnown: (href: string) => boolean;
}

/** Opens a face template and reads the drawings that its filled faces use: E0401, E0402 and E0408. */
export async function openAuthorArt(
  files: Files,
  own: OwnFiles,
  cards: CardTemplate,
  { look }: FaceTaste,
): Promise<ReadArt> {
  const { template, isOwn, samples } = cards;
  const sources = isOwn ? [template] : [];
  const { value: face, diagnostics: faults } = openFace(template, samples);
  if (!face) return { diagnostics: faults, sources };
  const found = await readFaceDrawings(files, own, { ...cards, faces: cards.fill(face) });
  const isUsual = isOwn && look.size === 'large' && !face.names.has('large');
  const diagnostics = [...(isUsual ? [isNotLarger(template)] : []), ...found.diagnostics];
  if (found.diagnostics.length > 0) return { diagnostics, sources };
  return { value: { face, texts: found.texts }, diagnostics, sources };
}

/** A template that says nothing of large print does not become larger. */
function isNotLarger(template: Source): Diagnostic {
  const { file, start } = spanAt(template);
  return {
    code: 'E0408',
    severity: 'warning',
    message: 'the face template says nothing of large print, so its cards are as usual',
    span: { file, start, end: start },
    help: 'say what is larger: {{#if large}}…{{else}}…{{/if}}',
  };
}
