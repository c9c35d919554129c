import { describe, expect, it } from 'vitest';
import type { LaidOut } from '../../src/api.ts';
import type { Source } from '../../src/definition/game.ts';
import { KINDS, type Kind } from '../../src/documents/kinds.ts';
import type { PrinterProfile, PrintRequest } from '../../src/page/print.ts';
import type { PrintKey } from '../../src/page/print-options.ts';
import { edited, followSuitSource, PLAIN, readSource, stichwerk } from '../support/shipped.ts';
import { BIDS } from '../support/small-games.ts';
import { sample } from '../support/tier.ts';

const PRINTERS: Readonly<Record<string, PrinterProfile>> = {
  office: { backOffset: { x: 1, y: 2, angle: 0 } },
  home: { backOffset: { x: -1, y: 0, angle: 0 }, unprintable: 4 },
};

/** What is told of a deck with `print:`, and the column where it is told. */
async function told(written: string, print: PrintRequest = {}): Promise<readonly string[]> {
  const source = { file: 'pack.yaml', text: `from: french-20\nprint: {${written}}\n` };
  const printer = (name: string) => PRINTERS[name];
  const { diagnostics } = await stichwerk.layOut(source, { ...PLAIN, print, printer });
  return diagnostics.map(({ code, message, why, span }) => {
    return `${span ? `${span.start.line}:${span.start.column} ` : ''}${code} ${message}: ${why}`;
  });
}

const moved = { backOffset: { x: 1, y: 0, angle: 0 } };

describe('what is asked of a print and changes nothing', () => {
  it.each<[string, PrintRequest, string]>([
    [
      'backs: fold, order: fronts-then-backs',
      {},
      '2:29 E0410 the order `fronts-then-backs` has no effect with backs `fold`: backs stand beside their fronts',
    ],
    [
      'backs: separate',
      { order: 'fronts-then-backs' },
      'E0410 the order `fronts-then-backs` has no effect with backs `separate`: fronts and backs stand in two files',
    ],
    [
      'backs: none, back-offset: "1,2"',
      {},
      '2:35 E0410 the offset of backs has no effect with backs `none`: no backs are printed',
    ],
    [
      'backs: fold',
      moved,
      'E0410 the offset of backs has no effect with backs `fold`: backs stand beside their fronts',
    ],
    ['backs: none, back-color: red', {}, '2:34 E0410 `back-color` has no effect: no backs are printed'],
    [
      'ink: black',
      { backColor: '#C4122F', suits: 'four-colour' },
      'E0410 `--back-color` has no effect: everything is printed in black / E0410 `--suits` has no effect: everything is printed in black',
    ],
    [
      'printer: office',
      { backs: 'fold' },
      '2:18 E0410 the printer office has no effect with backs `fold`: backs stand beside their fronts',
    ],
    [
      'printer: office, back-offset: "1,1"',
      {},
      '2:18 E0410 the printer office has no effect: the offset that is given beside it counts, and nothing else is known of this printer',
    ],
    [
      '',
      { printer: 'office', ...moved },
      'E0410 the printer office has no effect: the offset that is given beside it counts, and nothing else is known of this printer',
    ],
    [
      'printer: home',
      { backs: 'fold', printer: 'office' },
      'E0410 the printer office has no effect with backs `fold`: backs stand beside their fronts',
    ],
  ])('is told where it was asked for: {%s} and %j', async (written, print, message) => {
    expect(await told(written, print)).toEqual(message.split(' / '));
  });

  it.each<[string, PrintRequest]>([
    ['backs: fold, order: interleaved, back-offset: "0,0,0"', {}],
    ['backs: fold, printer: home', {}],
    ['backs: separate', moved],
    ['printer: office', moved],
    ['printer: home, back-offset: "1,1"', {}],
    ['backs: duplex-short, order: fronts-then-backs', moved],
    ['order: fronts-then-backs, backs: none', { order: 'interleaved' }],
  ])('is not, where it counts or is as usual: {%s} and %j', async (written, print) => {
    expect(await told(written, print)).toEqual([]);
  });
});

/** Something to ask for by every option, unlike what is usual. */
const ASKED = {
  card: { card: { width: 57, height: 89 } },
  paper: { paper: { width: 215.9, height: 279.4 } },
  gap: { gap: 3 },
  bleed: { bleed: 1 },
  margin: { margin: 20 },
  grid: { grid: { columns: 2, rows: 2 } },
  marks: { marks: 'lines' },
  corners: { corners: 3 },
  backs: { backs: 'duplex-short' },
  order: { order: 'fronts-then-backs' },
  'back-offset': moved,
  printer: { printer: 'office' },
  'back-color': { backColor: '#C4122F' },
  ink: { ink: 'low' },
  suits: { suits: 'four-colour' },
  size: { size: 'large' },
  style: { style: 'single-pip' },
  jokers: { jokers: 2 },
  blanks: { blanks: 2 },
  games: { games: 2 },
  pad: { pad: 'a6' },
  pick: { pick: '♥A' },
  copies: { copies: 2 },
  'set-number': { setNumber: 3 },
} as const satisfies Record<PrintKey, PrintRequest>;

const KEYS = Object.keys(ASKED) as PrintKey[];

const lay = (source: Source, only: readonly Kind[], print: PrintRequest): Promise<LaidOut> =>
  stichwerk.layOut(source, { ...PLAIN, only, print, printer: (name) => PRINTERS[name] });

const tellsIdle = ({ diagnostics }: LaidOut): boolean => diagnostics.some(({ code }) => code === 'E0410');

const pages = ({ documents }: LaidOut): string => JSON.stringify(documents);

const shapes = followSuitSource();
const bids: Source = { file: 'bids.yaml', text: BIDS };
const french = readSource('assets/decks/french-20.yaml');

/** What changes nothing that is printed, by a fresh look at all pages. */
async function findEqual(source: Source, only: readonly Kind[], beside: PrintRequest) {
  const usual = pages(await lay(source, only, beside));
  const found = { equal: [] as PrintKey[], told: [] as PrintKey[] };
  for (const key of KEYS.filter((one) => !(one in beside))) {
    const laid = await lay(source, only, { ...beside, ...ASKED[key] });
    if (pages(laid) === usual) found.equal.push(key);
    if (tellsIdle(laid)) found.told.push(key);
  }
  return found;
}

describe('an option is told to have no effect if and only if no page becomes another', () => {
  const prints: readonly (readonly [string, Source, readonly Kind[], PrintRequest])[] = [
    ['the cards of a game with shapes', shapes, ['cards'], {}],
    ['its handout', shapes, ['rules'], {}],
    ['its sheet', shapes, ['trick-protocol'], {}],
    ['its score table', shapes, ['score-table'], {}],
    ['a French pack', french, ['cards'], {}],
    ['a folded French pack', french, ['cards'], { backs: 'fold' }],
    ['a French pack in two files', french, ['cards'], { backs: 'separate' }],
    ['a French pack for turning by hand', french, ['cards'], { order: 'fronts-then-backs' }],
    ['a French pack without marks', french, ['cards'], { marks: 'none' }],
    ['a French pack in black', french, ['cards'], { ink: 'black' }],
  ];
  it.each(sample(prints, 1))('%s', async (_, source, only, beside) => {
    const { equal, told } = await findEqual(source, only, beside);
    expect(told).toEqual(equal);
  });

  it.each<[PrintKey, Kind]>([
    ['card', 'rules'],
    ['suits', 'rules'],
    ['suits', 'trick-protocol'],
  ])('--%s for the %s of a game with French cards', async (key, kind) => {
    const isEqual = pages(await lay(bids, [kind], {})) === pages(await lay(bids, [kind], ASKED[key]));
    expect(tellsIdle(await lay(bids, [kind], ASKED[key]))).toBe(isEqual);
  });
});

describe('on score tables', () => {
  it('a pad holds one match a part, whatever is asked besides', async () => {
    const { diagnostics } = await lay(shapes, ['score-table'], { pad: 'a6', games: 2 });
    expect(diagnostics.map(({ message, why }) => `${message}: ${why}`)).toEqual([
      '`--games` has no effect: each part of a pad holds one match',
    ]);
  });

  it('names and wiped sheets are told where nothing is written on', async () => {
    const names = ['Nord', 'Ost', 'West'];
    const laid = await stichwerk.layOut(shapes, {
      ...PLAIN,
      only: ['rules'],
      names,
      print: { wipeClean: true },
    });
    expect(laid.diagnostics.map(({ message }) => message)).toEqual([
      '`--names` has no effect',
      '`--wipe-clean` has no effect',
    ]);
  });
});

describe('without cards', () => {
  const toldOf = async (source: Source, only: readonly Kind[], print: PrintRequest) =>
    (await lay(source, only, print)).diagnostics.map(
      ({ code, message, why, help, span }) =>
        `${span ? `${span.start.line} ` : ''}${code} ${message}: ${why}; ${help}`,
    );

  it('whoever asks for copies hears of the print dialog', async () => {
    expect(await toldOf(shapes, ['rules'], { copies: 24 })).toEqual([
      'E0410 `--copies` has no effect: it is for sheets of cards, and none are printed; ask your print dialog for 24 copies; sets of cards are printed with `--only cards,rules`',
    ]);
  });

  it('every option that counts for nothing is told by its name, with the call that makes it count', async () => {
    const print = { ...ASKED.gap, ...ASKED.jokers, ...ASKED.ink };
    const rest = 'leave it out, or print cards as well with `--only cards,rules`';
    expect(await toldOf(shapes, ['rules'], print)).toEqual(
      ['gap', 'jokers'].map(
        (key) => `E0410 \`--${key}\` has no effect: it is for sheets of cards, and none are printed; ${rest}`,
      ),
    );
    expect(await toldOf(shapes, ['cards', 'rules'], print)).toEqual([]);
  });

  it('colours of suits that are printed in black are told once', async () => {
    expect(await toldOf(bids, ['rules'], { ...ASKED.suits, ink: 'black' })).toEqual([
      'E0410 `--suits` has no effect: everything is printed in black; leave it out',
    ]);
  });

  it('nothing is told of what the definition asks of its cards, or of what is so anyway', async () => {
    const written = edited(shapes, 'players:', 'print: {card: bridge, copies: 8, backs: fold}\nplayers:');
    expect(await toldOf(written, ['rules'], {})).toEqual([]);
    expect(await toldOf(written, ['rules'], { copies: 8, gap: 0 })).toEqual([]);
    expect(await toldOf(shapes, ['rules'], { copies: 1 })).toEqual([]);
  });

  it('colours of suits are told where the deck has no French suits, in the definition at their place', async () => {
    const written = edited(shapes, 'players:', 'print: {suits: four-colour}\nplayers:');
    const [line] = await toldOf(written, KINDS, {});
    expect(line).toMatch(/^\d+ E0410 `suits` has no effect: only French suits have colours to choose from/);
    expect(await toldOf(shapes, KINDS, ASKED.suits)).toEqual([
      line!.replace(/^\d+ (.*)`suits`/, '$1`--suits`'),
    ]);
  });
});
