import type { Definition, HandExample, Path, Play } from '../definition/game.ts';
import type { Code } from '../diagnostics/codes.ts';
import type { Diagnostic, Label } from '../diagnostics/diagnostic.ts';
import { counted, listed } from '../diagnostics/words.ts';
import type { Choice } from '../engine/reasons.ts';
import type { Seat } from '../engine/rules.ts';
import { type FindingParts, finding } from './finding.ts';
import { choiceInWords, winReasonInWords } from './reason-words.ts';
import type { PlayFault } from './table.ts';
import type { TrickTrace } from './trace.ts';
import { anyOf, cardName, cardNames, seatName } from './words.ts';

/** A trick of an example (counted from 0) that is being replayed. */
export interface TrickSite {
  readonly definition: Definition;
  readonly example: HandExample;
  readonly index: number;
}

/** Where a trick stands. */
function trickPath({ example, index }: TrickSite): Path {
  return [...example.path, 'tricks', index];
}

/** Where a play stands. */
function playPath(site: TrickSite, seat: Seat): Path {
  return [...trickPath(site), seatName(site.example, seat)];
}

/** The trick is led by another seat than the example's lead or the winner of the trick before. */
export function wrongLeader(
  site: TrickSite,
  actual: Seat,
  expected: Seat,
  previous?: TrickTrace,
): Diagnostic {
  const { definition, example, index } = site;
  const [who, instead] = [seatName(example, expected), seatName(example, actual)];
  const help = `begin the trick with the card of ${who}`;
  if (!previous?.reason) {
    const related = [{ span: definition.locate([...example.path, 'lead']), text: `${who} leads` }];
    return atPlay(
      site,
      actual,
      'E0215',
      `${instead} leads trick 1, ${example.called ?? 'the example'} lets ${who} lead`,
      {
        related,
        help,
      },
    );
  }
  const related = [trickLabel({ ...site, index: index - 1 }, `won by ${who}`)];
  const why = winReasonInWords(example, previous.plays, previous.reason);
  const message = `${instead} leads trick ${index + 1}, but ${who} won trick ${index}`;
  return atPlay(site, actual, 'E0215', message, { related, why, help });
}

/** A seat plays while it is another's turn, or though it plays no cards in this hand. */
export function outOfTurn(
  site: TrickSite,
  actual: Seat,
  expected: Seat | undefined,
  seats: readonly Seat[],
): Diagnostic {
  const { example } = site;
  const instead = seatName(example, actual);
  if (!seats.includes(actual)) {
    const soloist = seatName(example, example.setup.solo ?? actual);
    const out = `${instead} plays to trick ${site.index + 1}, but lays down the cards in this hand`;
    return atPlay(site, actual, 'E0215', out, {
      why: `${soloist} plays alone`,
      help: `leave the card of ${instead} out`,
    });
  }
  const who = seatName(example, expected ?? actual);
  const message = `${instead} plays to trick ${site.index + 1} out of turn, it is the turn of ${who}`;
  const why = `the seats play in the order ${listed(seats.map((seat) => seatName(example, seat)))}`;
  return atPlay(site, actual, 'E0215', message, {
    why,
    help: `write the card of ${who} before that of ${instead}`,
  });
}

/** A card beyond the last that fits into a trick of `most` cards. */
export function oneTooMany(site: TrickSite, seat: Seat, most: number): Diagnostic {
  const message = `trick ${site.index + 1} has more than ${counted(most, 'card')}`;
  return atPlay(site, seat, 'E0225', message, { help: 'begin a new trick with this card, or leave it out' });
}

/** A trick that has only `cards` of `most` cards though another follows. */
export function unfinished(site: TrickSite, cards: number, most: number): Diagnostic {
  const { definition, index } = site;
  const message = `trick ${index + 1} has ${counted(cards, 'card')} of ${most}, but trick ${index + 2} follows`;
  const help = 'give the missing cards; only the last trick may be unfinished';
  return finding(definition, 'E0225', trickPath(site), message, { help });
}

/** A trick that no hand has a card for. */
export function trickBeyondHand(site: TrickSite): Diagnostic {
  const message = `trick ${site.index + 1} cannot be played, a hand has ${counted(site.index, 'card')}`;
  return finding(site.definition, 'E0214', trickPath(site), message, { help: 'leave the trick out' });
}

/** Why a lead cannot be judged in the middle of a hand, and what to do about it. */
export const UNSHOWN = {
  why: 'whether it is legal depends on whether a trump was played before',
  help: 'show a trick before in which a trump was played, or give the hands as they were dealt',
};

/** A play that does not fit the cards or the obligations. */
export function wrongCard(site: TrickSite, { seat, card }: Play, fault: PlayFault): Diagnostic {
  const { example } = site;
  const { deck } = example.rules;
  const who = seatName(example, seat);
  const name = cardName(deck, card);
  const help = `name a card that ${who} still holds`;
  switch (fault.kind) {
    case 'played-before': {
      const related = [trickLabel({ ...site, index: fault.trick }, `${name} is played here`)];
      return atPlay(site, seat, 'E0214', `${name} was already played in trick ${fault.trick + 1}`, {
        related,
        help,
      });
    }
    case 'held-by-other': {
      const message = `${who} plays ${name}, which ${seatName(example, fault.holder)} holds`;
      return atPlay(site, seat, 'E0214', message, { related: [handLabel(site, fault.holder)], help });
    }
    case 'turned-up': {
      const related = [
        { span: site.definition.locate([...example.path, 'turn-up']), text: 'nobody holds this card' },
      ];
      return atPlay(site, seat, 'E0214', `${who} plays ${name}, which was turned up`, { related, help });
    }
    case 'not-held': {
      const why =
        fault.holds.length > 0
          ? `${who} holds ${cardNames(deck, fault.holds)}`
          : `${who} holds no card any more`;
      const message = `${who} plays ${name}, which is not in the hand`;
      return atPlay(site, seat, 'E0214', message, { related: [handLabel(site, seat)], why, help });
    }
    case 'revoke':
      return revoke(site, { seat, card }, fault.choice);
    case 'unknown-before':
      return unshown(site, seat, name);
    case 'unknown-hand':
      return unknownHand(site, seat, name);
  }
}

function unshown(site: TrickSite, seat: Seat, name: string): Diagnostic {
  const message = `${seatName(site.example, seat)} leads ${name}, and the tricks before are not shown`;
  return atPlay(site, seat, 'E0224', message, UNSHOWN);
}

function unknownHand(site: TrickSite, seat: Seat, name: string): Diagnostic {
  const who = seatName(site.example, seat);
  const message = `${who} plays ${name} to trick ${site.index + 1}, and the hand of ${who} is not given`;
  const why = `whether ${name} is legal depends on the other cards of ${who}`;
  return atPlay(site, seat, 'E0224', message, { why, help: `give the hand of ${who} under \`hands:\`` });
}

function revoke(site: TrickSite, { seat, card }: Play, choice: Choice): Diagnostic {
  const { example } = site;
  const { deck } = example.rules;
  const why = choiceInWords(example, seat, choice);
  const message = `${seatName(example, seat)} revokes with ${cardName(deck, card)} in trick ${site.index + 1}`;
  const help = `play ${anyOf(deck, choice.allowed)}`;
  return atPlay(site, seat, 'E0217', message, { label: 'not legal', why, help });
}

function atPlay(site: TrickSite, seat: Seat, code: Code, message: string, parts: FindingParts): Diagnostic {
  return finding(site.definition, code, playPath(site, seat), message, parts);
}

function trickLabel(site: TrickSite, text: string): Label {
  return { span: site.definition.locate(trickPath(site)), text };
}

function handLabel({ definition, example }: TrickSite, seat: Seat): Label {
  const name = seatName(example, seat);
  return { span: definition.locate([...example.path, 'hands', name]), text: `the hand of ${name}` };
}
