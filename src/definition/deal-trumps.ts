import { counted, listed } from '../diagnostics/words.ts';
import type { Rules, TrumpRule } from '../engine/rules.ts';
import type { Draft } from './draft.ts';
import type { Findings } from './findings.ts';

/** Reports trumps that the deal leaves nobody to find, or no hand to be played with. */
export function checkTrumpDeal(
  { deal: written, trump: input }: Draft,
  trump: TrumpRule,
  {
    deal,
    players,
    cards,
  }: { readonly deal: Rules['deal']; readonly players: number; readonly cards: number },
  findings: Findings,
): void {
  if (trump.by === 'naming') checkSees(trump.sees, deal, findings);
  const isWithout = typeof input === 'object' && input['largest-hand'] === 'none';
  const most = Math.max(...deal.sizes);
  const isFixed = written !== undefined && ('cards' in written || written.cap !== undefined);
  if (isWithout && isFixed && deal.sizes.every((size) => size === most)) {
    reportAllLargest(most, written, findings);
  } else if (trump.by === 'turn-up' && !isWithout && most * players === cards) {
    reportNoneLeft(most, players, cards, findings);
  }
}

function reportAllLargest(most: number, written: Draft['deal'], findings: Findings): void {
  const byCount = written !== undefined && 'cards' in written && typeof written.cards === 'object';
  findings.report('E0204', ['trump', 'largest-hand'], 'no hand of this game would have trumps', {
    related: [
      {
        span: findings.yaml.locate(['deal']),
        text: byCount ? 'one hand like the other' : `always ${counted(most, 'card')}`,
      },
    ],
    why: 'all hands are equally large, so each of them is the largest',
    help: 'leave `largest-hand` out, or write `trump: none`',
  });
}

function reportNoneLeft(most: number, players: number, cards: number, findings: Findings): void {
  const message = `no card is left to be turned up in the hand of ${counted(most, 'card')}`;
  findings.report('E0204', ['trump', 'by'], message, {
    related: [{ span: findings.yaml.locate(['deal']), text: 'the deal' }],
    why: `${players} players × ${counted(most, 'card')} are all ${cards} cards of the deck`,
    help: `add \`largest-hand: none\` here, or \`cap: ${most - 1}\` to \`deal\``,
  });
}

/** Whoever names trumps before he has all his cards has seen whole packets. */
function checkSees(sees: number | undefined, { sizes, packets }: Rules['deal'], findings: Findings): void {
  const sums = packets.map((_, index) =>
    packets.slice(0, index + 1).reduce((sum, packet) => sum + packet, 0),
  );
  const seen = packets.length > 0 ? sums : sizes;
  if (sees === undefined || seen.includes(sees)) return;
  const size = counted(Math.max(...sizes), 'card');
  const message = `nobody has just ${counted(sees, 'card')} when trumps are named`;
  findings.report('E0204', ['trump', 'sees'], message, {
    related: [
      { span: findings.yaml.locate(['deal', packets.length > 0 ? 'packets' : 'cards']), text: 'the deal' },
    ],
    why:
      packets.length > 0
        ? `after each packet a player has ${listed(seen.map(String), 'or')}`
        : `all ${size} are dealt at once`,
    help: packets.length > 0 ? `write \`sees: ${seen[0]}\`` : 'leave `sees` out, or deal in `packets`',
  });
}
