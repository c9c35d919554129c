import { isLacking, lackOf } from '../definition/beside-name.ts';
import type { Source } from '../definition/game.ts';
import type { Diagnostic, Span } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { listed, suggest } from '../diagnostics/words.ts';
import { spanAt } from '../documents/face.ts';
import type { DrawingTexts } from '../documents/listed-drawings.ts';
import type { OwnFiles } from '../workspace/own-files.ts';
import { readSymbol } from '../svg/drawing.ts';
import { hrefsIn } from '../svg/use.ts';
import type { Files } from '../workspace/files.ts';

/** The drawings that faces use, or why some cannot be drawn. */
export interface FoundDrawings {
  readonly texts: DrawingTexts;
  readonly diagnostics: readonly Diagnostic[];
}

/** A filled face, and who is to blame for what it asks for: undefined for the template. */
interface FilledFace {
  readonly svg: string;
  readonly blame: (href: string) => Blame | undefined;
}

interface Blame {
  readonly name: string;
  readonly span: Span;
}

/** Where stichwerk's own drawings stand. */
const DRAWINGS = 'assets/svg';

/** Drawings of ours that are a pattern or a mark, not a sign for cards. */
const NO_SIGN = /^(?:back-|mark-)/;

/** Most drawings that the faces of one deck use. */
const MOST = 500;

/** Reads what `<use href>` asks for in filled faces: a drawing of stichwerk by name, or a file beside the definition. */
export async function readFaceDrawings(
  files: Files,
  own: OwnFiles,
  file: string,
  template: Source,
  faces: Iterable<FilledFace>,
  isKnown: (href: string) => boolean = () => false,
): Promise<FoundDrawings> {
  const wanted = new Map<string, Wanted>();
  for (const { svg, blame } of faces) {
    for (const { href, place } of hrefsIn(svg)) {
      if (isKnown(href) || wanted.has(href) || wanted.size >= MOST) continue;
      const found = blame(href);
      wanted.set(href, { href, span: found?.span ?? spanAt(template, place), name: found?.name });
    }
  }
  const texts = new Map<string, string>();
  const diagnostics: Diagnostic[] = [];
  for (const one of wanted.values()) {
    const read = await readOne(files, own, file, one);
    if (typeof read === 'string') texts.set(one.href, read);
    else diagnostics.push(read);
  }
  return { texts, diagnostics };
}

interface Wanted {
  readonly href: string;
  readonly span: Span;
  /** The card that asks for it. */
  readonly name: string | undefined;
}

async function readOne(
  files: Files,
  own: OwnFiles,
  file: string,
  { href, span, name }: Wanted,
): Promise<string | Diagnostic> {
  const fault = (code: 'E0401' | 'E0402', why: string, help: string): Diagnostic => {
    const message = `${name === undefined ? '' : `${name}: `}the drawing \`${shorten(href)}\` ${why}`;
    return { code, severity: 'error', message, span, help };
  };
  const isBeside = /\.svg$/i.test(href);
  const ours = href.replace(/^#/, '');
  if (!isBeside && !/^[a-z0-9-]+$/.test(ours)) return fault('E0401', 'does not exist', NAME_HELP);
  const bytes = await (isBeside ? files.beside(file, href) : files.own(`${DRAWINGS}/${ours}.svg`));
  if (isLacking(bytes)) {
    const { lack, help } = lackOf(bytes);
    if (isBeside) return fault('E0401', lack, help);
    const names = (await own.names(DRAWINGS, '.svg')).filter((one) => !NO_SIGN.test(one));
    return fault('E0401', 'does not exist', suggest(nearest(ours, names), `drawings are ${listed(names)}`));
  }
  const read = readSymbol(href, bytes, '#000000');
  if ('problem' in read) return fault('E0402', `is refused: ${read.problem}`, read.help);
  return new TextDecoder().decode(bytes);
}

const NAME_HELP =
  'name a drawing of stichwerk such as #shape-star, or a file beside the definition such as ./star.svg';

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
