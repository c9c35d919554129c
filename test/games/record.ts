import type { Choice } from '../../src/engine/reasons.ts';
import type { CardIndex, Rules } from '../../src/engine/rules.ts';
import type { PlayedHand } from '../../src/proof/deal/played-hand.ts';

const SEATS = 'ABCDEFGH';

/** A hand as lines of text: setup, hands, bids, the legal set at every card, winners with their reasons, scores. */
export function recordHand(hand: PlayedHand): string {
  const { rules, setup, bids, hands, tricks, scores } = hand;
  const suit = setup.trump === undefined ? 'none' : rules.deck.suits[setup.trump]!.id;
  const parts = [
    `hand ${setup.number + 1}, ${setup.size} cards`,
    ...(setup.dealer === undefined ? [] : [`dealer ${SEATS[setup.dealer]}`]),
    `lead ${SEATS[setup.lead]}`,
    `trump ${suit}${turnedUp(hand)}`,
    ...(setup.maker === undefined ? [] : [`maker ${SEATS[setup.maker]}`]),
    ...(setup.solo === undefined ? [] : [`solo ${SEATS[setup.solo]}`]),
    ...(setup.doubles === 0 ? [] : [`doubles ${setup.doubles}`]),
  ];
  return [
    parts.join(', '),
    ...hands.map((held, seat) => `${SEATS[seat]} holds ${cards(rules, held)}`),
    ...bids.map(({ seat, bid, forbidden }) => {
      return `${SEATS[seat]} bids ${bid}${forbidden.length > 0 ? `, not ${forbidden.join(' ')}` : ''}`;
    }),
    ...tricks.flatMap((_, trick) => recordTrick(hand, trick)),
    ...scores.map(({ line, steps, score, awards }, side) => {
      const done = steps.map(({ step, after }) => ` ${step.name} ${after}`).join('');
      const units = awards.map((count, unit) => ` ${rules.match.units[unit]!.id} ${count}`).join('');
      return `${SEATS[rules.sides[side]![0]!]} scores ${score}: ${line?.name ?? 'nothing'}${done}${units}`;
    }),
  ].join('\n');
}

function turnedUp({ rules, choice }: PlayedHand): string {
  return choice?.kind === 'turned' ? ` (${cards(rules, [choice.card])} turned up)` : '';
}

function recordTrick(hand: PlayedHand, trick: number): readonly string[] {
  const { rules, tricks, moments, melds } = hand;
  const { winner, reason, points } = tricks[trick]!;
  const plays = moments.filter((moment) => moment.trick === trick);
  return [
    `trick ${trick + 1}`,
    ...melds
      .filter((call) => call.trick === trick)
      .map(({ seat, meld }) => `  ${SEATS[seat]} melds ${rules.melds[meld]!.name}`),
    ...plays.map(({ seat, card, choice }) => {
      const legal = `of ${cards(rules, choice.allowed)} (${reasons(choice)})`;
      return `  ${SEATS[seat]} ${cards(rules, [card])} ${legal}`;
    }),
    `  ${SEATS[winner]} wins: ${reason.kind}${reason.tie ? `, ${reason.tie}` : ''}${points > 0 ? `, ${points} points` : ''}`,
  ];
}

function reasons({ reasons: given }: Choice): string {
  return given.map(({ reason }) => reason.kind).join(', ');
}

function cards({ deck }: Rules, indices: readonly CardIndex[]): string {
  return indices.map((index) => deck.cards[index]!.id).join(' ');
}
