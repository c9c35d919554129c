import type { CheckOptions } from './api.ts';
import type { ListJob, ReadFaces } from './art/card-faces.ts';
import { makeSets } from './card-sets.ts';
import type { CardList } from './cards/card-list.ts';
import type { Deck } from './cards/deck.ts';
import type { Language } from './cards/localized.ts';
import { compileDeckFile } from './definition/deck-file.ts';
import type { DeckDefinition, Source } from './definition/game.ts';
import { sortDiagnostics } from './diagnostics/sort.ts';
import { composeCardSheets } from './documents/card-sheets.ts';
import type { DeckArt } from './documents/deck-art.ts';
import { printedDeck } from './documents/printed-deck.ts';
import { findGlyphFaults } from './glyph-faults.ts';
import { findIdleOptions } from './idle-options.ts';
import type { Library } from './library.ts';
import {
  blameForCards,
  type Composed,
  choosePrint,
  type Examined,
  type ExamineOptions,
  locateAsked,
  placeFaces,
  type Studio,
} from './papers.ts';
import type { ResolvedPrint } from './resolved-print.ts';

/** Steps 1 and 2 for a deck that stands in a file of its own: read, find drawings and characters. */
export async function examineDeck(
  library: Library,
  source: Source,
  options: ExamineOptions,
  languages: readonly Language[],
): Promise<Examined> {
  const presets = await library.presets(source);
  const compiled = await compileDeckFile(source, presets, presets.beside);
  const { value: definition, readable, sources } = compiled;
  const { print, diagnostics: printers } = choosePrint(definition ?? {}, options);
  const deck = readable?.deck && printedDeck(readable.deck, print);
  const art = readable && deck ? await library.art({ ...readable, deck }) : { diagnostics: [] };
  // Whether the fields of a list can be drawn is seen when they are: some may not stand on the cards.
  const texts = readable?.texts.filter(({ path }) => path[0] !== 'cards') ?? [];
  const glyphs = readable ? findGlyphFaults({ ...readable, texts }, languages, await library.fonts()) : [];
  const seen = [...compiled.diagnostics, ...printers, ...art.diagnostics, ...glyphs];
  if (!definition) return { kinds: [], diagnostics: sortDiagnostics(seen), sources };
  const kinds = ['cards'] as const;
  const suited = 'suits' in definition.deck ? definition.deck : undefined;
  const idle = findIdleOptions({ ...definition, deck: suited, options, kinds, resolved: print });
  const diagnostics = sortDiagnostics([...seen, ...idle]);
  const checked = { deck: definition, kinds, diagnostics, sources };
  const cards = cardsOf(definition, art.value);
  if (!cards || diagnostics.some(({ severity }) => severity === 'error')) return checked;
  return {
    ...checked,
    ready: {
      print,
      blame: () => {
        const path = blameForCards(definition.print, options);
        return path && definition.locate(path);
      },
      compose: (studio, other = print) =>
        composeDeck(library, { definition, cards, print: other }, studio, options),
    },
  };
}

/** Cards of suits and ranks with their drawings, or cards of a list. */
type Cards = { readonly deck: Deck; readonly art: DeckArt } | { readonly list: CardList };

function cardsOf({ deck }: DeckDefinition, art: DeckArt | undefined): Cards | undefined {
  if (!('suits' in deck)) return { list: deck };
  return art && { deck, art };
}

interface ReadyDeck {
  readonly definition: DeckDefinition;
  readonly cards: Cards;
  readonly print: ResolvedPrint;
}

/** Step 5 for a deck: cards → faces. */
async function composeDeck(
  library: Library,
  { definition, cards, print }: ReadyDeck,
  { language, words, fonts, draft, kinds }: Studio,
  options: CheckOptions,
): Promise<Composed> {
  if (!kinds.includes('cards')) return { papers: [], diagnostics: [], sources: [] };
  const { printing, look } = print;
  const job = {
    ...definition,
    ...placeFaces(definition.print, options),
    language,
    look,
    words,
    measure: fonts.measure,
    print,
  };
  const size = print.card ?? definition.deck.size;
  const read = makeSets(await readFaces(library, cards, { ...job, definition }), {
    ...job,
    cards: { ...definition.deck, size },
    locate: locateAsked(definition, options),
  });
  if (!read.value) return { ...read, papers: [] };
  const name = definition.title[language];
  const sheets = { name, isDeck: true, language, words, card: size, printing, draft, ...read.value };
  return { ...read, papers: [{ kind: 'cards', content: composeCardSheets(sheets) }] };
}

async function readFaces(
  library: Library,
  cards: Cards,
  job: Omit<ListJob, 'list' | 'back'> & Pick<ReadyDeck, 'print'>,
): Promise<ReadFaces> {
  const { print, language, look } = job;
  if ('deck' in cards) {
    const deck = printedDeck(cards.deck, print);
    const drawings = await library.drawings(deck, cards.art, { language, look, jokers: print.jokers });
    return library.deckFaces({ ...job, deck, drawings });
  }
  const { list } = cards;
  const printed = { ...list, size: print.card ?? list.size, style: print.style ?? list.style };
  return library.listFaces({ ...job, list: printed, back: await library.back(printed.size, look) });
}
