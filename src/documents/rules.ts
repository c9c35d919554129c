import type { Block, RowChild } from '../page/block.ts';
import type { HandTrace, MatchTrace } from '../proof/trace.ts';
import { EMPTY, heading, row, rule, space, stack, text } from './blocks.ts';
import { deckPicture } from './deck-picture.ts';
import { arrangeBoxes, BOX_GAP, type BoxPart, exampleBox } from './example-box.ts';
import { flowDocument, pageHead } from './frame.ts';
import type { DocumentInput, DocumentKind } from './input.ts';
import { type Part, parseParts } from './markup.ts';
import { factsFigure, isWide, matchFigure } from './match-box.ts';
import { questionFigure } from './question-figure.ts';
import { rulesContext } from './rules-context.ts';
import { scoringTable } from './scoring-table.ts';
import { trickFigure } from './trick-figure.ts';
import { wholeHand } from './whole-hand.ts';

/** The handout: text from the definition, examples from the trace. */
export const rules: DocumentKind = {
  applies: () => true,
  compose: (input) => {
    const { game, language, words } = input;
    const title = game.title[language];
    const blocks = [
      pageHead(input, { title, lead: game.subtitle?.[language] ?? '', size: 'handout' }),
      space(6),
      strip(input),
      space(5),
      ...sections(input),
    ];
    const subject = words.text(input.draft ? 'rules-subject-draft' : 'rules-subject');
    return flowDocument(input, { title, subject, footer: title, mark: 'checked', blocks });
  },
};

/** Players, minutes and material between two lines. */
function strip(input: DocumentInput): Block {
  const { game, words } = input;
  const cells: (readonly [RowChild['width'], Block])[] = [
    [38, fact(words.text('players'), String(game.rules.players))],
  ];
  if (game.minutes) {
    const [shortest, longest] = game.minutes;
    const key = shortest === longest ? 'minutes-exact' : 'minutes';
    cells.push([40, fact(words.text('duration'), words.text(key, { shortest, longest }))]);
  }
  const cards = game.deck.cards.length;
  const shapes = game.deck.suits.every(({ symbol }) => symbol.startsWith('shape-'));
  const material = words.text('material-list', { cards, one: cards === 1, shapes });
  cells.push(['rest', fact(words.text('material'), material)]);
  return stack([rule('head'), space(2.6), row(cells, { gap: 6 }), space(2.6), rule('hairline')]);
}

function fact(label: string, value: string): Block {
  return stack([text('label', label), text('value', value)]);
}

/** Sections with side heads, and between them the examples, in the order of the running text. */
function sections(input: DocumentInput): readonly Block[] {
  const figures = openFigures(input);
  const parts = parseParts(input.words.document('rules', rulesContext(input)));
  const blocks: Block[] = [];
  for (const section of splitSections(parts)) {
    const body: Block[] = [];
    const after: Block[] = [];
    for (const part of section.parts) {
      if (part.kind === 'paragraph') body.push(text('body', part.text));
      if (part.kind !== 'figure') continue;
      if (part.name === 'notes') {
        body.push(...paragraphs(input.notes ?? ''));
        continue;
      }
      const figure = figures(part.name);
      if (figure.blocks.length === 0) continue;
      if (figure.place === 'column') body.push(...figure.blocks);
      else after.push(space(after.length === 0 ? 1 : BOX_GAP), ...figure.blocks);
    }
    if (section.title !== undefined) blocks.push(...sideSection(section.title, body), space(5));
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

/** Height of text beside a side head that is never divided, in paragraphs. */
const WHOLE = 2;

/** A side head and its text: one block, or a block a paragraph where they are many, so that a page may end between them. */
function sideSection(title: string, body: readonly Block[]): readonly Block[] {
  const head = heading(2, 'head', title);
  if (body.length <= WHOLE) return [sideRow(head, stack(body, { gap: PARAGRAPH }))];
  const [first, second, ...others] = body;
  const start = sideRow(head, stack([first, second].filter((one) => one !== undefined), { gap: PARAGRAPH })); // biome-ignore format: short
  return [start, ...others.flatMap((one) => [space(PARAGRAPH), sideRow(EMPTY, one)])];
}

/** Room between paragraphs. */
const PARAGRAPH = 2.6;

function sideRow(head: Block, body: Block): Block {
  const columns = [[38, head], ['rest', body]] as const; // biome-ignore format: a pair
  return row(columns, { gap: 6, align: 'top', role: 'Sect' });
}

/** A figure in the text column, or across the whole width. */
interface Figure {
  readonly place: 'column' | 'page';
  readonly blocks: readonly Block[];
}

/** The figures that a running text may call by name; examples are numbered as they are called. */
function openFigures(input: DocumentInput): (name: string) => Figure {
  const shown = input.trace.examples.filter((example) => example.show.includes('rules'));
  const hands = shown.filter((example): example is HandTrace => example.kind === 'hand');
  const matches = shown.filter((example): example is MatchTrace => example.kind === 'match');
  let number = 0;
  /** The box of facts fills the place beside a lone half box rather than stand alone. */
  let factsJoin = false;
  const boxed = (topic: string, block: Block) => {
    number += 1;
    return exampleBox(input, input.words.text('example', { number }), topic, block);
  };
  return (name) => {
    switch (name) {
      case 'deck':
        return { place: 'column', blocks: [deckPicture(input)] };
      case 'scoring':
        return { place: 'column', blocks: [scoringTable(input)] };
      case 'fragments': {
        const parts = hands.filter((hand) => !hand.complete).flatMap(fragmentBoxes);
        factsJoin = matches.length === 0 && parts.filter(({ wide }) => !wide).length % 2 === 1;
        return page(arrangeBoxes(input, factsJoin ? [...parts, factsPart(parts)] : parts));
      }
      case 'whole-hands':
        return page(hands.filter((hand) => hand.complete).flatMap(handBlocks));
      case 'matches': {
        const parts = matches.map(matchPart);
        return page(arrangeBoxes(input, factsJoin ? parts : [...parts, factsPart(parts)]));
      }
      default:
        throw new Error(`the running text names an unknown figure ${name}`);
    }
  };

  function fragmentBoxes(hand: HandTrace): readonly BoxPart[] {
    const topic = hand.title[input.language];
    const finished = hand.tricks.filter((trick) => trick.winner !== undefined);
    const parts = [
      ...hand.questions.map((question) => questionFigure(input, question)),
      ...finished.map((trick) => trickFigure(input, trick)),
    ];
    return parts.map(({ wide, block }) => ({ wide, block: boxed(topic, block) }));
  }

  function handBlocks(hand: HandTrace, index: number): readonly Block[] {
    number += 1;
    const title = input.words.text('example', { number });
    const blocks = wholeHand(input, hand, { title, topic: hand.title[input.language] });
    return [...(index > 0 ? [space(BOX_GAP)] : []), ...blocks];
  }

  function matchPart(match: MatchTrace): BoxPart {
    return { wide: isWide(input), block: boxed(match.title[input.language], matchFigure(input, match)) };
  }

  /** Half a box beside the last half one, or a whole one. */
  function factsPart(before: readonly BoxPart[]): BoxPart {
    const wide = before.filter((part) => !part.wide).length % 2 === 0;
    const topic = input.words.text('proved-topic');
    const block = exampleBox(input, input.words.text('proved'), topic, factsFigure(input, input.trace.facts));
    return { wide, block };
  }
}

function page(blocks: readonly Block[]): Figure {
  return { place: 'page', blocks };
}
