import type { ExerciseOptions } from './api.ts';
import type { Game } from './definition/game.ts';
import type { Diagnostic, Outcome } from './diagnostics/diagnostic.ts';
import { listed } from './diagnostics/words.ts';
import { exerciseHands } from './documents/exercise-questions.ts';
import type { Practice } from './documents/input.ts';
import { whyNever } from './proof/deal/concept-needs.ts';
import { trickIdentity } from './proof/practice/items.ts';
import { LIMITS } from './proof/practice/levels.ts';
import { type FoundPractice, makePractice } from './proof/practice/practice.ts';
import type { Trace } from './proof/trace.ts';

/** The seed of exercises for which nobody chose one. */
const USUAL_SEED = 1;

/**
 * The sheets of exercises of a game as it is played: those that are asked for, or else one; an author's own exercise comes
 * before sheets that nobody asked for. E0412 tells why what is asked for cannot be.
 */
export function findPractice(
  game: Game,
  trace: Trace,
  asked: ExerciseOptions | undefined,
): Outcome<Practice | undefined> {
  if (asked === undefined && exerciseHands(trace, game).length > 0)
    return { value: undefined, diagnostics: [] };
  const { count = asked?.pupils?.length ?? 1, seed = USUAL_SEED, concepts = [], level, pupils } = asked ?? {};
  const never = concepts.flatMap((word) => {
    const why = whyNever(game.rules, word);
    return why === undefined ? [] : [refusal(`no exercise of ${game.id} can show ${word}`, why)];
  });
  if (never.length > 0) return { diagnostics: never };
  const wish = { count, seed, concepts, taken: shownTricks(trace), ...(level && { level }) };
  const found = makePractice(game.rules, wish);
  // A game too small for a sheet that nobody asked for has none.
  if ('problem' in found) return { diagnostics: asked ? [told(game, found, count)] : [] };
  return { value: { ...found, seed, ...(pupils && { pupils }) }, diagnostics: [] };
}

/** The tricks that the examples show, so that no exercise gives away what the handout tells. */
function shownTricks({ examples }: Trace): ReadonlySet<string> {
  const tricks = examples.flatMap((example) => (example.kind === 'hand' ? example.tricks : []));
  return new Set(tricks.map(trickIdentity));
}

function told(
  game: Game,
  problem: Extract<FoundPractice, { readonly problem: string }>,
  count: number,
): Diagnostic {
  if (problem.problem === 'level') {
    const rule = ([1, 2] as const).map((level) => `level ${level} has up to ${LIMITS[level].concepts} concepts and ${LIMITS[level].tricks} tricks`); // biome-ignore format: short
    return refusal(
      `sheets of ${game.id} that show this are of level ${problem.level}`,
      listed(rule),
      `ask for level ${problem.level}, or leave \`--level\` out`,
    );
  }
  if (problem.missing.length > 0) {
    const what = listed([...new Set(problem.missing)]);
    return refusal(`no sheet of ${game.id} was found that shows ${what}`, 'thousands of hands were played', 'ask for fewer concepts, or for another number of players'); // biome-ignore format: short
  }
  const why = `${problem.found} were found that are all different`;
  return refusal(`${game.id} has no ${count} different sheets`, why, 'ask for fewer sheets');
}

function refusal(message: string, why: string, help = 'leave it out'): Diagnostic {
  return { code: 'E0412', severity: 'error', message, why, help };
}
