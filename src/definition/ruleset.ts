import * as z from 'zod/mini';
import type { Deck } from '../cards/deck.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Rules } from '../engine/rules.ts';
import { compileBidding } from './bidding.ts';
import { compileDeal, fittingSizes } from './deal.ts';
import { checkTrumpDeal } from './deal-trumps.ts';
import type { Presets } from './deck.ts';
import { type Draft, draftGame } from './draft.ts';
import { collectFindings, type Findings } from './findings.ts';
import type { Locate, Path } from './game.ts';
import { type DeckFile, resolveDeck } from './game-deck.ts';
import { compileMatch } from './match.ts';
import { checkMeldSizes } from './melds.ts';
import { checkTeams, readPlayers, sidesOf } from './players.ts';
import { compileCommon, type RulesRead } from './rules.ts';
import { RulesSchema } from './schema.ts';
import { reportIssues } from './schema-faults.ts';
import { readIssues } from './schema-issues.ts';
import type { Yaml } from './source.ts';

/** The rules with certain variants, as far as they could be read. */
export interface Ruleset {
  /** The variants, in the order of the definition. */
  readonly variants: readonly string[];
  readonly draft: Draft;
  readonly deck: Deck | undefined;
  /** The file that the deck comes from, if it is not the definition. */
  readonly deckFile?: DeckFile;
  /** How many can play, ascending; undefined where the definition has a fault there. */
  readonly players: readonly number[] | undefined;
  /** The rules for so many players; undefined if there is a fault or if that many cannot play. */
  readonly rulesFor: (players: number) => Rules | undefined;
  /** Where a part of these rules stands. */
  readonly locate: Locate;
  /** Cards for each player in the hands of a match, as far as the deck has enough. */
  readonly sizesFor: (players: number) => readonly number[] | undefined;
}

/** A set of rules with what was found in it: in what all players share, and then for each number of them. */
export interface RulesetRead {
  readonly ruleset: Ruleset;
  readonly passes: readonly (readonly Diagnostic[])[];
}

/** Compiles the rules of a definition's own draft. */
export async function compileBase(yaml: Yaml, draft: Draft, presets: Presets): Promise<RulesetRead> {
  return compileDraft(yaml, draft, [], presets, collectFindings(yaml));
}

/** Compiles the rules that `yaml`, a definition merged with variants, comes to; `missing` is what the definition itself lacks. */
export async function compileVariants(
  yaml: Yaml,
  variants: readonly string[],
  presets: Presets,
  missing: readonly Path[],
): Promise<RulesetRead> {
  const findings = collectFindings(yaml);
  const parsed = z.safeParse(RulesSchema, yaml.data);
  const issues = parsed.success ? [] : readIssues(parsed.error.issues);
  // What a variant changes in a part that is not there was told of the part.
  const own = issues.filter(
    ({ path }) => !missing.some((part) => part.every((step, at) => path[at] === step)),
  );
  reportIssues(own, findings);
  return compileDraft(yaml, draftGame(yaml.data, issues, yaml.doubled), variants, presets, findings);
}

async function compileDraft(
  yaml: Yaml,
  draft: Draft,
  variants: readonly string[],
  presets: Presets,
  findings: Findings,
): Promise<RulesetRead> {
  const { deck, file, diagnostics } = await resolveDeck(draft, presets, findings);
  const read = compileCommon(draft, deck, findings);
  const players = draft.players === undefined ? undefined : readPlayers(draft.players);
  const passes = [diagnostics, findings.list];
  const sound = new Map<number, Rules>();
  for (const count of players ?? []) {
    const own = collectFindings(yaml);
    const rules = compileFor(count, draft, deck, read, own);
    passes.push(own.list);
    if (rules) sound.set(count, rules);
  }
  const sizesFor = (count: number) =>
    draft.deal && deck && fittingSizes(draft.deal, deck.cards.length, count)?.slice(0, writtenHands(draft));
  return {
    ruleset: {
      variants,
      draft,
      deck,
      ...(file && { deckFile: file }),
      players,
      rulesFor: (count) => sound.get(count),
      locate: yaml.locate,
      sizesFor,
    },
    passes,
  };
}

/** The number of hands that the match states itself; those of the schedule that come later are never played. */
function writtenHands({ match }: Draft): number | undefined {
  return match && 'hands' in match && match.hands !== 'schedule' ? match.hands : undefined;
}

/** What depends on the number of players; undefined if a part is missing or a finding was reported. */
function compileFor(
  players: number,
  draft: Draft,
  deck: Deck | undefined,
  { common, trump, units }: RulesRead,
  findings: Findings,
): Rules | undefined {
  const before = findings.list.length;
  const { deal, teams, bidding, match } = draft;
  checkTeams(players, teams, findings);
  const turnsUp = trump && trump.by === 'turn-up';
  const scheduled = deck && deal && compileDeal(deal, deck.cards.length, players, turnsUp, findings);
  const dealt = scheduled && { ...scheduled, sizes: scheduled.sizes.slice(0, writtenHands(draft)) };
  if (dealt && trump) {
    checkTrumpDeal(draft, trump, { deal: dealt, players, cards: deck.cards.length }, findings);
  }
  if (dealt && common) checkMeldSizes(common.melds, dealt, findings);
  const adding = match && units && compileMatch(match, units, deal, dealt?.sizes ?? [], findings);
  const bids = bidding && compileBidding(bidding, players, draft, findings);
  if (!common || !dealt || !adding || findings.list.length > before) return undefined;
  const { units: _, ...rules } = common;
  return {
    ...rules,
    players,
    sides: sidesOf(players, teams),
    deal: dealt,
    match: adding,
    ...(bids && { bidding: bids }),
  };
}
