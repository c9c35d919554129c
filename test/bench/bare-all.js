/**
 * The yardstick for all five files: plain pdfkit calls that draw what stood on stichwerk's own pages, recorded beforehand.
 * It computes no place, checks nothing and tags nothing; the cards are those of `bare-cards.js`, quicker than the recorded ones.
 *
 * node bare-all.js <recorded pages> <folder>
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawBareCards } from './bare-cards.js';
import { FONTS, PT, startBare } from './bare-sheet.js';

function trace(doc, segments) {
  for (const [letter, ...numbers] of segments) {
    if (letter === 'M') doc.moveTo(...numbers);
    else if (letter === 'L') doc.lineTo(...numbers);
    else if (letter === 'C') doc.bezierCurveTo(...numbers);
    else doc.closePath();
  }
}

function path(doc, { segments, fill, fillRule, stroke }) {
  trace(doc, segments);
  if (stroke) {
    doc
      .lineWidth(stroke.width)
      .lineCap(stroke.cap ?? 'butt')
      .lineJoin(stroke.join ?? 'miter');
    if (stroke.dash) doc.dash(stroke.dash[0], { space: stroke.dash[1] });
    else doc.undash();
  }
  const rule = fillRule === 'evenodd' ? 'even-odd' : 'non-zero';
  if (fill && stroke) doc.fillAndStroke(fill, stroke.color, rule);
  else if (fill) doc.fill(fill, rule);
  else doc.stroke(stroke.color);
}

function text(doc, { text: words, x, y, size, weight, color, rotate, tracking = 0 }) {
  if (rotate) doc.save().rotate(rotate, { origin: [x, y] });
  doc.font(FONTS[weight]).fontSize(size / PT);
  const characterSpacing = (tracking * size) / PT;
  doc.fillColor(color).text(words, x, y, { baseline: 'alphabetic', lineBreak: false, characterSpacing });
  if (rotate) doc.restore();
}

function use(doc, { symbol, matrix, clip }, symbols) {
  doc.save();
  if (clip) doc.rect(clip.x, clip.y, clip.width, clip.height).clip();
  doc.transform(...matrix);
  draw(doc, symbols[symbol].content, symbols);
  doc.restore();
}

function draw(doc, primitives, symbols) {
  for (const primitive of primitives) {
    if (primitive.kind === 'path') path(doc, primitive);
    else if (primitive.kind === 'text') text(doc, primitive);
    else use(doc, primitive, symbols);
  }
}

function drawDocument({ title, pages, symbols }) {
  const { doc, bytes } = startBare(title);
  for (const { size, primitives } of pages) {
    doc.addPage({ size: [size.width * PT, size.height * PT], margin: 0 }).scale(PT);
    draw(doc, primitives, symbols);
  }
  doc.end();
  return bytes;
}

/** Draws every recorded document, and gives name and bytes of the files. */
export async function drawBareFiles(documents) {
  const files = [];
  for (const document of documents) {
    const bytes = await (document.kind === 'cards' ? drawBareCards() : drawDocument(document));
    files.push({ name: `${document.kind}.pdf`, bytes });
  }
  return files;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [recorded, folder] = process.argv.slice(2);
  const files = await drawBareFiles(JSON.parse(readFileSync(recorded, 'utf8')));
  for (const { name, bytes } of files) writeFileSync(join(folder, name), bytes);
}
