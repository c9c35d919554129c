import type { Rules, Seat } from '../../engine/rules.ts';
import { seatAfter } from '../../engine/trick.ts';
import { leadsByTurns } from '../../engine/turns.ts';
import type { DocumentContent } from '../../page/content.ts';
import { asForms, flowOf } from '../document-forms.ts';
import { flowDocument } from '../frame.ts';
import type { DocumentInput, DocumentKind } from '../input.ts';
import { sheetOrigins } from '../origins.ts';
import type { FilledMatch } from './filled.ts';
import type { TableForm } from './form.ts';
import { tableForms } from './forms.ts';
import { labelRoom } from './labels.ts';
import { padBlocks } from './pad-blocks.ts';
import { pageBlocks } from './page-blocks.ts';
import type { ScorePlan } from './plan.ts';
import { type Course, planGame } from './plan-game.ts';
import { exampleOf } from './shown-example.ts';

/** The table to write scores on: all its columns and rows, its key and an example follow from the rules. */
export const scoreTable: DocumentKind = {
  applies: () => true,
  byPlayers: true,
  compose: (input) => composeTable(input),
};

/** The table of a match that was written down elsewhere, as far as it was played. */
export function filledTable(input: DocumentInput, filled: FilledMatch): DocumentContent {
  return composeTable({ ...input, sheet: { ...input.sheet, games: 1 } }, filled);
}

function composeTable(input: DocumentInput, filled?: FilledMatch): DocumentContent {
  const plan = planGame(input, filled && courseOf(input.game.rules, filled));
  const { paper, look } = input;
  const forms = tableForms({ plan, paper, look, sheet: input.sheet, room: labelRoom(input, plan) });
  const sheet = (form: TableForm) => () =>
    sheetOf(input, plan, { ...form, matches: filled ? 1 : form.matches }, filled);
  return asForms(forms.map(sheet), { by: 'pages' });
}

/** Who began a match, by the first hand of which it is known, how many hands were played, and how often one was doubled. */
function courseOf(rules: Rules, { hands }: FilledMatch): Course {
  const first = (seats: readonly (Seat | undefined)[]): Seat => {
    const at = seats.findIndex((seat) => seat !== undefined);
    return rules.sides.flat().find((seat) => at >= 0 && seatAfter(rules, seat, at) === seats[at]) ?? 0;
  };
  const leads = leadsByTurns(rules) ? hands : hands.slice(0, 1);
  const dealer = first(hands.map((hand) => hand.dealer));
  const leader = first(leads.map((hand) => hand.leader));
  const doubles = Math.max(0, ...hands.map((hand) => hand.doubles ?? 0));
  return { begins: { dealer, leader }, hands: hands.length, doubles };
}

/** A sheet as it lies on its paper; parts that are cut apart have no foot. */
export function framed(document: DocumentContent, { frame }: TableForm): DocumentContent {
  const { footer, ...content } = flowOf(document);
  return { ...document, content: { ...content, ...(!frame.parts && footer && { footer }), frame } };
}

/** An example that is shown was checked if something was claimed of it; what a score file tells was added up. */
function markOf(
  { trace }: DocumentInput,
  filled: boolean,
  example: boolean,
): 'checked' | 'counted' | 'plain' {
  if (filled && trace.claims === 0) return 'counted';
  return filled || example ? 'checked' : 'plain';
}

/** The sheet in one of its forms. */
function sheetOf(
  input: DocumentInput,
  plan: ScorePlan,
  form: TableForm,
  filled: FilledMatch | undefined,
): DocumentContent {
  const { game, language, words } = input;
  const name = game.title[language];
  const title = words.text(filled ? 'score-table-filled' : 'score-table');
  const empty = filled === undefined && !form.frame.parts && !form.compact;
  const example = empty ? exampleOf(input, plan) : undefined;
  const shown = { ...(example && { example }), ...(filled && { filled }) };
  const page = {
    title: `${name}: ${title}`,
    subject: words.text('score-table-subject'),
    footer: `${name} · ${title}`,
    mark: markOf(input, filled !== undefined, example !== undefined),
    from: sheetOrigins(input.game.rules),
    blocks: form.frame.parts ? padBlocks(input, plan, form) : pageBlocks(input, plan, form, shown),
  };
  return framed(flowDocument(input, page), form);
}
