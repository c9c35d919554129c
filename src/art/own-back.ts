import { isLacking, lackOf } from '../definition/beside-name.ts';
import type { Locate, Path, Source } from '../definition/game.ts';
import type { Diagnostic, Outcome } from '../diagnostics/diagnostic.ts';
import { isHalfTurnSymmetric } from '../documents/half-turn.ts';
import { LIGHT_LINES, lightenPaths } from '../documents/light-drawing.ts';
import type { Mm, Rect, Size } from '../page/geometry.ts';
import type { PageSymbol } from '../page/primitive.ts';
import type { FaceLook } from '../page/print.ts';
import { fitMatrix } from '../page/transform.ts';
import { readSymbol } from '../svg/drawing.ts';
import type { Files } from '../workspace/files.ts';

/** An author's back: the symbol `back` in mm from the card's top left corner, and what it uses. */
interface OwnBack {
  readonly symbols: readonly PageSymbol[];
  /** How far it reaches beyond the trim on every side. */
  readonly bleed: Mm;
}

/** Where an author's back is named. */
interface BackPlace {
  readonly source: Source;
  readonly locate: Locate;
  readonly path: Path;
}

/** Furthest that a back can be drawn larger than its card. */
const MOST_BLEED: Mm = 10;

/** Sides are equal if they differ by less. */
const TOLERANCE: Mm = 0.05;

/** Reads an author's back for cards of a size: E0401, E0402, and a warning E0407 if a half turn changes it. */
export async function readOwnBack(
  files: Files,
  name: string,
  { source, locate, path }: BackPlace,
  card: Size,
  ink: FaceLook['ink'],
): Promise<Outcome<OwnBack>> {
  const span = locate(path);
  const tell = (part: Pick<Diagnostic, 'code' | 'severity' | 'message' | 'help'>): Diagnostic => ({
    ...part,
    span,
  });
  const bytes = await files.beside(source.file, name);
  if (isLacking(bytes)) {
    const { lack, help } = lackOf(bytes);
    const message = `the back \`${name}\` ${lack}`;
    return { diagnostics: [tell({ code: 'E0401', severity: 'error', message, help })] };
  }
  const read = readSymbol('own-back', bytes, '#1A1A1A');
  if ('problem' in read) {
    const message = `the back \`${name}\` is refused: ${read.problem}`;
    return { diagnostics: [tell({ code: 'E0402', severity: 'error', message, help: read.help })] };
  }
  const { back, bleed } = placeBack(read, card);
  const shown = ink === 'low' ? lighten(read, back) : read;
  const message = `the back \`${name}\` looks different after a half turn, so a card that lies the other way round is known by its back`;
  const help = 'draw one half and turn a copy of it by 180 degrees about the middle';
  const warning = tell({ code: 'E0407', severity: 'warning', message, help });
  const paths = read.content.filter((part) => part.kind === 'path');
  const isSafe = isHalfTurnSymmetric(paths, seenOf(read.box, card, bleed));
  return { value: { symbols: [shown, back], bleed }, diagnostics: isSafe ? [] : [warning] };
}

function lighten(drawing: PageSymbol, back: PageSymbol): PageSymbol {
  const scale = back.box.width / drawing.box.width;
  return { ...drawing, content: lightenPaths(drawing.content, LIGHT_LINES.back / scale) };
}

/** A drawing that is larger than the card by the same on all sides bleeds; any other covers the card and is cut there. */
function placeBack({ id, box }: PageSymbol, card: Size): { readonly back: PageSymbol; readonly bleed: Mm } {
  const bleed = bleedOf(box, card);
  const room = grownBy(bleed, card);
  const matrix = fitMatrix(box, room, 'cover');
  const content = [{ kind: 'use', symbol: id, matrix, clip: room } as const];
  return { back: { id: 'back', box: room, content }, bleed };
}

function bleedOf(box: Size, card: Size): Mm {
  const [wider, higher] = [(box.width - card.width) / 2, (box.height - card.height) / 2];
  const isEven = Math.abs(wider - higher) < TOLERANCE && wider > TOLERANCE && wider <= MOST_BLEED;
  return isEven ? Math.min(wider, higher) : 0;
}

function grownBy(bleed: Mm, { width, height }: Size): Rect {
  return { x: 0 - bleed, y: 0 - bleed, width: width + 2 * bleed, height: height + 2 * bleed };
}

/** The part of the drawing that lies within the trim, in its own units. */
function seenOf(box: Rect, card: Size, bleed: Mm): Rect {
  const [scale, , , , x, y] = fitMatrix(box, grownBy(bleed, card), 'cover');
  return { x: -x / scale, y: -y / scale, width: card.width / scale, height: card.height / scale };
}
