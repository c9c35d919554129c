import type { Path } from '../../definition/game.ts';
import { counted, listed } from '../../diagnostics/words.ts';
import { activeSeats } from '../../engine/trick.ts';
import { winReasonInWords } from '../reason-words.ts';
import type { TrickTrace } from '../trace.ts';
import { seatName } from '../words.ts';
import { checkEach, claimantOf, compare, dismiss, type HandSite, type Verdict } from './verdict.ts';

/** Who wins each trick. */
export function checkWinners(site: HandSite): readonly Verdict[] {
  const { example, definition } = site;
  return checkEach(example.claims.winners, (claimed, index) =>
    withFinishedTrick(site, index, ['winners', index], 'a winner', ({ plays, winner, reason }) =>
      compare(site, {
        code: 'E0301',
        at: ['winners', index],
        claimed,
        actual: winner,
        show: (seat) => seatName(example, seat),
        says: (who) => `${who} as winner of trick ${index + 1}`,
        why: () => winReasonInWords(example, plays, reason),
        related: () => [{ span: definition.locate([...example.path, 'tricks', index]), text: 'this trick' }],
      }),
    ),
  );
}

/** Why tricks are won. */
export function checkWinning(site: HandSite): readonly Verdict[] {
  return checkEach(site.example.claims.winning, ({ trick, why }, index) =>
    withFinishedTrick(site, trick, ['winning', index, 'trick'], 'how somebody wins', ({ plays, reason }) =>
      compare(site, {
        code: 'E0305',
        at: ['winning', index, 'why'],
        claimed: why,
        actual: reason.kind,
        show: (kind) => kind,
        says: (kind) => `the reason ${kind}`,
        why: () => winReasonInWords(site.example, plays, reason),
      }),
    ),
  );
}

type FinishedTrick = TrickTrace & Required<Pick<TrickTrace, 'winner' | 'reason'>>;

/** Checks what is claimed (`what`, at a path) of a trick; of one with a fault nothing is checked. */
export function withFinishedTrick(
  site: HandSite,
  index: number,
  at: Path,
  what: string,
  check: (trick: FinishedTrick) => Verdict,
): Verdict | readonly Verdict[] {
  const { tricks } = site.replay;
  const trick = tricks[index];
  if (trick && trick.diagnostics.length > 0) return [];
  const { trace } = trick ?? {};
  if (trace && isFinished(trace)) return check(trace);
  const missing = index < tricks.length ? 'is not finished' : 'is not there';
  const message = `${claimantOf(site)} claims ${what} of trick ${index + 1}, which ${missing}`;
  const finished = tricks.filter((played) => played.trace?.winner !== undefined).length;
  const late = index < tricks.length ? stillToPlay(site, index) : [];
  const why =
    late.length > 0
      ? `${listed(late)} ${late.length === 1 ? 'has' : 'have'} not played`
      : `${site.example.called ?? 'the example'} has ${counted(finished, 'finished trick')}`;
  return dismiss(site, { at, message, why, help: 'leave the claim out, or give the whole trick' });
}

/** The seats that have still to play to a trick. */
function stillToPlay({ example }: HandSite, index: number): readonly string[] {
  const { rules, setup, seats, tricks } = example;
  const played = (tricks[index] ?? []).map(({ seat }) => seat);
  return activeSeats(rules, setup).flatMap((seat) => (played.includes(seat) ? [] : [seats[seat]!]));
}

function isFinished(trace: TrickTrace): trace is FinishedTrick {
  return trace.winner !== undefined && trace.reason !== undefined;
}
