/**
 * The yardstick: the same two card sheets drawn by a bare pdfkit script that knows no games, checks nothing and tags nothing.
 * Written to be quick: no rounded corners in the backs, and the pattern in two paths over all cards.
 */
import { readFileSync, writeFileSync } from 'node:fs';
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
const GRID = { x: 28.5, y: 12.5, columns: 3, rows: 4, width: 51, height: 68 };
const SUITS = [
  { color: '#0072B2', drawing: 'shape-circle' },
  { color: '#D55E00', drawing: 'shape-triangle' },
  { color: '#009E73', drawing: 'shape-square' },
].map(({ color, drawing }) => ({
  color,
  path: / d="([^"]+)"/.exec(readFileSync(asset(`svg/${drawing}.svg`), 'utf8'))[1],
}));
const PIPS = [
  [[0, 0]],
  [
    [0, -11],
    [0, 11],
  ],
  [
    [0, -18],
    [0, 0],
    [0, 18],
  ],
  [
    [-9.5, -10.5],
    [9.5, -10.5],
    [-9.5, 10.5],
    [9.5, 10.5],
  ],
];

/** Draws a shape, whose drawing is 10 mm wide, at a place and in a size. */
function shape(doc, { path, color }, x, y, size, turn = 0) {
  doc
    .save()
    .translate(x, y)
    .rotate(turn)
    .scale(size / 10)
    .path(path)
    .fill(color)
    .restore();
}

/** Draws text in mm from the left end of its baseline. */
function text(doc, words, x, y, size) {
  doc.fontSize(size / PT).text(words, x, y, { baseline: 'alphabetic', lineBreak: false });
}

function index(doc, suit, value) {
  doc.font(FONTS.semibold).fontSize(10.8).fillColor(suit.color);
  doc.text(String(value), 6 - doc.widthOfString(String(value)) / 2, 10.7, {
    baseline: 'alphabetic',
    lineBreak: false,
  });
  shape(doc, suit, 6, 14.7, 4.4);
}

function front(doc, suit, value, x, y) {
  const { width, height } = GRID;
  doc.save().translate(x, y);
  index(doc, suit, value);
  doc.save().rotate(180, { origin: [width / 2, height / 2] });
  index(doc, suit, value);
  doc.restore();
  for (const [dx, dy] of PIPS[value - 1]) {
    shape(doc, suit, width / 2 + dx, height / 2 + dy, 13.5, dy > 0 ? 180 : 0);
  }
  doc.restore();
}

function ticks(doc) {
  const { x, y, columns, rows, width, height } = GRID;
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

function margins(doc, labels) {
  const [x, y] = [16.5, 98.5];
  doc.moveTo(x, y).lineTo(x, y + 100);
  for (let at = 0; at <= 100; at += 5) {
    const length = at % 50 === 0 ? 4 : at % 10 === 0 ? 2.6 : 1.5;
    doc.moveTo(x, y + at).lineTo(x - length, y + at);
  }
  doc.lineWidth(0.12).stroke('#1A1A1A').font(FONTS.regular).fillColor('#6E6E6E');
  for (const at of [0, 50, 100]) text(doc, String(at), x - 9, y + at + 0.8, 7);
  doc.save().rotate(270, { origin: [x + 3.5, y + 70] });
  text(doc, '100 mm – bei 100 % drucken', x + 3.5, y + 70, 7.5);
  doc.restore();
  for (const [i, label] of labels.entries()) text(doc, label, GRID.x + i * GRID.width + 3, 289.2, 7.5);
}

function page(doc) {
  doc.addPage({ size: [210 * PT, 297 * PT], margin: 0 }).scale(PT);
}

function fronts(doc) {
  page(doc);
  ticks(doc);
  margins(doc, ['Stiche mit Bedienpflicht', 'Vorderseiten · Bogen 1/1', 'über die lange Kante wenden']);
  for (let card = 0; card < 12; card++) {
    const column = card % GRID.columns;
    const row = Math.floor(card / GRID.columns);
    front(doc, SUITS[column], row + 1, GRID.x + column * GRID.width, GRID.y + row * GRID.height);
  }
}

/** The centres of the pattern's cells of one kind over all cards and their bleed. */
function cells(kind) {
  const found = [];
  for (let row = -1; row <= 64; row++) {
    for (let column = -1; column <= 36; column++) {
      const center = [GRID.x + (column + 0.5) * 4.25, GRID.y + (row + 0.5) * 4.25];
      if ((column + row + 7) % 4 === kind) found.push(center);
    }
  }
  return found;
}

/** Two paths do for all backs: the pattern runs on from card to card. */
function backs(doc) {
  page(doc);
  margins(doc, ['Stiche mit Bedienpflicht', 'Rückseiten · Bogen 1/1', 'über die lange Kante wenden']);
  const { x, y, columns, rows, width, height } = GRID;
  const [circles, upwards, squares, downwards] = [0, 1, 2, 3].map(cells);
  doc
    .save()
    .rect(x - 2, y - 2, columns * width + 4, rows * height + 4)
    .clip();
  for (const [left, top] of [...circles, ...squares]) doc.rect(left - 2.125, top - 2.125, 4.25, 4.25);
  for (const [cx, cy] of upwards) doc.polygon([cx, cy - 1.4], [cx - 1.5, cy + 1.26], [cx + 1.5, cy + 1.26]);
  for (const [cx, cy] of downwards) doc.polygon([cx, cy + 1.4], [cx - 1.5, cy - 1.26], [cx + 1.5, cy - 1.26]);
  doc.fill('#0072B2');
  for (const [cx, cy] of circles) doc.circle(cx, cy, 1.19);
  for (const [cx, cy] of squares) doc.rect(cx - 1.03, cy - 1.03, 2.06, 2.06);
  doc.fill('#FFFFFF').restore();
}

/** Starts a document, and gives it with the promise of its bytes; naming a font spares pdfkit reading Helvetica. */
export function startBare(title) {
  const info = { Title: title, CreationDate: new Date(0) };
  const doc = new PDFDocument({ autoFirstPage: false, font: FONTS.regular, info });
  const chunks = [];
  doc.on('data', (chunk) => chunks.push(chunk));
  return { doc, bytes: new Promise((resolve) => doc.on('end', () => resolve(Buffer.concat(chunks)))) };
}

/** Draws both sheets and gives the bytes of the file. */
export function drawBareCards() {
  const { doc, bytes } = startBare('Karten');
  fronts(doc);
  backs(doc);
  doc.end();
  return bytes;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(process.argv[2], await drawBareCards());
