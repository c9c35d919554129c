import type { Deck, Suit } from './cards/deck.ts';
import type { Readable } from './definition/compile.ts';
import type { Locate, Source } from './definition/game.ts';
import type { Diagnostic, Outcome, Span } from './diagnostics/diagnostic.ts';
import { nearest } from './diagnostics/nearest.ts';
import { listed, suggest } from './diagnostics/words.ts';
import type { OwnFiles } from './own-files.ts';
import type { PageSymbol } from './page/primitive.ts';
import { readSymbol } from './svg/drawing.ts';
import type { Files } from './workspace/files.ts';

/** Where drawings stand. */
export const DRAWINGS = 'assets/svg';

/** Where face templates stand. */
export const FACES = 'templates/cards';

/** Drawings of suits among ours; the others are marks and patterns. */
const SUIT_DRAWING = /^(?:shape|suit)-/;

/** The symbol of every suit of a deck, in its order; nothing if the deck could not be read; E0401 and E0402 tell why its cards cannot be drawn. */
export async function readSuits(
  files: Files,
  own: OwnFiles,
  readable: Readable,
): Promise<Outcome<readonly PageSymbol[]>> {
  const { deck, locate, source } = readable;
  if (!deck) return { diagnostics: [] };
  const diagnostics = [...(await checkStyle(own, deck, locate))];
  const symbols: PageSymbol[] = [];
  for (const [index, suit] of deck.suits.entries()) {
    const span = locate(['deck', 'suits', index, 'symbol']);
    const read = await readSuit(files, own, source, suit, span);
    if ('code' in read) diagnostics.push(read);
    else symbols.push(read);
  }
  return diagnostics.length > 0 ? { diagnostics } : { value: symbols, diagnostics };
}

/** E0401 if there are no face templates of the deck's style. */
async function checkStyle(own: OwnFiles, { style }: Deck, locate: Locate): Promise<readonly Diagnostic[]> {
  const faces = await own.names(FACES, '.svg.hbs');
  const styles = faces.filter((name) => faces.includes(`${name}-small`));
  if (styles.includes(style)) return [];
  const message = `there are no cards of the style \`${style}\``;
  const help = suggestAmong(style, styles, 'styles');
  return [{ code: 'E0401', severity: 'error', message, span: locate(['deck', 'style']), help }];
}

async function readSuit(
  files: Files,
  own: OwnFiles,
  source: Source,
  { symbol, color }: Suit,
  span: Span,
): Promise<PageSymbol | Diagnostic> {
  const beside = symbol.endsWith('.svg');
  const bytes = await (beside ? files.beside(source.file, symbol) : files.own(`${DRAWINGS}/${symbol}.svg`));
  if (!bytes) {
    const names = (await own.names(DRAWINGS, '.svg')).filter((name) => SUIT_DRAWING.test(name));
    const help = beside
      ? 'put the file beside the definition, or name one of the drawings of stichwerk'
      : suggestAmong(symbol, names, 'drawings');
    return {
      code: 'E0401',
      severity: 'error',
      message: `the drawing \`${symbol}\` does not exist`,
      span,
      help,
    };
  }
  const read = readSymbol(symbol, new TextDecoder().decode(bytes), color);
  if (!('problem' in read)) return read;
  const message = `the drawing \`${symbol}\` is refused: ${read.problem}`;
  return { code: 'E0402', severity: 'error', message, span, help: read.help };
}

function suggestAmong(word: string, names: readonly string[], what: string): string {
  return suggest(nearest(word, names), `${what} are ${listed(names)}`);
}
