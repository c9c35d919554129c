import { boundsWith, USUAL } from '../../page/bounds.ts';
import type { CardContent, CardPart } from '../../page/content.ts';
import type { Matrix, Mm, Size } from '../../page/geometry.ts';
import type { Item, Page, StructureNode } from '../../page/page.ts';
import { IDENTITY } from '../../page/transform.ts';
import { type Part, sourced } from '../box.ts';
import { Emitter } from '../emitter.ts';
import type { Context } from '../flow/context.ts';
import type { LaidPages, LaidSheets, Report } from '../laid-pages.ts';
import { watermark } from '../watermark.ts';
import { reachesOut } from './bleed.ts';
import { chooseGrid, type Grid, slotRect } from './grid.ts';
import { foldReach, type GridMargins, marginsFor, narrowerMargins } from './margins.ts';
import { fillPanels } from './panels.ts';
import { distanceToEdge } from './room.ts';
import { backParts, frontParts } from './sheet.ts';
import { planBack, planFront, type SidePlan } from './side-plan.ts';
import { duplexOf, type PrintedSide, sidesOf } from './sides.ts';
import { behind, offsetMatrix, turnAxis } from './turn.ts';
import { backsTooNear, cardsTooNear, doesNotFit, furnitureTooNear, noneLeft, tooLong } from './warnings.ts';

/**
 * Places cards on sheets with their backs; E0404 if not one card fits, or not as many as are asked for; warns with E0405
 * of whatever stands where the printer cannot print.
 */
export function impose(content: CardContent, paper: Size, context: Context): LaidSheets {
  const { card, printing } = content;
  const boundsOf = boundsWith((id) => context.symbols[id], context.measure, USUAL);
  const bleeds = content.fronts.some((face) => reachesOut(face, card, boundsOf));
  const isFolded = printing.backs === 'fold' && content.back !== undefined;
  const choose = (margins: readonly GridMargins[]) =>
    chooseGrid({
      ...{ paper, card, margins, gap: printing.gap, asked: printing.grid },
      fold: isFolded ? foldReach(printing) : undefined,
    });
  const choice = choose(marginsFor(printing, paper));
  if (!choice.grid) {
    const narrower = narrowerMargins(printing).find((side) => choose([{ x: side, y: side }]).grid);
    context.report(doesNotFit(card, paper, printing, choice, narrower));
    return { pages: [], structure: { role: 'Document', children: [] }, duplex: 'simplex' };
  }
  const filled = fillSheet(content, choice.grid, context);
  return {
    ...printSheets({ content: filled, grid: choice.grid, bleeds }, context),
    duplex: duplexOf(content),
  };
}

/** The cards, and words on as many of the places as the last sheet has left; E0404 if these have no room on a card. */
function fillSheet(content: CardContent, grid: Grid, context: Context): CardContent {
  const { fill, card, fronts } = content;
  if (!fill) return content;
  const perSheet = grid.columns * grid.rows;
  const free = (perSheet - (fronts.length % perSheet)) % perSheet;
  const panels = fillPanels(fill.text, card, context);
  const sets = panels ? Math.min(fill.most, Math.floor(free / panels.length)) : 0;
  if (!panels) context.report(tooLong(card));
  else if (sets === 0) context.report(noneLeft(free, panels.length));
  const { padding } = fill.text;
  const faces = Array.from({ length: sets }, () => panels ?? []).flat();
  return { ...content, fronts: [...fronts, ...faces.map((panel) => ({ panels: [panel], padding }))] };
}

type NamedPlan = readonly [CardPart, SidePlan];

interface Job {
  readonly content: CardContent;
  readonly grid: Grid;
  readonly bleeds: boolean;
}

/** The sheets of cards that lie in a grid. */
export function printSheets(job: Job, context: Context): LaidPages {
  const { content, grid } = job;
  const { printing, fronts } = content;
  const sheets = Math.ceil(fronts.length / (grid.columns * grid.rows));
  const sides = sidesOf(content, sheets);
  const placement = grid.fold ? undefined : offsetMatrix(printing.backOffset, grid.paper);
  const request = { ...job, sheets };
  const isBack = ({ side }: PrintedSide): boolean => side === 'back';
  const front = sides.every(isBack) ? undefined : planFront(request, context);
  const back = sides.some(isBack) ? planBack({ ...request, placement }, context) : undefined;
  const plans: readonly NamedPlan[] = [
    ...(front ? [['fronts', front] as const] : []),
    ...(back ? [['backs', back] as const] : []),
  ];
  warn(job, back && placement, plans, context.report);
  const emitter = new Emitter();
  const children: (StructureNode | number)[] = [];
  const mark = content.watermark ? [watermark(content.watermark, grid.paper, context.measure)] : [];
  const pages = sides.map((one): Page => {
    const plan = isBack(one) ? back : front;
    const margins: Part = { kind: 'artifact', content: plan?.draw(one.sheet) ?? [] };
    const drawn: Item[] = [];
    const above: Part = { kind: 'artifact', content: plan?.above ?? [] };
    const words = sourced(content.words.from, [margins]);
    children.push(...emitter.emit([...words, ...cardParts(job, one, context), above], 0, 0, drawn));
    // Below the faces, but above the backs, which would hide it.
    const items = isBack(one) ? [...drawn, ...mark] : [...mark, ...drawn];
    return { size: grid.paper, items, ...(isBack(one) && placement && { placement }) };
  });
  return { pages, structure: { role: 'Document', children } };
}

function cardParts(
  { content, grid, bleeds }: Job,
  { sheet, side }: PrintedSide,
  context: Context,
): readonly Part[] {
  const perSheet = grid.columns * grid.rows;
  const faces = content.fronts.slice(sheet * perSheet, (sheet + 1) * perSheet);
  const axis = grid.fold ?? turnAxis(content.printing.backs, grid.paper);
  return [
    ...(side === 'back' ? [] : frontParts({ content, grid, bleeds }, faces, context)),
    ...(side === 'front' ? [] : backParts(content, grid, faces.length, axis, context)),
  ];
}

function warn(job: Job, placement: Matrix | undefined, plans: readonly NamedPlan[], report: Report): void {
  const { unprintable, backOffset } = job.content.printing;
  const isNear = (distance: Mm): boolean => distance < unprintable - 1e-6;
  const fronts = leastDistance(job, undefined);
  const backs = placement ? leastDistance(job, placement) : fronts;
  if (isNear(fronts)) report(cardsTooNear(fronts, unprintable));
  else if (isNear(backs)) report(backsTooNear(backs, backOffset, unprintable));
  for (const [, { warnings }] of plans) warnings.forEach(report);
  const sides = plans.map(([name, { furniture }]) => [name, furniture] as const);
  furnitureTooNear(sides, unprintable).forEach(report);
}

/** How near the edge of the paper a card of any sheet is: of all fronts, or of backs that are moved. */
function leastDistance({ content, grid }: Job, placement: Matrix | undefined): Mm {
  const { paper, columns, rows } = grid;
  const axis = turnAxis(content.printing.backs, paper);
  const count = Math.min(content.fronts.length, columns * rows);
  const trims = Array.from({ length: count }, (_, slot) => slotRect(grid, slot));
  const seen = placement ? trims.map((trim) => behind(trim, paper, axis)) : trims;
  return Math.min(...seen.map((trim) => distanceToEdge({ paper, toPaper: placement ?? IDENTITY }, trim)));
}
