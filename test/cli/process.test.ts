import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { useBuiltCli } from '../support/built.ts';
import { listAll, temporaryFolder } from '../support/temporary-folder.ts';
import { amount, IN_FULL } from '../support/tier.ts';

const GAME = readFileSync(
  new URL('../../assets/games/stiche-mit-bedienpflicht.yaml', import.meta.url),
  'utf8',
);
const cli = useBuiltCli();

describe('the command line as a process', () => {
  test('tells the version of the package', async () => {
    const file = new URL('../../package.json', import.meta.url);
    const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
    expect(await cli.run(['--version'])).toMatchObject({ code: 0, out: `${version}\n`, err: '' });
    if (IN_FULL) expect(await cli.run(['-v'])).toMatchObject({ code: 0, out: `${version}\n`, err: '' });
  });

  test('can be run as a file', () => {
    const ran = spawnSync(join(cli.folder(), 'stichwerk.js'), ['--version'], { encoding: 'utf8' });
    expect(ran.stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  test('writes the nine papers of the game below the current folder', async () => {
    const cwd = temporaryFolder();
    const ran = await cli.run(['build', 'stiche-mit-bedienpflicht'], { cwd });
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(listAll(cwd)).toEqual([
      'output',
      'output/stiche-mit-bedienpflicht',
      ...[
        'cards',
        'exercise',
        'quick-reference',
        'rules',
        'score-table-3',
        'solution',
        'trick-protocol',
        'trick-questions-solution',
        'trick-questions',
      ].map((kind) => `output/stiche-mit-bedienpflicht/${kind}.pdf`),
    ]);
    expect(ran.out).toMatch(
      /^output\/stiche-mit-bedienpflicht\/cards\.pdf +12 cards +\d+ sheets?, both sides, flip on long edge +print at 100 %$/m,
    );
  });

  if (IN_FULL)
    test('finds a game that comes along clean', async () => {
      const ran = await cli.run(['check', 'stiche-mit-bedienpflicht']);
      expect(ran).toMatchObject({ code: 0, err: '' });
      expect(ran.out).toMatch(/^1 game, \d+ claims checked, no problems\n$/);
    });

  test('finds a wrong claim that comes by standard input', async () => {
    const stdin = GAME.replace('winners: [A, C, B, B]', 'winners: [A, C, B, A]');
    const ran = await cli.run(['check', '-', '--format', 'json'], { stdin });
    expect(ran.code).toBe(1);
    const line = stdin.slice(0, stdin.indexOf('winners: [A, C, B, A]')).split('\n').length;
    expect(JSON.parse(ran.out)).toMatchObject({
      version: 1,
      totals: { errors: 1, refuted: 1 },
      problems: [{ code: 'E0301', severity: 'error', file: '<stdin>', start: { line } }],
    });
  });

  if (IN_FULL)
    test('explains a code and prints the schema', async () => {
      expect((await cli.run(['explain', 'E0301'])).out).toContain('E0301');
      expect(JSON.parse((await cli.run(['schema'])).out)).toHaveProperty('$schema');
    });

  if (IN_FULL)
    test('keeps the profile of a printer for later runs', async () => {
      const env = { XDG_CONFIG_HOME: temporaryFolder(), APPDATA: temporaryFolder(), HOME: temporaryFolder() };
      const argv = ['calibrate', '--set', '-0.5,0.3', '--printer', 'office'];
      expect(await cli.run(argv, { env })).toMatchObject({ code: 0, err: '' });
      const listed = await cli.run(['calibrate', '--list'], { env });
      expect(listed).toMatchObject({ code: 0, out: 'office   backs 0.5 mm left, 0.3 mm down\n' });
    });

  if (IN_FULL && process.platform !== 'win32')
    test('says that the current folder is gone', () => {
      const folder = join(temporaryFolder(), 'gone');
      mkdirSync(folder);
      const script = join(cli.folder(), 'stichwerk.js');
      const command = `cd '${folder}' && rmdir '${folder}' && '${process.execPath}' '${script}' build`;
      const ran = spawnSync('sh', ['-c', command], { encoding: 'utf8' });
      expect(ran).toMatchObject({ status: 3, stdout: '' });
      expect(ran.stderr).toMatch(/^error: the current folder does not exist any more\n/);
    });

  test('says nothing when whoever reads has seen enough', async () => {
    const { child, ended } = cli.start(['explain']);
    child.stdout?.destroy();
    expect(await ended).toMatchObject({ code: 0, err: '' });
  });

  if (IN_FULL && process.platform === 'linux')
    test('says that standard output cannot be written', () => {
      const full = openSync('/dev/full', 'w');
      const script = join(cli.folder(), 'stichwerk.js');
      const ran = spawnSync(process.execPath, [script, 'explain'], {
        stdio: ['ignore', full, 'pipe'],
        encoding: 'utf8',
      });
      expect(ran.status).toBe(3);
      expect(ran.stderr).toContain('cannot write to standard output');
    });

  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('ends at %s while it waits for input', async (signal, code) => {
    const { child, ended } = cli.start(['check', '-'], { hold: true });
    child.stdin?.write('game: half');
    const timer = setInterval(() => child.kill(signal), 500);
    const { signal: killed, ...rest } = await ended;
    clearInterval(timer);
    // The first signal may come before anyone listens; then the system itself ends the process.
    expect(killed === signal || rest.code === code).toBe(true);
  });

  if (IN_FULL)
    test('ends at once when asked twice, even while a read never ends', async () => {
      const cwd = temporaryFolder();
      execFileSync('mkfifo', [join(cwd, 'game.yaml')]);
      const { child, ended } = cli.start(['check', 'game.yaml'], { cwd });
      const timer = setInterval(() => child.kill('SIGINT'), 300);
      expect(await ended).toMatchObject({ code: null, signal: 'SIGINT' });
      clearInterval(timer);
    });

  if (IN_FULL)
    test('keeps the old file when the system stops the writing half way', async () => {
      const cwd = temporaryFolder();
      const folder = join(cwd, 'output', 'shapes-3x4');
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'cards.pdf'), 'old cards');
      const argv = [process.execPath, join(cli.folder(), 'stichwerk.js'), 'build', 'shapes-3x4'];
      // Files of this shell's children may have 8 blocks of 512 or 1024 bytes.
      const script = 'ulimit -f 8; exec "$@"';
      const ran = spawnSync('sh', ['-c', script, 'sh', ...argv], { cwd, encoding: 'utf8' });
      expect(ran.status).toBe(3);
      expect(ran.stderr).toContain('error[E0605]: cannot write output/shapes-3x4/');
      expect(ran.stderr).toContain('the file would be too large');
      expect(listAll(folder)).toEqual(['cards.pdf']);
      expect(readFileSync(join(folder, 'cards.pdf'), 'utf8')).toBe('old cards');
    });

  test('leaves whole files only when Ctrl-C comes while it writes', async () => {
    const cwd = temporaryFolder();
    mkdirSync(join(cwd, 'games'));
    const names = Array.from({ length: amount(16, 30) }, (_, index) => `game-${index}`);
    const [plain = ''] = GAME.split('examples:');
    for (const name of names) {
      writeFileSync(join(cwd, 'games', `${name}.yaml`), plain.replace('stiche-mit-bedienpflicht', name));
    }
    const files = names.map((name) => join('games', `${name}.yaml`));
    const { child, ended } = cli.start(['build', ...files, '--only', 'trick-protocol'], { cwd });
    child.stdout?.once('data', () => child.kill('SIGINT'));
    const ran = await ended;
    expect(ran).toMatchObject({ code: 130, err: 'interrupted, no file was left half written\n' });
    const written = listAll(join(cwd, 'output'));
    const papers = written.filter((path) => path.endsWith('.pdf'));
    expect(papers.length).toBeGreaterThan(0);
    expect(papers.length).toBeLessThan(names.length);
    expect(written).toHaveLength(2 * papers.length);
    for (const path of papers) {
      const text = readFileSync(join(cwd, 'output', path), 'latin1');
      expect(text.startsWith('%PDF-')).toBe(true);
      expect(text.trimEnd().endsWith('%%EOF')).toBe(true);
    }
  });
});
