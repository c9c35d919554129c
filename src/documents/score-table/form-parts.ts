import type { FilledMatch } from './filled.ts';
import type { TableForm } from './form.ts';
import type { ScorePlan } from './plan.ts';
import type { SheetInput } from './sheet-input.ts';
import type { TableParts } from './table-parts.ts';

/** The parts of the table on one page of a form. */
export function partsOf(
  { sheet }: Pick<SheetInput, 'sheet'>,
  plan: ScorePlan,
  form: TableForm,
  page: number,
  filled?: FilledMatch,
): TableParts {
  const { columns, heights, pages } = form;
  const last = page === pages.length - 1;
  return {
    plan,
    columns,
    heights,
    groups: pages[page] ?? [],
    result: last && !plan.open && !form.frame.parts,
    ...(filled && { filled }),
    small: form.frame.parts !== undefined,
    light: sheet.wipeClean,
  };
}
