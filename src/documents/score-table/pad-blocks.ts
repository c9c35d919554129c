import type { Block } from '../../page/block.ts';
import type { FlowBlock } from '../../page/content.ts';
import { from, heading, row, rule, space, text } from '../blocks.ts';
import type { DocumentInput } from '../input.ts';
import type { TableForm } from './form.ts';
import { partsOf } from './form-parts.ts';
import { noteLines, wordKey } from './key.ts';
import { padLead } from './lead.ts';
import { partnerNames } from './names.ts';
import { runningRemark, tableNotes } from './notes.ts';
import type { ScorePlan } from './plan.ts';
import { tableKey } from './score-entries.ts';
import { tableOf } from './table.ts';
import { smallTally } from './tally.ts';
import { hasSidesOfPartners } from './widths.ts';

/** A part of a pad: the title in a line, names, the table, the first unit, and the key as short as it can be. */
export function padBlocks(input: DocumentInput, plan: ScorePlan, form: TableForm): readonly FlowBlock[] {
  const { game, language } = input;
  const partners = hasSidesOfPartners(plan.sides);
  const title = row([['fit', heading(1, 'head', game.title[language])], ['rest', text('label', padLead(input, plan))]], { gap: 3, align: 'baseline' }); // biome-ignore format: a pair
  const names = partners ? [space(2), partnerNames(input, plan, form.width)] : [];
  const tables = form.pages.flatMap((_, page): readonly FlowBlock[] => [
    ...(page === 0 ? [] : [{ kind: 'page-break' as const }]),
    tableOf(input, partsOf(input, plan, form, page)),
  ]);
  return [
    title,
    ...names,
    space(1.4),
    ...tables,
    ...(plan.open ? [rule(input.sheet.wipeClean ? 'hairline' : 'head', form.width)] : []),
    ...(form.bare ? [] : padFoot(input, plan)),
  ];
}

/** What stands below the table of a small sheet, if there is room for it. */
function padFoot(input: DocumentInput, plan: ScorePlan): readonly Block[] {
  const { game } = input;
  const dealer = tableNotes(input, plan).filter(({ dot }) => dot);
  const remark = runningRemark(input, plan);
  return [
    space(1.6),
    ...(game.rules.match.units.length > 0 ? [from('match.units', smallTally(input, plan)), space(1)] : []),
    ...(dealer.length > 0 ? [noteLines(dealer, 'label')] : []),
    from(['scoring', 'melds', 'doubling'], text('label', [wordKey(input, tableKey(input)), remark].filter((said) => said !== '').join(' '))), // biome-ignore format: short
  ];
}
