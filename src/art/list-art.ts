import { readAuthorTemplate, warnOfLargePrint } from './author-template.ts';
import type { CardList } from '../cards/card-list.ts';
import type { DeckDefinition, Source } from '../definition/game.ts';
import type { Diagnostic, Outcome } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { listed, suggest } from '../diagnostics/words.ts';
import { type Face, openFace } from '../documents/face.ts';
import { type ListTaste, listContext, TEXT_FIELDS, TEXT_STYLE } from '../documents/list-context.ts';
import { fillList } from '../documents/list-faces.ts';
import type { DrawingTexts } from '../documents/listed-drawings.ts';
import { type FoundDrawings, readFaceDrawings } from './face-drawings.ts';
import type { OwnFiles } from '../workspace/own-files.ts';
import type { Files } from '../workspace/files.ts';

/** What the faces of a list of cards are drawn from, besides the list. */
interface ListArt {
  readonly face: Face;
  readonly texts: DrawingTexts;
}

/** The art of a list, and the author's files that findings about its faces stand in. */
export interface ReadListArt extends Outcome<ListArt> {
  readonly sources: readonly Source[];
}

/** Where face templates stand among stichwerk's own files. */
const FACES = 'templates/cards';

/** Reads the face template of a list and the drawings that its filled faces use: E0401, E0402 and E0408. */
export async function readListArt(
  files: Files,
  own: OwnFiles,
  definition: DeckDefinition,
  list: CardList,
  taste: ListTaste,
): Promise<ReadListArt> {
  const read = await readTemplate(files, own, definition, list);
  if ('code' in read) return { diagnostics: [read], sources: [] };
  const sources = list.style.startsWith('./') ? [read] : [];
  const opened = openFace(read, sampleOf(list, taste));
  const face = opened.value;
  if (!face) return { diagnostics: opened.diagnostics, sources };
  const found = await readListDrawings(files, own, definition, list, { face, ...taste });
  const warnings = list.style === TEXT_STYLE ? [] : warnOfLargePrint(read, taste);
  const diagnostics = [...warnings, ...found.diagnostics];
  if (found.diagnostics.length > 0) return { diagnostics, sources };
  return { value: { face, texts: found.texts }, diagnostics, sources };
}

/** What the first card of a list fills the template in with: all others have the same names. */
function sampleOf(list: CardList, taste: ListTaste): readonly object[] {
  const place = { index: 1, number: 1, total: 1 };
  return list.cards.slice(0, 1).map((card) => listContext(list, card, place, taste));
}

async function readTemplate(
  files: Files,
  own: OwnFiles,
  { source, locate }: DeckDefinition,
  list: CardList,
): Promise<Source | Diagnostic> {
  const { style } = list;
  const fault = (code: 'E0401' | 'E0408', message: string, help: string): Diagnostic => {
    return { code, severity: 'error', message, span: locate(['style']), help };
  };
  if (style === TEXT_STYLE) {
    const fields = Object.keys(list.cards[0]?.fields ?? {});
    if (!fields.some((name) => (TEXT_FIELDS as readonly string[]).includes(name)))
      return fault('E0408', whyNothingShows(fields), SHOW_HELP);
    const file = `${FACES}/${TEXT_STYLE}.svg.hbs`;
    return { file, text: await own.text(file) };
  }
  if (!style.startsWith('./')) {
    const help = suggest(nearest(style, [TEXT_STYLE]), 'write `text`, or a template such as ./face.svg.hbs');
    return fault('E0401', `there are no cards of the style \`${style}\` for a list`, help);
  }
  return readAuthorTemplate(files, source.file, style, locate(['style']));
}

const SHOW_HELP = 'name a column so, or write a template of your own and say `style: ./face.svg.hbs`';

function whyNothingShows(fields: readonly string[]): string {
  const quoted = (names: readonly string[]) => names.map((name) => `\`${name}\``);
  const has = fields.length === 0 ? 'no fields' : listed(quoted(fields));
  return `cards of the style \`text\` show ${listed(quoted(TEXT_FIELDS))}, these have ${has}`;
}

/** The drawings of all filled faces; each that is not there or is refused is told once, at the first card that asks. */
async function readListDrawings(
  files: Files,
  own: OwnFiles,
  { source, locateField }: DeckDefinition,
  list: CardList,
  parts: ListTaste & { readonly face: Face },
): Promise<FoundDrawings> {
  const filled = [...fillList(list, parts)].flatMap(({ card, svg }) => {
    const blame = (href: string) => {
      const { id, fields } = list.cards[card]!;
      const field = Object.keys(fields).find((name) => fields[name]?.trim() === href);
      return field === undefined ? undefined : { name: `card \`${id}\``, span: locateField(card, field) };
    };
    return typeof svg === 'string' ? [{ svg, blame }] : [];
  });
  return readFaceDrawings(files, own, source.file, parts.face.source, filled);
}
