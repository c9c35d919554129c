import type { Deck } from '../cards/deck.ts';
import type { Rules } from '../engine/rules.ts';
import type { Findings } from './findings.ts';
import { cardsMeant, readPattern } from './patterns.ts';
import type { GameInput } from './schema.ts';

type PointsInput = NonNullable<GameInput['points']>;

/** Card points by card index; a single card that is named goes before its rank. */
export function compilePoints(
  points: PointsInput,
  deck: Deck,
  findings: Findings,
): NonNullable<Rules['cardPoints']> {
  const counts = deck.cards.map(() => 0);
  const read = Object.entries(points).flatMap(([word, value]) => {
    const span = () => findings.yaml.locate(['points', word], 'key');
    const pattern = readPattern(word, span, deck, ['rank', 'card'], findings);
    return pattern ? [{ pattern, value }] : [];
  });
  const inTurn = [
    ...read.filter(({ pattern }) => pattern.kind === 'rank'),
    ...read.filter(({ pattern }) => pattern.kind === 'card'),
  ];
  for (const { pattern, value } of inTurn) {
    for (const card of cardsMeant(pattern, deck, undefined)) counts[card] = value;
  }
  return counts;
}
