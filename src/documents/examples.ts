import type { DocumentContent, FlowBlock } from '../page/content.ts';
import { from, heading, space, stack } from './blocks.ts';
import { asForms } from './document-forms.ts';
import { type ExampleFigures, exampleFigures } from './example-figures.ts';
import { flowDocument, pageHead } from './frame.ts';
import { forEveryNumber, type HandoutForm, handoutForms } from './handout-form.ts';
import { furtherSections, handoutFigures } from './handout-sections.ts';
import type { DocumentInput, DocumentKind } from './input.ts';
import { composeHandout } from './rules.ts';
import { hasFurtherExamples } from './taught-examples.ts';

/** The worked examples that the handout has no room for, numbered on from its own, and what is computed of the game. */
export const examples: DocumentKind = {
  applies: hasFurtherExamples,
  compose: (given) => {
    const input = forEveryNumber(given);
    const forms = handoutForms(input);
    const { content: after } = composeHandout(input);
    return asForms(forms.map((form) => () => composeFurther(input, form)), { by: 'sheets', after }); // biome-ignore format: short
  },
};

function composeFurther(input: DocumentInput, form: HandoutForm): DocumentContent {
  if (form.further.length === 0) return nothing(input);
  const { game, language, words } = input;
  const name = game.title[language];
  const label = words.text('examples');
  const title = `${name}: ${label}`;
  const { numbers } = handoutFigures(input, form);
  const figures = exampleFigures(input, { examples: form.further, begun: form.examples, numbers, brief: false, facts: true }); // biome-ignore format: short
  const blocks = [
    pageHead(input, {
      title,
      lead: words.text('examples-lead'),
      size: 'sheet',
    }),
    space(6),
    ...PLACES.flatMap(([place, key]) => placed(words.text(key), figures[place])),
    // What runs on fills the page before the whole hands, which take most of one each.
    ...furtherSections(input, form),
    ...placed(words.text('examples-hands'), figures.wholeHands),
  ];
  const subject = words.text(input.draft ? 'examples-subject-draft' : 'examples-subject');
  return flowDocument(input, { title, subject, footer: `${name} · ${label}`, mark: 'checked', blocks });
}

/** No paper at all, where the handout has all examples. */
function nothing(input: DocumentInput): DocumentContent {
  return flowDocument(input, { title: '', subject: '', footer: '', mark: 'checked', blocks: [] });
}

/** The places of examples in the order in which a game is played, whole hands aside, and what stands above them. */
const PLACES = [
  ['bids', 'examples-bids'],
  ['fragments', 'examples-play'],
  ['results', 'examples-scores'],
  ['matches', 'examples-match'],
] as const satisfies readonly (readonly [Exclude<keyof ExampleFigures, 'numbers' | 'wholeHands'>, string])[];

/** Room below the head of a place. */
const HEAD_GAP = 2.4;

/** Boxes below their head, which stays with the first. */
function placed(head: string, boxes: readonly FlowBlock[]): readonly FlowBlock[] {
  if (boxes.length === 0) return [];
  const title = from('paper', heading(2, 'head', head));
  const [first, ...others] = boxes;
  // A box that chooses its form by its room leaves some for the head.
  if (first?.kind !== 'fitting') return [title, space(HEAD_GAP), ...boxes, space(6)];
  const under = first.blocks.map((one) => stack([title, space(HEAD_GAP), one]));
  const fitting = { ...first, blocks: under, otherwise: [title, space(HEAD_GAP), ...first.otherwise] };
  return [fitting, ...others, space(6)];
}
