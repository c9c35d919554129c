import type { DocumentContent, TilesContent } from '../../page/content.ts';
import type { Printing } from '../../page/print.ts';
import { rule, space, stack } from '../blocks.ts';
import { flowDocument } from '../frame.ts';
import { forEveryNumber } from '../handout-form.ts';
import type { DocumentInput, DocumentKind } from '../input.ts';
import { parseCounted } from '../markup.ts';
import { panelSections } from './sections.ts';

/** A card for each player: how cards rank, what must be played, what it scores. */
export const quickReference: DocumentKind = {
  applies: () => true,
  compose: (given) => composeCards(forEveryNumber(given)),
};

/** Room along the edges of a panel, and around the line between two sections. */
const PADDING = 4.6;
const AROUND_LINE = 1.2;

/** What a panel says, one section below the other, on one of a card's width. */
export function panelText(input: DocumentInput): TilesContent['text'] {
  const width = input.game.deck.size.width - 2 * PADDING;
  return {
    padding: PADDING,
    sections: panelSections({ ...input, width }),
    between: stack([space(AROUND_LINE), rule('hairline'), space(AROUND_LINE)]),
  };
}

function composeCards(input: DocumentInput): DocumentContent {
  const { game, language, words, draft, look } = input;
  const name = game.title[language];
  const title = words.text('quick-reference-title', { game: name });
  const subject = words.text('quick-reference');
  const text = panelText(input);
  const sections = panelSections(input).map(({ block }) => block);
  const blocks = sections.flatMap((block, at) => (at === 0 ? [block] : [text.between, block]));
  const sheet = flowDocument(input, { title, subject, footer: name, mark: 'checked', blocks });
  // Large words have no room on a card.
  if (look.size === 'large' || sheet.content.kind !== 'flow') return sheet;
  const otherwise = sheet.content;
  return {
    ...sheet,
    content: {
      kind: 'tiles',
      panel: game.deck.size,
      text,
      count: Math.max(...game.players),
      printing: forTiles(input.printing),
      words: marginWords(input, name),
      otherwise,
      ...(draft && { watermark: words.text('draft') }),
    },
  };
}

/** Cards of words have no backs, and nothing of them reaches beyond its edge. */
function forTiles({ margin: _, grid: __, ...printing }: Printing): Printing {
  return { ...printing, marks: 'ticks', gap: 0, bleed: 0, corners: 0, backs: 'none', order: 'interleaved' };
}

function marginWords({ words, draft, trace }: DocumentInput, name: string): TilesContent['words'] {
  const sheet = parseCounted(words.text('cards-sheet'));
  const { claims } = trace;
  const checked = draft || claims === 0 ? words.text('plain-mark') : words.text('checked-claims', { claims, one: claims === 1 }); // biome-ignore format: short
  const front = [[words.text('quick-reference-title', { game: name })], [words.text('cut-and-fold')], [...sheet, ` · ${checked}`]] as const; // biome-ignore format: short
  return {
    front,
    back: front,
    from: ['title', 'paper', 'examples'],
    ruler: words.text('ruler'),
    shortRuler: words.text('ruler-short'),
    fold: words.text('fold'),
  };
}
