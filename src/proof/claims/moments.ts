import type { CardClaim } from '../../definition/claims.ts';
import type { HandExample } from '../../definition/game.ts';
import { counted } from '../../diagnostics/words.ts';
import { UNSHOWN } from '../faults.ts';
import type { Moment } from '../replay-trick.ts';
import { seatName } from '../words.ts';
import { dismiss, type HandSite, type Verdict } from './verdict.ts';

/** The turn of a seat in a trick. */
type Turn = Pick<CardClaim, 'trick' | 'seat'>;

/** The turn that a claim is about; undefined if the example does not reach it. */
export function findMoment(site: HandSite, { trick, seat }: Turn): Moment | undefined {
  return site.replay.tricks[trick]?.moments.find((moment) => moment.seat === seat);
}

/** Checks entry `index` of a list of claims about a turn with known cards; one after a fault is not checked. */
export function withMoment(
  site: HandSite,
  kind: 'legal' | 'illegal' | 'legal-cards',
  index: number,
  claim: Turn,
  check: (choice: NonNullable<Moment['choice']>) => Verdict,
): readonly Verdict[] {
  const moment = findMoment(site, claim);
  if (!moment) return site.replay.sound ? [dismissMoment(site, [kind, index], claim)] : [];
  if (!moment.sound) return [];
  if (moment.choice) return [check(moment.choice)];
  return [(moment.known ? dismissUnshown : dismissUnknown)(site, [kind, index], claim)];
}

function dismissUnknown(site: HandSite, at: readonly (string | number)[], claim: Turn): Verdict {
  const who = seatName(site.example, claim.seat);
  const message = `example claims what ${who} may play, and the hand of ${who} is not given`;
  const why = 'what is legal depends on the cards held';
  const help = `give the hand of ${who} under \`hands:\``;
  return dismiss(site, { at: [...at, 'seat'], message, why, help });
}

function dismissUnshown(site: HandSite, at: readonly (string | number)[], claim: Turn): Verdict {
  const who = seatName(site.example, claim.seat);
  const message = `example claims what ${who} may play, and the tricks before are not shown`;
  return dismiss(site, { at: [...at, 'seat'], message, ...UNSHOWN });
}

function dismissMoment(site: HandSite, at: readonly (string | number)[], claim: Turn): Verdict {
  const { tricks } = site.replay;
  const trick = tricks[claim.trick];
  const [number, who] = [claim.trick + 1, seatName(site.example, claim.seat)];
  if (!trick) {
    const message = `example claims something about trick ${number}, which is not there`;
    const why = `the example has ${counted(tricks.length, 'trick')}`;
    return dismiss(site, { at: [...at, 'trick'], message, why, help: 'name a trick of the example' });
  }
  const message = `example claims something about ${who} in trick ${number}, but does not reach the turn of ${who}`;
  const why = reachedInWords(site.example, trick.moments);
  const help = `give the cards played before ${who}`;
  return dismiss(site, { at: [...at, 'seat'], message, why, help });
}

function reachedInWords(example: HandExample, moments: readonly Moment[]): string {
  const [last] = moments.slice(-1);
  return last
    ? `the trick goes as far as the turn of ${seatName(example, last.seat)}`
    : 'nobody has played to it';
}
