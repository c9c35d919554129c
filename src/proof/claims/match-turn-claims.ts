import type { Definition, HandExample } from '../../definition/game.ts';
import { LEAD_WORDS } from '../../definition/lead-words.ts';
import { counted } from '../../diagnostics/words.ts';
import type { Seat } from '../../engine/rules.ts';
import { turnInWords, whyOwnTurn } from '../turn-words.ts';
import { seatName } from '../words.ts';
import { checkEach, compare, dismiss, type MatchSite, type Verdict } from './verdict.ts';

/** Who leads each hand of a match. */
export function checkLeaders(site: MatchSite): readonly Verdict[] {
  return checkTurns(site, 'leaders');
}

/** Who deals each hand of a match. */
export function checkDealers(site: MatchSite): readonly Verdict[] {
  return checkTurns(site, 'dealers');
}

function checkTurns(site: MatchSite, key: 'leaders' | 'dealers'): readonly Verdict[] {
  const part = key === 'leaders' ? 'lead' : 'dealer';
  const { example, match } = site;
  return checkEach<Seat>(example.claims[key], (claimed, index) => {
    const turn = match.turns[index];
    if (turn === undefined) return dismissHand(site, key, index);
    const actual = turn.expected[part] ?? turn[part];
    if (actual === undefined) {
      const message = `example claims who ${part === 'lead' ? 'leads' : 'deals'} hand ${index + 1}, which does not follow from it`;
      const help = `give \`${part}:\` in hand 1`;
      return dismiss(site, { at: [key, index], message, why: turnInWords(example.rules, part), help });
    }
    return compare(site, {
      code: 'E0311',
      at: [key, index],
      claimed,
      actual,
      show: (seat) => seatName(example, seat),
      says: (who) => `${who} as ${part === 'lead' ? 'leader' : 'dealer'} of hand ${index + 1}`,
      ...whyTurn(site, index, part),
    });
  });
}

/** Why a seat deals or leads: by the rules and the hand before, or because the hand itself says it. */
function whyTurn({ definition, example, match }: MatchSite, index: number, part: 'dealer' | 'lead') {
  const { expected, leads } = match.turns[index]!;
  if (part === 'lead' && leads) return { why: LEAD_WORDS[leads] };
  const hand = example.hands[index]!;
  const path = [...example.path, 'match', index];
  const own = hand.kind === 'result' ? { ...hand, path } : findHand(definition, hand.example);
  const isOwn = expected[part] === undefined && own !== undefined;
  return isOwn ? whyOwnTurn(definition, example.rules, own, part) : { why: turnInWords(example.rules, part) };
}

function findHand({ game }: Definition, id: string): HandExample | undefined {
  return game.examples.find((one) => one.kind === 'hand' && one.id === id) as HandExample | undefined;
}

/** The verdict on a claim about a hand that the match does not have. */
export function dismissHand(site: MatchSite, key: 'scores' | 'leaders' | 'dealers', index: number): Verdict {
  const why = `the match has ${counted(site.match.hands.length, 'hand')}`;
  const message = `example claims ${key} of hand ${index + 1}, which is not there`;
  const help = `leave these ${key} out, or give the hand`;
  return dismiss(site, { at: [key, index], message, why, help });
}
