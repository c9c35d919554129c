import type { CardClaim, Game } from '../../definition/game.ts';
import type { Label } from '../../diagnostics/diagnostic.ts';
import { counted } from '../../diagnostics/words.ts';
import type { CardIndex } from '../../engine/rules.ts';
import type { Moment } from '../replay-trick.ts';
import { anyOf, cardName, cardNames, playReasonInWords, seatName } from '../words.ts';
import { claimLabel, dismiss, type HandSite, refute, type Verdict } from './verdict.ts';

type Kind = 'legal' | 'illegal';

/** Checks which cards a seat may and may not play, and the kind of reason if one is claimed. */
export function checkCardClaims(site: HandSite): readonly Verdict[] {
  const { claims } = site.example;
  return (['legal', 'illegal'] as const).flatMap((kind) =>
    (claims[kind] ?? []).flatMap((claim, index) => checkCard(site, kind, index, claim) ?? []),
  );
}

/** The turn that a claim is about; undefined if the example does not reach it. */
export function findMoment(
  site: HandSite,
  { trick, seat }: Pick<CardClaim, 'trick' | 'seat'>,
): Moment | undefined {
  return site.replay.tricks[trick]?.moments.find((moment) => moment.seat === seat);
}

function checkCard(site: HandSite, kind: Kind, index: number, claim: CardClaim): Verdict | undefined {
  const moment = findMoment(site, claim);
  const { game } = site.definition;
  if (!moment) return site.replay.sound ? dismissMoment(site, kind, index, claim) : undefined;
  if (!moment.sound) return undefined;
  if (!moment.choice) return dismissUnknown(site, kind, index, claim);
  const { holding, legal, reason } = moment.choice;
  const isLegal = legal.includes(claim.card);
  if (kind === 'illegal' && !holding.includes(claim.card)) return dismissCard(site, index, claim, moment);
  if (isLegal !== (kind === 'legal')) return refuteCard(site, kind, index, claim, moment);
  if (claim.why === undefined || claim.why === reason.kind) return 'holds';
  return refute(site, {
    code: 'E0305',
    at: [kind, index, 'why'],
    message: `example claims the reason ${claim.why}, the rules give ${reason.kind}`,
    why: playReasonInWords(game, claim.seat, reason),
    help: `write ${reason.kind}`,
  });
}

function refuteCard(site: HandSite, kind: Kind, index: number, claim: CardClaim, moment: Moment): Verdict {
  const { game } = site.definition;
  const { holding, legal, reason } = moment.choice!;
  const at = [kind, index, 'card'];
  const may = playReasonInWords(game, claim.seat, reason);
  if (kind === 'illegal') {
    const { instead, related } = suggestPlace(site, kind, index, claim);
    const message = `${claimInWords(game, claim, 'may not play')}, the rules allow it`;
    const help = `move the claim to \`legal\`${instead}`;
    return refute(site, { code: 'E0304', at, message, why: may, help, related });
  }
  const message = `${claimInWords(game, claim, 'may play')}, the rules forbid it`;
  const cards = anyOf(game.deck, legal);
  if (holding.includes(claim.card)) {
    const help = `write ${cards}, or move the claim to \`illegal\``;
    return refute(site, { code: 'E0303', at, message, why: may, help });
  }
  const { instead, related } = suggestPlace(site, kind, index, claim);
  const why = `${seatName(game, claim.seat)} ${holdsInWords(game, claim, holding)}`;
  return refute(site, { code: 'E0303', at, message, why, help: `write ${cards}${instead}`, related });
}

function dismissCard(site: HandSite, index: number, claim: CardClaim, { choice }: Moment): Verdict {
  const { game } = site.definition;
  const who = seatName(game, claim.seat);
  const { instead, related } = suggestPlace(site, 'illegal', index, claim);
  const message = `${claimInWords(game, claim, 'may not play')}, which ${who} does not hold`;
  const why = `${who} ${holdsInWords(game, claim, choice?.holding ?? [])}`;
  const help = `name a card that ${who} holds${instead}`;
  return dismiss(site, { at: ['illegal', index, 'card'], message, why, help, related });
}

/** Perhaps not the card is wrong but the trick or the seat: what to write there so that the claim holds. */
function suggestPlace(
  site: HandSite,
  kind: Kind,
  index: number,
  { trick, seat, card }: CardClaim,
): { readonly instead: string; readonly related: readonly Label[] } {
  const moments = site.replay.tricks
    .flatMap((played) => played.moments)
    .filter(({ sound, choice }) => {
      const isLegal = choice?.legal.includes(card);
      return sound && choice?.holding.includes(card) && isLegal === (kind === 'legal');
    });
  const offer = (part: 'trick' | 'seat', value: string | number) => ({
    instead: `, or write \`${part}: ${value}\``,
    related: [claimLabel(site, [kind, index, part], `or ${value}?`)],
  });
  const otherTrick = moments.find((moment) => moment.seat === seat);
  if (otherTrick) return offer('trick', otherTrick.trick + 1);
  const otherSeat = moments.find((moment) => moment.trick === trick);
  if (otherSeat) return offer('seat', seatName(site.definition.game, otherSeat.seat));
  return { instead: '', related: [] };
}

function claimInWords(game: Game, { trick, seat, card }: CardClaim, may: string): string {
  const [who, what] = [seatName(game, seat), cardName(game.deck, card)];
  return `example claims that ${who} ${may} ${what} in trick ${trick + 1}`;
}

function holdsInWords({ deck }: Game, { card }: CardClaim, holding: readonly CardIndex[]): string {
  return `does not hold ${cardName(deck, card)} but ${cardNames(deck, holding)}`;
}

function dismissUnknown(site: HandSite, kind: Kind, index: number, claim: CardClaim): Verdict {
  const who = seatName(site.definition.game, claim.seat);
  const message = `example claims what ${who} may play, and the hand of ${who} is not given`;
  const why = 'what is legal depends on the cards held';
  const help = `give the hand of ${who} under \`hands:\``;
  return dismiss(site, { at: [kind, index, 'seat'], message, why, help });
}

function dismissMoment(site: HandSite, kind: Kind, index: number, claim: CardClaim): Verdict {
  const { tricks } = site.replay;
  const trick = tricks[claim.trick];
  const [number, who] = [claim.trick + 1, seatName(site.definition.game, claim.seat)];
  if (!trick) {
    const message = `example claims something about trick ${number}, which is not there`;
    const why = `the example has ${counted(tricks.length, 'trick')}`;
    return dismiss(site, { at: [kind, index, 'trick'], message, why, help: 'name a trick of the example' });
  }
  const message = `example claims something about ${who} in trick ${number}, but does not reach the turn of ${who}`;
  const why = reachedInWords(site.definition.game, trick.moments);
  const help = `give the cards played before ${who}`;
  return dismiss(site, { at: [kind, index, 'seat'], message, why, help });
}

function reachedInWords(game: Game, moments: readonly Moment[]): string {
  const [last] = moments.slice(-1);
  return last
    ? `the trick goes as far as the turn of ${seatName(game, last.seat)}`
    : 'nobody has played to it';
}
