import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { useBuiltCli } from '../support/built.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const cli = useBuiltCli();

const MOUNT = 'mount -t tmpfs -o size=64k tmpfs "$0"';

/** Ways to run a script that may mount: in a name space of its own, or as root. */
const SHELLS = [
  ['unshare', '--map-root-user', '--mount', 'sh', '-c'],
  ['sh', '-c'],
];

function newDisk(): string {
  const disk = join(temporaryFolder(), 'disk');
  mkdirSync(disk);
  return disk;
}

function run([command = '', ...given]: readonly string[], script: string, words: readonly string[]) {
  return spawnSync(command, [...given, script, ...words], { encoding: 'utf8' });
}

/** Fills a disk of 64 KB but for a few, builds onto it over an old file, and tells what is there afterwards. */
const SCRIPT = `set -e; ${MOUNT}; cd "$0"
head -c 40000 /dev/zero > filler
mkdir stiche-mit-bedienpflicht; echo old > stiche-mit-bedienpflicht/rules.pdf
code=0; "$@" -o . || code=$?
find . -type f | sort; cat stiche-mit-bedienpflicht/rules.pdf
cd /; umount "$0"; exit $code`;

test('a full disk is told in words, and the old file stays', ({ skip }) => {
  const shell = SHELLS.find((one) => run(one, `${MOUNT} && umount "$0"`, [newDisk()]).status === 0);
  if (shell === undefined) return skip('no disk can be mounted here');
  const build = [process.execPath, join(cli.folder(), 'stichwerk.js'), 'build', 'stiche-mit-bedienpflicht'];
  const ran = run(shell, SCRIPT, [newDisk(), ...build]);
  expect(ran.stderr).toMatch(
    /^error\[E0605\]: cannot write \.\/stiche-mit-bedienpflicht\/\S+: the disk is full\n/,
  );
  expect(ran.status).toBe(3);
  expect(ran.stdout).toBe('./filler\n./stiche-mit-bedienpflicht/rules.pdf\nold\n');
});
