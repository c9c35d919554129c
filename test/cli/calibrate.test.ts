import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { settingsFolder } from '../../src/cli/settings.ts';
import { listAll, temporaryFolder } from '../support/temporary-folder.ts';
import { fakeStichwerk, type Ran, runCli } from './run-cli.ts';

interface Desk {
  readonly config: string;
  /** The file of profiles. */
  readonly file: string;
  readonly run: (...argv: string[]) => Promise<Ran>;
}

/** A computer of its own for a test. */
function desk(before?: string): Desk {
  const config = join(temporaryFolder(), 'config');
  const file = join(config, 'stichwerk', 'printers.json');
  if (before !== undefined) {
    mkdirSync(join(config, 'stichwerk'), { recursive: true });
    writeFileSync(file, before);
  }
  return { config, file, run: (...argv) => runCli(argv, { env: { XDG_CONFIG_HOME: config } }) };
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

describe('what the sheet showed of a printer', () => {
  test('is kept, told, and used by build', async () => {
    const { config, file, run } = desk();
    const ran = await run(
      'calibrate',
      '--set',
      '-0.5,0.3,0.1',
      '--printer',
      'office',
      '--unprintable',
      '4mm',
    );
    expect(ran).toEqual({
      code: 0,
      err: '',
      out: [
        'office: backs 0.5 mm left, 0.3 mm down, 0.1° clockwise; 4 mm at the edge stay blank',
        `kept in ${file}`,
        'print with it: stichwerk build --printer office',
        '',
      ].join('\n'),
    });
    expect(listAll(config)).toEqual(['stichwerk', 'stichwerk/printers.json']);
    const out = temporaryFolder();
    await run('build', 'stiche-mit-bedienpflicht', '--only', 'cards', '--printer', 'office', '-o', out);
    const profile = { backOffset: { x: -0.5, y: 0.3, angle: 0.1 }, unprintable: 4 };
    const printed = readFileSync(join(out, 'stiche-mit-bedienpflicht', 'cards.pdf'), 'utf8');
    expect(printed).toContain(JSON.stringify({ printer: 'office', profile }));
  });

  test('stands beside what is known of other printers, and replaces only what is found anew', async () => {
    const { file, run } = desk('{"note": "mine", "printers": {"home": {"back-offset": "1,2,0"}}}');
    await run('calibrate', '--set', '0.123456,0', '--printer', 'office');
    await run('calibrate', '--unprintable=0.15in', '--printer', 'office');
    await run('calibrate', '--set=-1,-1', '--printer', 'Büro 2');
    expect(read(file)).toEqual({
      note: 'mine',
      printers: {
        'Büro 2': { 'back-offset': '-1,-1,0' },
        home: { 'back-offset': '1,2,0' },
        office: { 'back-offset': '0.123,0,0', unprintable: '3.81mm' },
      },
    });
    const { out } = await run('calibrate', '--list');
    expect(out.split('\n').map((line) => line.replaceAll(/ {2,}/g, ' | '))).toEqual([
      'Büro 2 | backs 1 mm left, 1 mm up',
      'home | backs 1 mm right, 2 mm down',
      'office | backs 0.123 mm right; 3.81 mm at the edge stay blank',
      '',
    ]);
  });

  test('is found again however the accents of a name are typed', async () => {
    const { run } = desk();
    await run('calibrate', '--set', '0,0', '--printer', 'Bu\u0308ro');
    expect((await run('calibrate', '--list')).out).toBe('B\u00fcro   backs stay where they are\n');
    expect((await run('calibrate', '--printer', 'Bu\u0308ro', '--dry-run')).code).toBe(0);
  });

  test.each([
    ['{"printers": ', 'it is no JSON object'],
    ['[]', 'it is no JSON object'],
    ['', 'it is no JSON object'],
    ['{"printers": []}', 'its printers are no JSON object'],
    ['{"printers": {"office": 3}}', 'the profile of office is not as calibrate writes it'],
    ['{"printers": {"office": {"back-offset": "far"}}}', 'the profile of office is not as calibrate'],
    ['{"printers": {"office": {"unprintable": "-4mm"}}}', 'the profile of office is not as calibrate'],
  ])('is not written over a file that cannot be read: %s', async (before, why) => {
    const { file, run } = desk(before);
    for (const argv of [['--set', '1,1', '--printer', 'office'], ['--list'], ['--printer', 'office']]) {
      const ran = await run('calibrate', ...argv);
      expect(ran).toMatchObject({ code: 3, out: '' });
      expect(ran.err).toContain(`error[E0604]: cannot read ${file}: ${why}`);
      expect(ran.err).toContain('mend it, or remove it and calibrate again');
    }
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  test('is told as lost if the folder cannot be written to', async () => {
    const { config, run } = desk();
    writeFileSync(config, 'a file where a folder should be');
    const ran = await run('calibrate', '--set', '1,1', '--printer', 'office');
    expect(ran).toMatchObject({ code: 3, out: '' });
    expect(ran.err).toMatch(/error\[E0605\]: cannot write .*printers\.json: a part of the path is a file/);
    expect(readFileSync(config, 'utf8')).toBe('a file where a folder should be');
  });

  test('is asked for where nothing tells the folder of the user', async () => {
    const ran = await runCli(['calibrate', '--set', '1,1', '--printer', 'office']);
    expect(ran.code).toBe(2);
    expect(ran.err).toContain('the system does not say where settings belong');
    expect((await runCli(['calibrate', '--list'])).out).toBe('no profiles are kept\n');
  });

  test.each([
    [['--set', '1,1'], '--set needs the name of a printer', 'add --printer with a name'],
    [['--unprintable', '4mm'], '--unprintable needs the name of a printer', 'add --printer'],
    [['--set', '1'], '--set cannot be 1', 'such as 0.5,-0.3,0.1'],
    [['--set', '30,0', '--printer', 'a'], '--set cannot be 30,0', 'up to 20 mm and 5°'],
    [['--unprintable', '-4', '--printer', 'a'], '--unprintable cannot be -4', 'a length from 0 to 25 mm'],
    [['--set', '1,1', '--printer', '../a'], '--printer cannot be ../a', 'letters and digits'],
    [['--set', '1,1', '--printer', '__proto__'], '--printer cannot be __proto__', 'letters and digits'],
    [
      ['--set', '1,1', '--printer', 'a', '--paper', 'A4'],
      '--paper does not go with --set',
      'leave --paper out',
    ],
    [['--list', '--dry-run'], '--dry-run does not go with --list', 'leave --dry-run out'],
    [['--backs', 'fold'], '--backs cannot be fold', 'allowed: duplex-long, duplex-short'],
    [['--printer', 'home'], 'no profile of printer home', 'calibrate --set x,y,angle --printer home'],
    [['office'], 'calibrate does not take office', 'see stichwerk calibrate --help'],
  ])('%j is a wrong call', async (argv, message, help) => {
    const { config, run } = desk();
    const ran = await run('calibrate', ...argv);
    expect(ran).toMatchObject({ code: 2, out: '' });
    expect(ran.err).toContain(`error: ${message}\n`);
    expect(ran.err).toContain(help);
    expect(existsSync(config)).toBe(false);
  });
});

describe('the calibration sheet', () => {
  test('is written to one file, for the paper, language and way of turning that are asked for', async () => {
    const { run } = desk();
    const out = temporaryFolder();
    const flags = ['--paper', 'A5', '--backs', 'duplex-short', '--lang', 'en', '-o', `${out}/`];
    const ran = await run('calibrate', ...flags);
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(ran.out).toBe(
      `${out}/calibration.pdf   1 sheet, both sides, flip on long edge   print at 100 %\n`,
    );
    expect(readFileSync(join(out, 'calibration.pdf'), 'utf8')).toBe(
      'calibration en {"paper":{"width":148,"height":210},"backs":"duplex-short"}',
    );
  });

  test('of a printer that is known shows what its profile corrects', async () => {
    const { run } = desk();
    const out = temporaryFolder();
    await run('calibrate', '--set', '1,0', '--printer', 'office');
    const ran = await run('calibrate', '--printer', 'office', '-o', out);
    expect(ran.out).toMatch(/print at 100 %\noffice: backs 1 mm right\n$/);
    const profile = { backOffset: { x: 1, y: 0, angle: 0 } };
    expect(readFileSync(join(out, 'calibration.pdf'), 'utf8')).toBe(
      `calibration de ${JSON.stringify({ printer: 'office', profile })}`,
    );
  });

  test('is only counted by a dry run', async () => {
    const { run } = desk();
    const out = join(temporaryFolder(), 'out');
    const ran = await run('calibrate', '--dry-run', '-o', out);
    expect(ran.out).toBe(
      `${out}/calibration.pdf   2 pages   1 sheet, both sides, flip on long edge\n1 file, 2 pages, 1 sheet of paper; nothing was written\n`,
    );
    expect(existsSync(out)).toBe(false);
  });

  test('that does not fit its paper is not written', async () => {
    const message = 'calibration: the paper is too small';
    const calibration = async () => ({
      diagnostics: [{ code: 'E0404', severity: 'error', message } as const],
    });
    const out = join(temporaryFolder(), 'out');
    const world = { stichwerk: { ...fakeStichwerk(), calibration } };
    const ran = await runCli(['calibrate', '--paper', '60x60', '-o', out], world);
    expect(ran).toMatchObject({ code: 1, out: '' });
    expect(ran.err).toContain(`error[E0404]: ${message}`);
    expect(existsSync(out)).toBe(false);
  });
});

describe('settings lie', () => {
  test.each([
    ['linux', { XDG_CONFIG_HOME: '/xdg' }, '/me', '/xdg/stichwerk'],
    ['linux', { XDG_CONFIG_HOME: 'relative' }, '/me', '/me/.config/stichwerk'],
    ['linux', {}, '/me', '/me/.config/stichwerk'],
    ['linux', {}, undefined, undefined],
    ['linux', {}, '', undefined],
    ['darwin', { XDG_CONFIG_HOME: '/xdg' }, '/me', '/me/Library/Application Support/stichwerk'],
    ['win32', { APPDATA: 'C:\\Data' }, 'C:\\me', 'C:\\Data\\stichwerk'],
    ['win32', {}, 'C:\\me', 'C:\\me\\AppData\\Roaming\\stichwerk'],
    ['win32', {}, undefined, undefined],
  ])('on %s with %j and the folder %s of the user in %s', (platform, env, home, wanted) => {
    expect(settingsFolder({ platform, env, home })).toBe(wanted);
  });
});
