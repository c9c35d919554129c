import { readListArt } from '../../src/art/list-art.ts';
import type { CardList } from '../../src/cards/card-list.ts';
import { compileDeckFile } from '../../src/definition/deck-file.ts';
import type { Diagnostic, Outcome } from '../../src/diagnostics/diagnostic.ts';
import { drawListFaces, type ListFaces } from '../../src/documents/list-faces.ts';
import { openLibrary } from '../../src/library.ts';
import type { Size } from '../../src/page/geometry.ts';
import type { TextPrimitive } from '../../src/page/primitive.ts';
import { type FaceLook, USUAL_LOOK } from '../../src/page/print.ts';
import { diskFiles } from '../../src/workspace/disk.ts';
import type { Files } from '../../src/workspace/files.ts';
import { memoryFiles } from '../../src/workspace/memory.ts';
import { openOwnFiles } from '../../src/workspace/own-files.ts';

const disk = diskFiles();
const library = openLibrary(disk);
const own = openOwnFiles(disk);

/** A list of cards as it is written, with the files beside it, and how it is to be printed. */
export interface OwnCards {
  readonly cards: string;
  /** The face template; the style `text` if absent. */
  readonly face?: string;
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
  readonly size?: Size;
  readonly look?: Partial<FaceLook>;
  readonly reach?: number;
}

/** Stichwerk's own files, and these beside every definition. */
export function besideFiles(files: Readonly<Record<string, string | Uint8Array>>): Files {
  return { ...disk, beside: memoryFiles(files).beside };
}

/** The faces of a list, drawn with the real fonts, or what is wrong with it. */
export async function drawCards(given: OwnCards): Promise<Outcome<ListFaces>> {
  const { width, height } = given.size ?? { width: 63, height: 88 };
  const style = given.face === undefined ? '' : 'style: ./face.svg.hbs\n';
  const text = `size: [${width}, ${height}]\n${style}cards:\n${given.cards}`;
  const face = given.face === undefined ? {} : { 'face.svg.hbs': given.face };
  const files = besideFiles({ ...given.files, ...face });
  const source = { file: 'deck.yaml', text };
  const presets = { ids: [], load: async () => undefined };
  const read = await compileDeckFile(source, presets, (path) => files.beside(source.file, path));
  if (!read.value) return { diagnostics: read.diagnostics };
  const list = read.value.deck as CardList;
  const look = { ...USUAL_LOOK, ...given.look };
  const taste = { language: 'de', look } as const;
  const art = await readListArt(files, own, { definition: read.value, list, stylePath: ['style'], ...taste });
  if (!art.value) return { diagnostics: art.diagnostics };
  const { measure } = await library.fonts();
  const { locateField } = read.value;
  const parts = { ...art.value, ...taste, measure, reach: given.reach ?? 2, locateField };
  const drawn = drawListFaces(list, parts);
  return { ...drawn, diagnostics: [...art.diagnostics, ...drawn.diagnostics] };
}

/** Faces that nothing is wrong with; fails the test otherwise. */
export async function soundCards(given: OwnCards): Promise<ListFaces> {
  const { value, diagnostics } = await drawCards(given);
  if (!value || diagnostics.length > 0) throw new Error(JSON.stringify(diagnostics));
  return value;
}

/** The lines of text on a face. */
export function textsOf({ faces }: ListFaces, card = 0): readonly TextPrimitive[] {
  return faces[card]!.content.filter((primitive) => primitive.kind === 'text');
}

/** Where a finding stands and what it says: `face.svg.hbs:2:5 E0408 …`. */
export function told({ span, code, message }: Diagnostic): string {
  return `${span?.file}:${span?.start.line}:${span?.start.column} ${code} ${message}`;
}

/** Width of a line in mm, as it is drawn. */
export async function widthOf(line: TextPrimitive): Promise<number> {
  const { measure } = await library.fonts();
  return measure.width(line.text, line);
}
