import { readdirSync, readFileSync } from 'node:fs';
import { it } from 'vitest';
import { compileDefinition } from '../../src/definition/compile.ts';
import { makePractice } from '../../src/proof/practice/practice.ts';
import { LEVELS } from '../../src/proof/practice/levels.ts';
import { presets } from '../definition/support.ts';

it('x', async () => {
  for (const folder of ['test/games/foreign', 'test/games/strange'])
    for (const file of readdirSync(folder).filter((f) => f.endsWith('.yaml') && f !== 'base.yaml')) {
      const { value } = await compileDefinition({ file, text: readFileSync(`${folder}/${file}`, 'utf8') }, presets, {});
      if (!value) { console.log('NO', file); continue; }
      for (const players of value.game.players)
        for (const level of [undefined, 3 as const]) {
          const rules = value.game.rulesFor(players);
          const t = performance.now();
          const made = makePractice(rules, { count: 30, seed: 7, concepts: [], ...(level && { level }) });
          const ms = Math.round(performance.now() - t);
          console.log(file, players, level, 'problem' in made ? JSON.stringify(made) : `${made.level} ${made.slots.map((s) => `${s.kind}:${s.shows}`).join(' ')}`, ms);
        }
    }
}, 600000);
