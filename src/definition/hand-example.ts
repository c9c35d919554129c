import type { Span } from '../diagnostics/diagnostic.ts';
import type { CardIndex } from '../engine/rules.ts';
import type { ExampleDraft } from './draft.ts';
import type { HandInput } from './example-schema.ts';
import type { CardClaim, HandClaims, HandExample, Path, Play } from './game.ts';
import { readBySeat, readCard, readCardAt, readSeat, readSeatAt, type Table } from './table.ts';
import { readWords } from './words.ts';

type HandDraft = Extract<ExampleDraft, { kind: 'hand' }>;

/** Reads a hand; parts that have a fault are reported and left out. */
export function readHandExample({ path, parts }: HandDraft, table: Table): HandExample {
  const { id = '', title = { de: '', en: '' }, show = ['rules'], lead, hands, tricks, claims } = parts;
  return {
    kind: 'hand',
    id,
    title,
    path,
    show,
    lead: (lead === undefined ? undefined : readSeatAt(table, lead, [...path, 'lead'])) ?? 0,
    hands: readHands(hands ?? {}, [...path, 'hands'], table),
    tricks: (tricks ?? []).map((trick, index) => readTrick(trick, [...path, 'tricks', index], table)),
    claims: readClaims(claims ?? {}, [...path, 'claims'], table),
  };
}

type Hands = NonNullable<HandInput['hands']>;

function readHands(hands: Hands, path: Path, table: Table): HandExample['hands'] {
  const { yaml } = table.findings;
  const dealt = new Map<CardIndex, () => Span>();
  const before = table.findings.list.length;
  const bySeat = readBySeat(table, hands, path).map((words, seat) => {
    if (words === undefined) return undefined;
    const cards = readWords(words, [...path, table.seats![seat]!], yaml);
    return cards.flatMap((word) => {
      const card = readCard(table, word.text, word.span);
      if (card !== undefined) reportSecond(card, word.span, dealt, table);
      return card ?? [];
    });
  });
  if (table.findings.list.length === before) checkSizes(bySeat, path, table);
  return bySeat;
}

function reportSecond(
  card: CardIndex,
  span: () => Span,
  dealt: Map<CardIndex, () => Span>,
  table: Table,
): void {
  const first = dealt.get(card);
  if (first === undefined) {
    dealt.set(card, span);
    return;
  }
  const name = table.deck!.cards[card]!.id;
  table.findings.report('E0212', span(), `the card ${name} is dealt twice`, {
    label: 'again',
    related: [{ span: first(), text: 'first' }],
    why: `the deck has one ${name}`,
    help: 'give each card to one seat only',
  });
}

function checkSizes(
  hands: HandExample['hands'],
  path: Path,
  { seats, deck, handSize, findings }: Table,
): void {
  if (handSize === undefined || deck === undefined) return;
  const all = hands.every((hand) => hand !== undefined);
  const longest = Math.max(0, ...hands.map((hand) => hand?.length ?? 0));
  hands.forEach((hand, seat) => {
    if (hand === undefined) return;
    const [name, size] = [seats![seat]!, hand.length];
    const report = (message: string, why: string, help: string) =>
      findings.report('E0213', [...path, name], message, { why, help });
    const add = 'add the missing cards, or leave out the hands that do not matter';
    const wrong = `${name} has a hand of ${size}, but a hand of ${handSize} is dealt`;
    if (size > handSize) report(wrong, `\`deal: {cards: ${handSize}}\` says so`, 'leave cards out');
    else if (all && size < handSize)
      report(wrong, 'the hands of all seats are given, so each must be whole', add);
    else if (size < longest && longest <= handSize) {
      const whose = seats![hands.findIndex((other) => other?.length === longest)]!;
      const message = `${name} has a hand of ${size}, but ${whose} has one of ${longest}`;
      report(message, 'before the first trick of an example all hands are equally large', add);
    }
  });
}

function readTrick(trick: Readonly<Record<string, string>>, path: Path, table: Table): readonly Play[] {
  return Object.entries(trick).flatMap(([name, text]) => {
    const seat = readSeat(table, name, () => table.findings.yaml.locate([...path, name], 'key'));
    const card = readCardAt(table, text, [...path, name]);
    return seat === undefined || card === undefined ? [] : [{ seat, card }];
  });
}

type ClaimsInput = NonNullable<HandInput['claims']>;

function readClaims(claims: ClaimsInput, path: Path, table: Table): HandClaims {
  const { winners, legal, illegal, scores, sum } = claims;
  return {
    ...(winners && {
      winners: winners.flatMap((name, index) => readSeatAt(table, name, [...path, 'winners', index]) ?? []),
    }),
    ...(legal && { legal: readCardClaims(legal, [...path, 'legal'], table) }),
    ...(illegal && { illegal: readCardClaims(illegal, [...path, 'illegal'], table) }),
    ...(scores && { scores: readBySeat(table, scores, [...path, 'scores']) }),
    ...(sum !== undefined && { sum }),
  };
}

function readCardClaims(
  claims: NonNullable<ClaimsInput['legal']>,
  path: Path,
  table: Table,
): readonly CardClaim[] {
  return claims.flatMap(({ trick, seat: name, card: text, why }, index) => {
    const seat = readSeatAt(table, name, [...path, index, 'seat']);
    const card = readCardAt(table, text, [...path, index, 'card']);
    if (seat === undefined || card === undefined) return [];
    return [{ trick: trick - 1, seat, card, ...(why !== undefined && { why }) }];
  });
}
