import type { DeckJob, ListJob, ReadFaces } from './art/card-faces.ts';
import { readDeckArt } from './art/deck-art.ts';
import { DRAWINGS, FACES } from './art/folders.ts';
import type { Deck } from './cards/deck.ts';
import type { Language } from './cards/localized.ts';
import type { Readable } from './definition/compile.ts';
import { type Beside, compileDeck, type Presets } from './definition/deck.ts';
import type { Source } from './definition/game.ts';
import type { Outcome } from './diagnostics/diagnostic.ts';
import { drawBack } from './documents/back.ts';
import type { DeckArt } from './documents/deck-art.ts';
import { type Drawings, type FaceParts, openDrawings } from './documents/drawings.ts';
import type { FaceTaste } from './documents/face-names.ts';
import { JOKER_COLORS } from './documents/jokers.ts';
import { lightSymbol } from './documents/low-ink.ts';
import type { Size } from './page/geometry.ts';
import type { Color, PageSymbol } from './page/primitive.ts';
import { BACK_COLORS, type FaceLook } from './page/print.ts';
import { type Fonts, openFonts } from './pdf/fonts.ts';
import { readSymbol } from './svg/drawing.ts';
import { compileTemplate, type Template } from './templates/template.ts';
import { openWords, type Words } from './templates/words.ts';
import type { Files } from './workspace/files.ts';
import { type OwnFiles, openOwnFiles } from './workspace/own-files.ts';

/** Stichwerk's own things, each read when first asked for and then kept. */
export interface Library {
  readonly deckIds: () => Promise<readonly string[]>;
  /** A deck preset; undefined if there is none of that id. */
  readonly deck: (id: string) => Promise<Deck | undefined>;
  /** Ids of the games that come along. */
  readonly gameIds: () => Promise<readonly string[]>;
  /** The definition of one of them. */
  readonly game: (id: string) => Promise<Source>;
  readonly words: (language: Language) => Promise<Words>;
  readonly fonts: () => Promise<Fonts>;
  readonly colorProfile: () => Promise<Uint8Array>;
  /** The symbols of a deck that could be read; E0401 and E0402 tell why its cards cannot be drawn. */
  readonly art: (readable: Readable) => Promise<Outcome<DeckArt>>;
  /** All drawings for a deck as it is printed, whose symbols are known. */
  readonly drawings: (deck: Deck, art: DeckArt, taste: DeckTaste) => Promise<Drawings>;
  /** The usual back for cards of a size: the symbol `back` and what it uses. */
  readonly back: (card: Size, look: FaceLook) => Promise<readonly PageSymbol[]>;
  readonly deckFaces: (job: DeckJob) => Promise<ReadFaces>;
  readonly listFaces: (job: ListJob) => Promise<ReadFaces>;
  readonly emblem: (look: FaceLook) => Promise<PageSymbol>;
  /** The decks that a definition may name, and the files beside it. */
  readonly presets: (source: Source) => Promise<Presets & { readonly beside: Beside }>;
}

/** What faces look like besides their deck. */
interface DeckTaste extends FaceTaste {
  /** How many jokers to draw; none if absent. */
  readonly jokers?: number;
}

const DECKS = 'assets/decks';
const GAMES = 'assets/games';
const FONTS = 'assets/fonts';

/** Opens the library over a set of files; nothing is read before it is needed. */
export function openLibrary(files: Files): Library {
  const own = openOwnFiles(files);
  const latest = { de: keepLatest<Drawings>(), en: keepLatest<Drawings>() };
  const deckIds = () => own.names(DECKS, '.yaml');
  const deck = async (id: string): Promise<Deck | undefined> => {
    const ids = await deckIds();
    return ids.includes(id)
      ? own.once(`deck ${id}`, () => readDeck(own, id, { ids, load: deck }))
      : undefined;
  };
  const fonts = () => own.once('fonts', () => readFonts(own));
  return {
    deckIds,
    deck,
    gameIds: () => own.names(GAMES, '.yaml'),
    game: async (id) => ({ file: `${GAMES}/${id}.yaml`, text: await own.text(`${GAMES}/${id}.yaml`) }),
    words: (language) => own.once(`words ${language}`, () => readWords(own, language)),
    fonts,
    colorProfile: () => own.bytes('assets/color/sRGB_IEC61966_2_1.icc'),
    art: (readable) => readDeckArt(files, own, readable),
    drawings: (deck, art, taste) =>
      latest[taste.language](JSON.stringify([deck, art, taste.look, taste.jokers]), async () =>
        draw(own, { deck, art, ...taste }, await fonts()),
      ),
    back: (card, look) => usualBack(own, card, look),
    deckFaces: async (job) => (await import('./art/card-faces.ts')).readDeckFaces(files, own, job),
    listFaces: async (job) => (await import('./art/card-faces.ts')).readListFaces(files, own, job),
    emblem: (look) => emblem(own, look),
    presets: async ({ file }) => ({
      ids: await deckIds(),
      load: deck,
      beside: (path) => files.beside(file, path),
    }),
  };
}

async function readDeck(own: OwnFiles, id: string, presets: Presets): Promise<Deck> {
  const file = `${DECKS}/${id}.yaml`;
  const { value, diagnostics } = await compileDeck({ file, text: await own.text(file) }, id, presets);
  if (!value) throw new Error(`${file}: ${diagnostics[0]?.message}`);
  return value;
}

async function readWords(own: OwnFiles, language: Language): Promise<Words> {
  const folder = `templates/${language}`;
  const names = await own.names(`${folder}/rules`, '.md.hbs');
  const [table, ...texts] = await Promise.all([
    own.text(`${folder}/words.json`),
    ...names.map((name) => own.text(`${folder}/rules/${name}.md.hbs`)),
  ]);
  const documents = Object.fromEntries(names.map((name, at) => [`rules/${name}`, texts[at] ?? '']));
  return openWords({ table, documents });
}

async function readFonts(own: OwnFiles): Promise<Fonts> {
  const [regular, semibold] = await Promise.all([
    own.bytes(`${FONTS}/SourceSans3-Regular.ttf`),
    own.bytes(`${FONTS}/SourceSans3-Semibold.ttf`),
  ]);
  return openFonts({ regular, semibold });
}

async function draw(
  own: OwnFiles,
  { jokers: count = 0, ...parts }: DeckTaste & { readonly deck: Deck; readonly art: DeckArt },
  { measure }: Fonts,
): Promise<Drawings> {
  const { deck, look } = parts;
  const [template, back, drawn, check, jokers] = await Promise.all([
    faceTemplate(own, 'suited'),
    usualBack(own, deck.size, look),
    emblem(own, look),
    ownSymbol(own, 'mark-checked'),
    count > 0 ? readJokers(own, count) : undefined,
  ]);
  const others = [...back, drawn, check];
  return openDrawings({ ...parts, ...(jokers && { jokers }), others, template, measure });
}

async function usualBack(
  own: OwnFiles,
  card: Size,
  { ink, backColor = BACK_COLORS.blue! }: FaceLook,
): Promise<readonly PageSymbol[]> {
  const tile = await ownSymbol(own, ink === 'full' ? 'back-tile' : 'back-tile-low-ink', backColor);
  return [tile, drawBack(card, tile)];
}

async function emblem(own: OwnFiles, { ink }: FaceLook): Promise<PageSymbol> {
  const drawn = await ownSymbol(own, 'emblem');
  return ink === 'low' ? lightSymbol(drawn, 'emblem', 0.4) : drawn;
}

async function readJokers(own: OwnFiles, count: number): Promise<NonNullable<FaceParts['jokers']>> {
  const [template, figure, ...stars] = await Promise.all([
    faceTemplate(own, 'joker'),
    ownSymbol(own, 'court-joker'),
    ...JOKER_COLORS.map((color) => ownSymbol(own, 'shape-star', color)),
  ]);
  return { count, template, art: { figure, stars } };
}

function faceTemplate(own: OwnFiles, name: string): Promise<Template> {
  return own.once(`face ${name}`, async () => {
    return compileTemplate(await own.text(`${FACES}/${name}.svg.hbs`), { escape: true });
  });
}

/** One of our drawings; `color` is that of its `currentColor`. */
function ownSymbol(own: OwnFiles, name: string, color?: Color): Promise<PageSymbol> {
  return own.once(`symbol ${name} ${color}`, async () => {
    const read = readSymbol(name, await own.text(`${DRAWINGS}/${name}.svg`), color);
    if ('problem' in read) throw new Error(`${DRAWINGS}/${name}.svg: ${read.problem}`);
    return read;
  });
}

/** How many things are kept: whoever builds a game again after a change mostly has the same deck, others come and go. */
const KEPT = 4;

function keepLatest<T>(): (key: string, make: () => Promise<T>) => Promise<T> {
  const kept = new Map<string, Promise<T>>();
  return (key, make) => {
    const made = kept.get(key) ?? make();
    kept.delete(key);
    kept.set(key, made);
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    return made;
  };
}
