import type { Deck } from '../cards/deck.ts';
import type { Span } from '../diagnostics/diagnostic.ts';
import type { Special } from '../engine/ranking.ts';
import type { CardIndex } from '../engine/rules.ts';
import type { Findings } from './findings.ts';
import { cardsMeant, type Pattern, readPatterns } from './patterns.ts';
import type { GameInput } from './schema.ts';

/** What is special about cards, by card index. */
export interface SpecialCards {
  readonly special: readonly (Special | undefined)[];
  readonly anytime: readonly boolean[];
  /** Where each of them is named. */
  readonly places: ReadonlyMap<CardIndex, () => Span>;
}

type SpecialInput = NonNullable<GameInput['special']>;

const WINS: Readonly<Record<SpecialInput[number]['wins'], Special>> = {
  first: 'first-wins',
  last: 'last-wins',
  never: 'never-wins',
};

/** Reads the cards that belong to no suit; one that stands there twice is reported. */
export function readSpecial(entries: SpecialInput, deck: Deck, findings: Findings): SpecialCards {
  const special: (Special | undefined)[] = deck.cards.map(() => undefined);
  const anytime = deck.cards.map(() => false);
  const named = new Map<CardIndex, Pattern>();
  entries.forEach(({ cards, wins, play }, index) => {
    const path = ['special', index, 'cards'];
    for (const pattern of readPatterns(cards, path, deck, ['rank', 'card'], findings)) {
      const meant = cardsMeant(pattern, deck, undefined);
      const again = meant.find((card) => named.has(card));
      if (again !== undefined) reportAgain(deck.cards[again]!.id, pattern, named.get(again)!, findings);
      for (const card of meant) {
        named.set(card, pattern);
        special[card] = WINS[wins];
        anytime[card] = play === 'anytime';
      }
    }
  });
  const places = new Map([...named].map(([card, { span }]) => [card, span] as const));
  return { special, anytime, places };
}

function reportAgain(card: string, again: Pattern, first: Pattern, findings: Findings): void {
  findings.report('E0220', again.span(), `the card ${card} is special twice`, {
    label: 'again',
    related: [{ span: first.span(), text: 'first' }],
    help: 'name every special card once',
  });
}
