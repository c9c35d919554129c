import type { Random } from '../../cards/shuffle.ts';
import { type HandState, legalCards, playCard, recordOf, startHand, turnOf } from '../../engine/hand.ts';
import { meldHolds, meldsCounted } from '../../engine/melds.ts';
import { rankingOf } from '../../engine/ranking.ts';
import type { CardIndex, Rules, Seat } from '../../engine/rules.ts';
import { scoreHand } from '../../engine/scoring.ts';
import type { HandSetup, MeldCall } from '../../engine/setup.ts';
import { ledSuitOf } from '../../engine/trick.ts';
import type { PlayedHand, PlayMoment } from './played-hand.ts';

/** Plays all tricks of a hand, each card drawn from those that are legal; whoever can meld with a lead melds. */
export function playTricks(
  rules: Rules,
  setup: HandSetup,
  hands: readonly (readonly CardIndex[])[],
  random: Random,
): Pick<PlayedHand, 'melds' | 'moments' | 'tricks' | 'record' | 'scores'> {
  const ranking = rankingOf(rules, setup.trump);
  const moments: PlayMoment[] = [];
  const melds: MeldCall[] = [];
  let state = startHand(rules, setup, hands);
  for (let seat = turnOf(state); seat !== undefined; seat = turnOf(state)) {
    const choice = legalCards(state);
    const card = choice.allowed[Math.floor(random() * choice.allowed.length)]!;
    const played = state.trick.cards;
    const led = ledSuitOf(ranking, played);
    const holding = state.hands[seat]!;
    moments.push({ trick: state.finished.length, seat, played, led, holding, choice, card });
    if (played.length === 0) melds.push(...meldsOfLead(state, seat, card));
    state = playCard(state, card);
  }
  const before = rules.sides.map(() => rules.match.start);
  const record = recordOf(state, meldsCounted(rules, melds, before));
  return { melds, moments, tricks: state.finished, record, scores: scoreHand(rules, record) };
}

function meldsOfLead(
  { rules, setup, finished, hands }: HandState,
  seat: Seat,
  card: CardIndex,
): readonly MeldCall[] {
  const calls = rules.melds.map((_, meld): MeldCall => ({ trick: finished.length, seat, meld }));
  return calls.filter((call) => meldHolds(rules, setup.trump, call, card, hands[seat]!));
}
