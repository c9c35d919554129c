import type { CardClaim, HandClaims, LegalSetClaim, MatchClaims } from '../../src/definition/claims.ts';
import type { Example, HandExample, MatchExample, Path } from '../../src/definition/game.ts';
import type { Choice, PlayReason, WinReason } from '../../src/engine/reasons.ts';
import { seatsFrom } from '../../src/engine/trick.ts';
import type { HandTrace, QuestionTrace } from '../../src/proof/trace.ts';

/** An example with one claimed value changed, and where that value stands below `claims`. */
export interface Mutant {
  readonly at: Path;
  readonly claims: HandClaims | MatchClaims;
}

type Change = readonly [at: Path, key: string, value: unknown];

const PLAY_REASONS = kindsOf<PlayReason['kind']>({
  leads: true,
  'must-lead-trump': true,
  'trumps-not-broken': true,
  'must-follow': true,
  void: true,
  exempt: true,
  'must-ruff': true,
  'must-overtrump': true,
  'cannot-overtrump': true,
  'must-head': true,
  'no-undertrump': true,
  'no-suit': true,
  anytime: true,
  free: true,
});
const WIN_REASONS = kindsOf<WinReason['kind']>({
  'highest-of-led-suit': true,
  'highest-trump': true,
  'special-wins': true,
  'all-never-win': true,
});

/** All kinds; the compiler names one that is missing. */
function kindsOf<Kind extends string>(kinds: Readonly<Record<Kind, true>>): readonly Kind[] {
  return Object.keys(kinds) as Kind[];
}

/** Every claimed value of an example changed to others, one at a time; `trace` is that of the example as it stands. */
export function mutantsOf(example: Example, trace: HandTrace | undefined): readonly Mutant[] {
  const changes = example.kind === 'hand' ? handChanges(example, trace) : matchChanges(example);
  return changes.map(([at, key, value]) => ({ at, claims: { ...example.claims, [key]: value } }));
}

function handChanges(example: HandExample, trace: HandTrace | undefined): readonly Change[] {
  const { claims, rules } = example;
  const suits: readonly unknown[] = [...rules.deck.suits.keys(), 'none'];
  const names = [...rules.scoring.lines.map(({ name }) => name), 'no line'];
  const { sees } = claims;
  return [
    ...one('trump', 'trump', claims.trump, suits),
    ...['handSize', 'hands', 'sum'].flatMap((key) => number(key, claims[key as 'sum'])),
    ...['dealer', 'leader', 'nextDealer', 'nextLeader', 'bidder'].flatMap((key) =>
      one(kebab(key), key, claims[key as 'dealer'], seatsOf(example)),
    ),
    ...['soloAllowed', 'lastCardAllowed', 'gameOver'].flatMap((key) =>
      one(kebab(key), key, claims[key as 'gameOver'], [true, false]),
    ),
    ...inList('winners', 'winners', claims.winners, seatsOf(example)),
    ...inList('trick-points', 'trickPoints', claims.trickPoints),
    ...listChanges(['forbidden-bids'], 'forbiddenBids', claims.forbiddenBids, [0, 1, 2, 99]),
    ...winningChanges(example, trace),
    ...(['legal', 'illegal'] as const).flatMap((key) => cardChanges(example, key, trace)),
    ...legalSetChanges(example, trace),
    ...(sees ? sees.map((_, at): Change => [['sees'], 'sees', sees.filter((__, n) => n !== at)]) : []),
    ...['points', 'tricks', 'scores', 'totals'].flatMap((key) =>
      bySide(example, [key], key, claims[key as 'points']),
    ),
    ...bySide(example, ['lines'], 'lines', claims.lines, names),
    ...['awards', 'units'].flatMap((key) => byUnit(example, key, claims[key as 'units'])),
  ];
}

function matchChanges(example: MatchExample): readonly Change[] {
  const { claims } = example;
  const { scores = [] } = claims;
  return [
    ...number('sum', claims.sum),
    ...inList('leaders', 'leaders', claims.leaders, seatsOf(example)),
    ...inList('dealers', 'dealers', claims.dealers, seatsOf(example)),
    ...scores.flatMap((hand, index) =>
      bySide(example, ['scores', index], 'scores', hand).map(
        ([at, key, value]): Change => [at, key, scores.with(index, value as typeof hand)],
      ),
    ),
    ...['totals', 'places', 'games'].flatMap((key) => bySide(example, [key], key, claims[key as 'totals'])),
    ...byUnit(example, 'units', claims.units),
  ];
}

function kebab(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function seatsOf({ seats }: Example): readonly number[] {
  return [...seats.keys()];
}

function near(value: number): readonly number[] {
  return [value - 1, value + 1, value + 10];
}

function one(at: string, key: string, value: unknown, all: readonly unknown[]): readonly Change[] {
  if (value === undefined) return [];
  return all.filter((other) => other !== value).map((other) => [[at], key, other]);
}

function number(key: string, value: number | undefined): readonly Change[] {
  return value === undefined ? [] : near(value).map((other) => [[kebab(key)], key, other]);
}

/** Each entry of a list changed: to the others of `all`, to near numbers, or as `mutate` says. */
function inList<T>(
  at: string,
  key: string,
  list: readonly T[] | undefined,
  all?: readonly T[],
  mutate: (value: T) => readonly T[] = (value) =>
    all ? all.filter((other) => other !== value) : (near(Number(value)) as readonly T[]),
): readonly Change[] {
  return (list ?? []).flatMap((value, index) =>
    mutate(value).map((other): Change => [[at, index], key, list!.with(index, other)]),
  );
}

/** A list that stands for a set: an entry left out, another one added. */
function listChanges(
  at: Path,
  key: string,
  list: readonly number[] | undefined,
  more: readonly number[],
): readonly Change[] {
  if (list === undefined) return [];
  const fewer = list.map((_, index): Change => [at, key, list.filter((__, n) => n !== index)]);
  const added = more
    .filter((value) => !list.includes(value))
    .map((value): Change => [at, key, [...list, value]]);
  return [...fewer, ...added];
}

function bySide<T>(
  { rules, seats }: Example,
  at: Path,
  key: string,
  values: readonly (T | undefined)[] | undefined,
  all?: readonly T[],
): readonly Change[] {
  return (values ?? []).flatMap((value, side) => {
    if (value === undefined) return [];
    const others = all ? all.filter((other) => other !== value) : (near(Number(value)) as readonly unknown[]);
    const name = seats[rules.sides[side]![0]!]!;
    return others.map((other): Change => [[...at, name], key, values!.with(side, other as T)]);
  });
}

function byUnit(
  example: Example,
  key: string,
  units: readonly (readonly (number | undefined)[] | undefined)[] | undefined,
): readonly Change[] {
  return (units ?? []).flatMap((bySides, unit) => {
    const { id } = example.rules.match.units[unit]!;
    return bySide(example, [key, id], key, bySides).map(
      ([at, , value]): Change => [at, key, units!.with(unit, value as readonly number[])],
    );
  });
}

/** The turn of a seat in a trick. */
interface Turn {
  readonly trick: number;
  readonly seat: number;
}

/** What a seat holds and may play at its turn. */
type Known = Pick<QuestionTrace, 'holding' | 'choice'>;

/** What the trace says of a turn: what can be played, `nothing` if nothing can be said of it, undefined if it does not tell. */
function turnOf({ rules, setup }: HandExample, trace: HandTrace, turn: Turn): Known | 'nothing' | undefined {
  const asked = trace.questions.find(({ trick, seat }) => trick === turn.trick && seat === turn.seat);
  if (asked) return asked;
  const trick = trace.tricks[turn.trick];
  if (!trick) return undefined;
  const play = trick.plays.find(({ seat }) => seat === turn.seat);
  if (play) return play.holding && play.choice ? { holding: play.holding, choice: play.choice } : 'nothing';
  const next = seatsFrom(rules, setup, trick.lead)[trick.plays.length];
  return turn.seat === next ? undefined : 'nothing';
}

/** A claim about a turn, moved to the other seats of its trick and to the other tricks of its seat where it is not true. */
function elsewhere<T extends Turn>(
  example: HandExample,
  trace: HandTrace,
  claim: T,
  isTrue: (moved: T, known: Known) => boolean,
): readonly (readonly [part: 'seat' | 'trick', moved: T])[] {
  const seats = seatsOf(example).filter((seat) => seat !== claim.seat);
  const moves = [
    ...seats.map((seat) => ['seat', { ...claim, seat }] as const),
    ...otherTricks(trace, claim).map((trick) => ['trick', { ...claim, trick }] as const),
  ];
  const wrong = moves.filter(([, moved]) => {
    const known = turnOf(example, trace, moved);
    return known === 'nothing' || (known !== undefined && !isTrue(moved, known));
  });
  return [...wrong, ['trick', { ...claim, trick: 98 }]];
}

function otherTricks({ tricks }: HandTrace, { trick }: { readonly trick: number }): readonly number[] {
  return [...tricks.keys()].filter((other) => other !== trick);
}

/** Other reasons to win, other tricks that are not won for the one claimed, and a trick that is not there. */
function winningChanges({ claims }: HandExample, trace: HandTrace | undefined): readonly Change[] {
  const { winning = [] } = claims;
  return winning.flatMap((claim, index) => {
    const change = (part: string, value: object): Change => [
      ['winning', index, part],
      'winning',
      winning.with(index, { ...claim, ...value }),
    ];
    const tricks = trace
      ? otherTricks(trace, claim).filter((trick) => trace.tricks[trick]!.reason?.kind !== claim.why)
      : [];
    return [
      ...WIN_REASONS.filter((why) => why !== claim.why).map((why) => change('why', { why })),
      ...[...tricks, 98].map((trick) => change('trick', { trick })),
    ];
  });
}

/** A card too few or too many, and the cards of another turn. */
function legalSetChanges(example: HandExample, trace: HandTrace | undefined): readonly Change[] {
  const { legalCards = [] } = example.claims;
  return legalCards.flatMap((claim, index) => {
    const known = trace && turnOf(example, trace, claim);
    if (!known || known === 'nothing') return [];
    const others = known.holding.filter((card) => !includes(example, claim.cards, card));
    const sets = [
      ...claim.cards.map((_, at) => claim.cards.filter((__, n) => n !== at)),
      ...others.map((card) => [...claim.cards, card]),
    ];
    const change = (part: string, moved: LegalSetClaim): Change => [
      ['legal-cards', index, part],
      'legalCards',
      legalCards.with(index, moved),
    ];
    return [
      ...sets
        .filter((cards) => !sameCards(example, cards, claim.cards))
        .map((cards) => change('cards', { ...claim, cards })),
      ...elsewhere(example, trace, claim, ({ cards }, { choice }) =>
        sameCards(example, cards, choice.allowed),
      ).map(([part, moved]) => change(part, moved)),
    ];
  });
}

function includes({ rules }: Example, cards: readonly number[], card: number): boolean {
  return cards.some((other) => rules.deck.cards[other]!.id === rules.deck.cards[card]!.id);
}

function sameCards(example: Example, some: readonly number[], others: readonly number[]): boolean {
  return (
    some.every((card) => includes(example, others, card)) &&
    others.every((card) => includes(example, some, card))
  );
}

type Kinds = ReadonlySet<PlayReason['kind']>;

/** Why a card is forbidden. */
function forbidding(example: Example, { reasons }: Choice, card: number): Kinds {
  return new Set(
    reasons.flatMap(({ reason, excludes }) => (includes(example, excludes, card) ? [reason.kind] : [])),
  );
}

/** Why a card is allowed: at any time, or for everything else that is said. */
function allowing(example: Example, { reasons }: Choice, card: number): Kinds {
  const kinds = new Set<PlayReason['kind']>();
  for (const { reason } of reasons) {
    if (reason.kind !== 'anytime') kinds.add(reason.kind);
    else if (includes(example, reason.cards, card)) return new Set(['anytime']);
  }
  return kinds;
}

/** Whether a card may be played at a turn, or, for `illegal`, is held and may not. */
function isRight(
  example: Example,
  key: 'legal' | 'illegal',
  { holding, choice }: Known,
  card: number,
): boolean {
  const isAllowed = includes(example, choice.allowed, card);
  return key === 'legal' ? isAllowed : includes(example, holding, card) && !isAllowed;
}

/** Other cards, other reasons, other seats and tricks where the claim is not true, and a trick that is not there. */
function cardChanges(
  example: HandExample,
  key: 'legal' | 'illegal',
  trace: HandTrace | undefined,
): readonly Change[] {
  const claims = example.claims[key] ?? [];
  const reasonsFor = key === 'legal' ? allowing : forbidding;
  return claims.flatMap((claim, index) => {
    const known = trace && turnOf(example, trace, claim);
    if (!known || known === 'nothing') return [];
    const cards = example.rules.deck.cards.map((card) => card.index);
    const reasons = reasonsFor(example, known.choice, claim.card);
    const kinds = claim.why === undefined ? [] : PLAY_REASONS.filter((why) => !reasons.has(why));
    const change = (part: string, value: object): Change => [
      [key, index, part],
      key,
      claims.with(index, { ...claim, ...value }),
    ];
    const isTrue = ({ card, why }: CardClaim, there: Known) =>
      isRight(example, key, there, card) &&
      (why === undefined || reasonsFor(example, there.choice, card).has(why));
    return [
      ...cards.filter((card) => !isRight(example, key, known, card)).map((card) => change('card', { card })),
      ...kinds.map((why) => change('why', { why })),
      ...elsewhere(example, trace, claim, isTrue).map(([part, moved]) => change(part, moved)),
    ];
  });
}
