import { describe, expect, it } from 'vitest';
import { layOut } from '../../src/layout/lay-out.ts';
import type { Block } from '../../src/page/block.ts';
import type { DocumentContent, FlowContent, FormsContent } from '../../src/page/content.ts';
import { PAPERS } from '../../src/page/paper.ts';
import { fakeMeasure } from '../support/fake-measure.ts';

const OPTIONS = { paper: PAPERS.A4, measure: fakeMeasure };

const wordsBlock = (words: string): Block => ({
  kind: 'text',
  role: 'P',
  style: 'body',
  runs: [{ text: words }],
});

const flow = (...blocks: readonly Block[]): FlowContent => ({ kind: 'flow', blocks });

const forms = (...all: readonly FlowContent[]): FormsContent => ({ kind: 'forms', by: 'pages', forms: all.map((one) => () => one) }); // biome-ignore format: short

const named = (title: string, content: FlowContent | FormsContent): DocumentContent => ({ title, subject: '', language: 'de', symbols: {}, content }); // biome-ignore format: short

describe('a document with several forms', () => {
  it('tells of what has no room in the form that is printed, though it stood in another before', () => {
    const picture: Block = { kind: 'picture', size: { width: 300, height: 5 }, content: [] };
    const shared: Block = { kind: 'stack', children: [wordsBlock('breit'), picture] };
    const alone = layOut(named('one', flow(shared)), OPTIONS).diagnostics;
    expect(alone.map(({ code }) => code)).toContain('E0404');
    const { diagnostics } = layOut(
      named('one', forms(flow(shared, wordsBlock('lang')), flow(shared))),
      OPTIONS,
    );
    expect(diagnostics).toEqual(alone);
  });

  it('has its own title, though what goes after it was laid out first', () => {
    const first = forms(flow(wordsBlock('Regeln')));
    const after = { ...forms(flow(wordsBlock('Beispiele'))), after: first };
    const titles = [named('Beispiele', after), named('Regeln', first)].map(
      (one) => layOut(one, OPTIONS).value?.title,
    );
    expect(titles).toEqual(['Beispiele', 'Regeln']);
  });
});
