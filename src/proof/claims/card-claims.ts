import type { CardClaim, Game } from '../../definition/game.ts';
import type { Moment } from '../replay-trick.ts';
import { cardName, cardNames, counted, listed, playReasonInWords, seatName } from '../words.ts';
import { dismiss, type HandSite, refute, type Verdict } from './verdict.ts';

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
  const who = seatName(game, claim.seat);
  const card = cardName(game.deck, claim.card);
  const at = [kind, index, 'card'];
  const may = playReasonInWords(game, claim.seat, reason);
  if (kind === 'illegal') {
    const message = `example claims that ${who} may not play ${card}, the rules allow it`;
    return refute(site, { code: 'E0304', at, message, why: may, help: 'move the claim to `legal`' });
  }
  const held = holding.includes(claim.card);
  const message = `example claims that ${who} may play ${card}, the rules forbid it`;
  const why = held ? may : `${who} does not hold ${card} but ${cardNames(game.deck, holding)}`;
  const cards = listed(
    legal.map((other) => cardName(game.deck, other)),
    'or',
  );
  const help = held ? `write ${cards}, or move the claim to \`illegal\`` : `write ${cards}`;
  return refute(site, { code: 'E0303', at, message, why, help });
}

function dismissCard(site: HandSite, index: number, claim: CardClaim, { choice }: Moment): Verdict {
  const { game } = site.definition;
  const who = seatName(game, claim.seat);
  const message = `example claims that ${who} may not play ${cardName(game.deck, claim.card)}, which ${who} does not hold`;
  const why = `${who} holds ${cardNames(game.deck, choice?.holding ?? [])}`;
  return dismiss(site, ['illegal', index, 'card'], message, why, `name a card that ${who} holds`);
}

function dismissUnknown(site: HandSite, kind: Kind, index: number, claim: CardClaim): Verdict {
  const who = seatName(site.definition.game, claim.seat);
  const message = `example claims what ${who} may play, and the hand of ${who} is not given`;
  const why = 'what is legal depends on the cards held';
  return dismiss(site, [kind, index, 'seat'], message, why, `give the hand of ${who} under \`hands:\``);
}

function dismissMoment(site: HandSite, kind: Kind, index: number, claim: CardClaim): Verdict {
  const { tricks } = site.replay;
  const trick = tricks[claim.trick];
  const [number, who] = [claim.trick + 1, seatName(site.definition.game, claim.seat)];
  if (!trick) {
    const message = `example claims something about trick ${number}, which is not there`;
    const why = `the example has ${counted(tricks.length, 'trick')}`;
    return dismiss(site, [kind, index, 'trick'], message, why, 'name a trick of the example');
  }
  const message = `example claims something about ${who} in trick ${number}, but does not reach the turn of ${who}`;
  const why = reachedInWords(site.definition.game, trick.moments);
  return dismiss(site, [kind, index, 'seat'], message, why, `give the cards played before ${who}`);
}

function reachedInWords(game: Game, moments: readonly Moment[]): string {
  const [last] = moments.slice(-1);
  return last
    ? `the trick goes as far as the turn of ${seatName(game, last.seat)}`
    : 'nobody has played to it';
}
