import { describe, expect, it } from 'vitest';
import { randomFrom, shuffle } from '../../src/cards/shuffle.ts';
import type { Source } from '../../src/definition/game.ts';
import { meldHolds } from '../../src/engine/melds.ts';
import { pagesOf, stichwerk } from '../support/shipped.ts';
import { nodesIn, wordsOf } from '../support/spoken.ts';
import { sample } from '../support/tier.ts';

/** A game of two packs, or of one, with one meld. */
const withMeld = (deck: string, trump: string, cards: string, order = 'A K Q J'): Source => ({
  file: 'melds.yaml',
  text: `game: melds
title: {de: Melden, en: Melding}
players: 2
deck: {from: ${deck}, ranks: A K Q J}
deal: {cards: 8, undealt: ${deck.includes('2x') ? 16 : 0}}
trump: ${trump}
play: {lead: ${trump.includes('naming') ? 'trump-maker' : 'left-of-dealer'}, obligations: [follow]${deck.includes('2x') ? ', identical-cards: first-wins' : ''}}
order: ${order}
melds: [{meld: paar, cards: "${cards}", score: 40}]
scoring: [{line: tricks, score: tricks + melds}]
match: {target: 1000, winner: target, melds-at-target: count}
`,
});

async function told(source: Source, language: 'de' | 'en'): Promise<string> {
  const document = (await pagesOf(source, { language, only: ['rules'] })).get('rules')!;
  const said = nodesIn(document.structure)
    .filter(({ role }) => role === 'P')
    .map((node) => wordsOf(document, node).replaceAll('\u00a0', ' '));
  const found = said.find((line) => /darf dabei „paar“|may announce “paar”|“paar”/.test(line));
  return (
    /^(?:Wer|If you hold|Whoever holds) (.*?) (?:hält und|and lead|and leads)/.exec(found ?? '')?.[1] ??
    `${found}`
  );
}

const NAMING = '{by: naming, who: eldest-hand, choices: ♣ ♠ ♥ ♦}';

/** How often a hand has each card, by its sign. */
type Held = (sign: string) => number;
/** The suit of the same colour. */
const TWIN: Readonly<Record<string, string>> = { '♣': '♠', '♠': '♣', '♥': '♦', '♦': '♥' };
const PLAIN = (trump: string) => ['♣', '♠', '♥', '♦'].filter((suit) => suit !== trump);

/** What the words mean, said once more. */
const MELDS: readonly (readonly [
  deck: string,
  trump: string,
  cards: string,
  de: string,
  en: string,
  means: (held: Held, trump: string) => boolean,
  order?: string,
])[] = [
  ['french-2x32', NAMING, '*K *Q', 'König und Dame der Trumpffarbe', 'king and queen of trumps', (held, t) => held(`${t}K`) > 0 && held(`${t}Q`) > 0],
  ['french-2x32', NAMING, '*K *K', 'zwei Könige der Trumpffarbe', 'two kings of trumps', (held, t) => held(`${t}K`) > 1],
  ['french-2x32', NAMING, 'K Q', 'König und Dame einer Farbe, die nicht Trumpf ist,', 'king and queen of a suit that is not trumps', (held, t) => PLAIN(t).some((s) => held(`${s}K`) > 0 && held(`${s}Q`) > 0)],
  ['french-2x32', NAMING, 'A A K', 'zwei Asse und König einer Farbe, die nicht Trumpf ist,', 'two aces and king of a suit that is not trumps', (held, t) => PLAIN(t).some((s) => held(`${s}A`) > 1 && held(`${s}K`) > 0)],
  ['french-2x32', NAMING, '♠Q ♦J', 'Pik-Dame und Karo-Bube', 'the queen of spades and the jack of diamonds', (held) => held('♠Q') > 0 && held('♦J') > 0],
  ['french-2x32', NAMING, '♠Q ♠Q ♦J ♦J', 'Pik-Dame zweimal und Karo-Bube zweimal', 'the queen of spades twice and the jack of diamonds twice', (held) => held('♠Q') > 1 && held('♦J') > 1],
  ['french-32', NAMING, '*K ♣J', 'König der Trumpffarbe und Kreuz-Bube', 'king of trumps and the jack of clubs', (held, t) => held(`${t}K`) > 0 && held('♣J') > 0],
  ['french-32', NAMING, '*A K Q', 'Ass der Trumpffarbe und König und Dame einer Farbe, die nicht Trumpf ist,', 'ace of trumps and king and queen of a suit that is not trumps', (held, t) => held(`${t}A`) > 0 && PLAIN(t).some((s) => held(`${s}K`) > 0 && held(`${s}Q`) > 0)],
  ['french-32', NAMING, '*J', 'Bube der Trumpffarbe', 'jack of trumps', (held, t) => held(`${t}J`) > 0],
  ['french-32', '{by: fixed, suit: ♠}', '*K *Q', 'König und Dame der Trumpffarbe', 'king and queen of trumps', (held) => held('♠K') > 0 && held('♠Q') > 0],
  ['french-32', NAMING, 'K Q J', 'König, Dame und Bube einer Farbe, die nicht Trumpf ist (Trümpfe zählen nicht dazu),', 'king, queen and jack of a suit that is not trumps (cards that are trumps do not count)', (held, t) => PLAIN(t).some((s) => s !== TWIN[t] && held(`${s}K`) > 0 && held(`${s}Q`) > 0 && held(`${s}J`) > 0), '{plain: A K Q J, trump: "*J ~J *A *K *Q"}'],
  ['french-32', 'none', 'K Q', 'König und Dame einer Farbe (Trümpfe zählen nicht dazu)', 'king and queen of one suit (cards that are trumps do not count)', (held) => ['♠', '♦'].some((s) => held(`${s}K`) > 0 && held(`${s}Q`) > 0), '{plain: A K Q J, trump: "♣Q ♥K"}'],
  ['french-2x32', NAMING, '*Q ♠Q', 'Kreuz-Dame und Pik-Dame (wenn Kreuz Trumpf ist) oder Pik-Dame zweimal (wenn Pik Trumpf ist) oder Herz-Dame und Pik-Dame (wenn Herz Trumpf ist) oder Karo-Dame und Pik-Dame (wenn Karo Trumpf ist)', 'the queen of clubs and the queen of spades (if clubs are trumps) or the queen of spades twice (if spades are trumps) or the queen of hearts and the queen of spades (if hearts are trumps) or the queen of diamonds and the queen of spades (if diamonds are trumps)', (held, t) => (t === '♠' ? held('♠Q') > 1 : held(`${t}Q`) > 0 && held('♠Q') > 0)],
  ['french-2x32', 'none', 'K Q', 'König und Dame einer Farbe', 'king and queen of one suit', (held) => PLAIN('').some((s) => held(`${s}K`) > 0 && held(`${s}Q`) > 0)],
]; // biome-ignore format: a table

const named = sample(MELDS, 2).map((meld) => [meld[0], meld[1], meld[2], meld] as const);

describe.each(named)('in a pack of %s with trumps %s, the meld %s', (deck, trump, cards, meld) => {
  const [, , , de, en, means, order] = meld;
  const source = withMeld(deck, trump, cards, order);

  it('is told in the words that hold for all of its cards', async () => {
    expect(await told(source, 'de')).toBe(de);
    expect(await told(source, 'en')).toBe(en);
  });

  it('is held by the hands that the words describe, and by no others', async () => {
    const { rules } = (await stichwerk.read(source)).value!.game;
    const random = randomFrom(7);
    const all = rules.deck.cards.map(({ index }) => index);
    const outcomes = new Set<boolean>();
    for (let hand = 0; hand < 600; hand++) {
      const holding = shuffle(all, random).slice(0, 10);
      const suit = trump === NAMING ? hand % 4 : rules.trump.by === 'none' ? undefined : 1;
      const sign = suit === undefined ? '' : rules.deck.suits[suit]!.id;
      const held: Held = (id) => holding.filter((card) => rules.deck.cards[card]!.id === id).length;
      const engine = holding.some((card) =>
        meldHolds(rules, suit, { trick: 0, seat: 0, meld: 0 }, card, holding),
      );
      outcomes.add(engine);
      expect([holding.map((card) => rules.deck.cards[card]!.id).join(' '), sign, engine]).toEqual([
        holding.map((card) => rules.deck.cards[card]!.id).join(' '),
        sign,
        means(held, sign),
      ]);
    }
    expect(outcomes.size).toBe(2);
  });
});

it('a meld of a single card is announced with this card, others with one of theirs', async () => {
  const lineOf = async (cards: string) => {
    const document = (await pagesOf(withMeld('french-32', NAMING, cards), { only: ['rules'] })).get('rules')!;
    return nodesIn(document.structure)
      .map((node) => wordsOf(document, node))
      .find((line) => line.startsWith('Wer') && line.includes('„paar“'));
  };
  expect(await lineOf('*J')).toContain('hält und diese Karte ausspielt');
  expect(await lineOf('*K *Q')).toContain('hält und eine dieser Karten ausspielt');
});
