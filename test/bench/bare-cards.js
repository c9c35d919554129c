/** The yardstick for twelve shape cards: the same two sides drawn by a bare pdfkit script. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  drawBacks,
  drawFigure,
  drawShape,
  drawTicks,
  drawTwice,
  readOutline,
  startBare,
  startSide,
} from './bare-sheet.js';

const GRID = { x: 28.5, y: 12.5, columns: 3, rows: 4, width: 51, height: 68 };
const RULER = [16.5, 98.5];
const SUITS = [
  { color: '#0072B2', drawing: 'shape-circle' },
  { color: '#D55E00', drawing: 'shape-triangle' },
  { color: '#009E73', drawing: 'shape-square' },
].map(({ color, drawing }) => ({ color, path: readOutline(drawing) }));
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

function drawFront(doc, suit, value, x, y) {
  const { width, height } = GRID;
  doc.save().translate(x, y);
  drawTwice(doc, GRID, () => {
    drawFigure(doc, String(value), 6, 10.7, 10.8, suit.color);
    drawShape(doc, suit, 6, 14.7, 4.4);
  });
  for (const [dx, dy] of PIPS[value - 1]) {
    drawShape(doc, suit, width / 2 + dx, height / 2 + dy, 13.5, dy > 0 ? 180 : 0);
  }
  doc.restore();
}

function drawFronts(doc) {
  const labels = ['Stiche mit Bedienpflicht', 'Vorderseiten · Bogen 1/1', 'über die lange Kante wenden'];
  startSide(doc, GRID, RULER, labels);
  drawTicks(doc, GRID);
  for (let card = 0; card < 12; card++) {
    const column = card % GRID.columns;
    const row = Math.floor(card / GRID.columns);
    drawFront(doc, SUITS[column], row + 1, GRID.x + column * GRID.width, GRID.y + row * GRID.height);
  }
}

/** Draws both sides and gives the bytes of the file. */
export function drawBareCards() {
  const { doc, bytes } = startBare('Karten');
  drawFronts(doc);
  startSide(doc, GRID, RULER, [
    'Stiche mit Bedienpflicht',
    'Rückseiten · Bogen 1/1',
    'über die lange Kante wenden',
  ]);
  drawBacks(doc, { ...GRID, columns: 36, rows: 64 }, [4.25, 4.25]);
  doc.end();
  return bytes;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(process.argv[2], await drawBareCards());
