import type { HandExample } from '../../definition/game.ts';
import { counted } from '../../diagnostics/words.ts';
import { isLargest } from '../../engine/schedule.ts';
import { cardName, seatName, trumpName } from '../words.ts';
import { compare, dismiss, type HandSite, type Verdict } from './verdict.ts';

/** Which suit is trump. */
export function checkTrump(site: HandSite): readonly Verdict[] {
  const { example } = site;
  const claimed = example.claims.trump;
  if (claimed === undefined) return [];
  return [
    compare(site, {
      code: 'E0309',
      at: ['trump'],
      claimed,
      actual: example.setup.trump ?? 'none',
      show: (trump) => trumpName(example, trump),
      says: (trump) => (trump === 'none' ? 'no trump' : `${trump} as trump`),
      why: () => trumpInWords(example),
    }),
  ];
}

/** Why a suit is trump. */
function trumpInWords(example: HandExample): string {
  const { rules, setup, choice } = example;
  const trump = trumpName(example, setup.trump);
  const number = setup.number + 1;
  if (rules.largestHandWithoutTrump && isLargest(rules, setup.number)) {
    return `no hand has more cards than hand ${number}, so it is played without trump`;
  }
  if (choice) return choiceInWords(example, trump);
  switch (rules.trump.by) {
    case 'none':
      return 'the game has no trump';
    case 'fixed':
      return `${trump} is trump in every hand`;
    case 'rotation': {
      const suits = rules.trump.suits.map((suit) => trumpName(example, suit));
      return `the suits ${suits.join(' ')} take turns, and this is hand ${number}`;
    }
    case 'turn-up':
    case 'naming':
      return trump === 'none' ? 'nothing decides on trumps in this hand' : `the example says ${trump}`;
  }
}

function choiceInWords(example: HandExample, trump: string): string {
  const { rules, setup, choice } = example;
  const who = setup.maker === undefined ? 'eldest hand' : seatName(example, setup.maker);
  switch (choice?.kind) {
    case 'turned': {
      const card = `${cardName(rules.deck, choice.card)} is turned up`;
      if (choice.named !== undefined) return `${card}, and ${who} names ${trump}`;
      return trump === 'none' ? `${card}, which means no trump` : card;
    }
    case 'last-card':
      return `the last card dealt to ${who} is ${cardName(rules.deck, choice.card)}`;
    default:
      return `${who} names ${trump}`;
  }
}

/** How many cards each player has. */
export function checkHandSize(site: HandSite): readonly Verdict[] {
  const { setup, rules, claims } = site.example;
  if (claims.handSize === undefined) return [];
  const always = rules.deal.sizes.length === 1;
  const size = counted(setup.size, 'card');
  return [
    compare(site, {
      code: 'E0310',
      at: ['hand-size'],
      claimed: claims.handSize,
      actual: setup.size,
      show: String,
      says: (cards) => `${cards} as size of the hand`,
      why: always
        ? `${size} each are dealt`
        : `hand ${setup.number + 1} of a match has ${size} for each player`,
    }),
  ];
}

/** How many hands a match has. */
export function checkHands(site: HandSite): readonly Verdict[] {
  const { rules, claims, seats } = site.example;
  const claimed = claims.hands;
  if (claimed === undefined) return [];
  const actual = rules.match.hands;
  if (actual === undefined) {
    const message = 'example claims a number of hands, but a match goes on until a target is reached';
    const why = `the target is ${rules.match.target}`;
    return [dismiss(site, { at: ['hands'], message, why, help: 'leave `hands` out' })];
  }
  const why = rules.match.handsByDeal
    ? `${rules.deck.cards.length} cards for ${seats.length} players, hands of up to ${counted(Math.max(...rules.deal.sizes), 'card')}`
    : `\`match\` says ${counted(actual, 'hand')}`;
  return [
    compare(site, {
      code: 'E0310',
      at: ['hands'],
      claimed,
      actual,
      show: String,
      says: (hands) => `${hands} as number of hands in a match`,
      why,
    }),
  ];
}
