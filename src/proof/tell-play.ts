import { listed } from '../diagnostics/words.ts';
import type { ExplainedPlay } from './explain-play.ts';
import { choiceInWords, playReasonInWords, winReasonInWords } from './reason-words.ts';
import { anyOf, cardName, cardNames, type Names, trumpName } from './words.ts';

/** A moment of a trick as lines for a person: what may be played, what may not and why, and who wins so far. */
export function tellPlay(names: Names, explained: ExplainedPlay): string {
  const lines = [
    `trump    ${trumpName(names, explained.trump)}`,
    ...tellTrick(names, explained),
    ...tellChoice(names, explained),
  ];
  return lines.map((line) => `${line}\n`).join('');
}

function tellTrick(names: Names, { played, winning }: ExplainedPlay): readonly string[] {
  if (played.length === 0 || winning === undefined) return ['trick    empty'];
  const { deck } = names.rules;
  const plays = played.map((card, seat) => ({ seat, card }));
  const isFull = played.length === names.rules.players;
  const verb = isFull ? 'wins' : 'wins so far';
  return [
    `trick    ${plays.map(({ seat, card }) => `${names.seats[seat]} ${cardName(deck, card)}`).join(', ')}`,
    `winner   ${names.seats[winning.place]} ${verb}: ${winReasonInWords(names, plays, winning.reason)}`,
  ];
}

function tellChoice(names: Names, { holding, played, choice }: ExplainedPlay): readonly string[] {
  if (choice === undefined) return [];
  const { deck } = names.rules;
  const seat = played.length;
  const illegal = choice.reasons.flatMap(({ reason, excludes }) => {
    if (excludes.length === 0) return [];
    const why = playReasonInWords(names, seat, reason, false);
    return [`illegal  ${anyOf(deck, excludes)}: ${why}`];
  });
  const who = names.seats[seat];
  const all = choice.allowed.length === holding.length;
  return [
    `hand     ${who} ${cardNames(deck, holding)}`,
    `legal    ${all ? 'every card' : listed(choice.allowed.map((card) => cardName(deck, card)))}: ${choiceInWords(names, seat, choice)}`,
    ...illegal,
  ];
}
