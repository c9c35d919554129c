/** The yardstick for 52 French cards on both sides of six A4 sheets: the same drawn by a bare pdfkit script. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  drawBacks,
  drawFigure,
  drawShape,
  drawTicks,
  drawTwice,
  readDrawing,
  readOutline,
  startBare,
  startSide,
} from './bare-sheet.js';

const GRID = { x: 10.5, y: 16.5, columns: 3, rows: 3, width: 63, height: 88 };
const RULER = [6.5, 98.5];
const PER_SIDE = GRID.columns * GRID.rows;
const CELLS = { columns: 14, rows: 20 };

const SUITS = [
  { color: '#1A1A1A', cloth: '#5F7688', drawing: 'suit-club' },
  { color: '#1A1A1A', cloth: '#5F7688', drawing: 'suit-spade' },
  { color: '#C4122F', cloth: '#C4122F', drawing: 'suit-heart' },
  { color: '#C4122F', cloth: '#C4122F', drawing: 'suit-diamond' },
].map(({ drawing, ...suit }) => ({ ...suit, path: readOutline(drawing) }));

const RANKS = ['A', 'K', 'D', 'B', '10', '9', '8', '7', '6', '5', '4', '3', '2'];
const COURTS = Object.fromEntries(
  ['king', 'queen', 'jack'].map((name, at) => [RANKS[at + 1], readCourt(`court-${name}`)]),
);

const pair = (y) => [[0, -y], [0, y]]; // biome-ignore format: points read as a row
const sides = (x, y) => [[-x, y], [x, y]]; // biome-ignore format: points read as a row
const corners = (x, y) => [...sides(x, -y), ...sides(x, y)];
const OUTER = corners(13.2, 28);
const INNER = corners(13.2, 28 / 3);
const PIPS = {
  2: pair(28),
  3: [[0, 0], ...pair(28)],
  4: OUTER,
  5: [...OUTER, [0, 0]],
  6: [...OUTER, ...sides(13.2, 0)],
  7: [...OUTER, ...sides(13.2, 0), [0, -14]],
  8: [...OUTER, ...sides(13.2, 0), ...pair(14)],
  9: [...OUTER, ...INNER, [0, 0]],
  10: [...OUTER, ...INNER, ...pair(56 / 3)],
};

/** The parts of a court as they stand in its drawing: all attributes of each path, rectangle and circle. */
function readCourt(name) {
  const half = readDrawing(name).split('<g')[1];
  return [...half.matchAll(/<(path|rect|circle) ([^>]*)\/>/g)].map(([, kind, attributes]) => ({
    kind,
    ...Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
    ),
  }));
}

function drawPart(doc, { kind, d, x, y, width, height, cx, cy, r, fill, ...line }, cloth) {
  if (kind === 'path') doc.path(d);
  else if (kind === 'rect') doc.rect(Number(x), Number(y), Number(width), Number(height));
  else doc.circle(Number(cx), Number(cy), Number(r));
  const paint = fill === 'currentColor' ? cloth : fill;
  const stroke = line.stroke === 'currentColor' ? cloth : line.stroke;
  if (stroke) doc.lineWidth(Number(line['stroke-width']));
  if (stroke && paint && paint !== 'none') doc.fillAndStroke(paint, stroke);
  else if (stroke) doc.stroke(stroke);
  else doc.fill(paint);
}

function drawCourt(doc, parts, { cloth }) {
  for (const turn of [0, 180]) {
    doc.save().rotate(turn);
    for (const part of parts) drawPart(doc, part, cloth);
    doc.restore();
  }
}

function drawFace(doc, suit, rank) {
  const { width, height } = GRID;
  drawTwice(doc, GRID, () => {
    drawFigure(doc, rank, 6.4, 11.2, rank === '10' ? 9.4 : 10.2, suit.color);
    drawShape(doc, suit, 6.4, 15.6, 4.9);
  });
  doc.save().translate(width / 2, height / 2);
  if (rank in COURTS) {
    drawCourt(doc, COURTS[rank], suit);
    for (const turn of [1, -1]) drawShape(doc, suit, turn * -14.3, turn * -26.6, 7, turn > 0 ? 0 : 180);
  } else if (rank === 'A') drawShape(doc, suit, 0, 0, 25);
  else for (const [x, y] of PIPS[rank]) drawShape(doc, suit, x, y, 11.5, y > 0 ? 180 : 0);
  doc.restore();
}

function drawFronts(doc, cards, sheet) {
  startSide(doc, GRID, RULER, ['Karten', `Vorderseiten · Bogen ${sheet}/6`, 'an langer Kante wenden']);
  drawTicks(doc, GRID);
  for (const [at, { suit, rank }] of cards.entries()) {
    doc
      .save()
      .translate(GRID.x + (at % GRID.columns) * GRID.width, GRID.y + Math.floor(at / 3) * GRID.height);
    drawFace(doc, suit, rank);
    doc.restore();
  }
}

function drawBackSide(doc, count, sheet) {
  startSide(doc, GRID, RULER, ['Karten', `Rückseiten · Bogen ${sheet}/6`, 'an langer Kante wenden']);
  const whole = Math.floor(count / GRID.columns);
  const { columns, rows } = CELLS;
  const cell = [GRID.width / columns, GRID.height / rows];
  if (whole > 0) drawBacks(doc, { ...GRID, columns: columns * GRID.columns, rows: rows * whole }, cell);
  const rest = count - whole * GRID.columns;
  if (rest === 0) return;
  const x = GRID.x + (GRID.columns - rest) * GRID.width;
  drawBacks(doc, { x, y: GRID.y + whole * GRID.height, columns: columns * rest, rows }, cell);
}

/** Draws all twelve sides and gives the bytes of the file. */
export function drawBareDeck() {
  const { doc, bytes } = startBare('Karten');
  const cards = RANKS.flatMap((rank) => SUITS.map((suit) => ({ suit, rank })));
  for (let first = 0; first < cards.length; first += PER_SIDE) {
    const onSheet = cards.slice(first, first + PER_SIDE);
    drawFronts(doc, onSheet, first / PER_SIDE + 1);
    drawBackSide(doc, onSheet.length, first / PER_SIDE + 1);
  }
  doc.end();
  return bytes;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(process.argv[2], await drawBareDeck());
