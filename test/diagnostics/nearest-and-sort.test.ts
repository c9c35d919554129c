import { expect, it } from 'vitest';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';
import { nearest } from '../../src/diagnostics/nearest.ts';
import { sortDiagnostics } from '../../src/diagnostics/sort.ts';

it('counts a swap of neighbours as one change', () => {
  expect(nearest('dekc', ['duck', 'deck'])).toBe('deck');
  expect(nearest('dkce', ['deck'])).toBeUndefined();
});

it('suggests what a misspelt word was meant to be, whatever its case', () => {
  const words = ['deck', 'deal', 'play', 'players', 'order', 'scoring'];
  expect(nearest('dekc', words)).toBe('deck');
  expect(nearest('player', words)).toBe('players');
  expect(nearest('DEAL', words)).toBe('deal');
  expect(nearest('scorning', words)).toBe('scoring');
});

it('suggests nothing for a word that is like none', () => {
  expect(nearest('banana', ['deck', 'deal'])).toBeUndefined();
  expect(nearest('x', ['A', 'B', 'C'])).toBeUndefined();
  expect(nearest('deck', [])).toBeUndefined();
});

it('sorts findings by file, place, code and severity, those without a place first', () => {
  const at = (
    file: string,
    line: number,
    column: number,
    code: Diagnostic['code'],
    severity: Diagnostic['severity'] = 'error',
  ) =>
    ({
      code,
      severity,
      message: '',
      span: { file, start: { line, column }, end: { line, column } },
    }) as const;
  const sorted = [
    { code: 'E0601', severity: 'error', message: '' } as const,
    at('a', 9, 1, 'E0201'),
    at('b', 2, 1, 'E0201'),
    at('b', 10, 1, 'E0202'),
    at('b', 10, 3, 'E0201', 'warning'),
    at('b', 10, 3, 'E0202'),
    at('b', 10, 3, 'E0202', 'warning'),
  ];
  expect(sortDiagnostics([...sorted].reverse())).toEqual(sorted);
});
