import type { Expression } from '../engine/expression.ts';
import type { ScoreLine } from '../engine/rules.ts';
import type { Findings } from './findings.ts';
import type { Path } from './game.ts';

/** A scoring line whose points stand by bands of a value. */
interface BandLine {
  readonly name: string;
  readonly entry: number;
  readonly when?: Expression;
  readonly of: Expression;
  readonly bands: Readonly<Record<string, number>>;
}

interface Band {
  readonly range: string;
  readonly from: number;
  readonly to: number;
  readonly score: number;
}

/** One scoring line for each band, from the lowest up; bands that overlap or run backwards are reported. */
export function compileBands(line: BandLine, findings: Findings): readonly ScoreLine[] {
  const { name, entry, when, of } = line;
  const path: Path = ['scoring', entry, 'bands'];
  const bands = Object.entries(line.bands)
    .map(readBand)
    .sort((a, b) => a.from - b.from);
  checkBands(bands, path, findings);
  return bands.map(({ range, from, to, score }, band) => {
    const within: Expression =
      from === to ? compare('==', of, from) : both(compare('>=', of, from), compare('<=', of, to));
    return {
      name,
      entry,
      band,
      range,
      ...(when && { whole: when }),
      when: when ? both(when, within) : within,
      score: { kind: 'number', value: score },
    };
  });
}

function readBand([range, score]: readonly [string, number]): Band {
  const [from = 0, to = from] = range.split('-').map(Number);
  return { range, from, to, score };
}

function checkBands(bands: readonly Band[], path: Path, findings: Findings): void {
  bands.forEach(({ range, from, to }, index) => {
    const place = findings.yaml.locate([...path, range], 'key');
    const below = bands[index - 1];
    if (from > to) {
      const help = `write \`${to}-${from}\``;
      findings.report('E0204', place, `the band ${range} runs backwards`, { help });
    } else if (below !== undefined && from <= below.to) {
      findings.report('E0204', place, `the band ${range} overlaps the band ${below.range}`, {
        related: [{ span: findings.yaml.locate([...path, below.range], 'key'), text: below.range }],
        why: `${from} is in both`,
        help: 'give every number to one band only',
      });
    }
  });
}

function compare(operator: '==' | '>=' | '<=', left: Expression, value: number): Expression {
  return { kind: 'binary', operator, left, right: { kind: 'number', value } };
}

function both(left: Expression, right: Expression): Expression {
  return { kind: 'binary', operator: '&&', left, right };
}
