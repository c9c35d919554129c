import { type LintRule, warning } from './rule.ts';

/** Examples whose answers the handout or the worked examples give and which the exercise asks for all the same. */
export const shownTwice: LintRule = ({ definition }) =>
  definition.game.examples.flatMap(({ id, path, show }) => {
    if (!show.includes('exercise') || show.length === 1) return [];
    return [
      warning(
        definition,
        'E0512',
        [...path, 'show'],
        `example \`${id}\` is told, and asked in the exercise as well`,
        {
          why: 'the handout or the paper of examples tells what the exercise asks',
          help: 'leave one of the two out; without an example for it an exercise is made by itself',
        },
      ),
    ];
  });
