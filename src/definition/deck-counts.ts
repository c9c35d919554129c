import type { Deck } from '../cards/deck.ts';
import { cardsNamed, plainSign, spellingsOf } from '../cards/notation.ts';
import { listed } from '../diagnostics/words.ts';
import type { Findings } from './findings.ts';
import type { Path } from './game.ts';
import { quote } from './quote.ts';

/**
 * How often the deck has certain cards, by id: what is said of a card comes before what is said of its rank. `deck` has one
 * of each card. Reported and undefined if a key names no card, or if two name the same.
 */
export function readCounts(
  counts: Readonly<Record<string, number>>,
  deck: Deck,
  path: Path,
  findings: Findings,
): ReadonlyMap<string, number> | undefined {
  const before = findings.list.length;
  const byCard = new Map<string, number>();
  const byRank = new Map<string, number>();
  for (const [key, count] of Object.entries(counts)) {
    const place = () => findings.yaml.locate([...path, 'counts', key], 'key');
    const [card] = cardsNamed(deck, key);
    const rank = deck.ranks.find((one) => spellingsOf(one).includes(plainSign(key)));
    const [kind, known] = card ? [card.id, byCard] : [rank?.id, byRank];
    if (kind === undefined) {
      const why = `its cards are ${deck.cards[0]?.id ?? ''} and so on, its ranks ${listed(deck.ranks.map(({ id }) => id))}`;
      const help = 'write a card or a rank of the deck';
      findings.report('E0211', place(), `${quote(key)} is no card and no rank of the deck`, { why, help });
    } else if (known.has(kind)) {
      const help = 'count every card and every rank once';
      findings.report('E0204', place(), `\`${kind}\` is counted here twice`, { help });
    } else known.set(kind, count);
  }
  if (findings.list.length > before) return undefined;
  return new Map(
    deck.cards.flatMap(({ id, rank }) => {
      const count = byCard.get(id) ?? byRank.get(deck.ranks[rank]!.id);
      return count === undefined ? [] : [[id, count]];
    }),
  );
}
