import { describe, expect, it } from 'vitest';
import type { Source } from '../../src/definition/game.ts';
import type { Kind } from '../../src/documents/kinds.ts';
import { edited, pagesOf, readSource } from '../support/shipped.ts';
import { nodesIn, wordsOf } from '../support/spoken.ts';

async function told(source: Source, language: 'de' | 'en', ...kinds: readonly Kind[]): Promise<string> {
  const only = kinds.length > 0 ? kinds : (['rules', 'examples'] as const);
  const documents = [...(await pagesOf(source, { language, only })).values()];
  const said = documents.flatMap(
    (document) =>
    nodesIn(document.structure).filter(({ role }) => role === 'P' || /^H/.test(role)).map((node) => wordsOf(document, node)), // biome-ignore format: short
  );
  return said.join('\n').replaceAll('\u00a0', ' ');
}

const strange = (id: string): Source => readSource(`test/games/strange/${id}.yaml`);
const shipped = (id: string): Source => readSource(`assets/games/${id}.yaml`);

/** Oh Hell with the jacks as trumps besides the suit that is turned up, and the examples left out. */
function jacksAreTrumps(trump: string): Source {
  const source = shipped('stiche-raten');
  const rules = { ...source, text: source.text.slice(0, source.text.indexOf('variants:')) };
  const order =
    'order: {plain: A K Q 10 9 8 7 6 5 4 3 2, trump: "♣J ♠J ♥J ♦J *A *K *Q *10 *9 *8 *7 *6 *5 *4 *3 *2"}';
  const changed = edited(rules, 'order: A K Q J 10 9 8 7 6 5 4 3 2', order);
  return edited(changed, 'trump: {by: turn-up, largest-hand: none}', `trump: ${trump}`);
}

describe('a game in which some cards are trumps even without a trump suit', () => {
  it('says that only these are trumps where no suit is named', async () => {
    const de = await told(strange('skat'), 'de');
    expect(de).toContain(
      'nennt nach dem Geben die Farbe, die außerdem Trumpf ist, oder keine: Dann sind nur Buben Trumpf.',
    );
    expect(de).toContain('A nennt keine Trumpffarbe');
    expect(de).not.toContain('ohne Trumpf');
    const en = await told(strange('skat'), 'en');
    expect(en).toContain('names the suit that is trumps besides, or none: then only jacks are trumps.');
    expect(en).toContain('A names no trump suit');
    expect(en).not.toMatch(/without trumps|no trumps/);
  });

  it('does not speak of naming a suit where only none can be named', async () => {
    const de = await told(strange('sheepshead'), 'de');
    expect(de).toContain('Trumpf sind in jeder Hand dieselben Karten; eine Farbe nennt niemand.');
    expect(de).toContain('B macht das Spiel');
    expect(de).not.toMatch(/ohne Trumpf|gleich welche Farbe|nennt die/);
    const en = await told(strange('sheepshead'), 'en');
    expect(en).toContain('The same cards are trumps in every hand; nobody names a suit.');
    expect(en).toContain('B takes the game on');
    expect(en).not.toMatch(/without trumps|no trumps|whichever suit|names the/);
  });

  it('says so of the largest hand and of a card that is turned up', async () => {
    const largest = jacksAreTrumps('{by: turn-up, largest-hand: none}');
    expect(await told(largest, 'de')).toContain(
      'In der letzten Runde gibt es keine Trumpffarbe: Da sind nur Buben Trumpf.',
    );
    expect(await told(largest, 'en')).toContain(
      'There is no trump suit in the last hand: only jacks are trumps there.',
    );
    const turned = jacksAreTrumps('{by: turn-up, largest-hand: none, turned: [{cards: A, trump: none}]}');
    expect(await told(turned, 'de')).toContain(
      'Asse bedeuten, dass es keine Trumpffarbe gibt; Trumpf sind dann nur Buben.',
    );
    expect(await told(turned, 'en')).toContain(
      'Aces mean that there is no trump suit; only jacks are trumps then.',
    );
  });
});

describe('a game in which trumps are just a suit', () => {
  it('has no trumps where no suit is turned up', async () => {
    expect(await told(shipped('stiche-raten'), 'de')).toContain(
      'Die letzte Runde wird ohne Trumpf gespielt; da deckt ihr nichts auf.',
    );
    const document = await pagesOf(shipped('stiche-raten'), {
      variants: ['greifen-und-passen'],
      only: ['rules'],
    });
    const rules = document.get('rules')!;
    const said = nodesIn(rules.structure)
      .map((node) => wordsOf(rules, node))
      .join('\n');
    expect(said).toContain('Asse bedeuten, dass ohne Trumpf gespielt wird.');
  });

  it('does not say how many cards are seen before trumps are named where that is all of them', async () => {
    expect(await told(strange('preference'), 'de')).toContain(
      'Wer das Spiel macht, nennt nach dem Geben die Trumpffarbe und ist',
    );
    expect(await told(strange('preference'), 'en')).toContain(
      'After the deal the player who takes the game on names the trump suit and so becomes',
    );
    expect(await told(shipped('bauer'), 'de')).toContain('nennt nach den ersten vier Karten die Trumpffarbe');
  });
});

describe('a card that shows the suit led and is not of it', () => {
  const example = `
  - id: nur-der-linke
    title: {de: Nur der Linke, en: Only the left bower}
    dealer: D
    named: ♥
    hands: {B: ♦J ♥8 ♣A ♣K ♣9 ♠Q ♠8 ♠7}
    tricks:
      - {A: ♥J, B: ♥8, C: ♥7, D: ♥9}
      - {A: ♦A, B: ♠7, C: ♦7, D: ♦9}
    claims:
      legal: [{trick: 2, seat: B, card: ♠7}]
`;
  const bauer = shipped('bauer');
  const source = { ...bauer, text: bauer.text + example };

  it('is named as the reason why its holder need not follow', async () => {
    const de = await told(source, 'de');
    expect(de).toContain('B darf jede Karte legen: B hat keine Karo-Karte, denn Karo-Bube ist ein Trumpf.');
    expect(de).toContain('B hat keine und wirft Pik 7 ab; Karo-Bube ist ein Trumpf.');
    const en = await told(source, 'en');
    expect(en).toContain('B may play any card: B holds no diamonds, since the jack of diamonds is a trump.');
    expect(en).toContain('B has none and discards the 7 of spades; the jack of diamonds is a trump.');
  });

  it('is named in the solution of an exercise', async () => {
    const document = (await pagesOf(bauer, { only: ['solution'] })).get('solution')!;
    const cells = nodesIn(document.structure).map((node) =>
      wordsOf(document, node).replaceAll('\u00a0', ' '),
    );
    expect(cells).toContain(
      'Karo ist verlangt. B hat keine Karo-Karte und wirft ab; Karo-Bube ist ein Trumpf. Karo-Ass gewinnt.',
    );
  });

  it('is what the exercise asks about: the left bower follows trumps', async () => {
    const solution = await told(bauer, 'en', 'solution');
    expect(solution).toContain(
      'Yes, the jack of diamonds. Trumps were led; B holds the jack of diamonds and',
    );
  });

  it('is said to belong to no suit if it is a special card', async () => {
    const special = `
  - id: nur-ein-ass
    title: {de: Nur ein Ass, en: Only an ace}
    variants: [greifen-und-passen]
    hand: 3
    dealer: C
    turn-up: ♥7
    hands: {B: ♣A ♠3 ♠4}
    tricks:
      - {A: ♣5, B: ♠3, C: ♣6}
    claims:
      legal: [{trick: 1, seat: B, card: ♠3}]
`;
    const game = shipped('stiche-raten');
    const both = { ...game, text: game.text + special };
    const only = ['rules', 'examples'] as const;
    const documents = [...(await pagesOf(both, { variants: ['greifen-und-passen'], only })).values()];
    const said = documents.flatMap((document) =>
      nodesIn(document.structure).map((node) => wordsOf(document, node).replaceAll('\u00a0', ' ')),
    );
    expect(said).toContain(
      'B darf jede Karte legen: B hat keine Kreuz-Karte, denn Kreuz-Ass gehört zu keiner Farbe.',
    );
  });
});
