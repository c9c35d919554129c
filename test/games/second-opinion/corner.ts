import { choose } from '../../../src/engine/choose.ts';
import { rankingOf } from '../../../src/engine/ranking.ts';
import type { Rules } from '../../../src/engine/rules.ts';
import { winningPlay } from '../../../src/engine/trick.ts';
import { inWords, matchCards } from './cards.ts';
import type { Corner } from './corners.ts';
import type { Card, Opinion } from './opinion.ts';

/** What somebody says about a corner: the legal cards, or the place of the winning one. */
export interface Said {
  readonly legal?: string;
  readonly wins?: number;
}

const plainWords = (cards: readonly Card[]) => inWords(cards.map((card) => ({ ...card, copy: 0 })));

/** What the engine and the second opinion say. */
export function judge(
  rules: Rules,
  opinion: Opinion,
  corner: Corner,
): { readonly engine: Said; readonly second: Said } {
  const cards = matchCards(rules, opinion);
  const take = dealer(opinion);
  const [gone, trick, hand] = [corner.gone, corner.trick, corner.hand].map((text) => take(text ?? ''));
  const ranking = rankingOf(rules, cards.suitIndex(corner.trump));
  const played = trick!.map(cards.index);
  if (corner.wins !== undefined) {
    return {
      engine: { wins: winningPlay(rules, ranking, played).index + 1 },
      second: { wins: opinion.winner(trick!, corner.trump) + 1 },
    };
  }
  const before = gone!.map(cards.index);
  const { allowed } = choose(rules, {
    ranking,
    holding: hand!.map(cards.index),
    played,
    opens: before.length === 0,
    trumpsPlayed: before.some((card) => ranking.suit[card] === ranking.trumpSuit),
  });
  const moment = { hand: hand!, trick: trick!, gone: gone!, trump: corner.trump };
  return {
    engine: { legal: plainWords(allowed.map(cards.card)) },
    second: { legal: plainWords(opinion.legal(moment)) },
  };
}

/** What the prose says. */
export function expected({ legal, wins }: Corner): Said {
  return wins !== undefined ? { wins } : { legal: legal!.split(' ').sort().join(' ') };
}

/** Takes the named cards out of the pack, one after the other. */
function dealer({ pack }: Opinion): (text: string) => readonly Card[] {
  const left = [...pack];
  return (text) =>
    text
      .split(' ')
      .filter((name) => name !== '')
      .map((name) => {
        const at = left.findIndex(({ suit, rank }) => suit + rank === name);
        if (at < 0) throw new Error(`the pack has no ${name} left`);
        return left.splice(at, 1)[0]!;
      });
}
