import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { useBuiltCli } from '../support/built.ts';
import { followSuitSource, PLAIN, stichwerk } from '../support/shipped.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const cli = useBuiltCli();

it('the bundle, which leaves out parts of packages, prints the same bytes as the source', async () => {
  const folder = temporaryFolder();
  const { code, err } = await cli.run(['build', '-o', folder], { env: { SOURCE_DATE_EPOCH: '0' } });
  expect([code, err]).toEqual([0, '']);
  const { files } = await stichwerk.build(followSuitSource(), PLAIN);
  expect(files).toHaveLength(7);
  for (const { name, bytes } of files) {
    const printed = readFileSync(join(folder, 'stiche-mit-bedienpflicht', name));
    expect([name, printed.equals(bytes)]).toEqual([name, true]);
  }
});

it('the bundle carries the licences of the packages it holds', () => {
  const licences = readFileSync(join(cli.folder(), 'THIRD-PARTY.txt'), 'utf8');
  for (const name of ['pdfkit', 'fontkit', 'handlebars', 'svgson', 'yaml', 'zod', 'yargs']) {
    expect(licences).toMatch(new RegExp(`^${name}(-parser)? \\d`, 'm'));
  }
  expect(licences).toContain('Permission is hereby granted, free of charge');
});
