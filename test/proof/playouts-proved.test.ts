import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { LegalSetClaim } from '../../src/definition/claims.ts';
import type { Definition, HandExample } from '../../src/definition/game.ts';
import { type HandState, legalCards, playCard, startHand, turnOf } from '../../src/engine/hand.ts';
import type { Rules } from '../../src/engine/rules.ts';
import { scoreHand } from '../../src/engine/scoring.ts';
import { type Playout, playouts } from '../../src/proof/playouts.ts';
import { prove } from '../../src/proof/prove.ts';
import { compile } from '../definition/support.ts';
import { readSource, shippedGames } from '../support/shipped.ts';
import { sample } from '../support/tier.ts';

const FOREIGN = readdirSync('test/games/foreign').map((name) => readSource(`test/games/foreign/${name}`));

/** Every moment of a hand that was played out. */
function momentsOf({ state: end, hands }: Playout): readonly HandState[] {
  const moments: HandState[] = [startHand(end.rules, end.setup, hands)];
  for (const card of end.finished.flatMap(({ cards }) => cards))
    moments.push(playCard(moments.at(-1)!, card));
  return moments.slice(0, -1);
}

/** The hand as the example an author would write, with every claim that the engine makes true. */
function exampleOf(rules: Rules, playout: Playout, seats: readonly string[]): HandExample {
  const { state, hands, record } = playout;
  const legalCardsClaims = momentsOf(playout).map((moment): LegalSetClaim => {
    return { trick: moment.finished.length, seat: turnOf(moment)!, cards: legalCards(moment).allowed };
  });
  const bids = rules.bidding ? seats.map(() => 0) : [];
  const sides = scoreHand(rules, { ...record, ...lastTrickOf(playout), ...(rules.bidding && { bids }) });
  return {
    ...{ kind: 'hand', id: 'played', title: { de: 'Hand', en: 'Hand' }, path: ['examples', 0], show: [] },
    ...{ variants: [], rules, seats, setup: state.setup, leadKnown: true, bids, melds: [], hands },
    before: rules.sides.map(() => rules.match.start),
    unitsBefore: rules.match.units.map(() => rules.sides.map(() => 0)),
    tricks: state.finished.map(({ cards, seats: order }) =>
      cards.map((card, at) => ({ card, seat: order[at]! })),
    ),
    claims: {
      winners: state.finished.map(({ winner }) => winner),
      winning: state.finished.map(({ reason }, trick) => ({ trick, why: reason.kind })),
      legalCards: legalCardsClaims,
      tricks: rules.sides.map((side) => side.reduce((sum, seat) => sum + record.won[seat]!, 0)),
      scores: sides.map(({ score }) => score),
      lines: sides.map(({ line }) => line?.name ?? 'no line'),
      ...(rules.cardPoints && { trickPoints: state.finished.map(({ points }) => points) }),
    },
  };
}

function lastTrickOf({ state }: Playout) {
  const last = state.finished.at(-1);
  return last ? { lastTrick: last.winner } : {};
}

/** Some hands of a game with these rules. */
function examplesOf(rules: Rules, count: number): readonly HandExample[] {
  const seats = [...'ABCDEFGH'].slice(0, rules.players);
  const stream = playouts(rules);
  return Array.from({ length: count }, () => exampleOf(rules, stream.next().value as Playout, seats));
}

function findingsIn(definition: Definition, example: HandExample) {
  const game = { ...definition.game, facts: {}, examples: [example] };
  return prove({ ...definition, game }).diagnostics;
}

describe.each([...shippedGames(), ...FOREIGN].map((source) => ({ name: source.file, source })))(
  '$name',
  async ({ source }) => {
    const { value } = await compile(source.text);
    const { game } = value!;
    const variants = [[], ...game.variants.map(({ id }) => [id])];
    const all = variants.flatMap((chosen) =>
      game.players.flatMap((players) => game.rulesWith(chosen, players) ?? []),
    );

    test('whatever is played by its rules is proved', () => {
      expect(all.length).toBeGreaterThan(0);
      for (const rules of sample(all, 2)) {
        for (const example of examplesOf(rules, 6)) expect(findingsIn(value!, example)).toEqual([]);
      }
    });

    test('nothing legal is called a revoke because a hand is not given', () => {
      for (const rules of sample(all, 2)) {
        for (const [index, example] of examplesOf(rules, 4).entries()) {
          const hands = example.hands.map((hand, seat) => (seat % 2 === index % 2 ? undefined : hand));
          const codes = findingsIn(value!, { ...example, hands, claims: {} }).map(({ code }) => code);
          expect(codes.filter((code) => code !== 'E0224')).toEqual([]);
        }
      }
    });
  },
);
