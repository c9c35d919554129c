import type { Definition, HandExample, MatchExample } from '../definition/game.ts';
import type { Diagnostic, Reported } from '../diagnostics/diagnostic.ts';
import { scoreHand } from '../engine/scoring.ts';
import { type AddedMatch, addMatch } from './add-match.ts';
import { findMoment } from './claims/card-claims.ts';
import { checkHandClaims } from './claims/hand-claims.ts';
import { checkMatchClaims } from './claims/match-claims.ts';
import { tally, type Verdict } from './claims/verdict.ts';
import { checkFacts } from './fact-claims.ts';
import { proveFacts } from './facts.ts';
import { type Replay, replayHand } from './replay.ts';
import type { ExampleTrace, HandTrace, MatchTrace, QuestionTrace, Trace } from './trace.ts';

/**
 * Replays every example, checks every claim and proves the facts.
 * The trace is there even if something is refuted; it leaves out a match with a hand that cannot be scored.
 */
export function prove(definition: Definition): Reported<Trace> {
  const { game } = definition;
  const facts = proveFacts(game.rules);
  const hands = game.examples.filter((example) => example.kind === 'hand');
  const replays = new Map(
    hands.map((example) => [example, { lead: example.lead, replay: replayHand(definition, example) }]),
  );
  const byId = new Map([...replays].map(([{ id }, replayed]) => [id, replayed]));
  const parts = game.examples.map((example): Proved => {
    if (example.kind === 'match') return proveMatch(definition, example, addMatch(definition, example, byId));
    return proveHand(definition, example, replays.get(example)!.replay);
  });
  const claims = tally([...checkFacts(definition, facts), ...parts.flatMap(({ verdicts }) => verdicts)]);
  const examples = parts.flatMap(({ trace }) => trace ?? []);
  return {
    value: { examples, facts, claims: claims.claims, refuted: claims.refuted },
    diagnostics: [...parts.flatMap(({ diagnostics }) => diagnostics), ...claims.diagnostics],
  };
}

interface Proved {
  readonly trace?: ExampleTrace;
  readonly verdicts: readonly Verdict[];
  readonly diagnostics: readonly Diagnostic[];
}

function proveHand(definition: Definition, example: HandExample, replay: Replay): Proved {
  const { id, title, show, lead, hands } = example;
  const { complete, won } = replay;
  const trace: HandTrace = {
    kind: 'hand',
    id,
    title,
    show,
    complete,
    lead,
    hands,
    won,
    tricks: replay.tricks.flatMap((trick) => trick.trace ?? []),
    questions: questionsOf(definition, example, replay),
    ...(complete && { scores: scoreHand(definition.game.rules, won) }),
  };
  const verdicts = checkHandClaims({ definition, example, replay });
  return { trace, verdicts, diagnostics: replay.diagnostics };
}

function questionsOf(definition: Definition, example: HandExample, replay: Replay): readonly QuestionTrace[] {
  const { legal = [], illegal = [] } = example.claims;
  const moments = [...legal, ...illegal].map((claim) => findMoment({ definition, example, replay }, claim));
  return [...new Set(moments)].flatMap((moment) => {
    if (!moment?.choice) return [];
    const { trick, seat, played, choice } = moment;
    return [{ trick, seat, played, ...choice }];
  });
}

function proveMatch(definition: Definition, example: MatchExample, match: AddedMatch): Proved {
  const { id, title, show } = example;
  const verdicts = checkMatchClaims({ definition, example, match });
  const { standing, diagnostics } = match;
  if (!standing) return { verdicts, diagnostics };
  const hands = match.hands.flatMap((hand) => {
    return hand ? [{ lead: hand.lead, scores: hand.scores.map(({ points }) => points) }] : [];
  });
  const trace: MatchTrace = { kind: 'match', id, title, show, hands, ...standing };
  return { trace, verdicts, diagnostics };
}
