import { cardsOf } from '../../cards/notation.ts';
import type { CardIndex } from '../../engine/rules.ts';
import { lastCardMayDecide } from '../../engine/trump.ts';
import { cardNames, seatName } from '../words.ts';
import { compare, dismiss, type HandSite, refute, type Verdict } from './verdict.ts';

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

/** Whether whoever names trumps may let the last card dealt to him decide. */
export function checkLastCardAllowed(site: HandSite): readonly Verdict[] {
  const { rules, setup, claims, hands } = site.example;
  if (claims.lastCardAllowed === undefined) return [];
  const hand = setup.maker === undefined ? undefined : hands[setup.maker];
  const { lastCard, sees } = rules.trump.by === 'naming' ? rules.trump : {};
  if (lastCard === undefined || hand === undefined) return [dismissLastCard(site, lastCard !== undefined)];
  const [wanted, held] = [lastCard.holds, hand].map((cards) => cardNames(rules.deck, cards));
  const seen = sees ?? hand.length - 1;
  return [
    compare(site, {
      code: 'E0309',
      at: ['last-card-allowed'],
      claimed: claims.lastCardAllowed,
      actual: lastCardMayDecide(rules, hand),
      show: String,
      says: (allowed) => `last-card-allowed ${allowed}`,
      why: `${lastCard.least} of ${wanted} must be among the first ${seen} cards of ${held}`,
    }),
  ];
}

function dismissLastCard({ definition, example }: HandSite, known: boolean): Verdict {
  const message = 'example claims whether the last card may decide about trumps, which is not known';
  const why = known ? 'the hand of whoever names trumps is not given' : 'the rules have no `last-card`';
  const help = known ? 'give that hand under `hands:`' : 'leave `last-card-allowed` out';
  return dismiss({ definition, example }, { at: ['last-card-allowed'], message, why, help });
}
