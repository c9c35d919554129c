import { leadsByTurns } from '../../engine/turns.ts';
import { canBothReach } from '../../proof/both-reach.ts';
import { doublesAlone } from '../../proof/doubled-alone.ts';
import { hasSchedule } from '../hand-setting.ts';
import type { DocumentInput } from '../input.ts';
import { counted, everyTable, hasPartners, told } from '../input.ts';
import { scoresMakers } from './trump-text.ts';

/** What the text on the match may name. */
export function matchContext(input: DocumentInput): object {
  const { game, language } = input;
  const { rules } = game;
  const { hands, target, start, units, surplus, winner } = rules.match;
  const rotates = rules.firstLead === 'rotates';
  const isDown = target !== undefined && target < start;
  return {
    hands: hands ?? 0,
    severalHands: (hands ?? 2) > 1,
    fixed: hands !== undefined && !hasSchedule(input),
    scheduled: hands !== undefined && hasSchedule(input),
    everyoneLeads: leadsByTurns(rules) && everyTable(input, ({ players }) => hands === players),
    leadRotates: rotates,
    leadsByTurns: leadsByTurns(rules),
    lowest: winner === 'lowest-total',
    target: target === undefined ? undefined : told(input, target),
    targetPoints: target === undefined ? undefined : counted(input, 'n-points', target),
    start: told(input, start),
    oneAtStart: start === 1,
    begins: start !== 0 || isDown,
    down: isDown,
    both: wordBothReach(input),
    carried: surplus === 'carried',
    partners: hasPartners(input),
    units: units.map(({ name, to, per }, at) => ({
      name: name[language],
      losers: to === 'losers',
      first: at === 0,
      others: to !== units[at - 1]?.to,
      before: units[at - 1]?.name[language],
      per,
    })),
  };
}

/** Who wins where several sides reach the target in the same hand; undefined where that cannot be. */
export function wordBothReach(input: DocumentInput): string | undefined {
  const { game, words } = input;
  const { target, start, bothReach = 'higher' } = game.rules.match;
  if (target === undefined || everyTable(input, (rules) => canBothReach(rules) === false)) return undefined;
  return words.text('both-reach', {
    two: everyTable(input, ({ sides }) => sides.length === 2),
    partners: hasPartners(input),
    down: target < start,
    higher: bothReach === 'higher',
    maker: bothReach === 'maker',
    playOn: bothReach === 'play-on',
    shared: bothReach === 'shared',
  });
}

/** What the text on playing alone and on doubling may name. */
export function announcementContext(input: DocumentInput): object {
  const { game } = input;
  const { solo, doubling, trump, obligations } = game.rules;
  const leadsTrump = obligations.some(({ obligation }) => obligation.word === 'lead-trump-first');
  const doubled = {
    named: trump.by === 'naming',
    opponents: trump.by === 'naming' && scoresMakers(input),
    again: doubling > 1,
    times: doubling > 2 && doubling < Infinity ? doubling : undefined,
    unlimited: doubling === Infinity,
    alone: solo !== undefined && doublesAlone(game.rules),
    notAlone: solo !== undefined && !doublesAlone(game.rules),
  };
  return {
    solo: solo && {
      leads: solo.leads,
      refused: !solo.inDecider,
      free: leadsTrump && trump.by === 'naming',
      beforeDoubling: doubling > 0 && doubled.alone,
    },
    doubling: doubling > 0 ? doubled : undefined,
  };
}

/** What the text may name of what players keep to besides. */
export function customsContext({ game, language }: DocumentInput): object {
  const { customs = {}, match } = game.rules;
  const { firstDealer, wonTricks, doublingUntil, evening, cut } = customs;
  const greatest = match.units.at(-1);
  return {
    drawn: firstDealer === 'highest-card',
    tricks: wonTricks !== undefined,
    lastTrick: wonTricks === 'last',
    allTricks: wonTricks === 'all',
    untilLead: doublingUntil === 'first-lead',
    untilTrick: doublingUntil === 'first-trick',
    untilEnd: doublingUntil === 'last-card',
    oneGame: evening === 'one-game',
    mostGames: evening === 'most-games' || (evening === 'most-units' && match.units.length === 0),
    mostUnits: evening === 'most-units' ? greatest?.name[language] : undefined,
    mostOfUnit: greatest?.plural?.[language],
    cut: cut === 'right',
  };
}
