import { listed } from '../../diagnostics/words.ts';
import type { Side } from '../../engine/rules.ts';
import { cardPointsOf } from '../../engine/trick.ts';
import { cardName, sideKey, sideName } from '../words.ts';
import { checkEach, claimantOf, compare, dismiss, type HandSite, type Verdict } from './verdict.ts';
import { withFinishedTrick } from './winner-claims.ts';

/** Card points of each trick. */
export function checkTrickPoints(site: HandSite): readonly Verdict[] {
  const { rules, claims } = site.example;
  const { cardPoints } = rules;
  if (claims.trickPoints === undefined) return [];
  if (!cardPoints) return [dismissResult(site, 'trick-points')];
  return checkEach(claims.trickPoints, (claimed, index) => {
    const at = ['trick-points', index];
    return withFinishedTrick(site, index, at, 'the points', ({ plays, points = 0 }) => {
      const cards = plays.map(({ card }) => card);
      const values = cards.map((card) => `${cardName(rules.deck, card)} ${cardPoints[card]}`);
      const bonus = points - cardPointsOf(rules, cards);
      return compare(site, {
        code: 'E0313',
        at,
        claimed,
        actual: points,
        show: String,
        says: (shown) => `${shown} as card points of trick ${index + 1}`,
        why: listed([...values, ...(bonus > 0 ? [`${bonus} for the last trick`] : [])]),
      });
    });
  });
}

/** Tricks of each side. */
export function checkTricks(site: HandSite): readonly Verdict[] {
  const { example, replay } = site;
  const { claims, rules, seats } = example;
  if (claims.tricks === undefined || !replay.sound) return [];
  const { won, whole } = replay;
  if (!won || !whole) return [dismissResult(site, 'tricks')];
  return checkEach(claims.tricks, (claimed, side) =>
    compare(site, {
      code: 'E0313',
      at: ['tricks', sideKey(example, side)],
      claimed,
      actual: rules.sides[side]!.reduce((sum, seat) => sum + won[seat]!, 0),
      show: String,
      says: (shown) => `${shown} as tricks of ${sideName(example, side)}`,
      why: `the tricks are ${won.map((tricks, seat) => `${seats[seat]} ${tricks}`).join(', ')}`,
    }),
  );
}

/** Card points of each side. */
export function checkPoints(site: HandSite): readonly Verdict[] {
  const { example, replay } = site;
  const { claims } = example;
  if (claims.points === undefined || !replay.sound) return [];
  const { points } = replay;
  if (!points) return [dismissResult(site, 'points')];
  return checkEach(claims.points, (claimed, side) =>
    compare(site, {
      code: 'E0313',
      at: ['points', sideKey(example, side)],
      claimed,
      actual: points[side]!,
      show: String,
      says: (shown) => `${shown} card points for ${sideName(example, side)}`,
      why: () => pointsInWords(site, side),
    }),
  );
}

function pointsInWords({ example, replay }: HandSite, side: Side): string {
  if (example.result) return '`card-points` says so';
  const taken = replay.tricks.flatMap(({ trace }) => {
    const mine = trace?.winner !== undefined && example.rules.sides[side]!.includes(trace.winner);
    return mine ? [String(trace.points ?? 0)] : [];
  });
  return taken.length > 0 ? `the tricks taken count ${listed(taken)}` : 'no trick was taken';
}

/** The verdict on a claim that needs more of the hand than the example tells. */
export function dismissResult(site: HandSite, claim: string): Verdict {
  const { replay, example } = site;
  const out = `leave \`${claim}\` out`;
  if (claim.endsWith('points') && !example.rules.cardPoints) {
    const message = `${claimantOf(site)} claims \`${claim}\`, but cards count nothing in this game`;
    return dismiss(site, { at: [claim], message, why: 'the rules have no `points`', help: out });
  }
  const why = replay.missing ?? 'the card points are not given';
  const message = replay.whole
    ? `${claimantOf(site)} claims \`${claim}\`, and not enough is known of the hand`
    : `${claimantOf(site)} claims points of a hand that is not complete`;
  const help = `${replay.whole ? 'say it' : 'give every hand and every trick'}, or ${out}`;
  return dismiss(site, { at: [claim], message, why, help });
}
