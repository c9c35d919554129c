import { conjuncts } from '../../engine/named-values.ts';
import { decidedLines } from '../../proof/decided-lines.ts';
import { besideBands, type MakerBands, makerBands } from '../../proof/maker-bands.ts';
import { handWord } from '../hand-setting.ts';
import { type DocumentInput, figure } from '../input.ts';
import { type ScoreEntry, scoreEntries } from '../rules-text/score-entries.ts';
import { formulaOf } from '../score-formula.ts';
import { wordConditions } from '../score-words.ts';

/** What counts under some condition. */
export type KeyEntry = readonly [label: string, amount: string];

/** The scoring key of a table: by what the makers took, where that is all that counts, and whatever is not in that. */
export interface TableKey {
  readonly bands?: MakerBands;
  readonly entries: readonly KeyEntry[];
}

/** The scoring key of a game. */
export function tableKey(input: DocumentInput): TableKey {
  const bands = makerBands(input.game.rules);
  const entries = bands
    ? entriesBeside(input)
    : scoreEntries(input).flatMap((entry) => wordEntry(input, entry));
  return { ...(bands && { bands }), entries: [...lastTrickEntry(input), ...entries] };
}

/** What counts besides the bands, or in their place. */
export function entriesBeside(input: DocumentInput): readonly KeyEntry[] {
  const beside = besideBands(input.game.rules);
  const decided = decidedLines(input.game.rules);
  const entries = scoreEntries(input).filter(
    ({ part }) => part === undefined || (beside.has(part) && !(decided as ReadonlySet<unknown>).has(part)),
  );
  return entries.flatMap((entry) => wordEntry(input, inPlaceOf(input, entry)));
}

/** A line beside the bands counts in their place, and says so. */
function inPlaceOf({ words }: DocumentInput, entry: ScoreEntry): ScoreEntry {
  if (entry.kind !== 'line' || entry.amount === '' || entry.wins) return entry;
  return { ...entry, amount: words.text('table-instead', { amount: entry.amount }) };
}

/** Doublings and melds one by one, by their names; anything else as the scoring key of a handout tells it. */
function wordEntry(input: DocumentInput, entry: ScoreEntry): readonly KeyEntry[] {
  const { words, game } = input;
  const { kind, label, amount, when, gives } = entry;
  if (kind === 'line' && when === undefined && game.rules.scoring.lines.length === 1)
    return [[words.text('table-each-hand', { hand: handWord(input, 'hand-one') }), amount]];
  const formula = kind === 'step' && gives ? formulaOf(gives) : '';
  if (formula === '2 ^ doubles')
    return [[words.text('table-each-double') + elsewise(input, when), `×\u00a0${figure(2)}`]];
  if (formula !== 'melds' || !amount.startsWith('+')) return [[label, amount]];
  return game.rules.melds.map(({ name, score }) => [
    words.text('table-melded', { name }) + elsewise(input, when),
    `+\u00a0${figure(score)}`,
  ]);
}

/** What else must hold for a doubling or a meld to count, in brackets. */
function elsewise({ words }: DocumentInput, when: ScoreEntry['when']): string {
  const parts = when ? conjuncts(when) : [];
  const rest = parts.filter((part) => !['doubles > 0', 'melds > 0'].includes(formulaOf(part)));
  return rest.length === 0 ? '' : ` (${wordConditions(words, rest)})`;
}

function lastTrickEntry({ words, game }: DocumentInput): readonly KeyEntry[] {
  const { lastTrick, cardPoints } = game.rules;
  if (lastTrick === 0 || !cardPoints) return [];
  return [[words.text('table-bonus'), words.text('table-bonus-points', { points: figure(lastTrick) })]];
}
