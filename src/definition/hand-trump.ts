import type { CardIndex, Rules, Seat, SuitIndex } from '../engine/rules.ts';
import { lastCardMayDecide, type TrumpProblem, trumpOfHand } from '../engine/schedule.ts';
import type { TrumpChoice } from '../engine/setup.ts';
import type { HandInput } from './example-schema.ts';
import { locateHead } from './findings.ts';
import type { HandExample, Path } from './game.ts';
import type { Table } from './table.ts';
import { readSuit } from './trump.ts';

type Parts = { readonly [Key in 'turn-up' | 'named' | 'trump']?: HandInput[Key] | undefined };

/** What an example shows of the cards and of who names trumps. */
interface TrumpFacts {
  readonly number: number;
  readonly size: number;
  readonly maker?: Seat;
  readonly turnUp?: CardIndex;
  readonly hands: HandExample['hands'];
  /** False where nothing depends on trumps, so that they need not be known. */
  readonly needed: boolean;
}

/** The trump suit of an example, and what decided on it. */
interface TrumpRead {
  readonly trump: SuitIndex | undefined;
  readonly choice?: TrumpChoice;
}

const NONE: TrumpRead = { trump: undefined };

/** Reads or works out the trump suit; contradictions are reported, and trumps that are needed and not known. */
export function readTrump(parts: Parts, facts: TrumpFacts, path: Path, table: Table): TrumpRead {
  const { rules, deck, findings } = table;
  if (deck === undefined) return NONE;
  const before = findings.list.length;
  const said = readSuitOrNone(parts.trump, [...path, 'trump'], table);
  const choice = rules && readChoice(parts, facts, rules, path, table);
  if (rules === undefined || findings.list.length > before) return NONE;
  const outcome = trumpOfHand(rules, facts.number, choice);
  const withChoice = choice ? { choice } : {};
  if ('problem' in outcome) {
    if (said !== undefined && choice === undefined) return { trump: said === 'none' ? undefined : said };
    reportProblem(outcome.problem, parts, facts, path, table);
    return NONE;
  }
  const { trump } = outcome;
  if (said !== undefined && (trump ?? 'none') !== said) reportOther(trump, parts, path, table);
  return { trump, ...withChoice };
}

function readSuitOrNone(
  word: string | undefined,
  path: Path,
  { deck, findings }: Table,
): SuitIndex | 'none' | undefined {
  if (word === undefined || deck === undefined) return undefined;
  return word === 'none' ? 'none' : readSuit(deck, word, () => findings.yaml.locate(path), findings);
}

function readChoice(
  parts: Parts,
  facts: TrumpFacts,
  rules: Rules,
  path: Path,
  table: Table,
): TrumpChoice | undefined {
  const { findings } = table;
  const by = rules.trump.by;
  if (parts['turn-up'] !== undefined && by !== 'turn-up') {
    reportNotThere('turn-up', 'no card is turned up in this game', path, table);
    return undefined;
  }
  if (parts.named !== undefined && by !== 'turn-up' && by !== 'naming') {
    reportNotThere('named', 'nobody names trumps in this game', path, table);
    return undefined;
  }
  if (parts.named === 'last-card' && by === 'naming') return readLastCard(facts, path, table);
  const named = readSuitOrNone(parts.named, [...path, 'named'], table);
  if (facts.turnUp !== undefined)
    return { kind: 'turned', card: facts.turnUp, ...(named !== undefined && { named }) };
  if (named !== undefined && by === 'turn-up') {
    const help = 'add `turn-up:` and the card that lets trumps be named';
    findings.report('E0234', [...path, 'named'], 'trumps are named, but no card is turned up', { help });
  }
  return named === undefined || by !== 'naming'
    ? undefined
    : { kind: 'named', suit: named === 'none' ? undefined : named };
}

function reportNotThere(key: keyof Parts, message: string, path: Path, { findings }: Table): void {
  findings.report('E0234', findings.yaml.locate([...path, key], 'key'), message, {
    help: `leave \`${key}\` out`,
  });
}

function readLastCard({ maker, hands, size }: TrumpFacts, path: Path, table: Table): TrumpChoice | undefined {
  const { rules, seats, findings } = table;
  const hand = maker === undefined ? undefined : hands[maker];
  const card = hand?.[size - 1];
  if (hand === undefined || card === undefined) {
    const whose = maker === undefined ? 'of whoever names trumps' : `of ${seats![maker]}`;
    findings.report('E0235', [...path, 'named'], `the last card ${whose} is not known`, {
      help: 'give his whole hand under `hands`, in the order dealt',
    });
  } else if (!lastCardMayDecide(rules!, hand)) {
    findings.report('E0234', [...path, 'named'], `the last card of ${seats![maker!]} may not decide`, {
      related: [
        {
          span: findings.yaml.locate([...path, 'hands', seats![maker!]!]),
          text: 'his hand, in the order dealt',
        },
      ],
      why: 'the rules allow it only with certain cards in hand before the last one, or not at all',
      help: 'name a suit',
    });
  }
  return card === undefined ? undefined : { kind: 'last-card', card };
}

function reportOther(
  trump: SuitIndex | undefined,
  parts: Parts,
  path: Path,
  { deck, locateRules, findings }: Table,
): void {
  const found = trump === undefined ? 'none' : deck!.suits[trump]!.id;
  const key = (['named', 'turn-up'] as const).find((one) => parts[one] !== undefined);
  const source = key === undefined ? locateRules(['trump']) : findings.yaml.locate([...path, key]);
  const words = trump === undefined ? 'this hand has no trumps' : `${found} is trump in this hand`;
  findings.report('E0234', [...path, 'trump'], `the example says \`trump: ${parts.trump}\`, but ${words}`, {
    related: [{ span: source, text: 'follows from this' }],
    help: `write \`trump: ${found}\`, or leave it out`,
  });
}

function reportProblem(
  problem: TrumpProblem,
  parts: Parts,
  facts: TrumpFacts,
  path: Path,
  table: Table,
): void {
  const { findings, locateRules, rules } = table;
  switch (problem) {
    case 'needs-turn-up':
    case 'needs-naming':
      if (facts.needed || parts['turn-up'] !== undefined) reportUnknown(problem, parts, path, table);
      return;
    case 'needs-no-choice': {
      const key = parts.named !== undefined ? 'named' : 'turn-up';
      const isLargest = rules?.largestHandWithoutTrump && facts.size === Math.max(...rules.deal.sizes);
      const why = isLargest
        ? `this hand of ${facts.size} cards is the largest, which is played without trumps`
        : 'here trumps follow without it';
      findings.report('E0234', [...path, key], `\`${key}\` decides nothing in this hand`, {
        why,
        help: 'leave it out',
      });
      return;
    }
    case 'suit-not-offered': {
      const isTurned = rules?.trump.by === 'turn-up';
      findings.report('E0234', [...path, 'named'], 'this may not be named as trumps', {
        related: isTurned
          ? [{ span: locateRules(['trump', 'turned']), text: 'such a card lets trumps be named' }]
          : [{ span: locateRules(['trump', 'choices']), text: 'these may' }],
        help: isTurned ? 'name a suit' : 'name one of the choices',
      });
      return;
    }
    case 'no-last-card':
      findings.report('E0234', [...path, 'named'], 'the last card may not decide in this game', {
        related: [{ span: locateRules(['trump']), text: 'how trumps are found' }],
        help: 'name a suit, or add `last-card` to `trump`',
      });
      return;
  }
}

function reportUnknown(
  problem: TrumpProblem,
  parts: Parts,
  path: Path,
  { locateRules, findings }: Table,
): void {
  if (problem === 'needs-naming' && parts['turn-up'] !== undefined) {
    findings.report('E0235', [...path, 'turn-up'], 'the example does not say which suit was named', {
      why: 'with this card turned up, the eldest hand names trumps',
      help: 'add `named:` and the suit',
    });
    return;
  }
  const key = problem === 'needs-turn-up' ? 'turn-up' : 'named';
  const what = problem === 'needs-turn-up' ? 'the card turned up' : 'the suit named';
  findings.report('E0235', locateHead(findings.yaml, path), 'the example does not say what is trump', {
    related: [{ span: locateRules(['trump']), text: 'how trumps are found' }],
    help: `add \`${key}:\` and ${what}, or \`trump:\``,
  });
}
