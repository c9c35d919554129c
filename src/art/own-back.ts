import type { Locate, Path, Source } from '../definition/game.ts';
import type { Diagnostic, Outcome } from '../diagnostics/diagnostic.ts';
import { isHalfTurnSymmetric } from '../documents/half-turn.ts';
import { lightBack } from '../documents/low-ink.ts';
import type { Matrix, Mm, Rect, Size } from '../page/geometry.ts';
import type { Color, PageSymbol } from '../page/primitive.ts';
import type { FaceLook } from '../page/print.ts';
import { grow } from '../page/rect.ts';
import { INK } from '../page/theme.ts';
import { fitMatrix, scaleOf } from '../page/transform.ts';
import type { Files } from '../workspace/files.ts';
import { warnOfEdge } from './back-edge.ts';
import { readBeside, readWanted, type Wanted } from './wanted-file.ts';

/** An author's back: the symbol `back` in mm from the card's top left corner, and what it uses. */
export interface OwnBack {
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

/** How a back is to be printed. */
interface BackPrint {
  readonly ink: FaceLook['ink'];
  /** What is asked to stand for `currentColor`; ink if absent. */
  readonly backColor?: Color | undefined;
  /** How far it should reach beyond the trim. */
  readonly bleed: Mm;
}

/** Reads an author's back for cards of a size: E0401, E0402, warnings E0407 if a half turn changes it, E0411 if a cut shows. */
export async function readOwnBack(
  files: Files,
  name: string,
  { source, locate, path }: BackPlace,
  card: Size,
  { ink, backColor, bleed: asked }: BackPrint,
): Promise<Outcome<OwnBack>> {
  const wanted = { name, what: `the back \`${name}\``, span: locate(path) };
  const bytes = await readBeside(files, source.file, wanted);
  if ('code' in bytes) return { diagnostics: [bytes] };
  const read = readWanted(bytes, wanted, 'own-back', backColor ?? INK);
  if ('code' in read) return { diagnostics: [read] };
  const { back, bleed, matrix } = placeBack(read, card);
  const shown = ink === 'full' ? read : lightBack(read, scaleOf(matrix));
  const paths = read.content.filter((part) => part.kind === 'path');
  const isSafe = isHalfTurnSymmetric(paths, seenOf(card, matrix));
  const edge = warnOfEdge(wanted, { drawing: read, matrix, bleed, card }, asked);
  const isIdle = backColor !== undefined && !/currentcolor/i.test(new TextDecoder().decode(bytes));
  const faults = [...(isSafe ? [] : [givesAway(wanted)]), ...(isIdle ? [keepsColors(wanted)] : [])];
  const diagnostics = [...faults, ...edge];
  return { value: { symbols: [shown, back], bleed }, diagnostics };
}

function givesAway({ what, span }: Wanted): Diagnostic {
  const message = `${what} looks different after a half turn, so a card that lies the other way round is known by its back`;
  const help = 'draw one half and turn a copy of it by 180 degrees about the middle';
  return { code: 'E0407', severity: 'warning', message, span, help };
}

function keepsColors({ what, span }: Wanted): Diagnostic {
  const message = `the colour of backs has no effect on ${what}`;
  const why = 'the drawing says all its colours itself';
  const help = 'write `currentColor` for a colour in it, or leave `back-color` out';
  return { code: 'E0410', severity: 'warning', message, why, span, help };
}

interface PlacedBack extends Pick<OwnBack, 'bleed'> {
  readonly back: PageSymbol;
  /** From the units of the drawing to mm on the card. */
  readonly matrix: Matrix;
}

/** A drawing that is larger than the card by the same on all sides bleeds; any other covers the card and is cut there. */
function placeBack({ id, box }: PageSymbol, card: Size): PlacedBack {
  const bleed = bleedOf(box, card);
  const room = grow({ x: 0, y: 0, ...card }, bleed);
  const matrix = fitMatrix(box, room, 'cover');
  const content = [{ kind: 'use', symbol: id, matrix, clip: room } as const];
  return { back: { id: 'back', box: room, content }, bleed, matrix };
}

function bleedOf(box: Size, card: Size): Mm {
  const [wider, higher] = [(box.width - card.width) / 2, (box.height - card.height) / 2];
  const isEven = Math.abs(wider - higher) < TOLERANCE && wider > TOLERANCE && wider <= MOST_BLEED;
  return isEven ? Math.min(wider, higher) : 0;
}

/** The part of the drawing that lies within the trim, in its own units. */
function seenOf(card: Size, [scale, , , , x, y]: Matrix): Rect {
  return { x: -x / scale, y: -y / scale, width: card.width / scale, height: card.height / scale };
}
