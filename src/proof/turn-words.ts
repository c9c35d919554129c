import type { Definition, HandExample } from '../definition/game.ts';
import { LEAD_WORDS } from '../definition/lead-words.ts';
import type { Label } from '../diagnostics/diagnostic.ts';
import type { Rules } from '../engine/rules.ts';
import { makerOf, whyLead } from '../engine/turns.ts';

/** Who deals and leads a hand, as an example says it. */
type Seating = Pick<HandExample, 'setup' | 'written' | 'lastWinner' | 'path'>;

/** Why a seat deals or leads, and where that is written. */
interface TurnReason {
  readonly why: string;
  readonly related: () => readonly Label[];
}

/** Why a seat deals or leads a hand that stands by itself. */
export function whyOwnTurn(
  { locate }: Pick<Definition, 'locate'>,
  rules: Rules,
  { setup, written, lastWinner, path }: Seating,
  part: 'dealer' | 'lead',
): TurnReason {
  if (written?.includes(part)) {
    const related = () => [{ span: locate([...path, part]), text: 'said here' }];
    return { why: `the example says who ${part === 'lead' ? 'leads' : 'deals'}`, related };
  }
  const { dealer, maker, solo } = setup;
  const isEldest = part === 'dealer' && makerOf(rules, dealer) !== undefined;
  const why = isEldest
    ? 'the player to the left of the dealer names trumps'
    : LEAD_WORDS[whyLead(rules, { dealer, maker, solo, lastWinner })];
  return { why, related: () => [] };
}

/** Who deals or leads from hand to hand, in words. */
export function turnInWords(rules: Rules, part: 'dealer' | 'lead'): string {
  if (part === 'lead') return LEAD_WORDS[rules.firstLead];
  const rotates = rules.deal.dealer === 'rotates';
  return rotates ? 'the deal moves on by one seat from hand to hand' : 'whoever named trumps deals next';
}
