import type { Block, Run } from '../page/block.ts';
import type { DocumentContent, FlowBlock, Footer } from '../page/content.ts';
import type { Origins } from '../page/origin.ts';
import { from, heading, picture, row, space, stack, text } from './blocks.ts';
import { type DocumentInput, stylesOf } from './input.ts';
import { parseCounted } from './markup.ts';

/** What the foot of a page says at its right. */
type Mark = 'checked' | 'computed' | 'counted' | 'plain' | 'solution-elsewhere';

/** What the frame of a page is made from. */
export interface FrameInput extends Pick<DocumentInput, 'words' | 'draft' | 'language' | 'look'> {
  readonly drawings: Pick<DocumentInput['drawings'], 'symbols'>;
  /** Absent where nothing is claimed. */
  readonly trace?: Pick<DocumentInput['trace'], 'claims' | 'refuted'>;
}

/** A handout or sheet as a document: title, blocks and the foot of every page. */
export function flowDocument(
  input: FrameInput,
  page: {
    readonly title: string;
    readonly subject: string;
    readonly footer: string;
    readonly mark: Mark;
    readonly blocks: readonly FlowBlock[];
    /** Where words come from that do not say so themselves. */
    readonly from?: Origins;
  },
): DocumentContent {
  const { words, draft } = input;
  return {
    title: page.title,
    subject: page.subject,
    language: input.language,
    symbols: input.drawings.symbols,
    content: {
      kind: 'flow',
      blocks: page.from ? page.blocks.map((block) => from(page.from!, block)) : page.blocks,
      size: input.look.size,
      footer: footer(input, page.footer, page.mark),
      ...(draft && { watermark: words.text('draft') }),
    },
  };
}

/** The ringed tick before the word. */
export const CHECKED: Run = { symbol: 'mark-checked', height: 3.1, alt: '', gap: 1.1 };

function footer(input: FrameInput, left: string, mark: Mark): Footer {
  return {
    left: [{ text: left, from: ['title'] }],
    center: parseCounted(input.words.text('page')),
    right: markRuns(input, mark).map((run) => ({ from: ['paper'], ...run })),
  };
}

function markRuns({ words, draft, trace }: FrameInput, mark: Mark): readonly Run[] {
  if (mark === 'solution-elsewhere') return [{ text: words.text('solution-elsewhere') }];
  if (draft) return [{ text: words.text((trace?.refuted ?? 0) > 0 ? 'draft-refuted' : 'draft-footer') }];
  if (mark === 'computed') return [{ text: words.text('computed-with') }];
  if (mark === 'counted') return [{ text: words.text('counted-with') }];
  const { claims = 0 } = trace ?? {};
  // What nobody claimed was not checked.
  if (mark === 'plain' || claims === 0) return [{ text: words.text('plain-mark') }];
  return [CHECKED, { text: words.text('checked-claims', { claims, one: claims === 1 }), from: ['examples'] }];
}

/** Title and subtitle, with the emblem of the deck or another block flush right; the title is the game's and the subtitle the paper's own unless somebody says where they come from. */
export function pageHead(
  input: Pick<FrameInput, 'drawings'>,
  head: {
    readonly title: string;
    readonly lead: string;
    readonly size: 'handout' | 'sheet';
    readonly titleFrom?: string;
    readonly leadFrom?: string | Origins;
    readonly right?: Block;
  },
): Block {
  const sheet = head.size === 'sheet';
  const titles = stack(
    [
      from(head.titleFrom ?? 'title', heading(1, sheet ? 'sheet-title' : 'title', head.title)),
      ...(head.lead ? [from(head.leadFrom ?? 'paper', text(sheet ? 'sheet-lead' : 'lead', head.lead))] : []), // biome-ignore format: short
    ],
    { gap: sheet ? 0.8 : 1.2 },
  );
  const right = head.right ?? deckEmblem(input, head.size);
  return row([['rest', titles], ['fit', stack([space(1.4), right])]], { align: 'top', gap: TITLE_GAP }); // biome-ignore format: a pair
}

/** Diameter of the emblem's circle on handouts and on sheets. */
const DIAMETER = { handout: 8, sheet: 6.4 } as const;

/** The emblem's width in diameters. */
export const EMBLEM_WIDTH = 3.55;

/** Room between the title and what stands at its right. */
const TITLE_GAP = 8;

/** How many lines the title of a sheet takes beside the emblem, about. */
export function titleLines(input: DocumentInput, title: string): number {
  const { width, measure } = input;
  const room = width - DIAMETER.sheet * EMBLEM_WIDTH - TITLE_GAP;
  return Math.ceil(measure.width(title, stylesOf(input)['sheet-title']) / (room * 0.95));
}

/** The emblem of a paper that shows the cards: the signs of the deck, together as wide as the three shapes; those if it has few signs or many. */
function deckEmblem(
  { drawings: { symbols } }: Pick<FrameInput, 'drawings'>,
  size: 'handout' | 'sheet',
): Block {
  return suitEmblem({ drawings: { symbols } }, DIAMETER[size]) ?? emblem(symbols, DIAMETER[size]);
}

/** The signs of the deck, together as wide as an emblem of that diameter; undefined if they are few or many. */
export function suitEmblem({ drawings }: Pick<FrameInput, 'drawings'>, diameter: number): Block | undefined {
  const suits = suitsAmong(drawings.symbols);
  const [least, most] = FEW_SUITS;
  return suits.length >= least && suits.length <= most ? suitRow(suits, diameter) : undefined;
}

/** The three shapes, as big as their circle; decoration. */
export function emblem(symbols: DocumentContent['symbols'], diameter: number): Block {
  const symbol = symbols.emblem;
  if (!symbol) return space(0);
  const scale = (diameter * EMBLEM_WIDTH) / symbol.box.width;
  const size = { width: symbol.box.width * scale, height: symbol.box.height * scale };
  const matrix = [scale, 0, 0, scale, 0, 0] as const;
  return picture(size, [{ kind: 'use', symbol: 'emblem', matrix }]);
}

/** So many suits make an emblem; the signs of more would be too small. */
const FEW_SUITS = [3, 5] as const;

/** Room between two signs in parts of their size. */
const SIGN_GAP = 0.22;

function suitsAmong(symbols: DocumentContent['symbols']): readonly string[] {
  return Object.keys(symbols).filter((id) => /^suit-\d+$/.test(id));
}

function suitRow(suits: readonly string[], diameter: number): Block {
  const width = diameter * EMBLEM_WIDTH;
  const side = width / (suits.length + SIGN_GAP * (suits.length - 1));
  const signs = suits.map((symbol, at) => {
    const matrix = [side / 10, 0, 0, side / 10, side * (0.5 + at * (1 + SIGN_GAP)), side / 2] as const;
    return { kind: 'use', symbol, matrix } as const;
  });
  return picture({ width, height: side }, signs);
}
