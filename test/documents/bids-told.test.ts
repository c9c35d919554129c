import { describe, expect, it } from 'vitest';
import { pagesOf } from '../support/shipped.ts';
import { nodesIn } from '../support/spoken.ts';

/** Four players bid on hands of `size` cards; the last to bid may not make it come out even. */
const bidding = (size: number, bids: string, hook = 'dealer') => `game: bids
title: {de: Ansagen, en: Bids}
players: 4
deck: french-52
deal: {cards: ${size}, undealt: ${52 - 4 * size}, dealer: rotates}
trump: none
bidding: {first: left-of-dealer, dealer: last, hook: ${hook}}
order: A K Q J 10 9 8 7 6 5 4 3 2
play: {lead: left-of-dealer, next-lead: winner, obligations: [follow]}
scoring:
  - {line: made, when: tricks == bid, score: 10 + tricks}
  - {line: missed, score: 0}
match: {hands: 4, winner: highest-total, ties: shared}
examples:
  - id: said
    title: {de: Ansagen, en: Bids}
    hand: 1
    dealer: D
    bids: {${bids}}
`;

/** The boxes of the bids that may and may not be chosen, as they are read aloud. */
async function boxesOf(text: string): Promise<readonly string[]> {
  const papers = await pagesOf({ file: 'bids.yaml', text }, { only: ['rules'] });
  const nodes = nodesIn(papers.get('rules')!.structure);
  return nodes.flatMap(({ role, alt = '' }) => (role === 'Figure' && /erlaubt$/.test(alt) ? [alt] : []));
}

describe('the bids of an example', () => {
  it.each([
    [3, 'A: 1, B: 0, C: 1', 'dealer', ['0', '2', '3'], ['1']],
    [3, 'A: 1, B: 0, C: 1', 'none', ['0', '1', '2', '3'], []],
    [3, 'A: 3, B: 1, C: 1', 'dealer', ['0', '1', '2', '3'], []],
    [3, 'A: 2', 'dealer', ['0', '1', '2', '3'], []],
    [12, 'A: 1, B: 1, C: 1', 'dealer', ['6', '7', '8', '10', '11', '12'], ['9']],
    [12, 'A: 6, B: 6, C: 0', 'dealer', ['1', '2', '3', '4', '5', '6'], ['0']],
  ] as const)(
    'of hands of %i after %s with the hook %s may and may not be what stands there',
    async (size, bids, hook, may, mayNot) => {
      const boxes = await boxesOf(bidding(size, bids, hook));
      expect(boxes.filter((one) => !one.includes('nicht'))).toEqual(may.map((bid) => `${bid}, erlaubt`));
      expect(boxes.filter((one) => one.includes('nicht'))).toEqual(
        mayNot.map((bid) => `${bid}, nicht erlaubt`),
      );
    },
  );
});
