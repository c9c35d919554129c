import type { Deck } from './cards/deck.ts';
import type { Locate } from './definition/game.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import type { Kind } from './documents/kinds.ts';
import { hasFrenchSuits } from './documents/printed-deck.ts';
import { type Printing, type PrintRequest, USUAL_LOOK, USUAL_PRINTING } from './page/print.ts';
import { fieldOf, type PrintKey, type PrintSwitch } from './page/print-options.ts';
import type { ExamineOptions } from './papers.ts';
import { printWithout } from './print-without.ts';
import type { ResolvedPrint } from './resolved-print.ts';

/** What a definition and the caller ask for, and what came of it. */
interface Asked {
  /** What the definition asks for. */
  readonly print: PrintRequest;
  readonly locate: Locate;
  readonly options: ExamineOptions;
  readonly resolved: ResolvedPrint;
  /** The kinds that there could be. */
  readonly kinds: readonly Kind[];
  /** Undefined if the cards are a list, which has no suits. */
  readonly deck: Deck | undefined;
}

/** An option that counts for nothing. */
interface Idle {
  readonly key: PrintKey | PrintSwitch | 'names';
  /** Said instead of the key's own name. */
  readonly message?: string;
  readonly why: string;
  readonly help?: string;
}

/** What only sheets of cards can show; what is not named here counts for every paper. */
const OF_CARDS = [
  'gap',
  'bleed',
  'margin',
  'grid',
  'marks',
  'corners',
  'backs',
  'order',
  'back-offset',
  'back-color',
  'printer',
  'jokers',
  'blanks',
  'pick',
  'copies',
  'set-number',
  'fill-sheet',
] as const satisfies readonly (PrintKey | PrintSwitch)[];

const NO_BACKS = 'no backs are printed';

/** Why nothing can come of the order of sides, an offset or a colour of backs, by how backs are printed; two-sided both count. */
const WHY: Readonly<Record<Printing['backs'], Partial<Record<'order' | 'offset' | 'color', string>>>> = {
  'duplex-long': {},
  'duplex-short': {},
  separate: { order: 'fronts and backs stand in two files' },
  fold: { order: 'backs stand beside their fronts', offset: 'backs stand beside their fronts' },
  none: { order: NO_BACKS, offset: NO_BACKS, color: NO_BACKS },
};

/** Warnings E0410 of what was asked for and changes nothing that is printed, where it was asked for in the definition. */
export function findIdleOptions(given: Asked): readonly Diagnostic[] {
  const { kinds, locate, options } = given;
  const { only = kinds, print: besides = {} } = options;
  const printed = kinds.filter((kind) => only.includes(kind));
  if (printed.length === 0) return [];
  const idle = printed.includes('cards') ? idleOnCards(given) : idleWithoutCards(given, printed);
  const all = [...idle, ...idleSuits(given), ...idleOnTables(given, printed)];
  return all.map(({ key, message, why, help = 'leave it out' }) => {
    const isFlag = key === 'names' || besides[fieldOf(key)] !== undefined;
    const named = message ?? `\`${isFlag ? '--' : ''}${key}\` has no effect`;
    const span = isFlag ? {} : { span: locate(['print', key]) };
    return { code: 'E0410', severity: 'warning', message: named, why, ...span, help };
  });
}

/** What only score tables show, and names, which stand on all sheets that are written on. */
const OF_TABLES = ['games', 'pad', 'wipe-clean'] as const;
const NAMED: readonly Kind[] = ['score-table', 'trick-protocol'];

/** What the caller asks of score tables when there are none, or beside a pad, which holds one match a part. */
function idleOnTables(given: Asked, printed: readonly Kind[]): readonly Idle[] {
  const { options, resolved } = given;
  const why = 'it is for score tables, and none are printed';
  const help = `leave it out, or print them as well with \`--only ${['score-table', ...printed].join(',')}\``;
  const asked = OF_TABLES.filter((key) => changesPrint(given, fieldOf(key)));
  const tables = printed.includes('score-table') ? [] : asked.map((key): Idle => ({ key, why, help }));
  const nobody = options.names !== undefined && !printed.some((kind) => NAMED.includes(kind));
  const names: readonly Idle[] = nobody
    ? [{ key: 'names', why: 'it is for sheets that are written on, and none are printed', help }]
    : [];
  const beside = tables.length === 0 && resolved.sheet.pad !== undefined && asked.includes('games');
  const games: readonly Idle[] = beside
    ? [{ key: 'games', why: 'each part of a pad holds one match', help: 'leave one of the two out' }]
    : [];
  return [...tables, ...names, ...games];
}

/** What the caller asks of sheets of cards when there are none; what a definition says of them is meant for other prints. */
function idleWithoutCards(given: Asked, printed: readonly Kind[]): readonly Idle[] {
  const withCards = `\`--only ${['cards', ...printed].join(',')}\``;
  // What a printer leaves blank counts for all that is cut out.
  const isCut = printed.includes('quick-reference');
  const asked = OF_CARDS.filter((key) => changesPrint(given, fieldOf(key)) && !(isCut && key === 'printer'));
  return asked.map((key) => ({
    key,
    why: 'it is for sheets of cards, and none are printed',
    help:
      key === 'copies'
        ? `ask your print dialog for ${given.resolved.copies} copies; sets of cards are printed with ${withCards}`
        : `leave it out, or print cards as well with ${withCards}`,
  }));
}

/** Whether the caller asks for something that would not be so anyway. */
function changesPrint({ print, options, resolved }: Asked, field: keyof PrintRequest): boolean {
  const without = printWithout(field, print, options);
  return without !== undefined && JSON.stringify(without) !== JSON.stringify(resolved);
}

const ALL_BLACK = 'everything is printed in black';

function idleSuits({ resolved, deck }: Asked): readonly Idle[] {
  if (resolved.look.suits === USUAL_LOOK.suits) return [];
  const isFrench = deck && hasFrenchSuits(deck);
  if (isFrench && resolved.look.ink !== 'black') return [];
  const why = 'only French suits have colours to choose from, and these cards have none';
  return [{ key: 'suits', why: isFrench ? ALL_BLACK : why }];
}

/** What counts for nothing beside something else that is asked of the cards. */
function idleOnCards(given: Asked): readonly Idle[] {
  const { printing, look } = given.resolved;
  const { backs, order } = printing;
  const why = WHY[backs];
  const whyColor = look.ink === 'black' ? ALL_BLACK : why.color;
  const mover = findMover(given);
  const idle = (key: PrintKey, what: string, reason: string): Idle => ({
    key,
    message: `${what} has no effect with backs \`${backs}\``,
    why: reason,
    help: 'leave it out, or print backs in another way',
  });
  return [
    ...(why.order !== undefined && order !== USUAL_PRINTING.order
      ? [idle('order', `the order \`${order}\``, why.order)]
      : []),
    ...(why.offset !== undefined && mover ? [idle(mover.key, mover.what, why.offset)] : []),
    ...(whyColor !== undefined && look.backColor ? [{ key: 'back-color', why: whyColor } as const] : []),
    ...idlePrinter(given),
    ...idleFill(given),
  ];
}

/** Quick references are of a game, and have no room on a card for large words. */
function idleFill({ resolved: { fillSheet, look }, kinds }: Asked): readonly Idle[] {
  if (!fillSheet) return [];
  const why = kinds.includes('quick-reference') ? 'large words have no room on a card' : 'it is for the cards of a game, and this is a deck'; // biome-ignore format: short
  return kinds.includes('quick-reference') && look.size !== 'large' ? [] : [{ key: 'fill-sheet', why }];
}

/** Who moves the backs, and with which words; undefined if nobody does. */
function findMover({ print, options, resolved }: Asked) {
  const { print: besides = {}, printer: findPrinter = () => undefined } = options;
  if (Object.values(resolved.printing.backOffset).every((part) => part === 0)) return undefined;
  const offsetOf = ({ printer }: PrintRequest) =>
    printer === undefined ? undefined : findPrinter(printer)?.backOffset;
  const voice = (besides.backOffset ?? offsetOf(besides)) ? besides : print;
  if (voice.backOffset) return { key: 'back-offset', what: 'the offset of backs' } as const;
  // What was measured of the edges of the paper counts in any case.
  if (findPrinter(voice.printer ?? '')?.unprintable !== undefined) return undefined;
  return { key: 'printer', what: `the printer ${voice.printer}` } as const;
}

/** A printer of which nothing but an offset is known, named beside an offset. */
function idlePrinter({
  print,
  options: { print: besides = {}, printer: findPrinter },
}: Asked): readonly Idle[] {
  const { printer, backOffset } = besides.printer === undefined ? print : besides;
  const profile = printer === undefined ? undefined : findPrinter?.(printer);
  if (!backOffset || !profile?.backOffset || profile.unprintable !== undefined) return [];
  const why = 'the offset that is given beside it counts, and nothing else is known of this printer';
  return [
    {
      key: 'printer',
      message: `the printer ${printer} has no effect`,
      why,
      help: 'leave one of the two out',
    },
  ];
}
