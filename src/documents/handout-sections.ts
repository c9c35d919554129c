import type { Block } from '../page/block.ts';
import type { FlowBlock } from '../page/content.ts';
import type { Origins } from '../page/origin.ts';
import { from, space, text } from './blocks.ts';
import { deckPicture } from './deck-picture.ts';
import { BOX_GAP } from './example-box.ts';
import { type ExampleFigures, exampleFigures } from './example-figures.ts';
import { markedSuit } from './hand-setting.ts';
import type { HandoutForm } from './handout-form.ts';
import type { DocumentInput } from './input.ts';
import { type Part, parseParts } from './markup.ts';
import { onceFor } from './once.ts';
import { paragraphsOf } from './paragraphs.ts';
import { rulesContext } from './rules-context.ts';
import { dealTable, scheduleTable } from './rules-text/deal-text.ts';
import { cardPointsTable, scoringKey } from './rules-text/score-text.ts';
import { trumpExample, trumpPicture } from './rules-text/trump-text.ts';
import { scoringTable } from './scoring-table.ts';
import { sideColumn, sideSection } from './side-section.ts';

/** The files of the running text, in the order of the handout. */
const SECTIONS = ['goal', 'material', 'setup', 'trumps', 'special', 'bidding', 'play', 'trick', 'scoring', 'announcements', 'match', 'variants']; // biome-ignore format: short

/** Sections with side heads, and between them the examples, in the order of the running text; at last where there are more. */
export function handoutSections(input: DocumentInput, form: HandoutForm): readonly FlowBlock[] {
  const figures = handoutFigures(input, form);
  const { goal, hints, variants, mistakes } = form;
  const texts = onceFor(input, `running text ${goal} ${hints} ${variants} ${mistakes}`, () => {
    const context = rulesContext(input, form);
    return SECTIONS.filter((name) => goal || name !== 'goal').map((name) =>
      input.words.document(`rules/${name}`, context),
    );
  });
  return [...setSections(input, texts, figures, form.deck), ...pointer(input, form)];
}

/** The examples of a handout; where others have a paper of their own only their most telling figures. */
export function handoutFigures(input: DocumentInput, { examples, further }: HandoutForm): ExampleFigures {
  const alone = further.length === 0;
  return exampleFigures(input, { examples, brief: !alone, facts: alone });
}

/** What the paper of examples says besides them: what is good to know, how the variants go and what follows a mistake, where the handout leaves it out. */
export function furtherSections(
  input: DocumentInput,
  { hints, variants, mistakes }: HandoutForm,
): readonly FlowBlock[] {
  const own = rulesContext(input, { hints: !hints, variants: true, mistakes: !mistakes });
  const context = { ...own, match: {}, notes: false, ...(variants && { variants: undefined }) };
  const texts = ['match', 'variants'].map((name) => input.words.document(`rules/${name}`, context));
  return setSections(input, texts, NO_FIGURES);
}

const NO_FIGURES: ExampleFigures = { bids: [], fragments: [], results: [], wholeHands: [], matches: [], numbers: new Map() }; // biome-ignore format: short

/** Which examples stand on a paper of their own. */
function pointer({ words }: DocumentInput, { examples, further, hints }: HandoutForm): readonly FlowBlock[] {
  if (further.length === 0) return [];
  const context = {
    first: examples.length + 1,
    last: examples.length + further.length,
    one: further.length === 1,
    hints: !hints,
  };
  return [from('examples', text('label', words.text('further-examples', context)))];
}

function setSections(
  input: DocumentInput,
  texts: readonly string[],
  examples: ExampleFigures,
  deck = true,
): readonly FlowBlock[] {
  const figures = figuresOf(input, examples, deck);
  const parts = parseParts(texts.join('\n\n'));
  const blocks: FlowBlock[] = [];
  for (const { title, parts: inSection } of splitSections(parts)) {
    const drawn = inSection.flatMap((part) =>
      part.kind === 'figure' ? [drawFigure(figures, part.name)] : [],
    );
    const after = drawn.flatMap((figure) => (figure.place === 'page' && figure.blocks.length > 0 ? [figure.blocks] : [])); // biome-ignore format: short
    if (title !== undefined) {
      // The same words and figures beside them are the same blocks in every form.
      const key = `section ${deck} ${title} ${JSON.stringify(inSection)}`;
      blocks.push(
        ...onceFor(input, key, () => sideSection(input, title, columnOf(inSection, figures))),
        space(5),
      );
    }
    blocks.push(...after.flatMap((one, at) => [space(at === 0 ? 1 : BOX_GAP), ...one]));
    if (after.length > 0) blocks.push(space(6));
  }
  return blocks;
}

type Figures = ReturnType<typeof figuresOf>;

function drawFigure(figures: Figures, name: string): Figure {
  const figure = figures[name]?.();
  if (!figure) throw new Error(`the running text names an unknown figure ${name}`);
  return figure;
}

/** What stands in the text column of a section: paragraphs, and figures that are no wider. */
function columnOf(parts: readonly Part[], figures: Figures): readonly Block[] {
  return parts.flatMap((part): readonly Block[] => {
    if (part.kind === 'paragraph') return [text('body', part.text)];
    const figure = part.kind === 'figure' ? drawFigure(figures, part.name) : undefined;
    return figure?.place === 'column' ? figure.blocks : [];
  });
}

interface Section {
  readonly title?: string;
  readonly parts: readonly Part[];
}

function splitSections(parts: readonly Part[]): readonly Section[] {
  const sections: { title?: string; parts: Part[] }[] = [{ parts: [] }];
  for (const part of parts) {
    if (part.kind === 'heading') sections.push({ title: part.text, parts: [] });
    else sections.at(-1)?.parts.push(part);
  }
  return sections;
}

/** Which suit the picture of trumps takes as an example. */
function trumpCaption(input: DocumentInput): Block {
  const { suit } = trumpExample(input);
  const fixed = suit === undefined || input.game.rules.trump.by === 'fixed';
  const words = fixed ? input.words.text('trumps-shown') : input.words.text('trumps-shown-for', { suit: markedSuit(input, suit) }); // biome-ignore format: short
  return text('label', words);
}

/** A figure in the text column, or across the whole width. */
type Figure =
  | { readonly place: 'column'; readonly blocks: readonly Block[] }
  | { readonly place: 'page'; readonly blocks: readonly FlowBlock[] };

/** The figures that a running text may call by name. */
function figuresOf(
  input: DocumentInput,
  examples: ExampleFigures,
  deck: boolean,
): Readonly<Record<string, () => Figure>> {
  const column = (name: string, origin: string | Origins, draw: () => readonly Block[]): Figure => {
    const blocks = onceFor(input, `figure ${name}`, () => draw().map((one) => from(origin, one)));
    return { place: 'column', blocks };
  };
  const page = (blocks: readonly FlowBlock[]): Figure => ({ place: 'page', blocks });
  return {
    deck: () => column(`deck ${deck}`, 'deck', () => (deck ? [deckPicture(input)] : [])),
    schedule: () => column('schedule', ['deal', 'deck', 'players'], () => [scheduleTable(input)]),
    deal: () => column('deal', ['deal', 'deck', 'players'], () => [dealTable(input)]),
    trumps: () =>
      column('trumps', ['order', 'trump', 'deck'], () => [
        trumpCaption(input),
        trumpPicture(input, input.width - sideColumn(input)),
      ]),
    'card-points': () => column('card-points', ['points', 'deck'], () => [cardPointsTable(input)]),
    scoring: () => column('scoring', 'scoring', () => [scoringTable(input)]),
    'scoring-key': () => column('scoring-key', 'scoring', () => scoringKey(input)),
    notes: () => column('notes', 'notes', () => paragraphsOf(input.notes ?? '')),
    hints: () => column('hints', 'hints', () => paragraphsOf(input.hints ?? '')),
    bids: () => page(examples.bids),
    results: () => page(examples.results),
    fragments: () => page(examples.fragments),
    'whole-hands': () => page(examples.wholeHands),
    matches: () => page(examples.matches),
  };
}
