import type { Expression } from '../../engine/expression.ts';
import { conjuncts } from '../../engine/named-values.ts';
import type { ScoreLine, ScoreStep } from '../../engine/rules.ts';
import type { Words } from '../../templates/words.ts';
import type { DocumentInput } from '../input.ts';
import { bandParts, formulaOf, takesRest } from '../score-formula.ts';
import { wordAmount, wordConditions, wordFactor, wordGiven } from '../score-words.ts';

/** A row of the scoring key: a line, or what is then added, multiplied or given at once; empty amounts stand over bands. */
export interface ScoreEntry {
  readonly kind: 'line' | 'step' | 'award';
  readonly label: string;
  readonly amount: string;
  readonly when?: Expression | undefined;
  /** What it gives; absent over bands. */
  readonly gives?: Expression;
  /** It wins the game at once. */
  readonly wins?: true | undefined;
  /** The line or step of the scoring; absent for what is given at once. */
  readonly part?: ScoreLine | ScoreStep;
}

/** The rows of the scoring key, in the order in which they apply. */
export function scoreEntries(input: DocumentInput): readonly ScoreEntry[] {
  const { words, game, language } = input;
  const { lines, steps, awards } = game.rules.scoring;
  const whenOf = (when: Expression | undefined) => (when ? wordConditions(words, conjuncts(when)) : '');
  return [
    ...lines.flatMap((line, at) => lineEntries(words, lines, line, at)),
    ...steps.map((step): ScoreEntry => {
      const { when, kind, amount } = step;
      const said = kind === 'add' ? `+ ${wordAmount(words, amount)}` : `× ${wordFactor(words, amount)}`;
      return { kind: 'step', label: whenOf(when), amount: said, when, gives: amount, part: step };
    }),
    ...awards.map(({ when, unit, count }): ScoreEntry => {
      const name = game.rules.match.units[unit]?.name[language] ?? '';
      const key = formulaOf(count) === '2 ^ doubles' ? 'key-award-doubled' : 'key-award';
      const { doubling } = game.rules;
      const told = { once: doubling <= 2, twice: doubling === 2 };
      const amount = words.text(key, { amount: wordAmount(words, count), name, ...told });
      return { kind: 'award', label: whenOf(when), amount, when, gives: count };
    }),
  ];
}

/** A row a line; bands of one entry stand under what they have in common. */
function lineEntries(
  words: Words,
  lines: readonly ScoreLine[],
  line: ScoreLine,
  at: number,
): readonly ScoreEntry[] {
  const { group, common, own } = bandParts(line, lines);
  const given = { kind: 'line', amount: wordGiven(words, line), when: line.when, gives: line.score, wins: line.wins, part: line } as const; // biome-ignore format: short
  if (group.length < 2) {
    const when = wordConditions(words, common);
    const label = common.length === 0 ? words.text(at === 0 ? 'always' : 'otherwise') : takesRest(line, lines) ? words.text('otherwise-when', { when }) : when; // biome-ignore format: short
    return [{ ...given, label }];
  }
  const label = words.text('key-band', {
    when: own.length > 0 ? wordConditions(words, own) : words.text('otherwise'),
  });
  const head: ScoreEntry = {
    kind: 'line',
    label: wordConditions(words, common),
    amount: '',
    when: line.when,
    part: line,
  };
  return [...(line === group[0] && common.length > 0 ? [head] : []), { ...given, label }];
}
