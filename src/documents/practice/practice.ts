import type { DocumentContent, FlowContent } from '../../page/content.ts';
import type { PracticeSheet } from '../../proof/practice/practice.ts';
import { flowOf } from '../document-forms.ts';
import { flowDocument } from '../frame.ts';
import type { DocumentInput, Practice } from '../input.ts';
import { ofSheet, sheetBlocks } from './sheet.ts';

/** The sheets of exercises, one a person, or their answers. */
export function composePractice(input: DocumentInput, practice: Practice, told: boolean): DocumentContent {
  const { game, language, words } = input;
  const name = game.title[language];
  const last = practice.sheets.length;
  const label = words.text(told ? 'practice-solutions' : 'practice-sheets', { last, one: last === 1 });
  const sheets = practice.sheets.map((sheet) => composeSheet(input, practice, sheet, told));
  const [first] = sheets;
  if (!first) throw new Error('exercises without a sheet');
  return {
    ...first.document,
    title: `${name}: ${label}`,
    content: { kind: 'sheets', sheets: sheets.map(({ flow }) => flow) },
  };
}

function composeSheet(
  input: DocumentInput,
  practice: Practice,
  sheet: PracticeSheet,
  told: boolean,
): { readonly document: DocumentContent; readonly flow: FlowContent } {
  const { game, language, words } = input;
  const { number } = sheet;
  const title = words.text(told ? 'practice-solution' : 'practice-number', { number });
  const document = flowDocument(input, {
    title,
    subject: words.text(told ? 'solution-subject' : 'exercise-subject'),
    footer: `${game.title[language]} · ${title}`,
    mark: told ? 'computed' : 'solution-elsewhere',
    blocks: sheetBlocks(ofSheet(input, sheet, told), practice, sheet),
  });
  return { document, flow: flowOf(document) };
}
