import type { Language } from '../../src/cards/localized.ts';
import type { Printing } from '../../src/page/print.ts';
import { type Combination, whole } from './combination.ts';
import { TITLES } from './marked-deck.ts';
import type { SeenPage } from './seen-page.ts';

/** How the words of a language are known. */
interface Vocabulary {
  readonly front: RegExp;
  readonly back: RegExp;
  readonly long: RegExp;
  readonly short: RegExp;
  /** The printer turns the paper, or a person puts it in again. */
  readonly flip: RegExp;
  readonly feed: RegExp;
  readonly fold: RegExp;
  readonly decimal: string;
}

const VOCABULARY: Readonly<Record<Language, Vocabulary>> = {
  de: {
    front: /Vorderseiten/,
    back: /Rückseiten/,
    long: /lange[rn]? Kante/,
    short: /kurze[rn]? Kante/,
    flip: /wenden/,
    feed: /einlegen/,
    fold: /falt|falz/i,
    decimal: ',',
  },
  en: {
    front: /fronts/i,
    back: /backs/i,
    long: /\blong edge/,
    short: /\bshort edge/,
    flip: /\bflip on/,
    feed: /\bfeed\b/,
    fold: /\bfold/i,
    decimal: '.',
  },
};

type Side = 'front' | 'back';

/** What a side must say, and what it must not. */
interface Wording {
  readonly due: readonly RegExp[];
  readonly wrong: readonly RegExp[];
}

/**
 * What the margins of a sheet do not say and ought to, or say and ought not to: the deck, which sheet of how many, how to turn
 * it, what was moved; all of it is lost where nothing says which sheet it is.
 */
export function labelFaults(
  combination: Combination,
  page: SeenPage,
  side: Side,
  sheet: string,
): { readonly faults: readonly string[]; readonly lost: readonly string[] } {
  const { language = 'de' } = combination;
  const words = page.texts.map(({ text }) => text).join(' ');
  const number = new RegExp(`(?<![\\d/])${sheet}(?![\\d/])`);
  if (!/\d+\/\d+/.test(words)) return { faults: [], lost: [`the ${side} does not say ${sheet}`] };
  const { due, wrong } = wordingOf(whole(combination), side, VOCABULARY[language]);
  const foreign = Object.entries(VOCABULARY).filter(([other]) => other !== language);
  const others = foreign.flatMap(([, { long, short, flip, feed }]) => [long, short, flip, feed]);
  return {
    faults: [
      ...[number, titleIn(language), ...due]
        .filter((one) => !one.test(words))
        .map((one) => `the ${side} does not say ${one}`),
      ...[...wrong, ...others].filter((one) => one.test(words)).map((one) => `the ${side} says ${one}`),
    ],
    lost: [],
  };
}

/** The whole title, or how it begins if it had to be cut. */
function titleIn(language: Language): RegExp {
  const title = TITLES[language];
  return new RegExp(`${title}|${title.slice(0, 4)}.*…`);
}

function wordingOf({ backs, order, backOffset }: Printing, side: Side, vocabulary: Vocabulary): Wording {
  const { front, back, long, short, flip, feed, fold } = vocabulary;
  if (backs === 'fold') return { due: [fold], wrong: [long, short, flip, feed] };
  if (backs === 'none') return { due: [], wrong: [long, short, flip, feed, fold] };
  const [edge, otherEdge] = backs === 'duplex-short' ? [short, long] : [long, short];
  const isFed = backs === 'separate' || order === 'fronts-then-backs';
  const due = [side === 'front' ? front : back, edge, isFed ? feed : flip];
  const wrong = [otherEdge, fold, ...(isFed ? [flip] : [feed])];
  return side === 'front'
    ? { due, wrong }
    : { due: [...due, offsetIn(backOffset, vocabulary)], wrong: [...wrong, front] };
}

/** The three numbers of an offset after one another as a language writes them, with whatever sign for less than nothing. */
function offsetIn({ x, y, angle }: Printing['backOffset'], { decimal }: Vocabulary): RegExp {
  const written = [x, y, angle].map((value) => {
    const sign = value < 0 ? '[-–−]' : '(?<![-–−])';
    const figures = String(Math.abs(value)).replace('.', `\\${decimal}`);
    return `(?<![\\d.,])${sign}${figures}(?![\\d]|[.,]\\d)`;
  });
  return new RegExp(written.join('[^\\d]*?'));
}
