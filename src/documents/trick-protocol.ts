import type { FlowBlock } from '../page/content.ts';
import type { HandTrace } from '../proof/trace.ts';
import { space, text } from './blocks.ts';
import { flowDocument, pageHead } from './frame.ts';
import { hasSchedule } from './hand-setting.ts';
import { type DocumentInput, type DocumentKind, figure, ofExample } from './input.ts';
import { nameLines } from './name-lines.ts';
import { sheetOrigins } from './origins.ts';
import { sideSeats } from './protocol/columns.ts';
import { BELOW_NAMES, BELOW_TITLE, fillSheet } from './protocol/fill-sheet.ts';
import { plainProtocol } from './protocol/plain-protocol.ts';
import { handsOfMatch, type SheetHand, toldHand } from './protocol/sheet-hands.ts';
import { hasNameColumns, saysFirst, sheetForm, sheetTable } from './protocol/sheet-table.ts';
import { isPlain } from './protocol/steps.ts';
import { toldExamples } from './told-examples.ts';
import { largestHand } from './trick-scoring.ts';

/** The sheet to write hands on, trick by trick: all of a match, or as many as a sheet holds where its end is open; or an example of it. */
export const trickProtocol: DocumentKind = {
  applies: () => true,
  byPlayers: true,
  compose: (input) => {
    const told = input.filled === undefined ? undefined : toldExamples(input.trace, input.game).find(({ id }) => id === input.filled); // biome-ignore format: short
    if (!told) return blankProtocol(input);
    // Whoever sits at the table did not play the example.
    const { names: _, ...nameless } = input;
    return filledProtocol(ofExample(nameless, told), told);
  },
};

function blankProtocol(input: DocumentInput): ReturnType<DocumentKind['compose']> {
  const { game, language, words } = input;
  const title = words.text('protocol');
  const name = game.title[language];
  const plain = isPlain(input);
  const body = plain ? plainProtocol(input, undefined) : sheet(input);
  const page = { title: `${name}: ${title}`, subject: words.text('protocol-subject') };
  return flowDocument(input, {
    ...page,
    from: sheetOrigins(game.rules),
    footer: `${name} · ${title}`,
    mark: 'plain',
    blocks: [
      pageHead(input, {
        title,
        titleFrom: 'paper',
        lead: leadOf(input, plain),
        leadFrom: sheetOrigins(game.rules),
        size: 'sheet',
      }),
      space(plain ? 9 : BELOW_TITLE),
      ...body,
    ],
  });
}

/** What of the match stands on the sheet. */
function leadOf(input: DocumentInput, plain: boolean): string {
  const { game, language, words } = input;
  const { rules } = game;
  const tricks = largestHand(rules);
  const hands = handsOfMatch(input);
  const context = { game: game.title[language], tricks, one: tricks === 1, hands, cards: game.deck.cards.length, players: rules.players, round: hasSchedule(input) }; // biome-ignore format: short
  if (!plain) return words.text('protocol-lead-seats', context);
  return words.text(hands === 1 ? 'protocol-lead-single' : 'protocol-lead', context);
}

/** The hands of a sheet whose cards stand below the seats, and how they are written. */
function sheet(input: DocumentInput): readonly FlowBlock[] {
  const { hands, form, note } = fillSheet(input);
  const names = hasNameColumns(input) ? [] : [nameLines(input), space(BELOW_NAMES)];
  if (saysFirst(input)) return [...names, ...(note ? [note, space(5)] : []), sheetTable(form, hands, undefined)]; // biome-ignore format: short
  return [...names, sheetTable(form, hands, note)];
}

/** The protocol of one hand as the engine computed it; always said to be an example. */
function filledProtocol(input: DocumentInput, told: HandTrace): ReturnType<DocumentKind['compose']> {
  const { game, language, words } = input;
  const title = words.text('protocol-filled');
  const name = game.title[language];
  const lead = words.text('protocol-filled-lead', { game: name, example: told.title[language] });
  const plain = isPlain(input);
  const hand: SheetHand = toldHand(input, told);
  const table = plain
    ? plainProtocol(input, told)
    : [sheetTable(sheetForm(input, [hand]), [hand], undefined)];
  const body = [...table, space(3), text('label', filledNote(input, told))];
  return flowDocument(input, {
    title: `${name}: ${title}`,
    subject: words.text('protocol-filled-subject'),
    footer: `${name} · ${title}`,
    mark: 'checked',
    from: [`examples.${told.id}`],
    blocks: [
      pageHead(input, { title, titleFrom: 'paper', lead, leadFrom: `examples.${told.id}`, size: 'sheet' }),
      space(plain ? 9 : BELOW_TITLE),
      ...body,
    ],
  });
}

/** What the frames mean, and what stood before the hand. */
function filledNote(input: DocumentInput, { totals }: HandTrace): string {
  const { words, game } = input;
  const frames = words.text('frame-caption-short');
  if (!totals || totals.before.every((points) => points === game.rules.match.start)) return frames;
  const before = totals.before.map((points, side) => `${sideSeats(input, side)}\u00a0${figure(points)}`);
  return `${frames} ${words.text('stood-before', { before: before.join(', ') })}`;
}
