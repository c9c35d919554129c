import { describe, expect, it } from 'vitest';
import { compileDefinition } from '../../src/definition/compile.ts';
import { presets } from './support.ts';

const TEXT = `game: demo
title: {de: Probe, en: Demo}
players: 4
deck: french-32
deal: {cards: 8, packets: [3, 5]}
trump: none
play: {lead: rotates, obligations: [follow]}
order: A K Q J 10 9 8 7
scoring: [{line: tricks, score: tricks}]
match: {hands: 4, winner: highest-total, ties: shared}
variants:
  kurz:
    title: {de: Kurz, en: Short}
    text: {de: Nur eine Hand., en: One hand only.}
    rules: {match: {hands: 1}}
  klein:
    title: {de: Klein, en: Small}
    rules:
      deck: {from: french-52, ranks: A K Q J 10}
      deal: {cards: 5, packets: null}
      order: A 10 K Q J
    with:
      kurz: {match: {winner: lowest-total}}
  paare:
    title: {de: Paare, en: Partners}
    rules: {teams: 2}
examples:
  - id: alle
    title: {de: Alle, en: All}
    variants: [klein, paare, kurz]
    lead: A
    won: {A: 3, B: 2}
`;

async function compile(text: string, variants: readonly string[] = [], players?: number) {
  const wish = { variants, ...(players !== undefined && { players }) };
  return compileDefinition({ file: 'game.yaml', text }, presets, wish);
}

async function sound(variants: readonly string[] = []) {
  const { value, diagnostics } = await compile(TEXT, variants);
  expect(diagnostics).toEqual([]);
  return value!;
}

/** The text between « and » in place of what stands there, and what is found in it. */
async function faultsOf(before: string, after: string, variants: readonly string[] = []) {
  expect(TEXT).toContain(before);
  const { diagnostics } = await compile(TEXT.replace(before, after), variants);
  const lines = TEXT.replace(before, after).split('\n');
  return diagnostics.map(({ code, message, span }) => {
    const piece = lines[span!.start.line - 1]!.slice(span!.start.column - 1, span!.end.column - 1);
    return `${code} line ${span!.start.line} ${piece}: ${message}`;
  });
}

describe('a variant', () => {
  it('is offered with its title, and is not in force until it is chosen', async () => {
    const { game } = await sound();
    expect(game.variants.map(({ id }) => id)).toEqual(['kurz', 'klein', 'paare']);
    expect(game.variants[0]).toMatchObject({ title: { en: 'Short' }, text: { en: 'One hand only.' } });
    expect(game.chosen).toEqual([]);
    expect(game.rules).toMatchObject({
      players: 4,
      match: { hands: 4 },
      deal: { sizes: [8], packets: [3, 5] },
    });
  });

  it('changes maps key by key, replaces lists and leaves out what is null', async () => {
    const { game } = await sound(['klein']);
    expect(game.chosen).toEqual(['klein']);
    expect(game.deck.cards).toHaveLength(20);
    expect(game.rules.deal).toEqual({ sizes: [5], packets: [], dealer: 'rotates' });
    expect(game.rules.match).toMatchObject({ hands: 4, winner: 'highest-total' });
  });

  it('combines with others in any order, and with what they change together', async () => {
    const { game } = await sound(['paare', 'kurz', 'klein']);
    expect(game.chosen).toEqual(['kurz', 'klein', 'paare']);
    expect(game.rules.match).toMatchObject({ hands: 1, winner: 'lowest-total' });
    expect(game.rules.sides).toHaveLength(2);
    expect((await sound(['kurz'])).game.rules.match.winner).toBe('highest-total');
  });

  it('gives its rules to the examples that name it, and to whoever asks for them', async () => {
    const { game } = await sound();
    const [example] = game.examples;
    expect(example).toMatchObject({ variants: ['kurz', 'klein', 'paare'], seats: ['A', 'B', 'C', 'D'] });
    expect(example!.rules.deck.cards).toHaveLength(20);
    expect(game.rulesWith(['kurz'], 4)?.match.hands).toBe(1);
    expect(game.rulesWith(['kurz'], 5)).toBeUndefined();
  });

  it('is located where it stands, all else in the definition itself', async () => {
    const { locateRules } = await sound();
    const line = (variants: readonly string[], path: readonly string[]) =>
      locateRules(variants, path).start.line;
    expect(line(['kurz'], ['match', 'hands'])).toBe(15);
    expect(line(['kurz'], ['match', 'winner'])).toBe(10);
    expect(line(['kurz', 'klein'], ['match', 'winner'])).toBe(23);
    expect(line(['kurz', 'klein'], ['match', 'hands'])).toBe(15);
    expect(line(['klein'], ['order'])).toBe(21);
    expect(line([], ['order'])).toBe(8);
  });

  it('with a fault is blamed at its own line', async () => {
    expect(await faultsOf('order: A 10 K Q J\n', 'order: A 10 K Q\n')).toEqual([
      'E0220 line 21 A 10 K Q: the order leaves out the rank J',
    ]);
    expect(await faultsOf('cards: 5, packets: null', 'cards: 5')).toEqual([
      'E0204 line 5 [3, 5]: the packets 3 and 5 add up to 8, but each player gets 5 cards',
    ]);
    expect(await faultsOf('hands: 1', 'hnads: 1')).toEqual([
      'E0201 line 15 hnads: unknown key `hnads` in `match`',
    ]);
    expect(await faultsOf('rules: {teams', 'rules: {examples: [], teams')).toEqual([
      'E0201 line 26 examples: unknown key `examples` in `rules`',
    ]);
  });

  it('that there is not is found in examples, together with others, and as a wish', async () => {
    expect(await faultsOf('paare, kurz]', 'paar, kurz]')).toEqual([
      'E0228 line 30 paar: unknown variant `paar`',
    ]);
    expect(await faultsOf('kurz: {match: {w', 'kruz: {match: {w')).toEqual([
      'E0228 line 23 kruz: unknown variant `kruz`',
    ]);
    const { diagnostics } = await compile(TEXT, ['kruz']);
    expect(diagnostics).toMatchObject([{ code: 'E0228', help: 'did you mean `kurz`?' }]);
  });

  it('cannot be played by a number of players that it does not allow', async () => {
    const { diagnostics } = await compile(TEXT, ['kurz'], 5);
    expect(diagnostics).toMatchObject([
      { code: 'E0233', message: '5 players cannot play this game with kurz' },
    ]);
  });
});

it('a file whose examples ask for ever new combinations of variants is read in bounded time', async () => {
  const ids = Array.from({ length: 10 }, (_, index) => `v${index}`);
  const head = TEXT.slice(0, TEXT.indexOf('variants:'));
  const variants = ids.map((id) => `  ${id}: {title: {de: V, en: V}, rules: {match: {hands: 2}}}\n`).join('');
  const examples = Array.from({ length: 300 }, (_, index) => {
    const named = ids.filter((_, bit) => (index >> bit) % 2 === 1);
    return `  - {id: e${index}, title: {de: E, en: E}, variants: [${named.join(', ')}], lead: A, tricks: [{A: ♥7}]}\n`;
  }).join('');
  const { diagnostics } = await compile(`${head}variants:\n${variants}examples:\n${examples}`);
  expect(new Set(diagnostics.map(({ message }) => message))).toEqual(
    new Set(['the examples ask for too many different combinations of variants']),
  );
});
