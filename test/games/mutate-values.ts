/** One changed value of a rule: what is written instead, undefined for nothing, and how the change is told. */
export interface Change {
  readonly told: string;
  readonly value: unknown;
}

const SUITS = ['♣', '♠', '♥', '♦'];

const TOKEN = /\d+|[a-z_]+|&&|\|\||[=!<>]=|[-+*^<>!(),]/g;

/** Each operator with the one it is mistaken for most easily. */
const OPERATORS: Readonly<Record<string, string>> = {
  '==': '!=',
  '!=': '==',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
  '*': '+',
  '!': '',
};

/** Each named value with one that it could be taken for. */
const NAMES: Readonly<Record<string, string>> = {
  tricks: 'bid',
  bid: 'tricks',
  points: 'other_points',
  other_points: 'points',
  other_tricks: 'tricks',
  hand_size: 'other_tricks',
  maker: 'last_trick',
  solo: 'soloist',
  soloist: 'solo',
  doubles: 'melds',
  melds: 'doubles',
  score: 'doubles',
  min: 'max',
  max: 'min',
};

/** A number one less and one more. */
export function changeNumber(value: number): readonly Change[] {
  return [value - 1, value + 1].map((other) => ({ told: `${value} → ${other}`, value: other }));
}

/** A word replaced by each other that is allowed there. */
export function changeWord(word: string, allowed: readonly string[]): readonly Change[] {
  return allowed
    .filter((other) => other !== word)
    .map((other) => ({ told: `${word} → ${other}`, value: other }));
}

/** A formula with one number, operator or name changed. */
export function changeFormula(text: string): readonly Change[] {
  return [...text.matchAll(TOKEN)].flatMap(({ 0: token, index }) => {
    const before = text.slice(0, index);
    const after = text.slice(index + token.length);
    return otherTokens(token, before).map((other) => {
      const value = `${before}${other}${after}`.trim();
      return { told: `${text} → ${value}`, value };
    });
  });
}

function otherTokens(token: string, before: string): readonly string[] {
  if (/^\d/.test(token))
    return [`${Number(token) - 1}`, `${Number(token) + 1}`].map((n) => n.replace(/^-.*/, '($&)'));
  if (token === '-' && !/[\w)]\s*$/.test(before)) return [''];
  const other = OPERATORS[token] ?? NAMES[token];
  return other === undefined ? [] : [other];
}

/** Words in order: each two neighbours swapped, each one left out. */
export function changeOrder(words: readonly string[]): readonly Change[] {
  const swaps = words.slice(1).map((second, at) => {
    const first = words[at]!;
    const value = [...words.slice(0, at), second, first, ...words.slice(at + 2)].join(' ');
    return { told: `${first} ${second} → ${second} ${first}`, value };
  });
  return [...swaps, ...leaveOut(words)];
}

/** Words in no order: each one left out, each one replaced by the next rank and by the next suit. */
export function changeSet(words: readonly string[], ranks: readonly string[]): readonly Change[] {
  const replaced = words.flatMap((word, at) =>
    neighbours(word, ranks).map((other) => {
      const value = [...words.slice(0, at), other, ...words.slice(at + 1)].join(' ');
      return { told: `${word} → ${other}`, value };
    }),
  );
  return [...leaveOut(words), ...replaced];
}

function leaveOut(words: readonly string[]): readonly Change[] {
  if (words.length < 2) return [];
  return words.map((word, at) => ({
    told: `without ${word}`,
    value: words.filter((_, i) => i !== at).join(' '),
  }));
}

function neighbours(word: string, ranks: readonly string[]): readonly string[] {
  const [, sign = '', rank = ''] = /^([*~♣♠♥♦]?)(.*)$/u.exec(word) ?? [];
  const suits = SUITS.includes(sign) ? [`${next(SUITS, sign)}${rank}`] : [];
  return ranks.includes(rank) ? [...suits, `${sign}${next(ranks, rank)}`] : suits;
}

function next(all: readonly string[], one: string): string {
  return all[(all.indexOf(one) + 1) % all.length]!;
}

/** Bands with one bound one less or more. */
export function changeBounds(bands: Readonly<Record<string, unknown>>): readonly Change[] {
  return Object.keys(bands).flatMap((range) =>
    [...range.matchAll(/\d+/g)].flatMap(({ 0: bound, index }) =>
      [-1, 1].map((by) => {
        const other = `${range.slice(0, index)}${Number(bound) + by}${range.slice(index + bound.length)}`;
        const entries = Object.entries(bands).map(([key, value]) => [key === range ? other : key, value]);
        return { told: `${range} → ${other}`, value: Object.fromEntries(entries) };
      }),
    ),
  );
}

/** A list with one entry left out, or, if its order counts, with two neighbours swapped. */
export function changeList(list: readonly unknown[], ordered: boolean): readonly Change[] {
  const dropped = list.map((_, index) => ({
    told: `without entry ${index}`,
    value: list.filter((__, other) => other !== index),
  }));
  if (!ordered) return dropped;
  const swapped = list.slice(1).map((second, index) => ({
    told: `entries ${index} and ${index + 1} swapped`,
    value: [...list.slice(0, index), second, list[index], ...list.slice(index + 2)],
  }));
  return [...dropped, ...swapped];
}
