import type { Mm } from '../../page/geometry.ts';
import { type SheetFrame, sheetBody } from '../../page/paper.ts';
import { type FormRequest, fewerColumns, halved, heightsOf, type TableForm } from './form.ts';
import { padForms } from './pad-forms.ts';
import type { PlannedHand } from './plan.ts';
import {
  allColumns,
  GROUP_GAP,
  type Helper,
  type LaidColumns,
  layColumns,
  type Manner,
  neededWidth,
} from './widths.ts';

/** How margins, words and columns give way to each other, the best first. */
const STEPS: readonly { readonly margin: Mm; readonly compact: boolean; readonly manner: Manner }[] = [
  { margin: 18, compact: false, manner: 'good' },
  { margin: 12, compact: false, manner: 'good' },
  { margin: 12, compact: true, manner: 'good' },
  { margin: 8, compact: true, manner: 'good' },
  { margin: 12, compact: false, manner: 'least' },
  { margin: 12, compact: true, manner: 'least' },
  { margin: 8, compact: true, manner: 'least' },
];

/** So many hands still stand in one block of rows. */
const MOST_ROWS = 33;

/** About what head and foot of a page need besides the rows. */
const AROUND_ROWS: Mm = 78;
const AROUND_COMPACT: Mm = 58;

/** All forms worth trying, the best first; the last may run over pages. */
export function tableForms(request: FormRequest): readonly TableForm[] {
  if (request.sheet.pad) return padForms(request);
  const single = STEPS.flatMap((step) => {
    const found = [false, true].flatMap((turned) => formsOf(request, { turned, margin: step.margin }, step));
    return found.sort((one, other) => sizeOfCells(other) - sizeOfCells(one));
  });
  return [...single, ...lastForms(request)];
}

interface Step {
  readonly compact: boolean;
  readonly manner: Manner;
}

function formsOf(request: FormRequest, frame: SheetFrame, { compact, manner }: Step): readonly TableForm[] {
  const { plan, paper, look, sheet } = request;
  const body = sheetBody(paper, look.size, frame);
  const { games } = sheet;
  const halves = !plan.open && plan.hands.length > MOST_ROWS && games === 1;
  const groups = halves ? halved(plan.hands) : Array.from({ length: games }, () => plan.hands);
  const width = (body.width - GROUP_GAP * (groups.length - 1)) / groups.length;
  const columns = fittingColumns(request, width, manner);
  if (!columns) return [];
  const rows = Math.max(...groups.map((hands) => hands.length));
  const heights = heightsOf(request, rows, body.scale);
  const room = body.height - (compact ? AROUND_COMPACT : AROUND_ROWS) / (look.size === 'large' ? 0.8 : 1);
  // What is clearly too tall need not be laid out; two halves side by side must not run over pages, or their rows would be read in a wrong order.
  if (!plan.open && rows * heights.least > room * (halves ? 1 : 1.15)) return [];
  const matches = plan.open ? 1 : Math.max(1, Math.min(MOST_MATCHES, Math.floor(room / matchHeight(rows))));
  return [{ frame, width: body.width, columns, heights, pages: [groups], matches, compact }];
}

/** A page holds no more matches than that; each takes comfortable rows, its head and its result. */
const MOST_MATCHES = 4;

function matchHeight(rows: number): Mm {
  return rows <= 6 ? rows * 9 + 30 : Number.POSITIVE_INFINITY;
}

/** The columns that fit in some manner, with as much of a reminder of the hook as there is room for. */
function fittingColumns({ plan, room }: FormRequest, width: Mm, manner: Manner): LaidColumns | undefined {
  const helpers: readonly (Helper | undefined)[] = plan.hook ? ['whole', 'sum', undefined] : [undefined];
  for (const helper of helpers) {
    const chosen = allColumns(plan, helper);
    if (neededWidth(chosen, plan, manner, room) <= width) return layColumns(chosen, plan, width, room);
  }
  return undefined;
}

/** Wider cells are no better to write in. */
const ENOUGH: Mm = 22;

/** How much there is to write in: the area of a cell for points, about. */
function sizeOfCells({ columns, heights, pages, frame, matches }: TableForm): number {
  if (heights.most < 10) return frame.turned ? 0 : 1;
  const width = Math.min(ENOUGH, columns.widthsOfSide.at(-1) ?? 0) * matches;
  const rows = Math.max(...(pages[0] ?? []).map((hands) => hands.length));
  const turned = frame.turned ? 0.62 : 1;
  return width * Math.min(heights.most, Math.max(heights.least, (190 * turned) / rows));
}

/** Forms that take more pages: the words behind the table, then the table itself in two parts; columns give way at last. */
function lastForms(request: FormRequest): readonly TableForm[] {
  const { plan } = request;
  const whole = plan.open ? plan.hands.slice(0, OPEN_APART) : plan.hands;
  const parts = plan.hands.length > ROWS_APART && !plan.open ? halved(plan.hands) : [whole];
  const forms = [parts, [whole]].flatMap((pages) =>
    [false, true].map((turned) => apartForm(request, turned, pages)),
  );
  const complete = forms.filter(({ columns: { before, cells } }) => before.length + cells.length === plan.before.length + plan.cells.length); // biome-ignore format: short
  return complete.length > 0 ? complete : forms.slice(-1);
}

/** So many rows are not divided, whatever they take. */
const ROWS_APART = 6;

/** Rows of a table whose number is free, where its words stand on another page. */
const OPEN_APART = 16;

function apartForm(
  request: FormRequest,
  turned: boolean,
  parts: readonly (readonly PlannedHand[])[],
): TableForm {
  const { paper, look, sheet } = request;
  const frame = { turned, margin: 12 };
  const body = sheetBody(paper, look.size, frame);
  const { games } = sheet;
  const width = (body.width - GROUP_GAP * (games - 1)) / games;
  const columns =
    fittingColumns(request, width, 'good') ??
    fittingColumns(request, width, 'least') ??
    fewerColumns(request, width);
  const heights = heightsOf(request, parts[0]?.length ?? 1, body.scale);
  const pages = parts.map((hands) => Array.from({ length: games }, () => hands));
  return { frame, width: body.width, columns, heights, pages, matches: 1, compact: false, apart: true };
}
