import type { Definition, MatchExample, MatchHand } from '../definition/game.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { addUp, leaderOfHand, type Standing } from '../engine/match.ts';
import type { Seat } from '../engine/rules.ts';
import { type SeatScore, scoreSeat } from '../engine/scoring.ts';
import { finding } from './finding.ts';
import type { Replay } from './replay.ts';
import { seatName } from './words.ts';

/** A hand of a match; all by seat. */
interface AddedHand {
  readonly lead: Seat;
  readonly won: readonly number[];
  readonly scores: readonly SeatScore[];
}

/** A match as far as its hands can be scored. */
export interface AddedMatch {
  /** Undefined where the plays of a hand are at fault. */
  readonly hands: readonly (AddedHand | undefined)[];
  /** Undefined if a hand cannot be scored. */
  readonly standing?: Standing;
  readonly diagnostics: readonly Diagnostic[];
}

/** A hand example with its replay. */
interface ReplayedHand {
  readonly lead: Seat;
  readonly replay: Replay;
}

/** A hand of a match before it is scored; without tricks if its plays are at fault, which is reported where they stand. */
interface ReadHand {
  readonly lead: Seat;
  readonly won?: readonly number[];
}

/** Adds up a match; `replays` has the definition's hand examples by id. Throws if the match names another example. */
export function addMatch(
  definition: Definition,
  example: MatchExample,
  replays: ReadonlyMap<string, ReplayedHand>,
): AddedMatch {
  const { rules } = definition.game;
  const read = example.hands.map((hand) => readHand(hand, replays));
  const hands = read.map(({ lead, won }) => {
    return won && { lead, won, scores: won.map((tricks) => scoreSeat(rules, tricks)) };
  });
  const diagnostics = findWrongLeads(definition, example, read);
  const scored = hands.filter((hand) => hand !== undefined);
  if (scored.length < hands.length) return { hands, diagnostics };
  const standing = addUp(scored.map(({ scores }) => scores.map(({ points }) => points)));
  return { hands, standing, diagnostics };
}

function readHand(hand: MatchHand, replays: ReadonlyMap<string, ReplayedHand>): ReadHand {
  if (hand.kind === 'won') return hand;
  const found = replays.get(hand.example);
  if (found === undefined) throw new Error(`example ${hand.example} is not a hand`);
  const { lead, replay } = found;
  if (!replay.sound) return { lead };
  if (!replay.complete) throw new Error(`example ${hand.example} is not a whole hand`);
  return { lead, won: replay.won };
}

function findWrongLeads(
  { game, locate }: Definition,
  example: MatchExample,
  read: readonly ReadHand[],
): readonly Diagnostic[] {
  const [first] = read;
  if (first === undefined) return [];
  return example.hands.flatMap((hand, index) => {
    const actual = read[index]!.lead;
    const expected = leaderOfHand(game.rules, first.lead, index);
    if (actual === expected) return [];
    const [who, instead] = [seatName(game, expected), seatName(game, actual)];
    const path = [...example.path, 'match', index, hand.kind === 'won' ? 'lead' : 'example'];
    const message = `${instead} leads hand ${index + 1}, but it is the turn of ${who} to lead`;
    const why = `${seatName(game, first.lead)} leads hand 1 and the lead moves on by one seat from hand to hand`;
    const help = hand.kind === 'won' ? `write ${who}` : `name an example that ${who} leads`;
    return [finding({ locate }, 'E0215', path, message, { why, help })];
  });
}
