/**
 * What the bare scripts share: plain pdfkit calls for one side of a card sheet. They know no games, check nothing and tag
 * nothing, and are written to be quick: no rounded corners in the backs, and the pattern in two paths over all cards.
 * Lengths are mm; a grid is `{x, y, columns, rows, width, height}`.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';

const asset = (path) => fileURLToPath(new URL(`../../assets/${path}`, import.meta.url));

/** Points in a millimetre. */
export const PT = 72 / 25.4;
/** The font files by weight. */
export const FONTS = {
  regular: asset('fonts/SourceSans3-Regular.ttf'),
  semibold: asset('fonts/SourceSans3-Semibold.ttf'),
};

/** The text of one of stichwerk's drawings. */
export function readDrawing(name) {
  return readFileSync(asset(`svg/${name}.svg`), 'utf8');
}

/** The outline of a drawing of one path. */
export function readOutline(name) {
  return / d="([^"]+)"/.exec(readDrawing(name))[1];
}

/** Starts a document, and gives it with the promise of its bytes; naming a font spares pdfkit reading Helvetica. */
export function startBare(title) {
  const info = { Title: title, CreationDate: new Date(0) };
  const doc = new PDFDocument({ autoFirstPage: false, font: FONTS.regular, info });
  const chunks = [];
  doc.on('data', (chunk) => chunks.push(chunk));
  return { doc, bytes: new Promise((resolve) => doc.on('end', () => resolve(Buffer.concat(chunks)))) };
}

/** Draws a shape, whose drawing is 10 mm wide, at a place and in a size. */
export function drawShape(doc, { path, color }, x, y, size, turn = 0) {
  doc
    .save()
    .translate(x, y)
    .rotate(turn)
    .scale(size / 10)
    .path(path)
    .fill(color)
    .restore();
}

/** Draws text from the left end of its baseline. */
function drawText(doc, words, x, y, size) {
  doc.fontSize(size / PT).text(words, x, y, { baseline: 'alphabetic', lineBreak: false });
}

/** Draws a figure about the middle of its baseline, its size in mm. */
export function drawFigure(doc, words, x, y, size, color) {
  doc.font(FONTS.semibold).fontSize(size).fillColor(color);
  doc.text(words, x - doc.widthOfString(words) / 2, y, { baseline: 'alphabetic', lineBreak: false });
}

/** Draws something at the top left of a card, and once more turned by half. */
export function drawTwice(doc, { width, height }, draw) {
  draw();
  doc.save().rotate(180, { origin: [width / 2, height / 2] });
  draw();
  doc.restore();
}

/** Begins a side: A4, ruler and labels. */
export function startSide(doc, grid, ruler, labels) {
  doc.addPage({ size: [210 * PT, 297 * PT], margin: 0 }).scale(PT);
  const [x, y] = ruler;
  doc.moveTo(x, y).lineTo(x, y + 100);
  for (let at = 0; at <= 100; at += 5) {
    const length = at % 50 === 0 ? 4 : at % 10 === 0 ? 2.6 : 1.5;
    doc.moveTo(x, y + at).lineTo(x - length, y + at);
  }
  doc.lineWidth(0.12).stroke('#1A1A1A').font(FONTS.regular).fillColor('#6E6E6E');
  for (const at of [0, 50, 100]) drawText(doc, String(at), x - 9, y + at + 0.8, 7);
  doc.save().rotate(270, { origin: [x + 3.5, y + 70] });
  drawText(doc, '100 mm – bei 100 % drucken', x + 3.5, y + 70, 7.5);
  doc.restore();
  const below = grid.y + grid.rows * grid.height + 4.7;
  for (const [i, label] of labels.entries()) drawText(doc, label, grid.x + i * grid.width + 3, below, 7.5);
}

/** Draws ticks in the margins at every cut. */
export function drawTicks(doc, { x, y, columns, rows, width, height }) {
  const [right, bottom] = [x + columns * width, y + rows * height];
  for (let i = 0; i <= columns; i++) {
    const at = x + i * width;
    doc
      .moveTo(at, y - 5)
      .lineTo(at, y - 1.5)
      .moveTo(at, bottom + 1.5)
      .lineTo(at, bottom + 5);
  }
  for (let i = 0; i <= rows; i++) {
    const at = y + i * height;
    doc
      .moveTo(x - 5, at)
      .lineTo(x - 1.5, at)
      .moveTo(right + 1.5, at)
      .lineTo(right + 5, at);
  }
  doc.lineWidth(0.12).stroke('#1A1A1A');
}

/** The centres of the pattern's cells of one kind over cards of a grid and their bleed. */
function cellsOf(kind, { x, y, columns, rows }, [width, height]) {
  const found = [];
  for (let row = -1; row <= rows; row++) {
    for (let column = -1; column <= columns; column++) {
      const center = [x + (column + 0.5) * width, y + (row + 0.5) * height];
      if ((column + row + 7) % 4 === kind) found.push(center);
    }
  }
  return found;
}

/** Draws the pattern of the backs over `area`, its cells in columns and rows of a size; two paths do for all cards. */
export function drawBacks(doc, area, cell) {
  const { x, y, columns, rows } = area;
  const [width, height] = cell;
  const [circles, upwards, squares, downwards] = [0, 1, 2, 3].map((kind) => cellsOf(kind, area, cell));
  doc
    .save()
    .rect(x - 2, y - 2, columns * width + 4, rows * height + 4)
    .clip();
  for (const [left, top] of [...circles, ...squares])
    doc.rect(left - width / 2, top - height / 2, width, height);
  for (const [cx, cy] of upwards) doc.polygon([cx, cy - 1.4], [cx - 1.5, cy + 1.26], [cx + 1.5, cy + 1.26]);
  for (const [cx, cy] of downwards) doc.polygon([cx, cy + 1.4], [cx - 1.5, cy - 1.26], [cx + 1.5, cy - 1.26]);
  doc.fill('#0072B2');
  for (const [cx, cy] of circles) doc.circle(cx, cy, 1.19);
  for (const [cx, cy] of squares) doc.rect(cx - 1.03, cy - 1.03, 2.06, 2.06);
  doc.fill('#FFFFFF').restore();
}
