import type { Source } from '../definition/game.ts';
import { quote } from '../definition/quote.ts';
import type { Diagnostic, Span } from '../diagnostics/diagnostic.ts';
import { spanAt } from '../documents/face.ts';
import type { FilledCard } from '../documents/filled-faces.ts';
import type { DrawingTexts } from '../documents/used-drawings.ts';
import { INK } from '../page/theme.ts';
import { hrefsIn } from '../svg/use.ts';
import type { Files } from '../workspace/files.ts';
import type { OwnFiles } from '../workspace/own-files.ts';
import { readBeside, readOurs, readWanted } from './wanted-file.ts';

/** The drawings that faces use, or why some cannot be drawn. */
interface FoundDrawings {
  readonly texts: DrawingTexts;
  readonly diagnostics: readonly Diagnostic[];
}

/** The card that asks for a drawing, and where it does; undefined if the template does. */
export type Blame = (
  card: number,
  href: string,
) => { readonly name: string; readonly span: Span } | undefined;

/** Filled faces of the cards of a definition. */
interface Faces {
  /** The file of the definition. */
  readonly file: string;
  readonly template: Source;
  readonly faces: Iterable<FilledCard>;
  readonly blame: Blame;
  /** Whether a drawing is there already. */
  readonly isKnown: (href: string) => boolean;
}

/** Most drawings that the faces of one deck use. */
const MOST = 500;

/** Reads what `<use href>` asks for in filled faces: a drawing of stichwerk by name, or a file beside the definition. */
export async function readFaceDrawings(files: Files, own: OwnFiles, faces: Faces): Promise<FoundDrawings> {
  const texts = new Map<string, string>();
  const diagnostics: Diagnostic[] = [];
  for (const one of askedIn(faces)) {
    const read = await readOne(files, own, faces.file, one);
    if (typeof read === 'string') texts.set(one.href, read);
    else diagnostics.push(read);
  }
  return { texts, diagnostics };
}

/** A drawing that was asked for, and where. */
interface Asked {
  readonly href: string;
  readonly span: Span;
  /** The card that asks for it. */
  readonly name: string | undefined;
}

/** Every drawing that faces ask for, where it is asked for first. */
function askedIn({ template, faces, blame, isKnown }: Faces): Iterable<Asked> {
  const asked = new Map<string, Asked>();
  for (const { card, svg } of faces) {
    for (const { href, place } of typeof svg === 'string' ? hrefsIn(svg) : []) {
      if (isKnown(href) || asked.has(href) || asked.size >= MOST) continue;
      const found = blame(card, href);
      asked.set(href, { href, span: found?.span ?? spanAt(template, place), name: found?.name });
    }
  }
  return asked.values();
}

async function readOne(
  files: Files,
  own: OwnFiles,
  file: string,
  { href, span, name }: Asked,
): Promise<string | Diagnostic> {
  const what = `${name === undefined ? '' : `${name}: `}the drawing ${quote(href)}`;
  const isFile = /\.svg$/i.test(href);
  const wanted = { name: isFile ? href : href.replace(/^#/, ''), what, span };
  if (!isFile && !/^[a-z0-9-]+$/.test(wanted.name))
    return { code: 'E0401', severity: 'error', message: `${what} does not exist`, span, help: NAME_HELP };
  const bytes = await (isFile ? readBeside(files, file, wanted) : readOurs(own, wanted, 'face'));
  if ('code' in bytes) return bytes;
  const read = readWanted(bytes, wanted, href, INK);
  return 'code' in read ? read : new TextDecoder().decode(bytes);
}

const NAME_HELP =
  'name a drawing of stichwerk such as #shape-star, or a file beside the definition such as ./star.svg';
