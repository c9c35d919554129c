/** Adjustment between two neighbouring glyphs in font units, 0 for most pairs. */
export type Kerning = (left: number, right: number) => number;

type Subtable = (left: number, right: number) => number | undefined;

const X_ADVANCE = 4;
const PAIR_POSITIONING = 2;
const EXTENSION = 9;

/**
 * Reads the pair kerning of a TrueType font straight from its GPOS table.
 * Only this table is needed for Latin text, and the layout engine of the font library takes 30 ms to wake up.
 */
export function readKerning(bytes: Uint8Array): Kerning {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const gpos = findTable(view, 'GPOS');
  const lookups = gpos === undefined ? [] : kernLookups(view, gpos).map((at) => readLookup(view, at));
  const known = new Map<number, number>();
  return (left, right) => {
    const key = left * 0x10000 + right;
    let value = known.get(key);
    if (value === undefined) {
      value = lookups.reduce((sum, subtables) => sum + firstValue(subtables, left, right), 0);
      known.set(key, value);
    }
    return value;
  };
}

function firstValue(subtables: readonly Subtable[], left: number, right: number): number {
  for (const subtable of subtables) {
    const value = subtable(left, right);
    if (value !== undefined) return value;
  }
  return 0;
}

function findTable(view: DataView, tag: string): number | undefined {
  for (let i = 0; i < view.getUint16(4); i++) {
    const record = 12 + 16 * i;
    if (readTag(view, record) === tag) return view.getUint32(record + 8);
  }
  return undefined;
}

function readTag(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((i) => view.getUint8(at + i)));
}

function readArray(view: DataView, at: number): number[] {
  return Array.from({ length: view.getUint16(at) }, (_, i) => view.getUint16(at + 2 + 2 * i));
}

function kernLookups(view: DataView, gpos: number): number[] {
  const language = latinLanguage(view, gpos + view.getUint16(gpos + 4));
  if (language === undefined) return [];
  const features = gpos + view.getUint16(gpos + 6);
  const list = gpos + view.getUint16(gpos + 8);
  const records = readArray(view, language + 4).map((index) => features + 2 + 6 * index);
  const kern = records.filter((record) => readTag(view, record) === 'kern');
  const indices = kern.flatMap((record) => readArray(view, features + view.getUint16(record + 4) + 2));
  return [...new Set(indices)]
    .sort((a, b) => a - b)
    .map((index) => list + view.getUint16(list + 2 + 2 * index));
}

/** The default language system of Latin script, or of the script that stands in for all others. */
function latinLanguage(view: DataView, scripts: number): number | undefined {
  const records = Array.from({ length: view.getUint16(scripts) }, (_, i) => scripts + 2 + 6 * i);
  const record =
    records.find((at) => readTag(view, at) === 'latn') ?? records.find((at) => readTag(view, at) === 'DFLT');
  if (record === undefined) return undefined;
  const script = scripts + view.getUint16(record + 4);
  const offset = view.getUint16(script);
  return offset === 0 ? undefined : script + offset;
}

function readLookup(view: DataView, lookup: number): Subtable[] {
  const type = view.getUint16(lookup);
  return readArray(view, lookup + 4).flatMap((offset) => {
    const at = lookup + offset;
    const extended = type === EXTENSION;
    if ((extended ? view.getUint16(at + 2) : type) !== PAIR_POSITIONING) return [];
    return [readPairs(view, extended ? at + view.getUint32(at + 4) : at)];
  });
}

function readPairs(view: DataView, at: number): Subtable {
  const coverage = readCoverage(view, at + view.getUint16(at + 2));
  const first = view.getUint16(at + 4);
  const size = 2 * (bits(first) + bits(view.getUint16(at + 6)));
  const advance = (record: number): number =>
    first & X_ADVANCE ? view.getInt16(record + 2 * bits(first & (X_ADVANCE - 1))) : 0;
  const pairs = { view, at, coverage, size, advance };
  return view.getUint16(at) === 1 ? glyphPairs(pairs) : classPairs(pairs);
}

/** A subtable at `at`: the glyphs it covers, the size of its records, and the advance that a record gives. */
interface Pairs {
  readonly view: DataView;
  readonly at: number;
  readonly coverage: (glyph: number) => number | undefined;
  readonly size: number;
  readonly advance: (record: number) => number;
}

function glyphPairs({ view, at, coverage, size, advance }: Pairs): Subtable {
  return (left, right) => {
    const index = coverage(left);
    if (index === undefined) return undefined;
    const set = at + view.getUint16(at + 10 + 2 * index);
    const step = 2 + size;
    const found = search(view.getUint16(set), (i) => right - view.getUint16(set + 2 + step * i));
    return found === undefined ? undefined : advance(set + 2 + step * found + 2);
  };
}

function classPairs({ view, at, coverage, size, advance }: Pairs): Subtable {
  const leftClass = readClasses(view, at + view.getUint16(at + 8));
  const rightClass = readClasses(view, at + view.getUint16(at + 10));
  const rightCount = view.getUint16(at + 14);
  return (left, right) => {
    if (coverage(left) === undefined) return undefined;
    return advance(at + 16 + size * (leftClass(left) * rightCount + rightClass(right)));
  };
}

/** The index of a glyph among those that a table covers. */
function readCoverage(view: DataView, at: number): (glyph: number) => number | undefined {
  const count = view.getUint16(at + 2);
  if (view.getUint16(at) === 1) {
    return (glyph) => search(count, (i) => glyph - view.getUint16(at + 4 + 2 * i));
  }
  return (glyph) => {
    const range = searchRange(view, at + 4, count, glyph);
    return range === undefined ? undefined : view.getUint16(range + 4) + glyph - view.getUint16(range);
  };
}

/** The class of a glyph; 0 unless the table says otherwise. */
function readClasses(view: DataView, at: number): (glyph: number) => number {
  if (view.getUint16(at) === 1) {
    const start = view.getUint16(at + 2);
    const count = view.getUint16(at + 4);
    return (glyph) => {
      const index = glyph - start;
      return index >= 0 && index < count ? view.getUint16(at + 6 + 2 * index) : 0;
    };
  }
  return (glyph) => {
    const range = searchRange(view, at + 4, view.getUint16(at + 2), glyph);
    return range === undefined ? 0 : view.getUint16(range + 4);
  };
}

function searchRange(view: DataView, ranges: number, count: number, glyph: number): number | undefined {
  const found = search(count, (i) => {
    const start = view.getUint16(ranges + 6 * i);
    return glyph < start ? glyph - start : Math.max(0, glyph - view.getUint16(ranges + 6 * i + 2));
  });
  return found === undefined ? undefined : ranges + 6 * found;
}

/** Binary search; `compare` is negative if the index looked for is smaller. */
function search(count: number, compare: (index: number) => number): number | undefined {
  let low = 0;
  let high = count - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const order = compare(middle);
    if (order === 0) return middle;
    if (order < 0) high = middle - 1;
    else low = middle + 1;
  }
  return undefined;
}

function bits(format: number): number {
  let count = 0;
  for (let rest = format; rest !== 0; rest &= rest - 1) count++;
  return count;
}
