import type { PrinterProfile } from '../page/print.ts';
import { PRINT_OPTIONS } from '../page/print-options.ts';
import { expectLength, readLength } from '../page/print-values.ts';

/** The profiles of a user's printers by name, and whatever else stands in their file. */
export interface Printers {
  readonly profiles: ReadonlyMap<string, PrinterProfile>;
  readonly others: Readonly<Record<string, unknown>>;
}

/** Why a file of profiles cannot be read, a clause. */
interface Problem {
  readonly problem: string;
}

/** Widest margin that a printer may leave blank, mm. */
const MOST_UNPRINTABLE = 25;

/** How the margin is written that a printer leaves blank. */
export const UNPRINTABLE_EXPECTS = expectLength(MOST_UNPRINTABLE);

/** The margin that a printer leaves blank, mm; undefined if the text does not say one. */
export function readUnprintable(text: string): number | undefined {
  return readLength(text, MOST_UNPRINTABLE);
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads the file of profiles, `{"printers": {"office": {"back-offset": "0.5,-0.3,0.1", "unprintable": "4mm"}}}`. */
export function parsePrinters(text: string): Printers | Problem {
  const whole = parseJson(text);
  if (!isRecord(whole)) return { problem: 'it is no JSON object' };
  const { printers = {}, ...others } = whole;
  if (!isRecord(printers)) return { problem: 'its printers are no JSON object' };
  const profiles = new Map<string, PrinterProfile>();
  for (const [name, entry] of Object.entries(printers)) {
    const profile = readProfile(entry);
    if (profile === undefined) return { problem: `the profile of ${name} is not as calibrate writes it` };
    profiles.set(name, profile);
  }
  return { profiles, others };
}

function readProfile(entry: unknown): PrinterProfile | undefined {
  if (!isRecord(entry)) return undefined;
  const { 'back-offset': offset, unprintable: margin } = entry;
  const moved = offset === undefined ? {} : PRINT_OPTIONS['back-offset'].read(String(offset));
  const unprintable = margin === undefined ? undefined : readUnprintable(String(margin));
  if (moved === undefined || (margin !== undefined && unprintable === undefined)) return undefined;
  return { ...moved, ...(unprintable !== undefined && { unprintable }) };
}

/** Thousandths are finer than any printer. */
const written = (value: number): string => String(Number(value.toFixed(3)));

/** The text of a file of profiles, printers in the order of their names. */
export function writePrinters({ profiles, others }: Printers): string {
  const entries = [...profiles].sort(([a], [b]) => (a < b ? -1 : 1));
  const printers = entries.map(([name, { backOffset, unprintable }]) => [
    name,
    {
      ...(backOffset && {
        'back-offset': [backOffset.x, backOffset.y, backOffset.angle].map(written).join(','),
      }),
      ...(unprintable !== undefined && { unprintable: `${written(unprintable)}mm` }),
    },
  ]);
  return `${JSON.stringify({ ...others, printers: Object.fromEntries(printers) }, null, 2)}\n`;
}

/** A profile in words: `backs 0.5 mm right, 0.3 mm up, 0.1° clockwise; 4 mm at the edge stay blank`. */
export function describeProfile({ backOffset, unprintable }: PrinterProfile): string {
  const { x, y, angle } = backOffset ?? { x: 0, y: 0, angle: 0 };
  const moves = [
    ...(x === 0 ? [] : [`${written(Math.abs(x))} mm ${x > 0 ? 'right' : 'left'}`]),
    ...(y === 0 ? [] : [`${written(Math.abs(y))} mm ${y > 0 ? 'down' : 'up'}`]),
    ...(angle === 0 ? [] : [`${written(Math.abs(angle))}° ${angle > 0 ? 'clockwise' : 'anticlockwise'}`]),
  ];
  const blank = unprintable === undefined ? '' : `; ${written(unprintable)} mm at the edge stay blank`;
  return `backs ${moves.length === 0 ? 'stay where they are' : moves.join(', ')}${blank}`;
}
