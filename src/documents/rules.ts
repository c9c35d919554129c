import type { Block, RowChild } from '../page/block.ts';
import type { FlowBlock } from '../page/content.ts';
import { commonFacts } from '../proof/common-facts.ts';
import { row, rule, space, stack, text } from './blocks.ts';
import { deckPicture } from './deck-picture.ts';
import { BOX_GAP } from './example-box.ts';
import { exampleFigures } from './example-figures.ts';
import { flowDocument, pageHead } from './frame.ts';
import { markedSuit } from './hand-setting.ts';
import { chosenTitles, type DocumentInput, type DocumentKind, hasPartners, isNarrow } from './input.ts';
import { type Part, parseParts } from './markup.ts';
import { rulesContext } from './rules-context.ts';
import { dealTable, scheduleTable } from './rules-text/deal-text.ts';
import { cardPointsTable, scoringKey } from './rules-text/score-text.ts';
import { trumpExample, trumpPicture } from './rules-text/trump-text.ts';
import { scoringTable } from './scoring-table.ts';
import { sideColumn, sideSection } from './side-section.ts';

/** The handout: text from the definition, examples from the trace. */
export const rules: DocumentKind = {
  applies: () => true,
  compose: (given) => {
    const { game, language, words } = given;
    // The handout is for every number of players: what is proved of one alone is not said of all.
    const facts = commonFacts(game.players.map(game.rulesFor));
    const input = { ...given, trace: { ...given.trace, facts } };
    const title = game.title[language];
    const blocks = [
      pageHead(input, { title, lead: subtitleOf(input), size: 'handout' }),
      space(6),
      strip(input),
      space(5),
      ...sections(input),
    ];
    const claimed = input.trace.claims > 0 ? 'rules-subject' : 'rules-subject-plain';
    const subject = words.text(input.draft ? 'rules-subject-draft' : claimed);
    return flowDocument(input, { title, subject, footer: title, mark: 'checked', blocks });
  },
};

/** What the game says of itself, or the variants that it is played with. */
function subtitleOf(input: DocumentInput): string {
  const { game, language, words } = input;
  const titles = chosenTitles(input);
  if (titles.length === 0) return game.subtitle?.[language] ?? '';
  return words.text('chosen', { titles: titles.join(' · '), several: titles.length > 1 });
}

/** Players, minutes and material between two lines. */
function strip(input: DocumentInput): Block {
  const { game, language, words } = input;
  const cells: (readonly [RowChild['width'], Block])[] = [
    [
      38,
      fact(
        words.text('players'),
        words.text('players-and-ages', { players: playersOf(input), ages: game.ages }),
      ),
    ],
  ];
  if (game.minutes) {
    const [shortest, longest] = game.minutes;
    const key = shortest === longest ? 'minutes-exact' : 'minutes';
    cells.push([40, fact(words.text('duration'), words.text(key, { shortest, longest }))]);
  }
  const cards = game.deck.cards.length;
  const name = game.deck.name?.[language];
  const material = words.text('material-list', { cards, one: cards === 1, name });
  const last = fact(words.text('material'), material);
  const lines = isNarrow(input) ? [row(cells, { gap: 6 }), space(1.6), last] : [row([...cells, ['rest', last]], { gap: 6 })]; // biome-ignore format: short
  return stack([rule('head'), space(2.6), ...lines, space(2.6), rule('hairline')]);
}

/** `3`, `3–6`, `4 oder 6`; with partners how many play against how many. */
function playersOf(input: DocumentInput): string {
  const { players, rules } = input.game;
  const [least = rules.players] = players;
  const most = players.at(-1) ?? least;
  if (players.length < 2) {
    const sides = rules.sides.map((seats) => seats.length).join(` ${input.words.text('against')} `);
    const context = { players: least, sides };
    return hasPartners(input) ? input.words.text('players-in-sides', context) : String(least);
  }
  const inTurn = most - least === players.length - 1;
  return inTurn ? `${least}–${most}` : players.join(` ${input.words.text('or')} `);
}

function fact(label: string, value: string): Block {
  return stack([text('label', label), text('value', value)]);
}

/** The files of the running text, in the order of the handout. */
const SECTIONS = ['material', 'setup', 'trumps', 'special', 'bidding', 'play', 'trick', 'announcements', 'scoring', 'match', 'variants']; // biome-ignore format: short

/** Sections with side heads, and between them the examples, in the order of the running text. */
function sections(input: DocumentInput): readonly FlowBlock[] {
  const figures = figuresOf(input);
  const context = rulesContext(input);
  const texts = SECTIONS.map((name) => input.words.document(`rules/${name}`, context));
  const parts = parseParts(texts.join('\n\n'));
  const blocks: FlowBlock[] = [];
  for (const section of splitSections(parts)) {
    const body: Block[] = [];
    const after: FlowBlock[] = [];
    for (const part of section.parts) {
      if (part.kind === 'paragraph') body.push(text('body', part.text));
      if (part.kind !== 'figure') continue;
      const figure = figures[part.name]?.();
      if (!figure) throw new Error(`the running text names an unknown figure ${part.name}`);
      if (figure.blocks.length === 0) continue;
      if (figure.place === 'column') body.push(...figure.blocks);
      else after.push(space(after.length === 0 ? 1 : BOX_GAP), ...figure.blocks);
    }
    if (section.title !== undefined) blocks.push(...sideSection(input, section.title, body), space(5));
    if (after.length > 0) blocks.push(...after, space(6));
  }
  return blocks;
}

/** An author's words as paragraphs; blank lines divide them, and nothing in them is taken for a heading or a figure. */
function paragraphs(words: string): readonly Block[] {
  const texts = words.split(/\n\s*\n/).map((one) => one.replace(/\s+/g, ' ').trim());
  return texts.filter((one) => one !== '').map((one) => text('body', one));
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
function figuresOf(input: DocumentInput): Readonly<Record<string, () => Figure>> {
  const column = (blocks: readonly Block[]): Figure => ({ place: 'column', blocks });
  const page = (blocks: readonly FlowBlock[]): Figure => ({ place: 'page', blocks });
  const examples = exampleFigures(input);
  return {
    deck: () => column([deckPicture(input)]),
    schedule: () => column([scheduleTable(input)]),
    deal: () => column([dealTable(input)]),
    trumps: () => column([trumpCaption(input), trumpPicture(input, input.width - sideColumn(input))]),
    'card-points': () => column([cardPointsTable(input)]),
    scoring: () => column([scoringTable(input)]),
    'scoring-key': () => column([scoringKey(input)]),
    notes: () => column(paragraphs(input.notes ?? '')),
    hints: () => column(paragraphs(input.hints ?? '')),
    bids: () => page(examples.bids),
    results: () => page(examples.results),
    fragments: () => page(examples.fragments),
    'whole-hands': () => page(examples.wholeHands),
    matches: () => page(examples.matches),
  };
}
