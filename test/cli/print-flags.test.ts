import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { CheckOptions } from '../../src/api.ts';
import { PRINT_OPTIONS, type PrintKey } from '../../src/page/print-options.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { CLEAN, fakeStichwerk, type Ran, runCli, type World } from './run-cli.ts';

const KEYS = Object.keys(PRINT_OPTIONS) as PrintKey[];

/** A value for every flag, and what it asks for. */
const GOOD = {
  card: ['Poker', { card: { width: 63, height: 88 } }],
  paper: ['210 x 297 mm', { paper: { width: 210, height: 297 } }],
  gap: ['0.5cm', { gap: 5 }],
  bleed: ['0', { bleed: 0 }],
  margin: ['8mm', { margin: 8 }],
  grid: ['3x3', { grid: { columns: 3, rows: 3 } }],
  marks: ['LINES', { marks: 'lines' }],
  corners: ['3', { corners: 3 }],
  backs: ['fold', { backs: 'fold' }],
  order: ['fronts-then-backs', { order: 'fronts-then-backs' }],
  'back-offset': ['-0.5,0.3', { backOffset: { x: -0.5, y: 0.3, angle: 0 } }],
  printer: ['office', { printer: 'office' }],
  'back-color': ['Red', { backColor: '#C4122F' }],
  ink: ['low', { ink: 'low' }],
  suits: ['four-colour', { suits: 'four-colour' }],
  size: ['large', { size: 'large' }],
  style: ['./face.svg.hbs', { style: './face.svg.hbs' }],
  jokers: ['2', { jokers: 2 }],
  blanks: ['4', { blanks: 4 }],
  games: ['2', { games: 2 }],
  pad: ['A6', { pad: 'a6' }],
  pick: ['♥7 HB, ♣A', { pick: '♥7 HB, ♣A' }],
  copies: ['8', { copies: 8 }],
  'set-number': ['12', { setNumber: 12 }],
} as const satisfies Record<PrintKey, readonly [string, object]>;

/** Values that a flag cannot have; what begins with a minus must not be taken for another option. */
const WRONG = {
  card: ['jumbo', '63', '63x88x2', '10x10', '63x88km', '-63x88', '63x'],
  paper: ['A7', '10x10', '-210x297', '5000x5000', 'A4A4'],
  gap: ['-3mm', '-3', '51', '3px', 'three', 'NaN', 'Infinity', '1e1', '3,5', '--3'],
  bleed: ['-1', '11mm', 'x'],
  margin: ['-8mm', '101', '8 m'],
  grid: ['3', '0x3', '3x0', '-3x3', '3x3x3', '100x1', '1.5x2'],
  marks: ['cross', 'tick', '-1'],
  corners: ['-3', '11'],
  backs: ['duplex', 'long', '-.5'],
  order: ['back', 'fronts'],
  'back-offset': ['0.5', '0.5;0.3', '21,0', '0,-21', '0,0,6', '-0.5,', '1,2,3,4', 'a,b', '-,-'],
  printer: ['../office', 'a/b', '__proto__', '.', 'x'.repeat(41)],
  'back-color': ['pink', '#FFF0F0', '#F0E442', 'C4122F', '#123', '-1'],
  ink: ['none', 'little'],
  suits: ['blue', 'four'],
  size: ['xl', '-18'],
  style: ['../face.svg.hbs', '/face.svg.hbs', './../face.svg.hbs', 'Face', 'face.svg'],
  jokers: ['-1', '13', '1.5', 'two', '1e1'],
  blanks: ['101', '-4', '2x'],
  games: ['0', '3', 'two'],
  pad: ['a4', 'small', '-1'],
  pick: [',', 'x'.repeat(401)],
  copies: ['0', '51', '-1', '1.5', 'eight'],
  'set-number': ['0', '100', '-1', '1.5', 'one'],
} as const satisfies Record<PrintKey, readonly string[]>;

function game(): string {
  const file = join(temporaryFolder(), 'a.yaml');
  writeFileSync(file, CLEAN('a'));
  return file;
}

/** A world that keeps what the pipeline is asked for, and the profile of one printer. */
function watched(): World & { readonly asked: CheckOptions[] } {
  const asked: CheckOptions[] = [];
  const fake = fakeStichwerk();
  const config = temporaryFolder();
  mkdirSync(join(config, 'stichwerk'));
  const printers = { office: { 'back-offset': '0.5,-0.3,0.1', unprintable: '4mm' } };
  writeFileSync(join(config, 'stichwerk', 'printers.json'), JSON.stringify({ printers }));
  return {
    asked,
    env: { XDG_CONFIG_HOME: config },
    stichwerk: {
      ...fake,
      check: async (source, options = {}) => {
        asked.push(options);
        return fake.check(source, options);
      },
      build: async (source, options) => {
        asked.push(options);
        return fake.build(source, options);
      },
    },
  };
}

function refused(ran: Ran, message: string, help: string): void {
  expect(ran).toMatchObject({ code: 2, out: '' });
  expect(ran.err.split('\n')).toEqual([`error: ${message}`, `  = help: ${help}`, '']);
}

describe.each(['build', 'check'])('%s', (command) => {
  test.each(KEYS)('takes --%s, with a space or an equals sign before the value', async (key) => {
    const [value, request] = GOOD[key];
    for (const flag of [[`--${key}`, value], [`--${key}=${value}`]]) {
      const world = watched();
      const output = command === 'build' ? ['-o', temporaryFolder()] : [];
      const ran = await runCli([command, game(), ...flag, ...output], world);
      expect(ran).toMatchObject({ code: 0, err: '' });
      expect(world.asked.map(({ print }) => print)).toEqual([request]);
    }
  });

  test('joins all flags to one request', async () => {
    const world = watched();
    const flags = KEYS.flatMap((key) => [`--${key}`, GOOD[key][0]]);
    const output = command === 'build' ? ['-o', temporaryFolder()] : [];
    await runCli([command, game(), ...flags, ...output], world);
    const all = Object.assign({}, ...KEYS.map((key) => GOOD[key][1]));
    expect(world.asked.map(({ print }) => print)).toEqual([all]);
  });

  const wrong = KEYS.flatMap((key) => WRONG[key].map((value) => [key, value] as const));
  test.each(wrong)('refuses --%s %s and says what can be written', async (key, value) => {
    const out = join(temporaryFolder(), 'out');
    const argv = [command, game(), ...(command === 'build' ? ['-o', out] : [])];
    for (const flag of [[`--${key}`, value], [`--${key}=${value}`]]) {
      // A word that begins with two dashes is an option of its own.
      if (flag.length === 2 && /^-[^\d.]/.test(value)) continue;
      const ran = await runCli([...argv, ...flag]);
      const near = /did you mean `(\S+)`\?$/m.exec(ran.err)?.[1];
      const mended = /write --\S+ (\S+)$/m.exec(ran.err)?.[1];
      const advised = near ?? mended;
      if (advised !== undefined) expect(PRINT_OPTIONS[key].read(advised)).toBeDefined();
      const advice = mended === undefined ? PRINT_OPTIONS[key].expects : `--${key} ${mended}`;
      const help = near === undefined ? `write ${advice}` : `did you mean \`${near}\`?`;
      refused(ran, `--${key} cannot be ${value}`, help);
    }
    expect(existsSync(out)).toBe(false);
  });

  test.each(KEYS)('wants a value for --%s, and says what it can be', async (key) => {
    const { expects } = PRINT_OPTIONS[key];
    for (const flag of [`--${key}`, `--${key}=`]) {
      const ran = await runCli([command, game(), flag]);
      expect(ran).toMatchObject({ code: 2, out: '' });
      expect(ran.err).toContain(
        `error: --${key} has no value\n  = help: write --${key} followed by its value (`,
      );
      expect(ran.err).toContain(`: ${expects}`);
    }
  });

  test('lets the pipeline look up printers that a definition names', async () => {
    const world = watched();
    const output = command === 'build' ? ['-o', temporaryFolder()] : [];
    await runCli([command, game(), ...output], world);
    const profile = { backOffset: { x: 0.5, y: -0.3, angle: 0.1 }, unprintable: 4 };
    expect(world.asked[0]?.printer?.('office')).toEqual(profile);
    expect(world.asked[0]?.printer?.('toString')).toBeUndefined();
  });

  test('refuses a printer of which nothing is kept, and names those that are', async () => {
    const { env = {} } = watched();
    const ran = await runCli([command, game(), '--printer', 'home'], { env });
    refused(ran, 'no profile of printer home', 'there are profiles of office');
    const small = await runCli([command, game(), '--printer', 'Office'], { env });
    refused(small, 'no profile of printer Office', 'did you mean `office`?');
    const fresh = await runCli([command, game(), '--printer', 'my home']);
    const help = 'keep one with stichwerk calibrate --set x,y,angle --printer "my home"';
    refused(fresh, 'no profile of printer my home', help);
  });

  test('says that the file of profiles is broken', async () => {
    const world = watched();
    writeFileSync(join(world.env!.XDG_CONFIG_HOME!, 'stichwerk', 'printers.json'), '{"printers": ');
    const ran = await runCli([command, game(), '--printer', 'office'], world);
    expect(ran.code).toBe(3);
    expect(`${ran.out}${ran.err}`).toMatch(
      /error\[E0604\]: cannot read .*printers\.json: it is no JSON object\n.*mend it/,
    );
  });
});

test('the help of build has every flag of printing, in lines of the terminal', async () => {
  const { out } = await runCli(['build', '--help']);
  for (const key of KEYS) expect(out).toMatch(new RegExp(`^ +--${key} `, 'm'));
  for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  expect(out.indexOf('Options:')).toBeLessThan(out.indexOf('Printing:'));
});
