import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CODES, type Code } from '../../src/diagnostics/codes.ts';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';
import { fillNotes } from '../../src/documents/notes.ts';
import { prove } from '../../src/proof/prove.ts';
import { compile, readAsset } from './support.ts';

const codes = Object.keys(CODES) as Code[];
const base = readAsset('explain/base.yaml');
const pages = new Map(codes.map((code) => [code, readAsset(`explain/${code}.md`)]));

/** Codes that are found only when drawings, fonts and paper come in; here their definitions are without a fault. */
const WHEN_BUILT: readonly Code[] = ['E0401', 'E0403', 'E0404'];

/** Codes whose pages have no definition to show. */
const WITHOUT_YAML: readonly Code[] = ['E0102', 'E0402', 'E0601', 'E0604', 'E0605'];

/** Replaces keys of the base definition by those of a fragment, as `assets/explain/README.md` says. */
function complete(fragment: string): string {
  const keys = [...fragment.matchAll(/^([a-z-]+):/gm)].map((match) => match[1]!);
  const kept = base.split(/^(?=[a-z])/m).filter((part) => !keys.includes(part.slice(0, part.indexOf(':'))));
  return `${kept.join('')}${fragment}`;
}

function block(page: string, info: string): string {
  const body = new RegExp(`^\`\`\`${info}\n([\\s\\S]*?)^\`\`\``, 'm').exec(page)?.[1];
  if (body === undefined) throw new Error(`no block ${info}`);
  return body;
}

async function check(fragment: string): Promise<readonly Diagnostic[]> {
  const { value, diagnostics } = await compile(complete(fragment));
  if (value === undefined) return diagnostics;
  const proved = prove(value);
  const notes = fillNotes(value, proved.value!.facts);
  return [...diagnostics, ...proved.diagnostics, ...notes.diagnostics];
}

it('the base definition has no fault', async () => {
  expect(await check('')).toEqual([]);
});

it('there is a page for every code and none besides', () => {
  const names = readdirSync(new URL('../../assets/explain/', import.meta.url)).filter((name) =>
    name.startsWith('E'),
  );
  expect(names.sort()).toEqual(codes.map((code) => `${code}.md`).sort());
});

describe.each(codes)('the page for %s', (code) => {
  const page = pages.get(code)!;

  it('has the title of the code and at least two sentences', () => {
    expect(page.split('\n', 1)[0]).toBe(`# ${code}: ${CODES[code]}`);
    const text = page.slice(page.indexOf('\n'), page.indexOf('This fails:'));
    expect(text.match(/[.](?=\s)/g)!.length).toBeGreaterThanOrEqual(2);
  });

  if (WITHOUT_YAML.includes(code)) {
    it('shows a command or a drawing that fails and one that does not', () => {
      expect(page).toMatch(/^```(sh|svg) failing$/m);
      expect(page).toMatch(/^```(sh|svg) fixed$/m);
    });
    return;
  }

  it('shows a definition that fails with exactly this code', async () => {
    const found = await check(block(page, 'yaml failing'));
    expect(found.map((one) => one.code)).toEqual(WHEN_BUILT.includes(code) ? [] : [code]);
  });

  it('shows a definition that is right', async () => {
    expect(await check(block(page, 'yaml fixed'))).toEqual([]);
  });
});
