import type { Block } from '../../page/block.ts';
import type { DocumentContent, FlowBlock, FlowContent } from '../../page/content.ts';
import type { HandTrace } from '../../proof/trace.ts';
import { heading, row, rule, space, text } from '../blocks.ts';
import { CHECKED, flowDocument, pageHead } from '../frame.ts';
import { handSetting } from '../hand-setting.ts';
import { type DocumentInput, type DocumentKind, figure, hasPartners, ofHand, sideName } from '../input.ts';
import { strong } from '../markup.ts';
import { wordScore } from '../result-table.ts';
import { bidExample, chooseExample, filledExample, standsInRow, widthOfExample } from './example.ts';
import { type TableForm, tableForms } from './forms.ts';
import { type KeyParts, keyBeside, keyInColumns, noteLines, wordKey } from './key.ts';
import { labelRoom } from './labels.ts';
import { leadOf, padLead } from './lead.ts';
import { partnerNames } from './names.ts';
import { tableNotes, targetNotes } from './notes.ts';
import type { ScorePlan } from './plan.ts';
import { planGame } from './plan-game.ts';
import { tableKey } from './score-entries.ts';
import { exampleTable, tableOf } from './table.ts';
import type { TableParts } from './table-parts.ts';
import { smallTally, tallyBlock } from './tally.ts';
import { hasSidesOfPartners } from './widths.ts';

/** The table to write scores on: all its columns and rows, its key and an example follow from the rules. */
export const scoreTable: DocumentKind = {
  applies: () => true,
  byPlayers: true,
  compose: (input) => {
    const plan = planGame(input);
    const { paper, look, sheet } = input;
    const forms = tableForms({ plan, paper, look, sheet, room: labelRoom(input, plan) });
    const [first, ...others] = forms.map((form) => sheetOf(input, plan, form));
    if (!first) throw new Error('a score table has at least one form');
    return { ...first, content: { kind: 'forms', forms: [flowOf(first), ...others.map(flowOf)] } };
  },
};

function flowOf({ content }: DocumentContent): FlowContent {
  if (content.kind !== 'flow') throw new Error('a form of a score table flows');
  return content;
}

/** The sheet in one of its forms. */
function sheetOf(input: DocumentInput, plan: ScorePlan, form: TableForm): DocumentContent {
  const { game, language, words } = input;
  const name = game.title[language];
  const title = words.text('score-table');
  const example = form.frame.parts || form.compact ? undefined : exampleOf(input, plan, form);
  const page = {
    title: `${name}: ${title}`,
    subject: words.text('score-table-subject'),
    footer: `${name} · ${title}`,
    mark: example ? ('checked' as const) : ('plain' as const),
    blocks: form.frame.parts ? padBlocks(input, plan, form) : pageBlocks(input, plan, form, example),
  };
  const document = flowDocument(input, page);
  const { footer, ...content } = flowOf(document);
  return {
    ...document,
    content: { ...content, ...(!form.frame.parts && footer && { footer }), frame: form.frame },
  };
}

function partsOf({ sheet }: DocumentInput, plan: ScorePlan, form: TableForm, page: number): TableParts {
  const { columns, heights, pages } = form;
  const last = page === pages.length - 1;
  return {
    plan,
    columns,
    heights,
    groups: pages[page] ?? [],
    result: last && !plan.open && !form.frame.parts,
    small: form.frame.parts !== undefined,
    light: sheet.wipeClean,
  };
}

/** A page: title, names, the table, its key, and boxes for what is counted beyond points. */
function pageBlocks(
  input: DocumentInput,
  plan: ScorePlan,
  form: TableForm,
  example: ShownExample | undefined,
): readonly FlowBlock[] {
  const { game, language } = input;
  const { compact } = form;
  const partners = hasSidesOfPartners(plan.sides);
  const head = pageHead(input, { title: game.title[language], lead: leadOf(input, plan), size: 'sheet' });
  const names = partners ? [space(compact ? 3 : 6), partnerNames(input, plan, form.width)] : [];
  const tables = form.pages.flatMap((_, page): readonly FlowBlock[] => [
    ...(page === 0 ? [] : [{ kind: 'page-break' as const }]),
    ...Array.from({ length: form.matches }, (_, match): readonly Block[] => [
      ...(match === 0 ? [] : [space(5)]),
      tableOf(input, partsOf(input, plan, form, page)),
    ]).flat(),
    // Any row of an open table can be its last.
    ...(plan.open ? [rule(input.sheet.wipeClean ? 'hairline' : 'head', form.width)] : []),
  ]);
  const note = targetNotes(input);
  const foot = footOf(input, plan, form, example);
  const units =
    game.rules.match.units.length > 0 ? [space(3), tallyBlock(input, plan, note, form.width)] : [];
  return [
    head,
    ...names,
    space(compact ? 2 : partners ? 3 : 4),
    ...tables,
    form.apart ? { kind: 'page-break' } : space(compact ? 2 : 4),
    ...foot,
    ...units,
  ];
}

/** Whether the column of points holds the total, and not the points of the hand. */
function runsOn(input: DocumentInput, { cells }: ScorePlan): boolean {
  return cells.some(({ kind }) => kind === 'bid') && !hasPartners(input);
}

function footOf(
  input: DocumentInput,
  plan: ScorePlan,
  form: TableForm,
  example: ShownExample | undefined,
): readonly Block[] {
  const { words, game } = input;
  const key = tableKey(input);
  const style = form.compact ? 'label' : 'small';
  const target = game.rules.match.units.length === 0 ? targetNotes(input) : '';
  const notes = [...tableNotes(input, plan), ...(target === '' ? [] : [{ text: target }])];
  const remark = runsOn(input, plan) ? words.text('table-running') : '';
  const parts: KeyParts = { key, notes, remark };
  if (key.bands) return [...(example?.row ?? []), keyInColumns(input, parts, form.width, style)];
  const one = example?.beside;
  return [keyBeside(input, { ...parts, ...(one && { example: one }) }, form.width, style)];
}

/** A row of the table as an example, or a block beside the key. */
interface ShownExample {
  readonly row: readonly Block[];
  readonly beside?: NonNullable<KeyParts['example']>;
}

/** By which lines and steps the sides score that score anything, and what stood before. */
function reasonOf(input: DocumentInput, hand: HandTrace): string {
  const own = ofHand(input, hand);
  const sides = hand.sides ?? [];
  const said = sides.flatMap((score, side) =>
    score.score === 0 ? [] : [`${sideName(own, side)}: ${wordScore(own, score)}`],
  );
  const before = hand.totals?.before.map(figure).join(' : ');
  return [...said, ...(before === undefined ? [] : [`${input.words.text('stood')} ${before}`])].join(' · ');
}

/** A checked example: a row of the same table where partners play, else the numbers of each player. */
function exampleOf(input: DocumentInput, plan: ScorePlan, form: TableForm): ShownExample | undefined {
  const inRow = standsInRow(input);
  const hand = chooseExample(input, inRow);
  if (!hand) return undefined;
  if (!inRow) return { row: [], beside: { block: bidExample(input, hand), width: widthOfExample(hand) } };
  const parts = partsOf(input, plan, form, 0);
  const said = handSetting(ofHand(input, hand), hand);
  const { words } = input;
  const head = row(
    [
      ['rest', text('small', `${strong(words.text('table-example', {}))} · ${said}`)],
      ...(input.draft ? [] : [['fit', text('label', [CHECKED, { text: words.text('checked') }])] as const]),
    ],
    { align: 'baseline' },
  ); // biome-ignore format: short
  const table = exampleTable(input, parts, filledExample(hand, plan));
  const why = text('label', reasonOf(input, hand), 'right');
  return { row: [head, rule('hairline'), table, space(0.8), why, space(2.4)] };
}

/** A part of a pad: the title in a line, names, the table, the first unit, and the key as short as it can be. */
function padBlocks(input: DocumentInput, plan: ScorePlan, form: TableForm): readonly FlowBlock[] {
  const { game, language } = input;
  const partners = hasSidesOfPartners(plan.sides);
  const title = row([['fit', heading(1, 'head', game.title[language])], ['rest', text('label', padLead(input, plan))]], { gap: 3, align: 'baseline' }); // biome-ignore format: a pair
  const names = partners ? [space(2), partnerNames(input, plan, form.width)] : [];
  return [
    title,
    ...names,
    space(1.4),
    tableOf(input, partsOf(input, plan, form, 0)),
    ...(plan.open ? [rule(input.sheet.wipeClean ? 'hairline' : 'head', form.width)] : []),
    ...(form.bare ? [] : padFoot(input, plan)),
  ];
}

/** What stands below the table of a small sheet, if there is room for it. */
function padFoot(input: DocumentInput, plan: ScorePlan): readonly Block[] {
  const { words, game } = input;
  const dealer = tableNotes(input, plan).filter(({ dot }) => dot);
  const remark = runsOn(input, plan) ? words.text('table-running') : '';
  return [
    space(1.6),
    ...(game.rules.match.units.length > 0 ? [smallTally(input, plan), space(1)] : []),
    ...(dealer.length > 0 ? [noteLines(dealer, 'label')] : []),
    text('label', [wordKey(input, tableKey(input)), remark].filter((said) => said !== '').join(' ')),
  ];
}
