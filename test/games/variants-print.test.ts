import { describe, expect, test } from 'vitest';
import type { RulesChoice } from '../../src/api.ts';
import type { Source } from '../../src/definition/game.ts';
import { KINDS } from '../../src/documents/kinds.ts';
import type { ExampleTrace } from '../../src/proof/trace.ts';
import { edited, PLAIN, readSource, shippedGames, stichwerk } from '../support/shipped.ts';
import { sample } from '../support/tier.ts';

/** Every way to play a game but the usual one. */
async function choicesOf(source: Source): Promise<readonly (readonly [Source, RulesChoice])[]> {
  const { value } = await stichwerk.read(source);
  if (!value) throw new Error(`${source.file} does not compile`);
  const { variants, players } = value.game;
  const single = variants.map(({ id }) => ({ variants: [id] }));
  const all = { variants: variants.map(({ id }) => id), players: players.at(-1)! };
  const numbers = players.slice(1).map((count) => ({ players: count }));
  const choices = [...single, ...numbers, ...(source.file.includes('stiche-raten') ? [all] : [])];
  return choices.map((choice) => [source, choice] as const);
}

test('every variant, and every number of players, prints in both languages without a finding', async () => {
  const choices = (await Promise.all(shippedGames().map(choicesOf))).flat();
  expect(choices.length).toBeGreaterThan(15);
  for (const [source, choice] of sample(choices, 1)) {
    const { diagnostics, kinds } = await stichwerk.check(source, choice);
    expect(diagnostics, `${source.file} ${JSON.stringify(choice)}`).toEqual([]);
    // Few examples all stand in the handout.
    expect(kinds).toEqual(KINDS.filter((kind) => kind !== 'examples' || kinds.includes(kind)));
  }
});

const game = (id: string) => readSource(`assets/games/${id}.yaml`);
const guessing = game('stiche-raten');

/** What is found of a game, and nothing of it printed. */
const examined = (source: Source, choice: RulesChoice = {}) =>
  stichwerk.layOut(source, { ...PLAIN, ...choice, only: [] });

/** What is shown in the handout or the exercise with these variants. */
async function shownWith(source: typeof guessing, ...variants: readonly string[]) {
  const { trace } = await examined(source, { variants });
  const here = ({ show, variants: own }: ExampleTrace) => show.length > 0 && own.join() === variants.join();
  return trace!.examples.filter(here).map(({ id }) => id);
}

const JACKS_AND_ACES = [
  ...['geber-darf-nicht', 'geber-ist-frei', 'abgeworfen', 'punkte-zaehlen', 'drei-runden'],
  ...['erster-bube-greift', 'ass-passt', 'ass-ausgespielt', 'bube-ausgespielt', 'nur-asse'],
  ...['ass-aufgedeckt', 'bube-aufgedeckt', 'runde-vier-greifen'],
];
const TWO_PACKS = [
  ...['geber-darf-nicht', 'geber-ist-frei', 'punkte-zaehlen'],
  ...['gleiche-karten', 'gleiche-truempfe', 'runde-vier-64', 'wer-bekommt-den-stich-64'],
];
const TWELVE = [
  ...['bauer-ist-trumpf', 'trumpfzwang', 'uebertrumpfen', 'heimspiel', 'wer-bekommt-den-stich'],
  ...['gleichstand', 'gespritzt', 'kart-ab'],
  'stein',
];

const SHOWN = [
  ['stiche-raten', ['karten-64'], TWO_PACKS],
  ['stiche-raten', ['greifen-und-passen'], JACKS_AND_ACES],
  [
    'stiche-raten',
    ['rauf-runter'],
    [
      ...['geber-darf-nicht', 'geber-ist-frei', 'stechen-oder-abwerfen', 'abgeworfen', 'runde-vier'],
      ...['wer-bekommt-den-stich', 'punkte-zaehlen', 'drei-runden', 'wieder-hinunter'],
    ],
  ],
  [
    'stiche-raten',
    ['karten-64', 'greifen-und-passen'],
    [...TWO_PACKS, 'schwarze-buben-greifen', 'rote-buben-passen'],
  ],
  ['stiche-raten', ['greifen-und-passen', 'rauf-runter'], JACKS_AND_ACES],
  ['bauerchen', ['weiterschreiben'], [...TWELVE, 'ueberschuss']],
  ['bauerchen', ['vierziger-regel'], [...TWELVE, 'vierzig-bei-zehn']],
  ['bauerchen', ['die-letzte'], [...TWELVE, 'letzte-aufgedeckt']],
  ['bauerchen', ['kein-kart-ab-im-entscheid'], [...TWELVE, 'nicht-allein']],
  [
    'bauer',
    ['zwanzig-karten'],
    ['zwanzig-fuenf-stiche', 'wer-bekommt-den-stich-zwanzig', 'zwanzig-reihenfolge', 'zwanzig-kleine'],
  ],
  [
    'bauer',
    ['frei-ausspielen'],
    [
      ...['der-dicke', 'der-linke', 'durchmarsch', 'offene-hand', 'vier-vier', 'gestossen', 'brot'],
      ...['karten-weg-verloren', 'frei-ausgespielt'],
    ],
  ],
  ['bauer', ['sechs'], ['drei-gegen-drei', 'fuenf-stiche-zu-sechst', 'sechs-verloren', 'sechs-stich']],
] as const;

test.each(sample(SHOWN, 1))(
  '%s with %j shows what is true there, in the order written',
  async (id, variants, expected) => {
    expect(await shownWith(game(id), ...variants)).toEqual(expected);
  },
);

describe('an example of fewer variants than are chosen', () => {
  test('is replayed under the chosen ones: an ace turned up leaves the hand without trumps', async () => {
    const source = edited(
      guessing,
      '  - id: geber-darf-nicht\n',
      `  - id: ass-oben
    title: {de: Ass aufgedeckt, en: An ace turned up}
    players: 4
    hand: 2
    dealer: D
    turn-up: ♥A
    hands: {D: ♥2 ♣3}
    tricks: [{A: ♠K, B: ♠9, C: ♠2, D: ♥2}]
    claims: {hand-size: 2}
  - id: geber-darf-nicht
`,
    );
    const { trace } = await examined(source, { variants: ['greifen-und-passen'] });
    const both = trace!.examples.filter(({ id }) => id === 'ass-oben');
    const winners = both.map((one) => one.kind === 'hand' && one.tricks[0]!.winner);
    expect(both.map(({ variants }) => variants)).toEqual([[], ['greifen-und-passen']]);
    expect(winners).toEqual([3, 0]);
  });

  test('is left out without a word if it is false there: an ace that was led takes no trick', async () => {
    const shown = await shownWith(guessing, 'greifen-und-passen');
    expect(shown).not.toContain('runde-vier');
    const { diagnostics } = await examined(guessing, { variants: ['greifen-und-passen'] });
    expect(diagnostics).toEqual([]);
  });

  test('is left out if it cannot be read there: small cards are missing from 64 cards', async () => {
    expect(await shownWith(guessing, 'karten-64')).not.toContain('stechen-oder-abwerfen');
  });

  test('stays wrong where it is wrong by its own rules, even if it were right by the chosen ones', async () => {
    const source = edited(guessing, 'claims: {hands: 17,', 'claims: {hands: 33,');
    const { diagnostics } = await examined(source, { variants: ['rauf-runter'] });
    expect(diagnostics.map(({ message }) => message)).toEqual([
      'example claims 33 as number of hands in a match, the rules give 17',
    ]);
  });

  test('is not looked for beyond the chosen variants: those of others stay where they are', async () => {
    expect(await shownWith(guessing, 'rauf-runter')).not.toContain('gleiche-karten');
  });

  const match = (hand: string) =>
    edited(
      guessing,
      '  - id: gleichstand\n',
      `  - id: eine-runde
    title: {de: Eine Runde, en: One hand}
    players: 4
    match: [{example: ${hand}}]
    claims: {}
  - id: gleichstand
`,
    );

  test.each([
    ['goes with', 'punkte-zaehlen', true],
    ['is left out with', 'runde-vier', false],
  ])('that is a match %s the hand that it counts', async (_, hand, isShown) => {
    const shown = await shownWith(match(hand), 'greifen-und-passen');
    expect(shown.includes(hand)).toBe(isShown);
    expect(shown.includes('eine-runde')).toBe(isShown);
  });
});

test('claims count once, however many variants are chosen', async () => {
  const { trace: plain } = await examined(guessing);
  const { trace: chosen } = await examined(guessing, { variants: ['rauf-runter'] });
  const facts = 1 + 4;
  expect(chosen!.claims).toBe(plain!.claims - facts);
  expect(chosen!.examples.length).toBeGreaterThan(plain!.examples.length);
});

test('nothing is read twice where no variants are chosen', async () => {
  const { value } = await stichwerk.read(guessing);
  expect(value!.game.adopted).toEqual([]);
});
