import { type Matrix, MM_PER_PT, type Mm } from '../page/geometry.ts';
import type { TextMeasure } from '../page/measure.ts';
import { missingCharacter } from '../page/missing-character.ts';
import type { TextPrimitive } from '../page/primitive.ts';
import { keepsShape, scaleOf, transformPrimitives } from '../page/transform.ts';
import { type Attributes, decode } from './attributes.ts';
import type { Paint } from './paint.ts';
import { quote, type Refusals } from './problem.ts';
import { fitText, heightOf, type TextBox } from './text-box.ts';
import { HARD_BREAK, withoutBreaks } from './text-lines.ts';
import { faceOf, LEAST, readBox, readSetting, type Setting, UNIT } from './text-setting.ts';

/** A text, in as many lines as its box asks for; sizes are in the units of the drawing. Nothing if it is refused. */
export function readText(
  content: string,
  attributes: Attributes,
  paint: Paint,
  matrix: Matrix,
  measure: TextMeasure,
  refusals: Refusals,
): readonly TextPrimitive[] {
  const text = decode(content)
    .replace(/[ \t\r\n\f]+/g, ' ')
    .trim();
  const before = refusals.count;
  const setting = readSetting(text, attributes, paint, refusals);
  if (!keepsShape(matrix))
    refusals.refuse('a text is mirrored or skewed', 'only move, turn or scale it evenly');
  const box = readBox(attributes, setting, matrix, measure, refusals);
  if (refusals.count > before || text === '' || paint.fill === 'none') return [];
  requireSize(text, setting.size * scaleOf(matrix), refusals);
  const lines = box
    ? setInBox(text, setting, box, scaleOf(matrix), measure, refusals)
    : setInLine(text, setting, measure);
  for (const line of lines) requireGlyphs(line, measure, refusals);
  return transformPrimitives(lines, matrix);
}

function setInLine(text: string, setting: Setting, measure: TextMeasure): readonly TextPrimitive[] {
  return [lineAt(text, setting, setting.y, setting.size, measure)];
}

function setInBox(
  text: string,
  setting: Setting,
  box: TextBox,
  scale: number,
  measure: TextMeasure,
  refusals: Refusals,
): readonly TextPrimitive[] {
  const unit = faceOf(setting, UNIT);
  const written = box.blockSize === undefined ? text.replaceAll(HARD_BREAK, ' ') : text;
  const fitted = fitText(written, box, (piece) => measure.width(piece, unit) / (UNIT * MM_PER_PT));
  if (!fitted) {
    refusals.add({ kind: 'does-not-fit', problem: whyUnfit(text, box, scale), help: FIT_HELP, text });
    return [];
  }
  const free = (box.blockSize ?? 0) - heightOf(fitted, box);
  const top = setting.y - box.capitals * box.size;
  const first = top + setting.align * free + box.capitals * fitted.size;
  const baseline = setting.align === 0 || box.blockSize === undefined ? setting.y : first;
  return fitted.lines.flatMap((line, index) => {
    const y = baseline + index * box.lineHeight * fitted.size;
    return line === '' ? [] : [lineAt(line, setting, y, fitted.size, measure)];
  });
}

const FIT_HELP = 'write less, or give it a larger box';

function whyUnfit(text: string, { inlineSize, blockSize, size, smallest }: TextBox, scale: number): string {
  const onPaper = (length: number): number => Math.round(length * scale * 100) / 100;
  const sides = [inlineSize, ...(blockSize === undefined ? [] : [blockSize])].map(onPaper);
  const room = `${sides.join(' × ')} mm${blockSize === undefined ? ' on one line' : ''}`;
  const least = onPaper(Math.min(size, smallest));
  return `the text ${quote(text)} does not fit into ${room}, even ${least} mm small`;
}

function requireSize(text: string, size: Mm, refusals: Refusals): void {
  if (size >= LEAST - 1e-9) return;
  const problem = `the text ${quote(text)} is ${Math.floor(size * 100) / 100} mm small, and nobody can read less than ${LEAST} mm`;
  refusals.add({
    kind: 'does-not-fit',
    problem,
    help: 'print larger cards, or write a larger font-size',
    text,
  });
}

function lineAt(text: string, setting: Setting, y: number, mm: Mm, measure: TextMeasure): TextPrimitive {
  const line = withoutBreaks(text).replace(/\s/g, ' ');
  const face = faceOf(setting, mm / MM_PER_PT);
  const x = setting.x - setting.anchor * measure.width(line, face);
  return { kind: 'text', x, y, text: line, ...face, color: setting.color };
}

function requireGlyphs({ text, weight }: TextPrimitive, measure: TextMeasure, refusals: Refusals): void {
  const character = measure.missing(text, weight);
  if (character === undefined) return;
  const told = missingCharacter(measure.fontName(weight), character);
  refusals.add({ kind: 'missing-glyph', ...told, text: character });
}
