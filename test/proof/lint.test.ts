import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compileDefinition } from '../../src/definition/compile.ts';
import type { Code } from '../../src/diagnostics/codes.ts';
import type { Diagnostic, Severity } from '../../src/diagnostics/diagnostic.ts';
import { lint } from '../../src/proof/lint/lint.ts';
import { prove } from '../../src/proof/prove.ts';
import { compile, presets } from '../definition/support.ts';
import { readSource, shippedGames } from '../support/shipped.ts';
import { POINTS } from '../support/small-games.ts';
import { sample } from '../support/tier.ts';

const folder = new URL('lint/', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, folder), 'utf8');

/** What is expected of a source as it was written: the code, and words from its lines and from the reason. */
interface Expected {
  readonly code: Code;
  readonly severity?: Severity;
  /** Stands in the line of the finding. */
  readonly at: string;
  /** Stand in the lines of the other places. */
  readonly related?: readonly string[];
  readonly message: RegExp;
  readonly why: RegExp;
}

const SOURCES: Readonly<Record<string, readonly Expected[]>> = {
  'bidding-order': [
    {
      code: 'E0231',
      at: 'bidding:',
      related: ['right-of-dealer'],
      message: /the dealer does not bid last/,
      why: /clockwise, so the dealer is second of 4/,
    },
  ],
  hook: [
    {
      code: 'E0312',
      at: 'forbidden-bids: [1]',
      related: ['hook: none'],
      message: /claims forbidden 1, the rules give no forbidden bid/,
      why: /hook: none/,
    },
  ],
  'minus-ten': [
    {
      code: 'E0302',
      at: 'D: -10',
      related: ['line: missed'],
      message: /−10 for D, the rules give −20/,
      why: /bid 2, took 0 tricks, line `missed` gives −20/,
    },
  ],
  'uncovered-65': [
    {
      code: 'E0501',
      at: 'scoring:',
      related: ['{line: away', '{line: home'],
      message: /^65 : 65 points meet no scoring line$/,
      why: /A and C .*65 card points.*B and D .*65 card points/,
    },
  ],
  'fallen-65': [
    {
      code: 'E0507',
      severity: 'warning',
      at: '{line: away',
      related: ['{line: lost'],
      message: /^65 : 65 points meet no band of line `away`$/,
      why: /counts as line `lost`/,
    },
  ],
  'melds-in-bands': [
    {
      code: 'E0507',
      severity: 'warning',
      at: '{line: won',
      related: ['{line: lost'],
      message: /^\w and \w \(made \d+ card points against \d+, melded \d+\) meet no band of line `won`$/,
      why: /counts as line `lost`.*melded/,
    },
  ],
  'turned-special': [
    {
      code: 'E0510',
      severity: 'warning',
      at: 'trump: {by: turn-up}',
      related: ['{cards: J'],
      message: /does not say what ♣A does when it is turned up, like 7 other special cards$/,
      why: /♣ would become trump/,
    },
  ],
  'six-players': [
    {
      code: 'E0229',
      at: 'deal:',
      related: ['players: 6'],
      message: /6 players with 5 cards/,
      why: /30 of the 32/,
    },
  ],
  'identical-cards': [
    { code: 'E0230', at: 'play:', related: ['french-2x32'], message: /identical cards/, why: /2 times/ },
  ],
  'large-deal': [
    { code: 'E0222', at: 'deal:', related: ['deck:'], message: /5 players .* 60 cards/, why: /52 cards/ },
  ],
  'missing-rank': [
    { code: 'E0220', at: 'order:', related: ['deck:'], message: /leaves out the rank 10/, why: /./ },
  ],
  'unknown-value': [{ code: 'E0221', at: 'scoring:', message: /stiche/, why: /./ }],
  'unknown-unit': [{ code: 'E0232', at: 'award: stein', message: /unknown unit .?stein/, why: /./ }],
  'useless-words': [
    {
      code: 'E0502',
      severity: 'warning',
      at: '{line: none',
      related: ['{line: tricks'],
      message: /^line `none` never counts$/,
      why: /wherever it holds, line `tricks` holds as well/,
    },
    {
      code: 'E0503',
      severity: 'warning',
      at: 'obligations: [follow, ruff]',
      related: ['trump: none'],
      message: /ruff can never bite/,
      why: /there are no trumps/,
    },
    {
      code: 'E0504',
      severity: 'warning',
      at: 'gleich:',
      related: ['rules:'],
      message: /the variant gleich changes nothing/,
      why: /those of the game without it/,
    },
    {
      code: 'E0505',
      severity: 'warning',
      at: 'points: {A: 11}',
      related: ['scoring:'],
      message: /no scoring line uses the card points/,
      why: /does not depend on the card points/,
    },
  ],
  'wrong-order': [
    {
      code: 'E0508',
      severity: 'warning',
      at: 'obligations: [overtrump, follow, ruff]',
      related: ['obligations: [overtrump, follow, ruff]'],
      message: /overtrump stands before follow/,
      why: /nothing but trumps/,
    },
  ],
  'idle-words': [
    {
      code: 'E0509',
      severity: 'warning',
      at: 'no-trump:',
      message: /order for hands without trumps is never used/,
      why: /every hand of this game has trumps/,
    },
    {
      code: 'E0509',
      severity: 'warning',
      at: 'melds-at-target:',
      message: /`melds-at-target` decides nothing/,
      why: /no melds/,
    },
  ],
  endless: [
    {
      code: 'E0506',
      at: 'match: {target: -20',
      related: ['scoring:'],
      message: /can never reach -20/,
      why: /begins at 0/,
    },
  ],
};

/** Sources are data that nobody changes: what several tests look at is examined once. */
const examined = new Map<string, Promise<readonly Diagnostic[]>>();

function findingsOf(text: string): Promise<readonly Diagnostic[]> {
  const found = examined.get(text) ?? examine(text);
  examined.set(text, found);
  return found;
}

async function examine(text: string): Promise<readonly Diagnostic[]> {
  const { value, diagnostics } = await compile(text);
  if (!value) return diagnostics;
  return [...diagnostics, ...lint(value), ...prove(value).diagnostics];
}

test('every source in the folder is expected to be refuted, and no other', () => {
  const names = readdirSync(folder).map((name) => name.replace(/\.yaml$/, ''));
  expect(names.sort()).toEqual(Object.keys(SOURCES).sort());
});

describe.each(Object.entries(SOURCES))('the source %s', (name, expected) => {
  const text = read(`${name}.yaml`);
  const lines = text.split('\n');
  const lineOf = (line: number | undefined) => lines[(line ?? 0) - 1];

  test('has these faults and no others', async () => {
    const found = await findingsOf(text);
    const short = ({ code, severity = 'error' }: Pick<Expected, 'code' | 'severity'>) =>
      `${severity} ${code}`;
    expect(found.map(short).sort()).toEqual(expected.map(short).sort());
  });

  test.each(expected)('is told where and why: $code', async ({ code, at, related = [], message, why }) => {
    const finding = (await findingsOf(text)).find((one) => one.code === code && message.test(one.message));
    expect(finding?.message).toMatch(message);
    expect(finding?.why).toMatch(why);
    expect(finding?.help).toBeTruthy();
    expect(lineOf(finding?.span?.start.line)).toContain(at);
    const others = (finding?.related ?? []).map(({ span }) => lineOf(span.start.line));
    for (const other of related) expect(others.join('\n')).toContain(other);
  });
});

const foreign = readdirSync(new URL('../games/foreign/', import.meta.url)).filter((name) =>
  name.endsWith('.yaml'),
);

describe.each([...shippedGames(), ...foreign.map((name) => readSource(`test/games/foreign/${name}`))])(
  'the rules in $file',
  (source) => {
    test('are blamed for nothing, whichever variant is chosen', async () => {
      const { value } = await compileDefinition(source, presets);
      const ids = value!.game.variants.map(({ id }) => id);
      for (const variants of sample([[], ...ids.map((id) => [id])], 1)) {
        const chosen = await compileDefinition(source, presets, { variants });
        expect(lint(chosen.value!)).toEqual([]);
      }
    });
  },
);

describe('a gap that only a variant has', () => {
  const game = read('minus-ten.yaml').replace(/^examples:[\s\S]*/m, '');
  const text = `${game}
variants:
  streng:
    title: {de: Streng, en: Strict}
    rules:
      scoring:
        - {line: made, when: tricks == bid, score: 10}
        - {line: over, when: tricks > bid, score: -5}
`;

  test('is found in the lines of the variant', async () => {
    const findings = await findingsOf(text);
    expect(findings).toMatchObject([{ code: 'E0501', severity: 'error' }]);
    expect(findings[0]!.message).toMatch(/meet no scoring line with the variant streng$/);
    const line = text.split('\n')[findings[0]!.span!.start.line - 1];
    expect(line).toMatch(/^ {6}(scoring:| {2}- \{line: made)/);
  });

  test('is not there if every case has a line', async () => {
    const whole = text.replace('when: tricks > bid, score', 'score');
    expect(await findingsOf(whole)).toEqual([]);
  });
});

describe('a gap between two lines', () => {
  const game = (scoring: string): string =>
    read('unknown-value.yaml').replace(/^scoring:.*$/m, `scoring:\n${scoring}`);

  test('is found though other players meet a line in every hand', async () => {
    const findings = await findingsOf(
      game(
        '  - {line: few, when: tricks <= 2, score: 1}\n' +
          '  - {line: many, when: tricks >= 4, score: 2}\n' +
          '  - {line: last, when: last_trick, score: 3}',
      ),
    );
    expect(findings).toMatchObject([{ code: 'E0501', why: expect.stringMatching(/3 tricks/) }]);
    expect(findings[0]!.message).toMatch(
      /^[A-D] \(took 3 tricks, did not take the last trick\) meets no scoring line$/,
    );
    const lines = findings[0]!.related!.map(({ text }) => text);
    expect(lines).toEqual(['line `many` covers 4 of 8 tricks', 'line `few` covers 2 of 8 tricks']);
  });

  test('is told by whatever the lines look at', async () => {
    const melds = POINTS.replace(
      /scoring:[\s\S]*(?=match:)/,
      'scoring:\n  - {line: m, when: melds > 9, score: 1}\n',
    );
    const [found] = await findingsOf(melds.replace(/solo: .*\n/, ''));
    expect(found).toMatchObject({
      code: 'E0501',
      message: 'A and C (took 3 tricks) and B and D (took 2 tricks) meet no scoring line',
    });
  });

  test('is none where those without a line are simply those who did not win', async () => {
    expect(await findingsOf(game('  - {line: last, when: last_trick, score: 3}'))).toEqual([]);
  });
});

test('a line that several others leave nothing for is told with all of them', async () => {
  const game = read('unknown-value.yaml').replace(
    /^scoring:.*$/m,
    `scoring:
  - {line: few, when: tricks <= 4, score: 1}
  - {line: many, when: tricks >= 4, score: 2}
  - {line: never, when: tricks >= 0, score: 3}`,
  );
  const why = 'wherever it holds, line `few` and line `many` hold as well and stand before it';
  expect(await findingsOf(game)).toMatchObject([
    { code: 'E0502', message: 'line `never` never counts', why },
  ]);
});

test('a special card of which only a variant says nothing is told at the variant', async () => {
  const game = `${read('turned-special.yaml').replace('{by: turn-up}', 'none').replace('{cards: 7}', '{cards: 7, undealt: 4}')}
variants:
  offen:
    title: {de: Offen, en: Open}
    rules:
      trump: {by: turn-up}
`;
  const [found, ...others] = await findingsOf(game);
  expect(others).toEqual([]);
  expect(found).toMatchObject({ code: 'E0510', severity: 'warning', span: { start: { line: 20 } } });
});

test('a variant with a fault is not said to change nothing', async () => {
  const game = read('useless-words.yaml');
  const faulty = [
    '{match: {hnads: 5}}',
    '{examples: []}',
    '{order: null}',
    '{deal: {cards: 7}}',
    '{match: null}',
  ];
  for (const rules of faulty) {
    const found = await findingsOf(game.replace('{match: {hands: 4}}\n', `${rules}\n`));
    const at = found
      .filter(({ span }) => span!.start.line > 16)
      .map(({ code, severity }) => `${severity} ${code}`);
    expect(at, rules).toHaveLength(1);
    expect(at[0], rules).toMatch(/^error/);
  }
});
