import type { Deck } from './cards/deck.ts';
import type { Language } from './cards/localized.ts';
import { compileDeck } from './definition/deck.ts';
import type { Definition, Path } from './definition/game.ts';
import type { Diagnostic, Outcome } from './diagnostics/diagnostic.ts';
import { nearest } from './diagnostics/nearest.ts';
import { drawBack } from './documents/back.ts';
import { type Drawings, openDrawings } from './documents/drawings.ts';
import type { PageSymbol } from './page/primitive.ts';
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
  /** The symbol of every suit of a definition's deck; E0401 and E0402 tell why its cards cannot be drawn. */
  readonly suits: (definition: Definition) => Promise<Outcome<readonly PageSymbol[]>>;
  /** All drawings for a definition whose suits are known. */
  readonly drawings: (definition: Definition, suits: readonly PageSymbol[]) => Promise<Drawings>;
}

const DECKS = 'assets/decks';
const DRAWINGS = 'assets/svg';
const FACES = 'templates/cards';

/** Opens the library over a set of files. A missing file of stichwerk's own is a broken installation and throws. */
export function openLibrary(files: Files): Library {
  const once = remember();
  const latest = keepLatest<Drawings>();
  const own = async (path: string) => {
    const bytes = await files.own(path);
    if (!bytes) throw new Error(`the installation lacks ${path}`);
    return bytes;
  };
  const ownText = async (path: string) => new TextDecoder().decode(await own(path));
  const template = (name: string): Promise<Template> =>
    once(name, async () => compileTemplate(await ownText(`${FACES}/${name}.svg.hbs`), { escape: true }));
  const symbol = (name: string): Promise<PageSymbol> =>
    once(`symbol ${name}`, async () => {
      const read = readSymbol(name, await ownText(`${DRAWINGS}/${name}.svg`));
      if ('problem' in read) throw new Error(`${DRAWINGS}/${name}.svg: ${read.problem}`);
      return read;
    });

  const styles = () =>
    once('styles', async () => {
      const faces = namesIn(await files.listOwn(FACES), '.svg.hbs');
      return faces.filter((name) => faces.includes(`${name}-small`));
    });

  const draw = async (deck: Deck, suits: readonly PageSymbol[]): Promise<Drawings> => {
    const [full, small, tile, emblem, check, fonts] = await Promise.all([
      template(deck.style),
      template(`${deck.style}-small`),
      symbol('back-tile'),
      symbol('emblem'),
      symbol('mark-checked'),
      library.fonts(),
    ]);
    const others = [tile, emblem, check, drawBack(deck.size, tile)];
    return openDrawings({ deck, suits, others, templates: { full, small }, measure: fonts.measure });
  };

  const library: Library = {
    deckIds: () => once('decks', async () => namesIn(await files.listOwn(DECKS), '.yaml')),
    deck: async (id) => {
      if (!(await library.deckIds()).includes(id)) return undefined;
      return once(`deck ${id}`, async () => readDeck(id, await ownText(`${DECKS}/${id}.yaml`)));
    },
    words: (language) =>
      once(`words ${language}`, async () => {
        const folder = `templates/${language}`;
        const [table, rules] = await Promise.all([
          ownText(`${folder}/words.json`),
          ownText(`${folder}/rules.md.hbs`),
        ]);
        return openWords({ table, documents: { rules } });
      }),
    fonts: () =>
      once('fonts', async () => {
        const [regular, semibold] = await Promise.all([
          own('assets/fonts/SourceSans3-Regular.ttf'),
          own('assets/fonts/SourceSans3-Semibold.ttf'),
        ]);
        return openFonts({ regular, semibold });
      }),
    colorProfile: () => once('profile', () => own('assets/color/sRGB_IEC61966_2_1.icc')),
    suits: async (definition) => {
      const [style, suits] = [checkStyle(definition, await styles()), await readSuits(files, definition)];
      return style ? { diagnostics: [style, ...suits.diagnostics] } : suits;
    },
    drawings: ({ game: { deck } }, suits) => latest(JSON.stringify([deck, suits]), () => draw(deck, suits)),
  };
  return library;
}

function readDeck(id: string, text: string): Deck {
  const { value, diagnostics } = compileDeck({ file: `${DECKS}/${id}.yaml`, text }, id);
  if (!value) throw new Error(`${DECKS}/${id}.yaml: ${diagnostics[0]?.message}`);
  return value;
}

function namesIn(files: readonly string[], ending: string): readonly string[] {
  return files.filter((name) => name.endsWith(ending)).map((name) => name.slice(0, -ending.length));
}

/** E0401 if there are no face templates of the deck's style. */
function checkStyle({ game, locate }: Definition, styles: readonly string[]): Diagnostic | undefined {
  const { style } = game.deck;
  if (styles.includes(style)) return undefined;
  const near = nearest(style, styles);
  return {
    code: 'E0401',
    severity: 'error',
    message: `there are no cards of the style \`${style}\``,
    span: locate(['deck', 'style']),
    help: near === undefined ? `styles are ${styles.join(', ')}` : `did you mean \`${near}\`?`,
  };
}

async function readSuits(files: Files, definition: Definition): Promise<Outcome<readonly PageSymbol[]>> {
  const { deck } = definition.game;
  const symbols: PageSymbol[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const [index, { symbol, color }] of deck.suits.entries()) {
    const path: Path = ['deck', 'suits', index, 'symbol'];
    const span = definition.locate(path);
    const text = await readSvg(files, definition.source.file, symbol);
    if (text === undefined) {
      const help = await suggestDrawing(files, symbol);
      const message = `the drawing \`${symbol}\` does not exist`;
      diagnostics.push({ code: 'E0401', severity: 'error', message, span, help });
      continue;
    }
    const read = readSymbol(symbol, text, color);
    if ('problem' in read) {
      diagnostics.push({ code: 'E0402', severity: 'error', message: read.problem, span, help: read.help });
    } else symbols.push(read);
  }
  return diagnostics.length > 0 ? { diagnostics } : { value: symbols, diagnostics };
}

/** A symbol is the name of one of our drawings, or a file beside the definition if it ends in `.svg`. */
async function readSvg(files: Files, beside: string, symbol: string): Promise<string | undefined> {
  const bytes = symbol.endsWith('.svg')
    ? await files.beside(beside, symbol)
    : await files.own(`${DRAWINGS}/${symbol}.svg`);
  return bytes && new TextDecoder().decode(bytes);
}

async function suggestDrawing(files: Files, symbol: string): Promise<string> {
  if (symbol.endsWith('.svg'))
    return 'put the file beside the definition, or name one of the drawings under assets/svg';
  const names = namesIn(await files.listOwn(DRAWINGS), '.svg');
  const near = nearest(symbol, names);
  return near === undefined ? `drawings are ${names.join(', ')}` : `did you mean \`${near}\`?`;
}

function remember(): <T>(key: string, read: () => Promise<T>) => Promise<T> {
  const known = new Map<string, Promise<unknown>>();
  return <T>(key: string, read: () => Promise<T>) => {
    const found = known.get(key) ?? read();
    known.set(key, found);
    return found as Promise<T>;
  };
}

/** Keeps one thing: whoever builds a game again after a change mostly has the same deck, others come and go. */
function keepLatest<T>(): (key: string, make: () => Promise<T>) => Promise<T> {
  let kept: { readonly key: string; readonly made: Promise<T> } | undefined;
  return (key, make) => {
    if (kept?.key !== key) kept = { key, made: make() };
    return kept.made;
  };
}
