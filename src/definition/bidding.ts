import type { Rules } from '../engine/rules.ts';
import type { Draft } from './draft.ts';
import type { Findings } from './findings.ts';
import type { GameInput } from './schema.ts';

type BiddingInput = NonNullable<GameInput['bidding']>;

/** Where bidding begins, and the dealer's place in it where it begins beside him: the first, the second, or the last. */
const FIRST: Readonly<
  Record<BiddingInput['first'], { readonly place?: 'first' | 'second' | 'last'; readonly words: string }>
> = {
  'left-of-dealer': { place: 'last', words: 'left of the dealer' },
  'right-of-dealer': { place: 'second', words: 'right of the dealer' },
  dealer: { place: 'first', words: 'with the dealer' },
  leader: { words: 'with the leader of the first trick' },
};

/** How so many players bid; a dealer who is said to be last, or bound as the last, and need not be is reported. */
export function compileBidding(
  { first, dealer, hook }: BiddingInput,
  players: number,
  rules: Pick<Draft, 'play' | 'trump' | 'solo'>,
  findings: Findings,
): NonNullable<Rules['bidding']> {
  const { place = placeBeforeLeader(rules), words } = FIRST[first];
  // Of two players each sits to the left and to the right of the other.
  const isLast = place === 'last' || (place === 'second' && players === 2);
  const own = place === undefined ? 'has no fixed place' : `is ${place} of ${players}`;
  const why = `bidding begins ${words} and goes on clockwise, so the dealer ${own}`;
  const related = [{ span: findings.yaml.locate(['bidding', 'first']), text: `begins ${words}` }];
  const help = 'write `first: left-of-dealer`';
  if (!isLast && dealer === 'last') {
    findings.report('E0231', ['bidding', 'dealer'], 'the dealer does not bid last', {
      label: 'said to be last',
      related,
      why,
      help: `${help}, or leave \`dealer: last\` out`,
    });
  } else if (!isLast && hook === 'dealer') {
    const does = place === undefined ? 'need' : 'does';
    findings.report('E0231', ['bidding', 'hook'], `the hook binds the dealer, who ${does} not bid last`, {
      related,
      why,
      help: `${help}; or \`hook: last\`, which binds whoever bids last; or \`hook: none\``,
    });
  }
  return { first, hook: hook === 'dealer' || hook === 'last' ? 'last' : 'none' };
}

/** The dealer's place where the leader begins: the last if always the player to his left leads. */
function placeBeforeLeader({
  play,
  trump,
  solo,
}: Pick<Draft, 'play' | 'trump' | 'solo'>): 'last' | undefined {
  const isEldest =
    play?.lead === 'left-of-dealer' ||
    (play?.lead === 'trump-maker' &&
      typeof trump === 'object' &&
      trump.by === 'naming' &&
      trump.who === 'eldest-hand');
  return isEldest && solo?.lead !== 'soloist' ? 'last' : undefined;
}
