import type { ExerciseOptions } from '../api.ts';
import { counted } from '../diagnostics/words.ts';
import { type Kind, PRACTICED } from '../documents/kinds.ts';
import { CONCEPT_WORDS } from '../proof/deal/concept-words.ts';
import { LEVELS } from '../proof/practice/levels.ts';
import type { Arguments } from './arguments.ts';
import type { Option } from './options.ts';
import { UsageError } from './usage.ts';

/** How many sheets of exercises can be asked for at once: a year of three classes. */
export const MOST_SHEETS = 99;

const MOST_SEED = 999_999_999;

/** What can be asked of exercises. */
export const EXERCISES: Readonly<Record<string, Option>> = {
  count: {
    type: 'string',
    describe: `Different sheets of exercises for a class, from 1 to ${MOST_SHEETS}; --names are those of the pupils then`,
  },
  seed: {
    type: 'string',
    describe: `Where exercises begin, from 0 to ${MOST_SEED}; the same number makes the same sheets; 1 if not given`,
  },
  concepts: {
    type: 'string',
    describe: 'What every sheet of exercises shows, separated by commas: the words of stichwerk deal --show',
  },
  level: {
    type: 'string',
    describe: `How hard exercises are: ${LEVELS.join(', ')}; the number of concepts and tricks on a sheet decides`,
  },
};

/** Whether names are those of pupils: where sheets are counted, or nothing but exercises is printed. */
export function isForPupils(given: Arguments, only: readonly Kind[] | undefined): boolean {
  return given.text('count') !== undefined || (only?.every((kind) => PRACTICED.includes(kind)) ?? false);
}

/** What is asked of exercises; undefined if nothing is. Throws `UsageError` for more or fewer names than sheets, and where no exercises are printed. */
export function readExercises(
  given: Arguments,
  pupils: readonly string[] | undefined,
  only: readonly Kind[] | undefined,
): ExerciseOptions | undefined {
  refuseIdle(given, only);
  const count = given.number('count', 1, MOST_SHEETS);
  const seed = given.number('seed', 0, MOST_SEED);
  const concepts = given.choices('concepts', CONCEPT_WORDS);
  const level = given.number('level', LEVELS[0], LEVELS.at(-1)!) as ExerciseOptions['level'];
  if (pupils !== undefined && count !== undefined && pupils.length !== count)
    throw new UsageError(
      `--names has ${counted(pupils.length, 'name')} for ${counted(count, 'sheet')}`,
      'leave --count out, then there are as many sheets as names, and print nothing but exercises',
    );
  const asked = {
    ...(count !== undefined && { count }),
    ...(seed !== undefined && { seed }),
    ...(concepts && { concepts }),
    ...(level !== undefined && { level }),
    ...(pupils && { pupils }),
  };
  return Object.keys(asked).length === 0 ? undefined : asked;
}

function refuseIdle(given: Arguments, only: readonly Kind[] | undefined): void {
  if (only === undefined || PRACTICED.some((kind) => only.includes(kind))) return;
  const idle = Object.keys(EXERCISES).find((name) => given.list(name) !== undefined);
  if (idle === undefined) return;
  throw new UsageError(
    `--${idle} is for exercises, and none are printed`,
    `leave it out, or print them as well with --only ${[...only, ...PRACTICED].join(',')}`,
  );
}
