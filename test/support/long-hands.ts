import type { Source } from '../../src/definition/game.ts';

const RANKS = 'A K Q J 10 9 8 7 6 5 4 3 2'.split(' ');
const suit = (sign: string, from = 0, to = RANKS.length) => RANKS.slice(from, to).map((rank) => sign + rank);

/** A hand of 13 tricks for four or of 17 for three, in which the first seat leads its clubs and takes them all. */
export function longHand(players: 3 | 4): Source {
  const four = [suit('♣'), suit('♠'), suit('♥'), suit('♦')];
  const three = [
    [...suit('♣'), ...suit('♠', 0, 4)],
    [...suit('♥', 0, 8), ...suit('♠', 4)],
    [...suit('♥', 8), ...suit('♦', 0, 12)],
  ];
  const hands = players === 4 ? four : three;
  const seats = 'ABCD'.slice(0, players).split('');
  const size = hands[0]!.length;
  const tricks = Array.from({ length: size }, (_, trick) => `      - {${seats.map((seat, at) => `${seat}: ${hands[at]![trick]}`).join(', ')}}`); // biome-ignore format: short
  const example = (id: string, shown: string) => `  - id: ${id}
    title: {de: Alle Stiche, en: Every trick}
    show: [${shown}]
    dealer: ${seats.at(-1)}
    bids: {${seats.map((seat) => `${seat}: ${seat === 'A' ? size : 0}`).join(', ')}}
    hands: {${seats.map((seat, at) => `${seat}: ${hands[at]!.join(' ')}`).join(', ')}}
    tricks:
${tricks.join('\n')}
    claims: {winners: [${tricks.map(() => 'A').join(', ')}]}
`;
  const text = `game: long-hand
title: {de: Lange Hand, en: Long hand}
players: ${players}
deck: french-52
deal: {cards: ${size}${players === 3 ? ', undealt: 1' : ''}}
trump: none
order: ${RANKS.join(' ')}
bidding: {first: left-of-dealer, hook: none}
play: {lead: left-of-dealer, obligations: [follow]}
scoring:
  - {line: made, when: tricks == bid, score: 20 + 10 * tricks}
  - {line: missed, score: -10 * abs(tricks - bid)}
match: {hands: ${players}, winner: highest-total, ties: shared}
examples:
${example('long', 'rules')}${example('asked', 'exercise')}`;
  return { file: 'long-hand.yaml', text };
}
