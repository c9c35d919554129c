import type { Block } from '../../page/block.ts';
import type { PanelText } from '../../page/content.ts';
import { from, heading, row, space, stack, text } from '../blocks.ts';
import { EMBLEM_WIDTH, emblem, suitEmblem } from '../frame.ts';
import { type DocumentInput, stylesOf } from '../input.ts';
import { parseParts } from '../markup.ts';
import { rulesContext } from '../rules-context.ts';
import { pointsSection, rankSection } from './ranks.ts';
import { scoringSections } from './scoring.ts';

type Sections = PanelText['sections'];

/** What a player looks up in play: on the first side what cards are worth and may be played, on the next one what it scores. */
export function panelSections(input: DocumentInput): Sections {
  const context = rulesContext(input, { hints: false, variants: false, mistakes: false });
  const duties = textSections(input, input.words.document('rules/duties-short', context), true);
  const melds = textSections(input, input.words.document('rules/melds-short', context), false);
  const points = pointsSection(input);
  const {
    lines: [first, ...blocks],
    besides,
  } = scoringSections(input);
  const end = paragraphs(input.words.document('rules/match-short', context));
  const scored = stack([sideHead(input.words.text('quick-scoring'), text('label', input.words.text('points'), 'right')), ...(first ? [first] : [])], { gap: 1.4 }); // biome-ignore format: short
  return [
    { block: stack([gameHead(input), rankSection(input)], { gap: 1.6 }), begins: true },
    ...duties.map((block) => ({ block })),
    ...(points ? [{ block: points }] : []),
    { block: scored, begins: true },
    ...[...blocks, stack(end), ...besides, ...melds].map((block) => ({ block })),
  ];
}

/** Height of the emblem's signs beside the name. */
const EMBLEM = 3.6;

function gameHead(input: DocumentInput): Block {
  const name = input.game.title[input.language];
  const title = from('title', heading(1, 'head', name));
  const signs = suitEmblem(input, EMBLEM) ?? emblem(input.drawings.symbols, EMBLEM);
  const isWide = input.measure.width(name, stylesOf(input).head) + EMBLEM * EMBLEM_WIDTH + 3 > input.width;
  if (isWide) return title;
  return row([['rest', title], ['fit', stack([space(0.9), signs])]], { gap: 3, align: 'top' }); // biome-ignore format: a pair
}

/** The head of a side. */
function sideHead(words: string, right: Block): Block {
  return from('paper', row([['rest', heading(2, 'head', words)], ['fit', right]], { align: 'baseline' })); // biome-ignore format: a pair
}

/** The sections of a running text, the paragraphs of each numbered if they are steps and several. */
function textSections(input: DocumentInput, source: string, steps: boolean): readonly Block[] {
  const sections: { head: string; items: string[] }[] = [];
  for (const part of parseParts(source)) {
    if (part.kind === 'heading') sections.push({ head: part.text, items: [] });
    else if (part.kind === 'paragraph') sections.at(-1)?.items.push(part.text);
  }
  const width = input.measure.width('9', { ...stylesOf(input).note, weight: 'semibold' }) + NUMBER_GAP;
  return sections.map(({ head, items }) => {
    const lines = items.map((item, at) => {
      const words = text('note', item);
      const number = from('paper', text('note', [{ text: String(at + 1), weight: 'semibold' }]));
      return items.length === 1 || !steps ? words : row([[width, number], ['rest', words]]); // biome-ignore format: a pair
    });
    return stack([marked(head), ...lines]);
  });
}

const NUMBER_GAP = 1.9;

function marked(words: string): Block {
  const block = heading(2, 'note', words);
  return { ...block, runs: block.runs.map((run) => ('text' in run ? { ...run, weight: 'semibold' as const } : run)) }; // biome-ignore format: short
}

function paragraphs(source: string): readonly Block[] {
  return parseParts(source).flatMap((part) => (part.kind === 'paragraph' ? [text('note', part.text)] : []));
}
