import type { Path } from '../definition/game.ts';
import type { ScoreHandInput } from '../definition/score-file-schema.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Desk } from './desk.ts';
import { holdsSpan } from './spans.ts';

/** What melds score depends on the tricks, so that beside a result only their points say something. */
export function refuseMelds(
  { table: { findings, seats = [] } }: Desk,
  { melds = [] }: Partial<ScoreHandInput>,
  path: Path,
): void {
  if (melds.length === 0) return;
  const place = findings.yaml.locate([...path, 'melds'], 'key');
  findings.report('E0234', place, 'melds do not count in a hand of which only the result is known', {
    why: 'what they score depends on the tricks that are played',
    help: `write their points instead, such as \`meld-points: {${seats[0]}: 2}\`, or give all tricks of the hand`,
  });
}

const OF_RESULT = ['won', 'card-points', 'last-trick', 'meld-points', 'melds', 'doubles', 'maker', 'solo'];

/** Whether a finding is about what the score is reckoned from. */
export function isOfResult({ table }: Desk, { span }: Diagnostic, path: Path): boolean {
  const { locate } = table.findings.yaml;
  return OF_RESULT.some((key) =>
    (['value', 'key'] as const).some((part) => {
      const place = locate([...path, key], part);
      return holdsSpan(place, span) && !holdsSpan(place, locate(path));
    }),
  );
}
