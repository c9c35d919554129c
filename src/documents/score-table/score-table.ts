import type { DocumentContent, FlowContent } from '../../page/content.ts';
import { flowDocument } from '../frame.ts';
import type { DocumentInput, DocumentKind } from '../input.ts';
import type { TableForm } from './form.ts';
import { tableForms } from './forms.ts';
import { labelRoom } from './labels.ts';
import { padBlocks } from './pad-blocks.ts';
import { pageBlocks } from './page-blocks.ts';
import type { ScorePlan } from './plan.ts';
import { planGame } from './plan-game.ts';
import { exampleOf } from './shown-example.ts';

/** The table to write scores on: all its columns and rows, its key and an example follow from the rules. */
export const scoreTable: DocumentKind = {
  applies: () => true,
  byPlayers: true,
  compose: (input) => {
    const plan = planGame(input);
    const { paper, look, sheet } = input;
    const forms = tableForms({ plan, paper, look, sheet, room: labelRoom(input, plan) });
    return asForms(forms.map((form) => sheetOf(input, plan, form)));
  },
};

/** One document with several forms, the best first. */
export function asForms(sheets: readonly DocumentContent[]): DocumentContent {
  const [first, ...others] = sheets;
  if (!first) throw new Error('a score table has at least one form');
  return { ...first, content: { kind: 'forms', forms: [flowOf(first), ...others.map(flowOf)] } };
}

/** A sheet as it lies on its paper; parts that are cut apart have no foot. */
export function framed(document: DocumentContent, { frame }: TableForm): DocumentContent {
  const { footer, ...content } = flowOf(document);
  return { ...document, content: { ...content, ...(!frame.parts && footer && { footer }), frame } };
}

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
  return framed(flowDocument(input, page), form);
}
