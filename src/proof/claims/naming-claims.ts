import { cardsOf } from '../../cards/notation.ts';
import type { CardIndex } from '../../engine/rules.ts';
import { cardNames, seatName } from '../words.ts';
import { dismiss, type HandSite, refute, type Verdict } from './verdict.ts';

/** What whoever names trumps holds when he names them: exactly these cards. */
export function checkSees(site: HandSite): readonly Verdict[] {
  const { rules, setup, claims, hands } = site.example;
  if (claims.sees === undefined) return [];
  const hand = setup.maker === undefined ? undefined : hands[setup.maker];
  if (rules.trump.by !== 'naming' || hand === undefined) return [dismissSees(site)];
  const seen = hand.slice(0, rules.trump.sees ?? hand.length);
  const spelled = (cards: readonly CardIndex[]) => cardsOf(rules.deck, cards).map(({ id }) => id);
  if (spelled(claims.sees).sort().join(' ') === spelled(seen).sort().join(' ')) return ['holds'];
  const who = seatName(site.example, setup.maker!);
  return [
    refute(site, {
      code: 'E0309',
      at: ['sees'],
      message: `example claims that ${who} sees ${cardNames(rules.deck, claims.sees)}, the rules give ${cardNames(rules.deck, seen)}`,
      why: `${who} names trumps after the first ${seen.length} cards of ${cardNames(rules.deck, hand)}`,
      help: `write ${cardNames(rules.deck, seen)}`,
    }),
  ];
}

function dismissSees(site: HandSite): Verdict {
  const { rules } = site.example;
  const named = rules.trump.by === 'naming';
  const message = 'example claims which cards are seen before trumps are named, and they are not known';
  const why = named ? 'the hand of whoever names trumps is not given' : 'nobody names trumps in this game';
  const help = named ? 'give that hand under `hands:`' : 'leave `sees` out';
  return dismiss(site, { at: ['sees'], message, why, help });
}
