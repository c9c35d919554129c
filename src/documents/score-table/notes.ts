import type { Rules } from '../../engine/rules.ts';
import type { Origins } from '../../page/origin.ts';
import { handWord, hasSchedule } from '../hand-setting.ts';
import { type DocumentInput, figure, hasPartners, seatName } from '../input.ts';
import { wordBothReach } from '../rules-text/match-text.ts';
import type { ScorePlan } from './plan.ts';

/** A sentence at the foot of a table; `dot` where the dealer's mark stands before it. */
export interface Note {
  readonly text: string;
  readonly from: Origins;
  readonly dot?: true;
}

/** Who deals, leads and bids in which turn, what the hook forbids, and what is written where: each as the rules have it. */
export function tableNotes(input: DocumentInput, plan: ScorePlan): readonly Note[] {
  const { words } = input;
  const { rules } = input.game;
  const hand = handWord(input, 'hand-one');
  const context = { hand, round: hasSchedule(input), first: seatName(input, plan.begins.dealer) };
  const rings = plan.before.some(({ kind }) => ['maker', 'trump', 'doubles', 'last-trick'].includes(kind));
  const notes: (Note | false)[] = [
    plan.dots && {
      from: ['deal.dealer', 'bidding'],
      text: words.text('table-note-dealer', { ...context, ...bidders(rules) }),
      dot: true,
    },
    plan.before.some(({ kind }) => kind === 'dealer') && {
      from: ['deal.dealer'],
      text: words.text('table-note-deals', context),
    },
    rules.deal.dealer === 'trump-maker' && {
      from: ['deal.dealer'],
      text: words.text('table-note-maker-deals', context),
    },
    rules.firstLead === 'last-winner' && { from: ['play.lead', 'bidding'], text: words.text('table-note-last-winner', { ...context, first: seatName(input, plan.begins.leader), bids: rules.bidding?.first === 'leader' }) }, // biome-ignore format: short
    rules.match.hands !== undefined && rules.match.winner === 'lowest-total' && { from: ['match.winner'], text: words.text('table-note-lowest') }, // biome-ignore format: short
    plan.hook !== undefined && {
      from: ['bidding'],
      text: words.text('table-note-hook', { round: hasSchedule(input) }),
    },
    rings && { from: ['paper'], text: words.text('table-note-rings') },
  ];
  return notes.filter((note) => note !== false);
}

/** Who bids first and last, as seen from the dealer. */
function bidders({ bidding }: Rules): object {
  switch (bidding?.first) {
    case 'left-of-dealer':
      return { dealerLast: true };
    case 'right-of-dealer':
      return { firstRight: true };
    case 'dealer':
      return { dealerFirst: true };
    case 'leader':
    case undefined:
      return {};
  }
}

/** How a game ends and the next begins, and what its units come from; empty where a match has so many hands. */
export function targetNotes(input: DocumentInput): string {
  const { words, language, game } = input;
  const { target, start, surplus, units, meldsAtTarget } = game.rules.match;
  if (target === undefined) return '';
  const named = units.map(({ name, to, per }, at) => ({
    name: name[language],
    losers: to === 'losers',
    first: at === 0,
    per,
    before: units[at - 1]?.name[language],
    others: to !== units[at - 1]?.to,
  }));
  return words.text('table-note-target', {
    target: figure(target),
    start: figure(start),
    both: wordBothReach(input),
    down: target < start,
    carried: surplus === 'carried',
    partners: hasPartners(input),
    refuse: game.rules.melds.length > 0 && meldsAtTarget === 'refuse',
    clip: game.rules.melds.length > 0 && meldsAtTarget === 'clip',
    units: named,
  });
}

/** Whether the column of points holds the total and not the points of the hand. */
export function runs(input: DocumentInput, { cells }: ScorePlan): boolean {
  return cells.some(({ kind }) => kind === 'bid') && !hasPartners(input);
}

/** What stands in the column of points, where that is the total. */
export function runningRemark(input: DocumentInput, plan: ScorePlan): string {
  return runs(input, plan) ? input.words.text('table-running') : '';
}
