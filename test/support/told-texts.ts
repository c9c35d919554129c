import type { Block, Run, TableBlock } from '../../src/page/block.ts';
import type { CalibrationSide, DocumentContent, FlowBlock, FlowContent } from '../../src/page/content.ts';
import type { Origins } from '../../src/page/origin.ts';

/** Words of a paper that come from one place, as far as they stand together. */
export interface ToldText {
  readonly text: string;
  readonly from: Origins;
  readonly heading: boolean;
}

/** All words of a document, of its longest form if it has several, in reading order. */
export function textsOf({ content }: DocumentContent): readonly ToldText[] {
  switch (content.kind) {
    case 'flow':
      return textsOfFlow(content);
    case 'forms':
      return textsOfFlow(content.forms[0]!());
    case 'sheets':
      return content.sheets.flatMap(textsOfFlow);
    case 'cards':
      return [...content.fronts, ...(content.back ? [content.back] : [])].flatMap((face) => ('panels' in face ? face.panels.flatMap((block) => within(block, [])) : [{ text: face.alt, from: face.from ?? [], heading: false }])); // biome-ignore format: short
    case 'tiles':
      return content.text.sections.flatMap(({ block }) => within(block, []));
    case 'calibration':
      return content.sides.flatMap(({ front, back }) =>
        [front, back].flatMap((side) => textsOfSide(side, content.from)),
      );
  }
}

/** The same of all forms that a document can have. */
export function textsOfForms(document: DocumentContent): readonly ToldText[] {
  const { content } = document;
  return content.kind === 'forms' ? content.forms.flatMap((form) => textsOfFlow(form())) : textsOf(document);
}

function textsOfSide(
  { head, upper, lower, below }: CalibrationSide,
  from: Origins = [],
): readonly ToldText[] {
  return [head, ...upper, ...lower, ...(below ?? [])].flatMap((block) => within(block, from));
}

function textsOfFlow({ blocks, footer }: FlowContent): readonly ToldText[] {
  const foot = footer ? [...stretches(footer.left, []), ...stretches(footer.right, [])] : [];
  return [
    ...blocks.flatMap((block) => inFlow(block, [])),
    ...foot.map((told) => ({ ...told, heading: true })),
  ];
}

function inFlow(block: FlowBlock, around: Origins): readonly ToldText[] {
  const from = block.from ?? around;
  if (block.kind === 'page-break') return [];
  if (block.kind !== 'fitting') return within(block, from);
  return (block.blocks.length > 0 ? block.blocks.slice(0, 1) : block.otherwise).flatMap((one) =>
    within(one, from),
  );
}

function within(block: Block, around: Origins): readonly ToldText[] {
  const from = block.from ?? around;
  switch (block.kind) {
    case 'text':
      return stretches(block.runs, from).map((told) => ({ ...told, heading: /^H/.test(block.role) }));
    case 'picture':
      return block.alt ? [{ text: block.alt, from, heading: false }] : [];
    case 'stack':
      return block.children.flatMap((child) => within(child, from));
    case 'row':
      return block.children.flatMap((child) => within(child.block, from));
    case 'frame':
      return block.child ? within(block.child, from) : [];
    case 'table':
      return inTable(block, from);
    case 'rule':
    case 'space':
      return [];
  }
}

function inTable({ rows, note }: TableBlock, around: Origins): readonly ToldText[] {
  const inRows = rows.flatMap(({ cells, from = around }) =>
    cells.flatMap((cell) => (cell.block ? within(cell.block, cell.from ?? from) : [])),
  );
  return [...inRows, ...(note ? within(note, around) : [])];
}

/** Runs that follow one another and come from the same place are one text. */
function stretches(runs: readonly Run[], around: Origins): readonly Omit<ToldText, 'heading'>[] {
  const texts: { text: string; from: Origins }[] = [];
  for (const run of runs) {
    const from = run.from ?? around;
    const words = ('symbol' in run ? run.alt : run.text).replaceAll('\u2011', '-');
    const last = texts.at(-1);
    if (last && last.from.join() === from.join()) last.text += words;
    else texts.push({ text: words, from });
  }
  return texts.map(({ text, from }) => ({ text: text.trim(), from })).filter(({ text }) => text !== '');
}
