import type { TableDefinition } from '../../definition/table-file.ts';
import type { DocumentContent, FlowBlock } from '../../page/content.ts';
import type { Size } from '../../page/geometry.ts';
import { heading, row, rule, space, text } from '../blocks.ts';
import { asForms } from '../document-forms.ts';
import { type FrameInput, flowDocument, pageHead } from '../frame.ts';
import type { TableForm } from './form.ts';
import { partsOf } from './form-parts.ts';
import { tableForms } from './forms.ts';
import { labelRoom } from './labels.ts';
import { freeLead } from './lead.ts';
import { partnerNames } from './names.ts';
import type { ScorePlan } from './plan.ts';
import { planFree } from './plan-free.ts';
import { framed } from './score-table.ts';
import type { SheetInput } from './sheet-input.ts';
import { tableOf } from './table.ts';
import { hasSidesOfPartners } from './widths.ts';

/** What a table without rules is composed from. */
interface FreeInput extends SheetInput, FrameInput {
  readonly paper: Size;
}

/** The table to write scores on of a game whose rules are not written down, for one number of players. */
export function composeFreeTable(input: FreeInput, table: TableDefinition, players: number): DocumentContent {
  const plan = planFree(table, players, input.language);
  const { paper, look, sheet } = input;
  const forms = tableForms({ plan, paper, look, sheet, room: labelRoom(input, plan) });
  return asForms(forms.map((form) => () => sheetOf(input, table, plan, form)), { by: 'pages' }); // biome-ignore format: short
}

function sheetOf(
  input: FreeInput,
  table: TableDefinition,
  plan: ScorePlan,
  form: TableForm,
): DocumentContent {
  const { language, words } = input;
  const name = table.title[language];
  const title = words.text('score-table');
  const document = flowDocument(input, {
    title: `${name}: ${title}`,
    subject: words.text('score-table-subject'),
    footer: `${name} · ${title}`,
    mark: 'plain',
    from: ['score-table'],
    blocks: blocksOf(input, name, plan, form),
  });
  return framed(document, form);
}

function blocksOf(input: FreeInput, name: string, plan: ScorePlan, form: TableForm): readonly FlowBlock[] {
  const small = form.frame.parts !== undefined;
  const lead = freeLead(input, plan);
  const head = small
    ? row([['fit', heading(1, 'head', name)], ['rest', text('label', lead)]], { gap: 3, align: 'baseline' })
    : pageHead(input, { title: name, lead, leadFrom: 'score-table', size: 'sheet' }); // biome-ignore format: a pair
  const partners = hasSidesOfPartners(plan.sides);
  const names = partners ? [space(small ? 2 : 6), partnerNames(input, plan, form.width)] : [];
  const tables = form.pages.flatMap((_, page): readonly FlowBlock[] => [
    ...(page === 0 ? [] : [{ kind: 'page-break' as const }]),
    tableOf(input, partsOf(input, plan, form, page)),
  ]);
  const end = plan.open ? [rule(input.sheet.wipeClean ? 'hairline' : 'head', form.width)] : [];
  return [head, ...names, space(small ? 1.4 : 4), ...tables, ...end];
}
