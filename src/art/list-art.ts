import type { CardList } from '../cards/card-list.ts';
import { isBeside } from '../definition/beside-name.ts';
import type { DeckDefinition, Path, Source } from '../definition/game.ts';
import type { Diagnostic, Span } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { listed, suggest } from '../diagnostics/words.ts';
import type { Face } from '../documents/face.ts';
import type { FaceTaste } from '../documents/face-names.ts';
import { listContext, TEXT_FIELDS, TEXT_STYLE } from '../documents/list-context.ts';
import { fillList } from '../documents/list-faces.ts';
import type { Files } from '../workspace/files.ts';
import type { OwnFiles } from '../workspace/own-files.ts';
import { openAuthorArt, type ReadArt } from './author-art.ts';
import { readAuthorTemplate } from './author-template.ts';
import type { Blame } from './face-drawings.ts';
import { FACES } from './folders.ts';
import { findHiddenColumns } from './hidden-columns.ts';

/** A list as it is printed, and where its style is named. */
interface ListToRead extends FaceTaste {
  readonly definition: DeckDefinition;
  readonly list: CardList;
  readonly stylePath: Path;
}

/** Reads the face template of a list and the drawings that its filled faces use: E0242, E0401, E0402 and E0408. */
export async function readListArt(
  files: Files,
  own: OwnFiles,
  { definition, list, stylePath, ...taste }: ListToRead,
): Promise<ReadArt> {
  const read = await readTemplate(files, own, list, definition.source, definition.locate(stylePath));
  if ('code' in read) return { diagnostics: [read], sources: [] };
  const cards = {
    template: read,
    isOwn: isBeside(list.style),
    file: definition.source.file,
    samples: sampleOf(list, taste),
    fill: (face: Face) => fillList(list, { face, ...taste }),
    blame: blameField(definition, list),
    isKnown: () => false,
  };
  const opened = await openAuthorArt(files, own, cards, taste);
  const hidden = findHiddenColumns(definition, list);
  return { ...opened, diagnostics: [...hidden, ...opened.diagnostics] };
}

/** What the first card of a list fills the template in with: all others have the same names. */
function sampleOf(list: CardList, taste: FaceTaste): readonly object[] {
  const place = { index: 1, number: 1, total: 1 };
  return list.cards.slice(0, 1).map((card) => listContext(list, card, place, taste));
}

async function readTemplate(
  files: Files,
  own: OwnFiles,
  list: CardList,
  source: Source,
  span: Span,
): Promise<Source | Diagnostic> {
  const { style } = list;
  const fault = (code: 'E0401' | 'E0408', message: string, help: string): Diagnostic => {
    return { code, severity: 'error', message, span, help };
  };
  if (style === TEXT_STYLE) {
    const fields = Object.keys(list.cards[0]?.fields ?? {});
    if (!fields.some((name) => (TEXT_FIELDS as readonly string[]).includes(name)))
      return fault('E0408', whyNothingShows(fields), SHOW_HELP);
    const file = `${FACES}/${TEXT_STYLE}.svg.hbs`;
    return { file, text: await own.text(file) };
  }
  if (!isBeside(style)) {
    const help = suggest(nearest(style, [TEXT_STYLE]), 'write `text`, or a template such as ./face.svg.hbs');
    return fault('E0401', `there are no cards of the style \`${style}\` for a list`, help);
  }
  return readAuthorTemplate(files, source.file, style, span);
}

const SHOW_HELP = 'name a column so, or write a template of your own and say `style: ./face.svg.hbs`';

function whyNothingShows(fields: readonly string[]): string {
  const quoted = (names: readonly string[]) => names.map((name) => `\`${name}\``);
  const has = fields.length === 0 ? 'no fields' : listed(quoted(fields));
  return `cards of the style \`text\` show ${listed(quoted(TEXT_FIELDS))}, these have ${has}`;
}

/** Blames the field that names a drawing. */
function blameField({ locateField }: DeckDefinition, list: CardList): Blame {
  return (card, href) => {
    const { id, fields } = list.cards[card]!;
    const field = Object.keys(fields).find((name) => fields[name]?.trim() === href);
    return field === undefined ? undefined : { name: `card \`${id}\``, span: locateField(card, field) };
  };
}
