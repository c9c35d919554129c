import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { CLEAN, fakeStichwerk, REFUTED, runCli, WARNED } from './run-cli.ts';

function add(text: string): string {
  const path = join(temporaryFolder(), 'game.yaml');
  writeFileSync(path, text);
  return path;
}

describe('check', () => {
  test('counts games and claims when all is well', async () => {
    const ran = await runCli(['check', add(CLEAN('a'))]);
    expect(ran).toEqual({ code: 0, out: '1 game, 24 claims checked, no problems\n', err: '' });
  });

  test('checks every game that comes along if none is named', async () => {
    const ran = await runCli(['check']);
    expect(ran.out).toMatch(/^\d+ games?, \d+ claims checked/m);
  });

  test('shows each problem at its place on standard output, and counts them', async () => {
    const ran = await runCli(['check', add(REFUTED('a')), add(WARNED('b')), add(CLEAN('c'))]);
    expect(ran).toMatchObject({ code: 1, err: '' });
    expect(ran.out).toContain('error[E0301]: the claim does not hold');
    expect(ran.out).toContain('claims: wrong');
    expect(ran.out).toMatch(/\n\n3 games, 72 claims checked, 1 refuted, 1 error, 1 warning\n$/);
  });

  test('is content with warnings', async () => {
    expect((await runCli(['check', add(WARNED('a'))])).code).toBe(0);
  });

  test('reads standard input', async () => {
    const ran = await runCli(['check', '-'], { stdin: REFUTED('a') });
    expect(ran.code).toBe(1);
    expect(ran.out).toContain('<stdin>:2:9');
  });

  test('gives one line a problem as short', async () => {
    const ran = await runCli(['check', '-', '--format', 'short'], { stdin: REFUTED('a') });
    expect(ran.out).toBe('<stdin>:2:9: error[E0301]: the claim does not hold\n');
  });

  test('gives workflow commands for GitHub', async () => {
    const ran = await runCli(['check', '-', '--format=github'], { stdin: REFUTED('a') });
    expect(ran.out).toMatch(/^::error file=<stdin>,line=2,/);
  });

  test('gives one stable document as JSON', async () => {
    const ran = await runCli(['check', '-', '--format', 'json'], { stdin: REFUTED('a') });
    expect(ran.code).toBe(1);
    expect(JSON.parse(ran.out)).toEqual({
      version: 1,
      totals: { errors: 1, warnings: 0, claims: 24, refuted: 1 },
      problems: [
        {
          code: 'E0301',
          severity: 'error',
          message: 'the claim does not hold',
          file: '<stdin>',
          start: { line: 2, column: 9 },
          end: { line: 2, column: 14 },
          why: 'the rules say otherwise',
          help: 'write right',
        },
      ],
    });
  });

  test('gives the same document as JSON when there is nothing to say', async () => {
    const ran = await runCli(['check', '-', '--format', 'json'], { stdin: CLEAN('a') });
    expect(JSON.parse(ran.out)).toEqual({
      version: 1,
      totals: { errors: 0, warnings: 0, claims: 24, refuted: 0 },
      problems: [],
    });
  });

  test('gives a document as JSON even if the game is not known', async () => {
    const ran = await runCli(['check', 'nosuchgame', '--format', 'json']);
    expect(ran.code).toBe(2);
    expect(JSON.parse(ran.out)).toMatchObject({
      totals: { errors: 1 },
      problems: [{ code: 'E0601', file: null }],
    });
  });

  test('exits with 3 if a file cannot be read, whatever else is wrong', async () => {
    const ran = await runCli(['check', 'gone/game.yaml', add(REFUTED('a')), 'nosuchgame']);
    expect(ran.code).toBe(3);
    expect(ran.out).toContain('error[E0604]: cannot read gone/game.yaml: there is no such file or folder');
    expect(ran.out).toContain('error[E0601]');
    expect(ran.out).toContain('error[E0301]');
  });

  test('colours only where it is wanted, and says the same in words', async () => {
    const world = { stdin: REFUTED('a') };
    const plain = await runCli(['check', '-'], world);
    const colored = await runCli(['check', '-'], { ...world, color: true });
    const start = String.fromCharCode(27);
    expect(plain.out).not.toContain(start);
    expect(colored.out).toContain(`${start}[1m${start}[31merror[E0301]`);
    expect(colored.out.replaceAll(new RegExp(`${start}\\[\\d+m`, 'g'), '')).toBe(plain.out);
  });
});

test('a file with hundreds of thousands of findings is told like any other', async () => {
  const one = { code: 'E0101', severity: 'error', message: 'found nothing' } as const;
  const diagnostics = Array.from({ length: 300_000 }, () => one);
  const stichwerk = { ...fakeStichwerk(), check: async () => ({ kinds: [], diagnostics }) };
  const ran = await runCli(['check', '-'], { stdin: 'game: a\n', stichwerk });
  expect(ran.code).toBe(1);
  expect(ran.out).toContain('… and 299950 more');
});
