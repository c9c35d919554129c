import { hasSchedule } from '../hand-setting.ts';
import { chosenTitles, type DocumentInput, figure, hasPartners } from '../input.ts';
import { largestHand } from '../trick-scoring.ts';
import type { FilledMatch } from './filled.ts';
import type { ScorePlan, SideColumn } from './plan.ts';
import type { SheetInput } from './sheet-input.ts';
import { hasSidesOfPartners } from './widths.ts';

/** Who plays with how many cards, how many hands or to which target, and by which variants. */
export function leadOf(input: DocumentInput, plan: ScorePlan, filled?: FilledMatch): string {
  const { game, words, trace } = input;
  const { rules } = game;
  const { sizes } = rules.deal;
  const titles = chosenTitles(input);
  const played = filled?.hands.filter((hand) => hand.totals !== undefined).length;
  const has = (kind: SideColumn['kind']) => plan.cells.some((cell) => cell.kind === kind);
  const points = has('points') ? trace.facts['card-points'] : undefined;
  const tricks = has('tricks') && !has('bid') ? trace.facts['tricks-per-hand'] : undefined;
  const downAgain = hasSchedule(input) && (sizes.at(-1) ?? 0) < largestHand(rules);
  return words.text('table-lead', {
    table: words.text(filled ? 'score-table-filled' : 'score-table'),
    played,
    playedOne: played === 1,
    sides: hasPartners(input) ? plan.sides.map(({ label }) => label).join(` ${words.text('against')} `) : undefined, // biome-ignore format: short
    players: rules.players,
    cards: game.deck.cards.length,
    oneCard: game.deck.cards.length === 1,
    points,
    onePoint: points === 1,
    tricks,
    oneTrick: tricks === 1,
    oneTarget: plan.target === 1,
    oneStart: plan.start === 1,
    hands: plan.open ? undefined : plan.hands.length,
    one: plan.hands.length === 1,
    round: hasSchedule(input),
    largest: downAgain ? largestHand(rules) : undefined,
    target: plan.target === undefined ? undefined : figure(plan.target),
    start: startSaid(plan),
    variants: titles.length === 0 ? undefined : words.text('chosen', { titles: titles.join(' · '), several: titles.length > 1 }), // biome-ignore format: short
  });
}

/** What a count begins with where that has to be said: other than nothing, or where it goes down. */
function startSaid({ start, target = 0 }: ScorePlan): string | undefined {
  return start === undefined && target >= 0 ? undefined : figure(start ?? 0);
}

/** The same for a small sheet: the target or the number of hands, and the variants. */
export function padLead(input: DocumentInput, plan: ScorePlan): string {
  const { words } = input;
  const titles = chosenTitles(input);
  return words.text('table-pad-lead', {
    hands: plan.open ? undefined : plan.hands.length,
    one: plan.hands.length === 1,
    round: hasSchedule(input),
    target: plan.target === undefined ? undefined : figure(plan.target),
    start: startSaid(plan),
    variants: titles.length === 0 ? undefined : titles.join(' · '),
  });
}

/** The same for a game of which only its table is known. */
export function freeLead({ words }: SheetInput, plan: ScorePlan): string {
  return words.text('table-lead', {
    table: words.text('score-table'),
    sides: hasSidesOfPartners(plan.sides) ? plan.sides.map(({ label }) => label).join(` ${words.text('against')} `) : undefined, // biome-ignore format: short
    players: plan.seats.length,
    hands: plan.open ? undefined : plan.hands.length,
    one: plan.hands.length === 1,
    target: plan.target === undefined ? undefined : figure(plan.target),
    start: startSaid(plan),
    oneTarget: plan.target === 1,
    oneStart: plan.start === 1,
  });
}
