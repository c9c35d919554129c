import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { KINDS } from '../../src/documents/kinds.ts';
import { useBuiltCli } from '../support/built.ts';
import { followSuitSource, PLAIN, shippedGames, stichwerk } from '../support/shipped.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { IN_FULL, sample } from '../support/tier.ts';

const cli = useBuiltCli();

it('the bundle, which leaves out parts of packages, prints the same bytes as the source', async () => {
  const folder = temporaryFolder();
  const games = (IN_FULL ? shippedGames() : [followSuitSource()]).map((source) => ({
    ...source,
    id: basename(source.file, '.yaml'),
  }));
  const ids = games.map(({ id }) => id);
  // Not every game has so many examples that they need a paper of their own.
  const only = sample(KINDS.filter((kind) => kind !== 'examples'), 1); // biome-ignore format: short
  const call = ['build', ...ids, '-o', folder, '--only', only.join()];
  const { code, err } = await cli.run(call, { env: { SOURCE_DATE_EPOCH: '0' } });
  expect([code, err]).toEqual([0, '']);
  for (const { id, ...source } of games) {
    const { files } = await stichwerk.build(source, { ...PLAIN, only });
    expect(files.length).toBeGreaterThanOrEqual(only.length);
    for (const { name, bytes } of files) {
      const printed = readFileSync(join(folder, id, name));
      expect([id, name, printed.equals(bytes)]).toEqual([id, name, true]);
    }
  }
});

it('the bundle carries the licences of the packages it holds', () => {
  const licences = readFileSync(join(cli.folder(), 'THIRD-PARTY.txt'), 'utf8');
  for (const name of ['pdfkit', 'fontkit', 'handlebars', 'svgson', 'yaml', 'zod', 'yargs']) {
    expect(licences).toMatch(new RegExp(`^${name}(-parser)? \\d`, 'm'));
  }
  expect(licences).toContain('Permission is hereby granted, free of charge');
});
