import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stichwerk } from '../support/shipped.ts';
import { listAll, temporaryFolder } from '../support/temporary-folder.ts';
import { runCli } from './run-cli.ts';

const real = { stichwerk };

test('--filled prints the protocol of an example alone, beside the blank one', async () => {
  const out = temporaryFolder();
  const folder = join(out, 'bauerchen');
  await runCli(['build', 'bauerchen', '--only', 'trick-protocol', '-o', out], real);
  const ran = await runCli(['build', 'bauerchen', '--filled', 'heimspiel', '-o', out], real);
  expect(ran).toMatchObject({ code: 0, err: '' });
  expect(ran.out).toContain('trick-protocol-filled-heimspiel.pdf');
  expect([...listAll(folder)].sort()).toEqual(['trick-protocol-filled-heimspiel.pdf', 'trick-protocol.pdf']);
});

test.each([
  ['stiche-raten --filled rund-vier', /stiche-raten has no example rund-vier\n.*runde-vier/],
  ['stiche-raten --filled nobody', /has no example nobody\n.*whole hands are .*runde-vier/],
  [
    'stiche-raten --filled punkte-zaehlen',
    /punkte-zaehlen is no whole hand: .*\n.*whole hands are .*runde-vier/,
  ],
  [
    'stiche-mit-bedienpflicht --filled drei-haende',
    /drei-haende adds up several hands and tells no tricks of its own\n.*offene-hand/,
  ],
  [
    'stiche-raten --filled runde-vier-64',
    /runde-vier-64 is played with karten-64\n.*add --variant karten-64/,
  ],
  ['stiche-raten --variant karten-64 --filled gleichstand', /gleichstand adds up several hands/],
  [
    'bauerchen --filled heimspiel --only rules',
    /--filled fills in the trick-protocol, which --only leaves out\n.*add trick-protocol/,
  ],
  ['french-32 --filled heimspiel', /french-32 is a deck, it has no examples\n.*leave --filled out/],
])('build %s is refused with a hint, and nothing is written', async (words, message) => {
  const out = join(temporaryFolder(), 'out');
  const ran = await runCli(['build', ...words.split(' '), '-o', out], real);
  expect(ran).toMatchObject({ code: 2, out: '' });
  expect(ran.err).toMatch(message);
  expect(existsSync(out)).toBe(false);
});
