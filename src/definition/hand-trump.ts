import type { CardIndex, Rules, SuitIndex } from '../engine/rules.ts';
import type { TrumpChoice } from '../engine/setup.ts';
import { lastCardMayDecide, trumpOfHand, trumpsOfHand } from '../engine/trump.ts';
import { valueAt } from './findings.ts';
import type { Path } from './game.ts';
import {
  reportImpossible,
  reportOther,
  reportProblem,
  type TrumpFacts,
  type TrumpParts,
} from './hand-trump-faults.ts';
import type { Table } from './table.ts';
import { readSuit } from './trump.ts';

/** The trump suit of an example, and what decided on it. */
interface TrumpRead {
  readonly trump: SuitIndex | undefined;
  readonly choice?: TrumpChoice;
}

const NONE: TrumpRead = { trump: undefined };

/** Reads or works out the trump suit; contradictions are reported, and trumps that are needed and not known. */
export function readTrump(parts: TrumpParts, facts: TrumpFacts, path: Path, table: Table): TrumpRead {
  const { rules, deck, findings } = table;
  if (deck === undefined) return NONE;
  const before = findings.list.length;
  const said = readSuitOrNone(parts.trump, [...path, 'trump'], table);
  const choice = rules && readChoice(parts, facts, rules, path, table);
  if (rules === undefined || findings.list.length > before || isRefused(parts, facts, path, table))
    return NONE;
  const outcome = trumpOfHand(rules, facts.number, choice);
  const withChoice = choice ? { choice } : {};
  if ('problem' in outcome) {
    if (said !== undefined && choice === undefined) return readSaid(said, facts, rules, path, table);
    reportProblem(outcome.problem, parts, facts, path, table);
    return NONE;
  }
  const { trump } = outcome;
  if (said !== undefined && (trump ?? 'none') !== said) reportOther(trump, parts, path, table);
  return { trump, ...withChoice };
}

/** The trump suit that is written down, where nothing tells what decided on it; one that no hand like this has is reported. */
function readSaid(
  said: SuitIndex | 'none',
  { number }: TrumpFacts,
  rules: Rules,
  path: Path,
  table: Table,
): TrumpRead {
  const trump = said === 'none' ? undefined : said;
  const possible = trumpsOfHand(rules, number);
  if (possible.includes(trump)) return { trump };
  reportImpossible(trump, possible, path, table);
  return NONE;
}

/** Whether something that says what is trump stands in the file, and was refused for what it is. */
function isRefused(parts: TrumpParts, { turnUp }: TrumpFacts, path: Path, { findings }: Table): boolean {
  if (parts['turn-up'] !== undefined && turnUp === undefined) return true;
  return (['turn-up', 'named', 'trump'] as const).some((key) => {
    return parts[key] === undefined && valueAt(findings.yaml.data, [...path, key]) !== undefined;
  });
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
  parts: TrumpParts,
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
  if (facts.turnUp !== undefined) {
    if (named !== 'none')
      return { kind: 'turned', card: facts.turnUp, ...(named !== undefined && { named }) };
    const lets = mayBeNamed(rules, facts.turnUp);
    reportProblem(lets ? 'suit-not-offered' : 'needs-no-choice', parts, facts, path, table);
    return undefined;
  }
  if (named !== undefined && by === 'turn-up') {
    const help = 'add `turn-up:` and the card that lets trumps be named';
    findings.report('E0234', [...path, 'named'], 'trumps are named, but no card is turned up', { help });
  }
  return named === undefined || by !== 'naming'
    ? undefined
    : { kind: 'named', suit: named === 'none' ? undefined : named };
}

/** Whether this card turned up lets the eldest hand name a suit. */
function mayBeNamed({ trump }: Rules, card: CardIndex): boolean {
  const { turned } = trump.by === 'turn-up' ? trump : { turned: [] };
  return turned.some(({ cards, trump: does }) => does === 'eldest-hand-names' && cards.includes(card));
}

function reportNotThere(key: keyof TrumpParts, message: string, path: Path, { findings }: Table): void {
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
