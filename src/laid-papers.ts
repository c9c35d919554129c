import type { LaidOutDocument } from './api.ts';
import { MOST_AT_TABLE } from './definition/players.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { KINDS, type Kind } from './documents/kinds.ts';
import type { CardPart } from './page/content.ts';
import type { TextMeasure } from './page/measure.ts';
import type { PrintDocument } from './page/page.ts';
import { countSheets } from './page/sheets.ts';
import type { Examined, Paper } from './papers.ts';
import type { ResolvedPrint } from './resolved-print.ts';

/** The pages of papers, and what did not fit. */
export interface LaidPapers {
  readonly documents: readonly LaidOutDocument[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Step 6: blocks and faces → pages; loads the layout when first asked. */
export async function layOutPapers(
  papers: readonly Paper[],
  { print, blame }: NonNullable<Examined['ready']>,
  measure: TextMeasure,
): Promise<LaidPapers> {
  const { layOutDivided } = await import('./layout/hyphenation.ts');
  const laid: LaidPapers[] = [];
  for (const file of papers.flatMap(filesOf)) {
    const options = { paper: print.paper, measure, ink: print.look.ink };
    const { value, diagnostics } = await layOutDivided(file.content, options);
    laid.push({
      documents: value ? [countDocument(file, value, print)] : [],
      diagnostics: diagnostics.map((fault) => told(fault, file, papers, blame)),
    });
  }
  // Fronts and backs that stand in two files have the same faults.
  const found = new Map(
    laid.flatMap(({ diagnostics }) => diagnostics).map((fault) => [JSON.stringify(fault), fault]),
  );
  return { documents: laid.flatMap(({ documents }) => documents), diagnostics: [...found.values()] };
}

function told(
  { span, ...fault }: Diagnostic,
  paper: Paper,
  papers: readonly Paper[],
  blame: NonNullable<Examined['ready']>['blame'],
): Diagnostic {
  const { kind, suffix } = paper;
  const place = span ?? blame(kind);
  const name = suffix === undefined ? kind : `${kind}-${suffix}`;
  const advice = fault.code === 'E0404' ? adviseNumber(paper, papers) : undefined;
  const help = advice ?? fault.help;
  return {
    ...fault,
    message: `${name}: ${fault.message}`,
    ...(help && { help }),
    ...(place && { span: place }),
  };
}

/** What has no room for so many players may have room for others. */
function adviseNumber({ kind, suffix }: Paper, papers: readonly Paper[]): string | undefined {
  const numbers = papers.flatMap((one) => (one.kind === kind ? (one.suffix ?? []) : []));
  const other = numbers.find((one) => one !== suffix && PLAYERS.includes(Number(one)));
  if (suffix === undefined || other === undefined) return undefined;
  return `take a larger paper or pad, or print the papers for another number of players alone: \`--players ${other}\``;
}

/** A paper that stands in a file of its own, or one side of it. */
interface PaperFile extends Paper {
  readonly name: string;
  readonly part?: CardPart;
}

const PARTS: readonly CardPart[] = ['fronts', 'backs'];

function nameOf(kind: Kind, suffix?: string): string {
  return suffix === undefined ? `${kind}.pdf` : `${kind}-${suffix}.pdf`;
}

/** The numbers of players that can stand in the name of a file. */
const PLAYERS = Array.from({ length: MOST_AT_TABLE }, (_, at) => at + 1);

/** All names that files of papers can have. */
export const FILE_NAMES: readonly string[] = [
  ...KINDS.map((kind) => nameOf(kind)),
  ...PARTS.map((part) => nameOf('cards', part)),
  nameOf('solution', 'key'),
  ...KINDS.flatMap((kind) => PLAYERS.map((players) => nameOf(kind, String(players)))),
];

/** The files of a paper: two where backs are printed apart from their fronts. */
function filesOf(paper: Paper): readonly PaperFile[] {
  const { kind, content, suffix } = paper;
  const cards = content.content;
  if (cards.kind !== 'cards' || cards.printing.backs !== 'separate')
    return [{ ...paper, name: nameOf(kind, suffix) }];
  return PARTS.map((part) => ({
    kind,
    name: nameOf(kind, part),
    part,
    content: { ...content, content: { ...cards, part } },
  }));
}

function countDocument(
  { kind, name, part, content: { content } }: PaperFile,
  document: PrintDocument,
  { printing }: ResolvedPrint,
): LaidOutDocument {
  const isCards = content.kind === 'cards';
  return {
    kind,
    name,
    cards: isCards && part !== 'backs' ? content.fronts.length : 0,
    document,
    pages: document.pages.length,
    sheets: countSheets(document, isCards ? { ...printing, ...(part && { part }) } : undefined),
    duplex: document.duplex,
  };
}
