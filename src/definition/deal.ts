import { counted, listed } from '../diagnostics/words.ts';
import type { Rules } from '../engine/rules.ts';
import { sizesFor } from '../engine/schedule.ts';
import { type Findings, locateHead } from './findings.ts';
import type { GameInput } from './schema.ts';

type DealInput = GameInput['deal'];

/** A hand of more cards cannot be played, see `engine/obligations`. */
export const MOST_CARDS = 31;

/** A value that may be written for each number of players. */
type ByCount<T> = T | Readonly<Record<string, T>>;

/** The value for so many players; undefined if none is written for them. */
function forCount<T extends number>(value: ByCount<T> | undefined, players: number): T | undefined {
  return typeof value === 'object' ? value[players] : value;
}

/** Cards for each player, hand by hand, whatever else is wrong; undefined if the deck has too few, which is not reported here. */
export function fittingSizes(deal: DealInput, cards: number, players: number): readonly number[] | undefined {
  const sizes = sizesOf(deal, cards, players);
  const most = sizes && Math.max(0, ...sizes);
  return most === undefined || most < 1 || most * players > cards ? undefined : sizes;
}

function sizesOf(deal: DealInput, cards: number, players: number): readonly number[] | undefined {
  const undealt = forCount(deal.undealt, players) ?? 0;
  if ('schedule' in deal) {
    const cap = forCount(deal.cap, players);
    return sizesFor({ schedule: deal.schedule, undealt, ...(cap !== undefined && { cap }) }, cards, players);
  }
  const size = forCount(deal.cards, players);
  return size === undefined ? undefined : [size];
}

/**
 * How so many players get their cards; undefined if a finding was reported. `turnsUp`: whether a card is turned up for
 * trumps, undefined where that is not known.
 */
export function compileDeal(
  deal: DealInput,
  cards: number,
  players: number,
  turnsUp: boolean | undefined,
  findings: Findings,
): Rules['deal'] | undefined {
  const before = findings.list.length;
  const sizes = sizesOf(deal, cards, players);
  if ('schedule' in deal) checkSchedule(sizes ?? [], cards, players, findings);
  else if (sizes === undefined) reportCount(players, findings);
  else checkCards(deal, sizes[0]!, cards, players, turnsUp, findings);
  if (sizes === undefined || findings.list.length > before) return undefined;
  const packets = 'packets' in deal ? (deal.packets ?? []) : [];
  return { sizes, packets, dealer: deal.dealer ?? 'rotates' };
}

function reportCount(players: number, findings: Findings): void {
  findings.report(
    'E0202',
    ['deal', 'cards'],
    `\`cards\` does not say how many cards ${players} players get`,
    {
      related: [{ span: findings.yaml.locate(['players']), text: 'players' }],
      help: `add \`${players}:\` and the cards for each of them`,
    },
  );
}

function checkSchedule(sizes: readonly number[], cards: number, players: number, findings: Findings): void {
  const most = Math.max(0, ...sizes);
  if (most === 0) {
    const message = `${players} players need ${players} cards at least`;
    findings.report('E0222', ['deal', 'schedule'], message, {
      why: `the deck has ${cards} to deal`,
      help: 'take a larger deck',
    });
  } else checkLargest(most, ['deal', 'schedule'], `cap: ${MOST_CARDS}`, findings);
}

function checkLargest(most: number, path: readonly string[], instead: string, findings: Findings): void {
  if (most <= MOST_CARDS) return;
  const message = `a hand of ${most} cards is too large`;
  findings.report('E0204', path, message, {
    why: `stichwerk plays hands of ${MOST_CARDS} cards at most`,
    help: `write \`${instead}\``,
  });
}

type FixedDeal = Extract<DealInput, { cards: unknown }>;

function checkCards(
  deal: FixedDeal,
  size: number,
  cards: number,
  players: number,
  turnsUp: boolean | undefined,
  findings: Findings,
): void {
  const rest = cards - players * size;
  if (rest < 0) {
    reportTooMany(size, cards, players, findings);
    return;
  }
  checkLargest(size, ['deal', 'cards'], `cards: ${MOST_CARDS}`, findings);
  checkPackets(deal, size, players, findings);
  checkRest(forCount(deal.undealt, players), rest, size, cards, players, turnsUp, findings);
}

function reportTooMany(size: number, cards: number, players: number, findings: Findings): void {
  const most = Math.floor(cards / players);
  const message = `${players} players with ${counted(size, 'card')} each need ${players * size} cards`;
  findings.report('E0222', ['deal', 'cards'], message, {
    related: [{ span: locateHead(findings.yaml, ['deck']), text: `${cards} cards` }],
    why: `the deck has ${cards} cards`,
    help: most === 0 ? 'take a larger deck' : `deal ${counted(most, 'card')} at most`,
  });
}

function checkPackets(
  { packets, cards }: FixedDeal,
  size: number,
  players: number,
  findings: Findings,
): void {
  const sum = (packets ?? []).reduce((total, packet) => total + packet, 0);
  if (packets === undefined || sum === size) return;
  const byCount = typeof cards === 'object' && new Set(Object.values(cards)).size > 1;
  const message = `the packets ${listed(packets.map(String))} add up to ${sum}, but each ${byCount ? `of ${players} players` : 'player'} gets ${counted(size, 'card')}`;
  findings.report('E0204', ['deal', 'packets'], message, {
    related: [{ span: findings.yaml.locate(['deal', 'cards']), text: counted(size, 'card') }],
    help: byCount
      ? 'leave `packets` out: they cannot add up to as many cards for every number of players'
      : `correct the packets until they add up to ${size}`,
  });
}

/** Cards that nobody gets must be meant: nobody is to find out at the table that the cards do not divide. */
function checkRest(
  undealt: number | undefined,
  rest: number,
  size: number,
  cards: number,
  players: number,
  turnsUp: boolean | undefined,
  findings: Findings,
): void {
  const why = `${players} players × ${counted(size, 'card')} are ${players * size} of the ${cards} cards of the deck`;
  if (turnsUp && rest === 0) {
    const help = 'deal fewer cards, or find trumps in another way';
    findings.report('E0204', ['trump', 'by'], 'no card is left to be turned up', { why, help });
  } else if (undealt !== undefined && undealt !== rest) {
    const message = `\`undealt\` says that ${counted(undealt, 'card')} stay out, but ${rest} ${rest === 1 ? 'does' : 'do'}`;
    findings.report('E0204', ['deal', 'undealt'], message, {
      why,
      help: `write \`undealt: ${rest}\`, or deal another number of cards`,
    });
  } else if (undealt === undefined && rest > 0 && turnsUp === false) {
    const message = `the cards do not divide: ${players} players with ${counted(size, 'card')} each leave ${rest} over`;
    findings.report('E0229', ['deal', 'cards'], message, {
      why,
      related: [{ span: findings.yaml.locate(['players']), text: 'players' }],
      help: `add \`undealt: ${rest}\` if ${rest === 1 ? 'it is' : 'they are'} meant to stay out, or deal another number of cards`,
    });
  }
}
