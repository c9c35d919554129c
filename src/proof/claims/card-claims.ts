import type { CardClaim } from '../../definition/claims.ts';
import type { HandExample } from '../../definition/game.ts';
import type { Label } from '../../diagnostics/diagnostic.ts';
import { listed } from '../../diagnostics/words.ts';
import type { Choice } from '../../engine/reasons.ts';
import type { CardIndex } from '../../engine/rules.ts';
import { choiceInWords } from '../reason-words.ts';
import { anyOf, cardName, cardNames, looksLike, seatName } from '../words.ts';
import { withMoment } from './moments.ts';
import { claimLabel, dismiss, type HandSite, refute, type Verdict } from './verdict.ts';

type Kind = 'legal' | 'illegal';

/** A claim with its place, and what the seat holds and may play. */
interface CardCase {
  readonly kind: Kind;
  readonly index: number;
  readonly claim: CardClaim;
  readonly holding: readonly CardIndex[];
  readonly choice: Choice;
}

/** Which cards a seat may play, and the kind of reason if one is claimed. */
export function checkLegal(site: HandSite): readonly Verdict[] {
  return checkCards(site, 'legal');
}

/** Which cards a seat may not play, and the kind of reason if one is claimed. */
export function checkIllegal(site: HandSite): readonly Verdict[] {
  return checkCards(site, 'illegal');
}

function checkCards(site: HandSite, kind: Kind): readonly Verdict[] {
  return (site.example.claims[kind] ?? []).flatMap((claim, index) =>
    withMoment(site, kind, index, claim, (choice) => checkCard(site, { kind, index, claim, ...choice })),
  );
}

function checkCard(site: HandSite, found: CardCase): Verdict {
  const { kind, claim, holding, choice } = found;
  const isLegal = includes(site.example, choice.allowed, claim.card);
  if (kind === 'illegal' && !includes(site.example, holding, claim.card)) return dismissCard(site, found);
  if (isLegal !== (kind === 'legal')) return refuteCard(site, found);
  return checkReason(site, found);
}

function includes({ rules }: HandExample, cards: readonly CardIndex[], card: CardIndex): boolean {
  return cards.some((one) => looksLike(rules.deck, one, card));
}

/**
 * A card that may be played at any time is legal for that reason alone, any other legal card has all other reasons of
 * the turn; an illegal one has the reason that excludes it.
 */
function checkReason(site: HandSite, { kind, index, claim, choice }: CardCase): Verdict {
  const { example } = site;
  const isAnytime = choice.reasons.some(
    ({ reason }) => reason.kind === 'anytime' && includes(example, reason.cards, claim.card),
  );
  const reasons = choice.reasons.filter(({ reason, excludes }) => {
    if (kind === 'illegal') return includes(example, excludes, claim.card);
    return (reason.kind === 'anytime') === isAnytime;
  });
  const kinds = reasons.map(({ reason }) => reason.kind);
  if (claim.why === undefined || kinds.includes(claim.why)) return 'holds';
  return refute(site, {
    code: 'E0305',
    at: [kind, index, 'why'],
    message: `example claims the reason ${claim.why}, the rules give ${listed(kinds)}`,
    why: choiceInWords(example, claim.seat, choice),
    help: `write ${listed(kinds, 'or')}`,
  });
}

function refuteCard(site: HandSite, found: CardCase): Verdict {
  const { kind, index, claim, holding, choice } = found;
  const { example } = site;
  const at = [kind, index, 'card'];
  const may = choiceInWords(example, claim.seat, choice);
  if (kind === 'illegal') {
    const { instead, related } = suggestPlace(site, found);
    const message = `${claimInWords(example, claim, 'may not play')}, the rules allow it`;
    const help = `move the claim to \`legal\`${instead}`;
    return refute(site, { code: 'E0304', at, message, why: may, help, related });
  }
  const message = `${claimInWords(example, claim, 'may play')}, the rules forbid it`;
  const cards = anyOf(example.rules.deck, choice.allowed);
  if (includes(example, holding, claim.card)) {
    const help = `write ${cards}, or move the claim to \`illegal\``;
    return refute(site, { code: 'E0303', at, message, why: may, help });
  }
  const { instead, related } = suggestPlace(site, found);
  const why = holdsInWords(example, claim, holding);
  return refute(site, { code: 'E0303', at, message, why, help: `write ${cards}${instead}`, related });
}

function dismissCard(site: HandSite, found: CardCase): Verdict {
  const { index, claim, holding } = found;
  const { example } = site;
  const who = seatName(example, claim.seat);
  const { instead, related } = suggestPlace(site, found);
  const message = `${claimInWords(example, claim, 'may not play')}, which ${who} does not hold`;
  const why = holdsInWords(example, claim, holding);
  const help = `name a card that ${who} holds${instead}`;
  return dismiss(site, { at: ['illegal', index, 'card'], message, why, help, related });
}

/** Perhaps not the card is wrong but the trick or the seat: what to write there so that the claim holds. */
function suggestPlace(
  site: HandSite,
  { kind, index, claim: { trick, seat, card } }: CardCase,
): { readonly instead: string; readonly related: readonly Label[] } {
  const { example } = site;
  const moments = site.replay.tricks
    .flatMap((played) => played.moments)
    .filter(({ sound, choice }) => {
      if (!sound || !choice || !includes(example, choice.holding, card)) return false;
      return includes(example, choice.choice.allowed, card) === (kind === 'legal');
    });
  const offer = (part: 'trick' | 'seat', value: string | number) => ({
    instead: `, or write \`${part}: ${value}\``,
    related: [claimLabel(site, [kind, index, part], `or ${value}?`)],
  });
  const otherTrick = moments.find((moment) => moment.seat === seat);
  if (otherTrick) return offer('trick', otherTrick.trick + 1);
  const otherSeat = moments.find((moment) => moment.trick === trick);
  if (otherSeat) return offer('seat', seatName(example, otherSeat.seat));
  return { instead: '', related: [] };
}

function claimInWords(example: HandExample, { trick, seat, card }: CardClaim, may: string): string {
  const [who, what] = [seatName(example, seat), cardName(example.rules.deck, card)];
  return `example claims that ${who} ${may} ${what} in trick ${trick + 1}`;
}

function holdsInWords(
  example: HandExample,
  { seat, card }: CardClaim,
  holding: readonly CardIndex[],
): string {
  const { deck } = example.rules;
  return `${seatName(example, seat)} does not hold ${cardName(deck, card)} but ${cardNames(deck, holding)}`;
}
