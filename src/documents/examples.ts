import type { DocumentContent, FlowBlock } from '../page/content.ts';
import { from, heading, space } from './blocks.ts';
import { asForms } from './document-forms.ts';
import { type ExampleFigures, exampleFigures } from './example-figures.ts';
import { deckEmblem, flowDocument, pageHead } from './frame.ts';
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
      right: deckEmblem(input, 'sheet'),
    }),
    space(6),
    ...PLACES.flatMap(([place, key]) => placed(words.text(key), figures[place])),
    ...furtherSections(input, form),
  ];
  const subject = words.text(input.draft ? 'examples-subject-draft' : 'examples-subject');
  return flowDocument(input, { title, subject, footer: `${name} · ${label}`, mark: 'checked', blocks });
}

/** No paper at all, where the handout has all examples. */
function nothing(input: DocumentInput): DocumentContent {
  return flowDocument(input, { title: '', subject: '', footer: '', mark: 'checked', blocks: [] });
}

/** The places of examples in the order in which a game is played, and what stands above them. */
const PLACES = [
  ['bids', 'examples-bids'],
  ['fragments', 'examples-play'],
  ['results', 'examples-scores'],
  ['matches', 'examples-match'],
  ['wholeHands', 'examples-hands'],
] as const satisfies readonly (readonly [Exclude<keyof ExampleFigures, 'numbers'>, string])[];

/** Boxes below their head, which stays with the first. */
function placed(head: string, boxes: readonly FlowBlock[]): readonly FlowBlock[] {
  if (boxes.length === 0) return [];
  return [from('paper', heading(2, 'head', head)), space(2.4), ...boxes, space(6)];
}
