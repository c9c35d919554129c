import type { Expression } from '../engine/expression.ts';
import { conjuncts } from '../engine/named-values.ts';
import type { ScoreLine, ScoreStep, Side } from '../engine/rules.ts';
import type { SideScore } from '../engine/scoring.ts';
import { besideBands } from '../proof/maker-bands.ts';
import type { HandTrace } from '../proof/trace.ts';
import type { Words } from '../templates/words.ts';
import { type DocumentInput, figure, type HandInput } from './input.ts';
import { type BandHand, type ToldBand, toldBand } from './rules-text/told-band.ts';
import { bandParts, formulaOf } from './score-formula.ts';
import { ROLES } from './score-phrases.ts';
import { wordConditions, wordGiven } from './score-words.ts';

/** Why a side scores what it does. */
export function wordSide(input: HandInput, hand: HandTrace, side: Side): string {
  const { setup, won, points } = hand;
  return wordScore(input, hand.sides![side]!, side, { maker: setup.maker, tricks: won, points });
}

/** By which line a side scores what it does, or by which row of a block, each step after it, and the units that it gets at once. */
export function wordScore(input: DocumentInput, score: SideScore, side: Side, hand: BandHand): string {
  const { words, game, language } = input;
  const { line, steps, awards } = score;
  const band = toldBand(input, hand, side, score);
  const parts = [band ? wordBand(words, band) : line ? wordLine(input, line) : words.text('scored-nothing')];
  for (const { step, before, after } of steps) {
    if (before === after || (band && !besideBands(game.rules).has(step))) continue;
    const when = telling(partsOf(step), line ? partsOf(line) : []);
    const amount = step.kind === 'add' ? figure(after - before) : figure(after / before);
    const context = { amount, when: when.length > 0 ? wordConditions(words, when) : undefined };
    parts.push(words.text(step.kind === 'add' ? 'scored-added' : 'scored-times', context));
  }
  for (const [unit, count] of awards.entries()) {
    const kind = game.rules.match.units[unit];
    const name = (count === 1 ? undefined : kind?.plural?.[language]) ?? kind?.name[language];
    if (count > 0 && name !== undefined) parts.push(words.text('scored-award', { number: count, name }));
  }
  return parts.join('; ');
}

function wordBand(words: Words, { label, gives }: ToldBand): string {
  return gives === 0
    ? words.text('no-score')
    : words.text('scored-by', { when: label, amount: figure(gives) });
}

/** What the line that counts gives, and when it does; of bands only whose side and which band, the rest can be seen. */
function wordLine({ words, game }: DocumentInput, line: ScoreLine): string {
  const { group, common, own } = bandParts(line, game.rules.scoring.lines);
  const parts = group.length < 2 ? common : [...common.filter((part) => ROLES.includes(formulaOf(part))), ...own]; // biome-ignore format: short
  const when = telling(parts, []);
  const nothing = line.score.kind === 'number' && line.score.value === 0;
  const amount = nothing ? words.text('no-score') : wordGiven(words, line);
  return when.length > 0 ? words.text('scored-by', { when: wordConditions(words, when), amount }) : amount;
}

/** What conditions say of a hand besides what is known already, and besides that nobody plays alone, as is usual. */
function telling(parts: readonly Expression[], known: readonly Expression[]): readonly Expression[] {
  const said = ['!solo', ...known.map(formulaOf)];
  return parts.filter((part) => !said.includes(formulaOf(part)));
}

function partsOf({ when }: ScoreLine | ScoreStep): readonly Expression[] {
  return when ? conjuncts(when) : [];
}
