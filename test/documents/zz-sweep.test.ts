import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { bodyOf, PAPERS } from '../../src/page/paper.ts';
import { layoutFaults, filled, lonelyHeadings } from '../support/page-checks.ts';
import { texts } from '../support/pages.ts';
import { PLAIN, readSource, stichwerk } from '../support/shipped.ts';
import { THEMES } from '../../src/page/theme.ts';

const files = ['assets/games', 'test/games/foreign', 'test/games/strange', 'test/documents/games'].flatMap((d) => readdirSync(d).filter((f) => f.endsWith('.yaml')).map((f) => `${d}/${f}`));
const only = ['trick-protocol', 'trick-questions', 'trick-questions-solution'] as const;
const prints = [['A4', 'normal'], ['A5', 'normal'], ['A4', 'large'], ['A3', 'normal'], ['Letter','large'],['A3', 'large']] as const;
it('sweep', async () => {
  const out: string[] = [];
  for (const file of files) {
    const source = readSource(file);
    const read = await stichwerk.read(source, {});
    if (!read.value) { out.push(`${file} unreadable ${read.diagnostics[0]?.message}`); continue; }
    for (const players of read.value.game.players) for (const [paper, size] of prints) for (const language of ['de', 'en'] as const) {
      if (language === 'en' && paper === 'A3') continue;
      const { documents, diagnostics } = await stichwerk.layOut(source, { ...PLAIN, language, players, only, print: { paper: PAPERS[paper], size } });
      const where = `${file}@${players} ${paper} ${size} ${language}`;
      for (const d of diagnostics) if (d.severity === 'error') out.push(`${where}: ${d.message.slice(0, 160)}`);
      for (const { kind, document } of documents) {
        const faults = layoutFaults(document.pages, bodyOf(PAPERS[paper], size));
        if (faults.length > 0) out.push(`${where} ${kind} (${document.pages.length} pages): ${faults.length} ${faults.slice(0, 3).join(' ; ')}`);
        const small = document.pages.flatMap((page) => texts(page).filter((t) => t.size < (size === 'large' ? 18 : 8.5) - 1e-9 && kind === 'trick-protocol'));
        if (small.length) out.push(`${where} ${kind}: small ${small[0]!.text}`);
        const lonely = lonelyHeadings(document); if (lonely.length) out.push(`${where} ${kind}: lonely ${lonely[0]}`);
        const empty = document.pages.slice(0, -1).map((p, i) => [i + 1, filled(p, THEMES[size].foot)] as const).filter(([, f]) => f < 0.35);
        if (empty.length) out.push(`${where} ${kind} (${document.pages.length}): empty ${empty.map(([i, f]) => `${i}:${f.toFixed(2)}`)}`);
      }
    }
  }
  console.log(out.join('\n'), out.length);
  expect(1).toBe(1);
}, 600000);
