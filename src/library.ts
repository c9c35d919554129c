import type { Deck } from './cards/deck.ts';
import type { Language } from './cards/localized.ts';
import { DRAWINGS, FACES, readDeckArt } from './deck-art.ts';
import type { Readable } from './definition/compile.ts';
import { compileDeck, type Presets } from './definition/deck.ts';
import type { Outcome } from './diagnostics/diagnostic.ts';
import { drawBack } from './documents/back.ts';
import { type DeckArt, type Drawings, openDrawings } from './documents/drawings.ts';
import { type OwnFiles, openOwnFiles } from './own-files.ts';
import type { PageSymbol } from './page/primitive.ts';
import type { FaceLook } from './page/print.ts';
import { type Fonts, openFonts } from './pdf/fonts.ts';
import { readSymbol } from './svg/drawing.ts';
import { compileTemplate, type Template } from './templates/template.ts';
import { openWords, type Words } from './templates/words.ts';
import type { Files } from './workspace/files.ts';

/** Stichwerk's own things, each read when first asked for and then kept. */
export interface Library {
  readonly deckIds: () => Promise<readonly string[]>;
  /** A deck preset; undefined if there is none of that id. */
  readonly deck: (id: string) => Promise<Deck | undefined>;
  readonly words: (language: Language) => Promise<Words>;
  readonly fonts: () => Promise<Fonts>;
  readonly colorProfile: () => Promise<Uint8Array>;
  /** The symbols of a deck that could be read; E0401 and E0402 tell why its cards cannot be drawn. */
  readonly art: (readable: Readable) => Promise<Outcome<DeckArt>>;
  /** All drawings for a deck as it is printed, whose symbols are known. */
  readonly drawings: (deck: Deck, art: DeckArt, taste: Taste) => Promise<Drawings>;
}

/** What faces look like besides their deck. */
interface Taste {
  /** Of the letters in the corners. */
  readonly language: Language;
  readonly look: FaceLook;
}

const DECKS = 'assets/decks';
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
    words: (language) => own.once(`words ${language}`, () => readWords(own, language)),
    fonts,
    colorProfile: () => own.bytes('assets/color/sRGB_IEC61966_2_1.icc'),
    art: (readable) => readDeckArt(files, own, readable),
    drawings: (deck, art, taste) =>
      latest[taste.language](JSON.stringify([deck, art, taste.look]), async () =>
        draw(own, { deck, art, ...taste }, await fonts()),
      ),
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
  parts: Taste & { readonly deck: Deck; readonly art: DeckArt },
  { measure }: Fonts,
): Promise<Drawings> {
  const { deck } = parts;
  const [full, small, tile, emblem, check] = await Promise.all([
    faceTemplate(own, deck.style),
    faceTemplate(own, `${deck.style}-small`),
    ownSymbol(own, 'back-tile'),
    ownSymbol(own, 'emblem'),
    ownSymbol(own, 'mark-checked'),
  ]);
  const others = [tile, emblem, check, drawBack(deck.size, tile)];
  return openDrawings({ ...parts, others, templates: { full, small }, measure });
}

function faceTemplate(own: OwnFiles, name: string): Promise<Template> {
  return own.once(`face ${name}`, async () => {
    return compileTemplate(await own.text(`${FACES}/${name}.svg.hbs`), { escape: true });
  });
}

function ownSymbol(own: OwnFiles, name: string): Promise<PageSymbol> {
  return own.once(`symbol ${name}`, async () => {
    const read = readSymbol(name, await own.text(`${DRAWINGS}/${name}.svg`));
    if ('problem' in read) throw new Error(`${DRAWINGS}/${name}.svg: ${read.problem}`);
    return read;
  });
}

/** Keeps one thing: whoever builds a game again after a change mostly has the same deck, others come and go. */
function keepLatest<T>(): (key: string, make: () => Promise<T>) => Promise<T> {
  let kept: { readonly key: string; readonly made: Promise<T> } | undefined;
  return (key, make) => {
    if (kept?.key !== key) kept = { key, made: make() };
    return kept.made;
  };
}
