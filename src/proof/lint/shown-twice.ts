import { type LintRule, warning } from './rule.ts';

/** Examples whose answers the handout gives and which the exercise asks for all the same. */
export const shownTwice: LintRule = ({ definition }) =>
  definition.game.examples.flatMap(({ id, path, show }) => {
    if (!show.includes('rules') || !show.includes('exercise')) return [];
    return [
      warning(
        definition,
        'E0512',
        [...path, 'show'],
        `example \`${id}\` stands in the handout and in the exercise`,
        {
          why: 'the handout tells what the exercise asks',
          help: 'leave one of the two out; without an example for it an exercise is made by itself',
        },
      ),
    ];
  });
