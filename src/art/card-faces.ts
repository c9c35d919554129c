import type { CardList } from '../cards/card-list.ts';
import type { Deck } from '../cards/deck.ts';
import { isBeside } from '../definition/beside-name.ts';
import type { DeckDefinition, Locate, Path, Source } from '../definition/game.ts';
import type { Diagnostic, Outcome } from '../diagnostics/diagnostic.ts';
import { BACK_BLEED } from '../documents/back.ts';
import { cardLabel } from '../documents/card-names.ts';
import type { CardFaces } from '../documents/card-sheets.ts';
import { type DeckFaces, drawDeckFaces } from '../documents/deck-faces.ts';
import type { Drawings } from '../documents/drawings.ts';
import { extraCards } from '../documents/extra-cards.ts';
import type { FaceTaste } from '../documents/face-names.ts';
import { drawListFaces, type ListFaces } from '../documents/list-faces.ts';
import type { CardFace } from '../page/content.ts';
import type { TextMeasure } from '../page/measure.ts';
import type { PageSymbol } from '../page/primitive.ts';
import type { Printing } from '../page/print.ts';
import type { Words } from '../templates/words.ts';
import type { Files } from '../workspace/files.ts';
import type { OwnFiles } from '../workspace/own-files.ts';
import { readDeckFaceArt } from './deck-face-art.ts';
import { readListArt } from './list-art.ts';
import { type OwnBack, readOwnBack } from './own-back.ts';

/** What all cards are drawn with. */
interface Job extends FaceTaste {
  readonly source: Source;
  readonly locate: Locate;
  /** Where the style is named. */
  readonly stylePath: Path;
  /** Where it is told that cards are too small for their faces; nowhere if the definition is not to blame. */
  readonly sizePath: Path | undefined;
  readonly words: Words;
  readonly measure: TextMeasure;
  readonly print: Asked;
}

/** What is asked of printed cards. */
interface Asked {
  readonly printing: Pick<Printing, 'bleed' | 'backs'>;
  readonly jokers: number;
  readonly blanks: number;
}

/** Cards of suits and ranks to be drawn, the deck as it is printed. */
export interface DeckJob extends Job {
  readonly deck: Deck;
  readonly drawings: Drawings;
}

/** Cards of a list to be drawn, the list as it is printed. */
export interface ListJob extends Job {
  readonly definition: DeckDefinition;
  readonly list: CardList;
  /** Symbols of the usual back. */
  readonly back: readonly PageSymbol[];
}

/** The faces and the back of cards, what was found on the way to them, and the author's files that findings stand in. */
export interface ReadFaces extends Outcome<CardFaces> {
  readonly sources: readonly Source[];
}

/** Faces in the order of the deck, and the symbols that they use besides those of the deck. */
interface Drawn extends Outcome<DeckFaces> {
  readonly sources: readonly Source[];
}

/** Draws the cards of a deck, with the author's own template and back where it has them. */
export async function readDeckFaces(files: Files, own: OwnFiles, job: DeckJob): Promise<ReadFaces> {
  const { deck, drawings, print, words } = job;
  const usual = { symbols: Object.values(drawings.symbols), bleed: BACK_BLEED };
  const [drawn, back] = await Promise.all([drawDeck(files, own, job), readBack(files, job, usual)]);
  const named = drawn.value?.faces.map((content, index): CardFace => {
    return { alt: cardLabel({ ...job, game: { deck } }, index), content };
  });
  const symbols = { ...drawings.symbols, ...drawn.value?.symbols };
  const extras = extraCards(drawings, print.blanks, words);
  const diagnostics = [...drawn.diagnostics, ...back.diagnostics];
  const value = joinFaces(named && { faces: [...named, ...extras], symbols }, back.value);
  return { ...value, diagnostics, sources: drawn.sources };
}

/** Faces and back together; nothing if one of them is not there. */
function joinFaces(fronts: ListFaces | undefined, back: OwnBack | undefined): { readonly value?: CardFaces } {
  if (!fronts || !back) return {};
  const symbols = { ...fronts.symbols, ...Object.fromEntries(back.symbols.map((one) => [one.id, one])) };
  return { value: { fronts: fronts.faces, symbols, back: { symbol: 'back', bleed: back.bleed } } };
}

async function drawDeck(files: Files, own: OwnFiles, job: DeckJob): Promise<Drawn> {
  const { deck, stylePath, print } = job;
  if (!isBeside(deck.style)) return { ...drawUsual(job), sources: [] };
  const read = await readDeckFaceArt(files, own, { ...job, path: stylePath }, deck, job);
  if (!read.value) return { diagnostics: read.diagnostics, sources: read.sources };
  const drawn = drawDeckFaces(deck, { ...job, ...read.value, reach: print.printing.bleed });
  return { ...drawn, diagnostics: [...read.diagnostics, ...drawn.diagnostics], sources: read.sources };
}

/** Draws the cards of a deck in a style of ours; what is too small to be drawn is never drawn. */
function drawUsual({ deck, drawings, locate, sizePath }: DeckJob): Outcome<DeckFaces> {
  const faults = drawings.faults().map(({ message, ...fault }): Diagnostic => {
    return { ...fault, message: `cards: ${message}`, ...(sizePath && { span: locate(sizePath) }) };
  });
  if (faults.length > 0) return { diagnostics: faults };
  const faces = deck.cards.map(({ index }) => drawings.face(index));
  return { value: { faces, symbols: {} }, diagnostics: [] };
}

/** Draws the cards of a list. */
export async function readListFaces(files: Files, own: OwnFiles, job: ListJob): Promise<ReadFaces> {
  const { definition, list, print, words } = job;
  const [art, back] = await Promise.all([
    readListArt(files, own, job),
    readBack(files, { ...job, deck: list }, { symbols: job.back, bleed: BACK_BLEED }),
  ]);
  const { locateField } = definition;
  const parts = art.value && { ...job, ...art.value, reach: print.printing.bleed, locateField };
  const drawn = parts ? drawListFaces(list, parts) : { diagnostics: [] };
  const extras = extraCards({ jokers: [] }, print.blanks, words);
  const fronts = drawn.value && { ...drawn.value, faces: [...drawn.value.faces, ...extras] };
  const diagnostics = [...art.diagnostics, ...back.diagnostics, ...drawn.diagnostics, ...noJokers(job)];
  return { ...joinFaces(fronts, back.value), diagnostics, sources: art.sources };
}

/** The author's own back, or the usual one. */
async function readBack(
  files: Files,
  {
    deck,
    source,
    locate,
    look,
    print,
  }: Pick<Job, 'source' | 'locate' | 'look' | 'print'> & { readonly deck: Deck | CardList },
  usual: OwnBack,
): Promise<Outcome<OwnBack>> {
  if (deck.back === undefined) return { value: usual, diagnostics: [] };
  const { backs, bleed } = print.printing;
  // What is told to have no effect at all is not told of this back as well.
  const isColored = backs !== 'none' && look.ink !== 'black';
  const asked = {
    ink: look.ink,
    backColor: isColored ? look.backColor : undefined,
    bleed: backs === 'none' ? 0 : bleed,
  };
  return readOwnBack(files, deck.back, { source, locate, path: ['deck', 'back'] }, deck.size, asked);
}

function noJokers({ print, locate, definition }: ListJob): readonly Diagnostic[] {
  if (print.jokers === 0) return [];
  const message = 'there are no jokers for a list of cards';
  const help = 'write a joker into the list, as a card like the others';
  const isWritten = definition.print.jokers !== undefined;
  const span = isWritten && { span: locate(['print', 'jokers']) };
  return [{ code: 'E0204', severity: 'warning', message, ...span, help }];
}
