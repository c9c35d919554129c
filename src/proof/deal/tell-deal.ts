import { counted, listed } from '../../diagnostics/words.ts';
import { choiceInWords, winReasonInWords } from '../reason-words.ts';
import { scoreInWords } from '../score-words.ts';
import { cardName, cardNames, type Names, seatName, trumpName } from '../words.ts';
import type { PlayedHand, PlayMoment } from './played-hand.ts';

/** A hand as lines for a person: the deal, the bids, each trick with who wins and why, what was not allowed, the scores. */
export function tellDeal(names: Names, hand: PlayedHand): string {
  const lines = [
    tellSetup(names, hand),
    ...hand.hands.map(
      (held, seat) => `  ${seatName(names, seat)} holds ${cardNames(names.rules.deck, held)}`,
    ),
    ...tellBids(names, hand),
    ...hand.tricks.flatMap((_, trick) => tellTrick(names, hand, trick)),
    ...hand.scores.map((score, side) => `  ${scoreInWords(names, side, hand.record, score)}`),
  ];
  return lines.map((line) => `${line}\n`).join('');
}

function tellSetup(names: Names, { setup, choice }: PlayedHand): string {
  const { deck } = names.rules;
  const trump = setup.trump === undefined ? 'no trump' : `${trumpName(names, setup.trump)} is trump`;
  const parts = [
    `hand ${setup.number + 1} with ${counted(setup.size, 'card')}`,
    ...(setup.dealer === undefined ? [] : [`${seatName(names, setup.dealer)} deals`]),
    ...(choice?.kind === 'turned' ? [`${cardName(deck, choice.card)} is turned up`] : []),
    ...(setup.maker === undefined ? [] : [`${seatName(names, setup.maker)} names trumps`]),
    trump,
    ...(setup.solo === undefined ? [] : [`${seatName(names, setup.solo)} plays alone`]),
    ...(setup.doubles === 0 ? [] : [`doubled ${counted(setup.doubles, 'time')}`]),
    `${seatName(names, setup.lead)} leads`,
  ];
  return parts.join(', ');
}

function tellBids(names: Names, { bids }: PlayedHand): readonly string[] {
  return bids.map(({ seat, bid, forbidden }) => {
    const not = forbidden.length > 0 ? ` and may not bid ${listed(forbidden.map(String), 'or')}` : '';
    return `  ${seatName(names, seat)} bids ${bid}${not}`;
  });
}

function tellTrick(names: Names, hand: PlayedHand, trick: number): readonly string[] {
  const { seats, cards, winner, reason } = hand.tricks[trick]!;
  const plays = seats.map((seat, place) => ({ seat, card: cards[place]! }));
  const bound = hand.moments.filter((moment) => moment.trick === trick && isBound(moment));
  return [
    `trick ${trick + 1}: ${seatName(names, winner)} wins, ${winReasonInWords(names, plays, reason)}`,
    ...hand.melds
      .filter((call) => call.trick === trick)
      .map(({ seat, meld }) => `  ${seatName(names, seat)} melds ${names.rules.melds[meld]!.name}`),
    ...bound.map(({ seat, choice }) => `  ${choiceInWords(names, seat, choice)}`),
  ];
}

/** Whether somebody held cards that were not allowed. */
function isBound({ choice, holding }: PlayMoment): boolean {
  return choice.allowed.length < holding.length;
}
