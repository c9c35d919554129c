import { describe, expect, it } from 'vitest';
import type { BesideFile } from '../../src/definition/beside-name.ts';
import { compileDefinition } from '../../src/definition/compile.ts';
import { presets, readAsset, SHIPPED, shorten } from './support.ts';

const OWN = readAsset('decks/shapes-3x4.yaml');

const compileWith = (deck: string, files: Readonly<Record<string, string | BesideFile>>, besides = '') => {
  const text = `${SHIPPED.replace('deck: shapes-3x4\n', `deck: ${deck}\n`)}${besides}`;
  const beside = async (path: string) => {
    const content = files[path];
    return typeof content === 'string' ? new TextEncoder().encode(content) : content;
  };
  return compileDefinition({ file: 'games/game.yaml', text }, { ...presets, beside });
};

describe('a game whose deck stands in a file of its own', () => {
  it('is the game with that deck', async () => {
    const { value, diagnostics, sources } = await compileWith('./own.yaml', { './own.yaml': OWN });
    expect(diagnostics).toEqual([]);
    expect(value?.game.deck.cards).toEqual((await presets.load('shapes-3x4'))?.cards);
    expect(value?.game.deck.id).toBe('stiche-mit-bedienpflicht');
    expect(sources).toEqual([{ file: 'games/own.yaml', text: OWN }]);
  });

  it('has the parts of the deck located there, and the deck itself in the game', async () => {
    const { value } = await compileWith('./own.yaml', { './own.yaml': OWN });
    expect(value?.locate(['deck', 'size'])).toMatchObject({
      file: 'games/own.yaml',
      start: { line: 4, column: 7 },
    });
    expect(value?.locate(['deck']).file).toBe('games/game.yaml');
    expect(value?.locate(['title']).file).toBe('games/game.yaml');
  });

  it('prints as the deck says, unless the game says otherwise', async () => {
    const deck = `${OWN}print: {gap: 3, marks: lines}\n`;
    const { value } = await compileWith('./own.yaml', { './own.yaml': deck }, 'print: {gap: 5}\n');
    expect(value?.print).toEqual({ gap: 5, marks: 'lines' });
  });

  it('has what the deck asks of printing located there, and what it asks itself in the game', async () => {
    const deck = `${OWN}print: {paper: A5, card: bridge, style: ./f.svg.hbs}\n`;
    const { value } = await compileWith('./a/own.yaml', { './a/own.yaml': deck }, 'print: {card: poker}\n');
    expect(value?.locate(['print', 'paper']).file).toBe('games/a/own.yaml');
    expect(value?.locate(['print', 'card']).file).toBe('games/game.yaml');
    expect(value?.locate(['print', 'gap']).file).toBe('games/game.yaml');
    expect(value?.print.style).toBe('./a/f.svg.hbs');
  });

  it('has drawings beside the deck', async () => {
    const own = OWN.replace('symbol: shape-circle', 'symbol: ./circle.svg').replace(
      'style: shapes',
      'style: ./f.svg.hbs',
    );
    const { value } = await compileWith('./my decks/own.yaml', {
      './my decks/own.yaml': `${own}back: ./art/back.svg\n`,
    });
    expect(value?.game.deck.suits.map(({ symbol }) => symbol)).toEqual([
      './my decks/circle.svg',
      'shape-triangle',
      'shape-square',
    ]);
    expect(value?.game.deck).toMatchObject({
      style: './my decks/f.svg.hbs',
      back: './my decks/art/back.svg',
    });
  });

  it('has the faults of the deck found there, once for all variants', async () => {
    const variants = 'variants: {v: {title: {de: V, en: V}, rules: {trump: {by: fixed, suit: C}}}}\n';
    const { diagnostics } = await compileWith(
      './own.yaml',
      { './own.yaml': OWN.replace('"#0072B2"', 'blue') },
      variants,
    );
    expect(shorten(diagnostics)).toEqual(['E0204 6:73']);
    expect(diagnostics[0]?.span?.file).toBe('games/own.yaml');
  });

  it('may have another file in a variant', async () => {
    const variants = 'variants: {v: {title: {de: V, en: V}, rules: {deck: ./more.yaml}}}\n';
    const files = { './own.yaml': OWN, './more.yaml': 'from: shapes-3x4\n' };
    const { diagnostics, sources } = await compileWith('./own.yaml', files, variants);
    expect(diagnostics).toEqual([]);
    expect(sources.map(({ file }) => file)).toEqual(['games/own.yaml', 'games/more.yaml']);
  });

  it.each([
    ['./other.yaml', 'the file `./other.yaml` does not exist'],
    ['own.yaml', '`own.yaml` is no path of a deck file'],
    ['../own.yaml', '`../own.yaml` is no path of a deck file'],
    ['./.hidden/own.yaml', '`./.hidden/own.yaml` is no path of a deck file'],
    ['./game.yaml', '`./game.yaml` holds a game'],
    ['./folder.yaml', 'the file `./folder.yaml` cannot be read: it is a folder'],
    ['./list.yaml', '`./list.yaml` lists cards that have no suits and ranks'],
    ['./latin.yaml', '`./latin.yaml` is not UTF-8 text'],
    ['./large.yaml', '`./large.yaml` is larger than 1 MiB'],
  ])('is told that %s is none', async (path, message) => {
    const { diagnostics } = await compileWith(path, {
      'own.yaml': OWN,
      '../own.yaml': OWN,
      './game.yaml': SHIPPED,
      './folder.yaml': { why: 'it is a folder' },
      './list.yaml': 'size: [63, 88]\ncards: [{text: x}]\n',
      './latin.yaml': Uint8Array.from([0x66, 0xe4]),
      './large.yaml': ' '.repeat(1024 * 1024 + 1),
    });
    expect(diagnostics).toMatchObject([{ code: 'E0210', message, span: { file: 'games/game.yaml' } }]);
    expect(diagnostics[0]?.help).toMatch(/\S/);
  });

  it('is told of a file that is no YAML there', async () => {
    const { diagnostics, sources } = await compileWith('./own.yaml', { './own.yaml': 'suits: [' });
    expect(diagnostics).toMatchObject([{ code: 'E0101', span: { file: 'games/own.yaml' } }]);
    expect(sources).toHaveLength(1);
  });
});
