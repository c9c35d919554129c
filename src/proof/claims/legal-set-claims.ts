import { cardsOf } from '../../cards/notation.ts';
import type { LegalSetClaim } from '../../definition/claims.ts';
import type { Choice } from '../../engine/reasons.ts';
import { choiceInWords } from '../reason-words.ts';
import { anyOf, seatName } from '../words.ts';
import { withMoment } from './moments.ts';
import { type HandSite, refute, type Verdict } from './verdict.ts';

/** Which cards a seat may play: exactly these. */
export function checkLegalSets(site: HandSite): readonly Verdict[] {
  return (site.example.claims.legalCards ?? []).flatMap((claim, index) =>
    withMoment(site, 'legal-cards', index, claim, ({ choice }) => checkSet(site, index, claim, choice)),
  );
}

function checkSet(site: HandSite, index: number, claim: LegalSetClaim, choice: Choice): Verdict {
  const { example } = site;
  const { deck } = example.rules;
  const names = (cards: readonly number[]) => new Set(cardsOf(deck, cards).map(({ id }) => id));
  const [claimed, legal] = [names(claim.cards), names(choice.allowed)];
  const isSame = claimed.size === legal.size && [...claimed].every((card) => legal.has(card));
  if (isSame) return 'holds';
  const who = seatName(example, claim.seat);
  const shown = claim.cards.length === 0 ? 'no card' : anyOf(deck, claim.cards);
  const message = `example claims that ${who} may play ${shown} in trick ${claim.trick + 1}, the rules allow ${anyOf(deck, choice.allowed)}`;
  return refute(site, {
    code: 'E0316',
    at: ['legal-cards', index, 'cards'],
    message,
    why: choiceInWords(example, claim.seat, choice),
    help: `write ${[...legal].join(' ')}`,
  });
}
