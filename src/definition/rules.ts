import type { Deck } from '../cards/deck.ts';
import type { Customs } from '../engine/customs.ts';
import type { ScoreName } from '../engine/expression.ts';
import type { Ranking } from '../engine/ranking.ts';
import type { MatchUnit, Rules, TrumpRule } from '../engine/rules.ts';
import type { Draft } from './draft.ts';
import { type Findings, valueAt } from './findings.ts';
import type { CardScope } from './marks.ts';
import { compileSolo, compileUnits } from './match.ts';
import { compileMelds } from './melds.ts';
import { checkMeldsAtTarget } from './melds-at-target.ts';
import { readOrder } from './order.ts';
import { checkRevoke, compileIdentical, compileObligations } from './play.ts';
import { compilePoints } from './points.ts';
import { compileRankings } from './rankings.ts';
import { RULE_KEYS } from './schema.ts';
import { boundScores } from './score-bounds.ts';
import { compileScoring } from './scoring.ts';
import { readSpecial } from './special.ts';
import { compileTrump, possibleTrumps, whyNoMaker } from './trump.ts';

/** The rules as far as the number of players does not matter. */
type CommonRules = Omit<Rules, 'players' | 'sides' | 'deal' | 'bidding' | 'match'> & {
  readonly units: readonly MatchUnit[];
};

/** What could be read of the rules; a part is absent where a fault stands. */
export interface RulesRead {
  readonly common?: CommonRules;
  readonly trump?: TrumpRule;
  readonly units?: readonly MatchUnit[];
}

/** Compiles what does not depend on the number of players from what is sound of a draft. */
export function compileCommon(draft: Draft, deck: Deck | undefined, findings: Findings): RulesRead {
  const before = findings.list.length;
  const { play, match, solo, trump: found } = draft;
  const trump = deck && found && compileTrump(found, deck, findings);
  const possible = deck && trump && possibleTrumps(trump, deck, isWithoutTrump(draft));
  const rankings = deck && rankCards(draft, { deck, possible, findings });
  const units = match && compileUnits(match, findings);
  const cards = deck && readCardRules(draft, rankings ?? [], { deck, possible, findings });
  const bounds = boundScores(draft, deck, cards ?? {});
  const unavailable = findUnavailable(draft, findings);
  const scoring = compileScoring(
    draft.scoring,
    { unavailable, bounds, units, game: worthOf(match) },
    findings,
  );
  const alone = solo && compileSolo(solo, draft.teams, units, findings);
  if (scoring && findings.list.length === before) checkMeldsAtTarget(draft, scoring, bounds, findings);
  if (play) checkRevoke(play, findings);
  checkMaker(draft, trump, findings);
  checkLastTrick(draft, findings);
  const read = { ...(trump && { trump }), ...(units && { units }) };
  const sound = findings.list.length === before && !isCut(draft, findings);
  if (!sound || !deck || !trump || !rankings || !scoring || !units || !cards || !play) return read;
  const common: CommonRules = {
    ...{ deck, trump, rankings, scoring, units, ...cards },
    largestHandWithoutTrump: isWithoutTrump(draft),
    firstLead: play.lead,
    lastTrick: draft['last-trick'] ?? 0,
    doubling: draft.doubling === 'unlimited' ? Number.POSITIVE_INFINITY : (draft.doubling ?? 0),
    ...(draft.customs && { customs: readCustoms(draft.customs) }),
    ...(alone && { solo: alone }),
    ...(play.revoke && {
      revoke: { beforeNextLead: play.revoke['before-next-lead'], later: play.revoke.later },
    }),
  };
  return { ...read, common };
}

function readCustoms(written: NonNullable<Draft['customs']>): Customs {
  const { 'first-dealer': firstDealer, 'won-tricks': wonTricks, evening, cut } = written;
  const doublingUntil = written['doubling-until'];
  return {
    ...(firstDealer && { firstDealer }),
    ...(cut && { cut }),
    ...(wonTricks && { wonTricks }),
    ...(doublingUntil && { doublingUntil }),
    ...(evening && { evening }),
  };
}

/** What leads from the start of a game to its target. */
function worthOf(match: Draft['match']): number | 'none' | undefined {
  if (match === undefined) return undefined;
  return 'target' in match ? match.target - (match.start ?? 0) : 'none';
}

/** Whether a part of the rules was left out because of a fault, so that what rests on it would be blamed for nothing. */
function isCut(draft: Draft, { yaml }: Findings): boolean {
  return RULE_KEYS.some((key) => valueAt(yaml.data, [key]) !== undefined && !Object.hasOwn(draft, key));
}

/** What reads single cards: obligations with their exceptions, identical cards, card points and melds. */
function readCardRules(
  { play, points, melds }: Draft,
  rankings: readonly Ranking[],
  scope: CardScope,
): Pick<Rules, 'obligations' | 'identical' | 'cardPoints' | 'melds'> {
  const { deck, findings } = scope;
  const cardPoints = points && compilePoints(points, deck, findings);
  return {
    obligations: play ? compileObligations(play, scope) : [],
    identical: play ? compileIdentical(play, deck, findings) : 'first',
    ...(cardPoints && { cardPoints }),
    melds: melds ? compileMelds(melds, rankings, scope) : [],
  };
}

function rankCards(draft: Draft, { deck, possible, findings }: CardScope): readonly Ranking[] | undefined {
  const special = readSpecial(draft.special ?? [], deck, findings);
  const order = draft.order === undefined ? undefined : readOrder(draft.order, deck, findings);
  if (order === undefined || (possible === undefined && order.trumps !== undefined)) return undefined;
  return compileRankings({ deck, order, possible: possible ?? [undefined], ...special }, findings);
}

function isWithoutTrump({ trump }: Draft): boolean {
  return typeof trump === 'object' && trump['largest-hand'] === 'none';
}

const NAMES: readonly (readonly [key: keyof Draft, why: string, names: readonly ScoreName[]])[] = [
  ['bidding', 'this game has no bidding', ['bid']],
  ['points', 'the cards of this game have no points', ['points', 'other_points']],
  ['solo', 'nobody plays alone in this game', ['solo', 'soloist']],
  ['doubling', 'hands of this game are not doubled', ['doubles']],
  ['melds', 'this game has no melds', ['melds']],
];

/** Names that mean nothing in this game; a part with a fault counts as there. */
function findUnavailable({ trump }: Draft, { yaml }: Findings): ReadonlyMap<ScoreName, string> {
  const missing = NAMES.filter(([key]) => valueAt(yaml.data, [key]) === undefined);
  const unavailable = new Map(missing.flatMap(([, why, names]) => names.map((name) => [name, why] as const)));
  const why = trump && whyNoMaker(trump);
  if (why !== undefined) unavailable.set('maker', why);
  return unavailable;
}

/** Whoever deals, leads or wins because he named trumps needs trumps that are named. */
function checkMaker({ play, deal, match }: Draft, trump: TrumpRule | undefined, findings: Findings): void {
  const message = trump && whyNoMaker(trump);
  if (message === undefined) return;
  const places = [
    ...(play?.lead === 'trump-maker' ? [['play', 'lead']] : []),
    ...(deal?.dealer === 'trump-maker' ? [['deal', 'dealer']] : []),
    ...(match && 'target' in match && match['both-reach'] === 'maker' ? [['match', 'both-reach']] : []),
  ];
  for (const path of places) {
    findings.report('E0204', path, message, {
      related: [{ span: findings.yaml.locate(['trump']), text: 'how trumps are found' }],
      help: 'find trumps by `naming`, or write another word here',
    });
  }
}

function checkLastTrick(draft: Draft, findings: Findings): void {
  if (draft['last-trick'] === undefined || valueAt(findings.yaml.data, ['points']) !== undefined) return;
  findings.report(
    'E0204',
    findings.yaml.locate(['last-trick'], 'key'),
    'the cards of this game have no points',
    {
      why: 'the last trick adds to the card points of a side',
      help: 'leave `last-trick` out, or add `points:`; the score can name `last_trick`',
    },
  );
}
