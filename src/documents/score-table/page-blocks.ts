import type { Block } from '../../page/block.ts';
import type { FlowBlock } from '../../page/content.ts';
import { from, rule, space } from '../blocks.ts';
import { pageHead } from '../frame.ts';
import type { DocumentInput } from '../input.ts';
import { sheetOrigins } from '../origins.ts';
import type { FilledMatch } from './filled.ts';
import type { TableForm } from './form.ts';
import { partsOf } from './form-parts.ts';
import { type KeyParts, keyBeside, keyInColumns } from './key.ts';
import { leadOf } from './lead.ts';
import { partnerNames } from './names.ts';
import { runningRemark, tableNotes, targetNotes } from './notes.ts';
import type { ScorePlan } from './plan.ts';
import { tableKey } from './score-entries.ts';
import type { ShownExample } from './shown-example.ts';
import { tableOf } from './table.ts';
import type { TableParts } from './table-parts.ts';
import { tallyBlock } from './tally.ts';
import { hasSidesOfPartners } from './widths.ts';

/** A page: title, names, the table, its key, and boxes for what is counted beyond points. */
export function pageBlocks(
  input: DocumentInput,
  plan: ScorePlan,
  form: TableForm,
  shown: { readonly example?: ShownExample; readonly filled?: FilledMatch },
): readonly FlowBlock[] {
  const { game, language } = input;
  const { compact } = form;
  const { example, filled } = shown;
  const partners = hasSidesOfPartners(plan.sides);
  const head = pageHead(input, {
    title: game.title[language],
    lead: leadOf(input, plan, filled),
    leadFrom: sheetOrigins(game.rules),
    size: 'sheet',
  });
  const names = partners ? [space(compact ? 3 : 6), partnerNames(input, plan, form.width)] : [];
  const isEnd = (page: number, match: number) => page === form.pages.length - 1 && match === form.matches - 1;
  const tables = form.pages.flatMap((_, page): readonly FlowBlock[] => [
    ...(page === 0 ? [] : [{ kind: 'page-break' as const }]),
    ...Array.from({ length: form.matches }, (_, match): readonly Block[] => [
      ...(match === 0 ? [] : [space(5)]),
      tableOf(input, {
        ...partsOf(input, plan, form, page, filled),
        ...(isEnd(page, match) && rowOf(example)),
      }),
    ]).flat(),
    // Any row of an open table can be its last.
    ...(plan.open && !example?.row ? [rule(input.sheet.wipeClean ? 'hairline' : 'head', form.width)] : []),
  ]);
  const note = targetNotes(input);
  const foot = footOf(input, plan, form, example);
  const units =
    game.rules.match.units.length > 0
      ? [space(3), from('match', tallyBlock(input, plan, note, form.width, filled))]
      : [];
  return [
    head,
    ...names,
    space(compact ? 2 : partners ? 3 : 4),
    ...tables,
    form.apart ? { kind: 'page-break' } : space(example?.row ? 0.8 : compact ? 2 : 4),
    ...(example?.why ?? []),
    ...foot,
    ...units,
  ];
}

/** The example of a table as one of its parts. */
function rowOf(example: ShownExample | undefined): Pick<TableParts, 'example'> {
  return example?.row ? { example: example.row } : {};
}

function footOf(
  input: DocumentInput,
  plan: ScorePlan,
  form: TableForm,
  example: ShownExample | undefined,
): readonly Block[] {
  const { game } = input;
  const key = tableKey(input);
  const style = form.compact ? 'label' : 'small';
  const target = game.rules.match.units.length === 0 ? targetNotes(input) : '';
  const notes = [
    ...tableNotes(input, { ...plan, before: form.columns.before }),
    ...(target === '' ? [] : [{ text: target, from: ['match'] }]),
  ];
  const remark = runningRemark(input, plan);
  const parts: KeyParts = { key, notes, remark };
  if (key.bands) return [keyInColumns(input, parts, form.width, style)];
  const one = example?.beside;
  return [keyBeside(input, { ...parts, ...(one && { example: one }) }, form.width, style)];
}
