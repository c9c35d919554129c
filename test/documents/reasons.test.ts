import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Game } from '../../src/definition/game.ts';
import type { HandInput } from '../../src/documents/input.ts';
import { wordReason } from '../../src/documents/play-words.ts';
import { wordWinner } from '../../src/documents/wording.ts';
import { rankingOf } from '../../src/engine/ranking.ts';
import type { PlayReason, WinReason } from '../../src/engine/reasons.ts';
import type { TrickTrace } from '../../src/proof/trace.ts';
import { openWords } from '../../src/templates/words.ts';
import { parseCard } from '../support/card.ts';
import { readSource, stichwerk } from '../support/shipped.ts';

const LANGUAGES = ['de', 'en'] as const;
const wordsOf = (language: string) =>
  openWords({ table: readFileSync(new URL(`../../templates/${language}/words.json`, import.meta.url), 'utf8'), documents: {} }); // biome-ignore format: short

let game: Game;
beforeAll(async () => {
  const { definition } = await stichwerk.check(readSource('assets/games/stiche-raten.yaml'));
  game = definition!.game;
});

/** A hand of Stiche-Raten with hearts as trumps. */
function handIn(language: 'de' | 'en'): HandInput {
  return { game, language, words: wordsOf(language), ranking: rankingOf(game.rules, HEARTS) } as HandInput;
}

const HEARTS = 2;
const card = (id: string) => parseCard(game.deck, id)!.index;
const plain = (text: string) =>
  text.replaceAll('\u00a0', ' ').replaceAll('\u2011', '-').replaceAll('\ue000', '**');

/** One of each kind; a kind that is new in the engine is missing here and fails to compile. */
const playReasons: { readonly [K in PlayReason['kind']]: () => Extract<PlayReason, { kind: K }> } = {
  leads: () => ({ kind: 'leads' }),
  'must-lead-trump': () => ({ kind: 'must-lead-trump', holds: [card('♥9')] }),
  'trumps-not-broken': () => ({ kind: 'trumps-not-broken', trumps: [card('♥9')] }),
  'must-follow': () => ({ kind: 'must-follow', suit: 0, holds: [card('♣A'), card('♣9')], orTrump: true }),
  void: () => ({ kind: 'void', suit: HEARTS + 2 }),
  exempt: () => ({ kind: 'exempt', suit: HEARTS + 2, cards: [card('♥J')] }),
  'must-ruff': () => ({ kind: 'must-ruff', holds: [card('♥9'), card('♥7')] }),
  'must-overtrump': () => ({ kind: 'must-overtrump', over: card('♥9'), holds: [card('♥A')] }),
  'cannot-overtrump': () => ({ kind: 'cannot-overtrump', over: card('♥9'), holds: [card('♥7'), card('♥8')] }),
  'must-head': () => ({ kind: 'must-head', over: card('♣9'), holds: [card('♣A')] }),
  'no-undertrump': () => ({ kind: 'no-undertrump', over: card('♥9'), cards: [card('♥7')] }),
  'no-suit': () => ({ kind: 'no-suit' }),
  anytime: () => ({ kind: 'anytime', cards: [card('♠A')] }),
  free: () => ({ kind: 'free' }),
};

const SAID = {
  de: {
    leads: '**B spielt aus** und darf jede Karte legen.',
    'must-lead-trump': '**B muss Trumpf ausspielen:** B hält davon nur Herz 9.',
    'trumps-not-broken': '**B darf keinen Trumpf ausspielen,** solange noch keiner gelegt wurde.',
    'must-follow':
      '**B muss Kreuz bedienen:** B hält Kreuz-Ass und Kreuz 9 und darf wählen. Auch ein Trumpf wäre erlaubt.',
    void: '**B darf jede Karte legen:** B hat keinen Trumpf.',
    exempt: '**B darf jede Karte legen:** Bedienen könnte B nur mit Herz-Bube, und das muss niemand.',
    'must-ruff': '**B muss Trumpf legen:** B hält Herz 9 und Herz 7.',
    'must-overtrump': '**B muss Herz 9 schlagen** und kann das nur mit Herz-Ass.',
    'cannot-overtrump': 'Herz 9 kann B nicht schlagen, also ist jeder Trumpf erlaubt.',
    'must-head': '**B muss Kreuz 9 schlagen** und kann das nur mit Kreuz-Ass.',
    'no-undertrump': '**Unter Herz 9 bleiben darf B mit Trumpf nicht:** Herz 7 ist verboten.',
    'no-suit': '**B darf jede Karte legen:** Es ist keine Farbe verlangt.',
    anytime: 'Pik-Ass darf jederzeit gelegt werden.',
    free: '**B darf jede Karte legen.**',
  },
  en: {
    leads: '**B leads** and may play any card.',
    'must-lead-trump': '**B must lead a trump:** B holds just one, the 9 of hearts.',
    'trumps-not-broken': '**B may not lead a trump** as long as none has been played.',
    'must-follow':
      '**B must follow suit:** B holds the ace of clubs and the 9 of clubs and may choose. A trump would be allowed too.',
    void: '**B may play any card:** B holds no trumps.',
    exempt:
      '**B may play any card:** B could follow suit only with the jack of hearts, which nobody has to do.',
    'must-ruff': '**B must play a trump:** B holds the 9 of hearts and the 7 of hearts.',
    'must-overtrump': '**B must beat the 9 of hearts** and can do so only with the ace of hearts.',
    'cannot-overtrump': 'B cannot beat the 9 of hearts, so any trump is allowed.',
    'must-head': '**B must beat the 9 of clubs** and can do so only with the ace of clubs.',
    'no-undertrump': '**B may not play a trump below the 9 of hearts:** the 7 of hearts is forbidden.',
    'no-suit': '**B may play any card:** no suit is asked for.',
    anytime: 'The ace of spades may be played at any time.',
    free: '**B may play any card.**',
  },
} as const satisfies Record<string, Readonly<Record<PlayReason['kind'], string>>>;

describe.each(LANGUAGES)('a reason to play a card, in %s', (language) => {
  it.each(Object.keys(playReasons) as PlayReason['kind'][])('has words of its own: %s', (kind) => {
    expect(plain(wordReason(handIn(language), 'B', playReasons[kind](), { alone: true, holding: [] }))).toBe(
      SAID[language][kind],
    );
  });
});

/** A trick that B wins, and what the reason for it says. */
interface Won {
  readonly led: number;
  readonly cards: readonly string[];
  readonly reason: Omit<WinReason, 'card' | 'beaten' | 'offSuit'> & { readonly beaten: readonly number[] };
  readonly de: string;
  readonly en: string;
}

const wins: Readonly<Record<WinReason['kind'], Won>> = {
  'highest-of-led-suit': {
    led: 0,
    cards: ['♣9', '♣A', '♠K'],
    reason: { kind: 'highest-of-led-suit', suit: 0, beaten: [0] },
    de: '**B gewinnt:** Kreuz-Ass ist die höchste Kreuz-Karte. C hat keine und wirft Pik-König ab.',
    en: '**B wins:** the ace of clubs is the highest card in clubs. C has none and discards the king of spades.',
  },
  'highest-trump': {
    led: 0,
    cards: ['♣9', '♥2', '♠K'],
    reason: { kind: 'highest-trump', suit: 4, beaten: [] },
    de: '**B gewinnt:** Herz 2 ist der einzige Trumpf im Stich.',
    en: '**B wins:** the 2 of hearts is the only trump in the trick.',
  },
  'special-wins': {
    led: 0,
    cards: ['♣9', '♣J', '♠J'],
    reason: { kind: 'special-wins', suit: -1, beaten: [2], tie: 'first' },
    de: '**B gewinnt:** Kreuz-Bube schlägt jede gewöhnliche Karte, auch jeden Trumpf. Von mehreren solchen Karten gilt die zuerst gelegte.',
    en: '**B wins:** the jack of clubs beats every ordinary card, trumps included. Of several such cards the first one played counts.',
  },
  'all-never-win': {
    led: -1,
    cards: ['♣A', '♥A', '♠A'],
    reason: { kind: 'all-never-win', suit: -1, beaten: [] },
    de: '**B gewinnt:** Hier liegen nur Karten, die sonst nie gewinnen. Dann gilt die erste, Herz-Ass.',
    en: '**B wins:** all cards here are cards that otherwise never win. Then the first one counts, the ace of hearts.',
  },
};

describe.each(LANGUAGES)('a duty that a single card fulfils, in %s', (language) => {
  // The hand may hold other cards: only of those that are meant it is the only one.
  it.each([
    ['must-follow', { kind: 'must-follow', suit: 0, orTrump: false }],
    ['must-lead-trump', { kind: 'must-lead-trump' }],
    ['must-ruff', { kind: 'must-ruff' }],
  ] as const)('is not said to be the only card that is held: %s', (_, reason) => {
    const single = { ...reason, holds: [card('♥9')] } as PlayReason;
    const said = plain(wordReason(handIn(language), 'B', single, { alone: true, holding: [] }));
    expect(said).toMatch(/Herz 9|9 of hearts/);
    expect(said).not.toMatch(/hält nur|holds only/);
    expect(said).toMatch(language === 'de' ? /davon nur/ : /just one/);
  });
});

describe.each(LANGUAGES)('a reason to win a trick, in %s', (language) => {
  it.each(Object.keys(wins) as WinReason['kind'][])('has words of its own: %s', (kind) => {
    const { led, cards, reason, ...said } = wins[kind];
    const plays = cards.map((id, seat) => ({ seat, card: card(id) }));
    const beaten = reason.beaten.map((at) => card(cards[at]!));
    const others = plays.map((play) => play.card).filter((one) => one !== card(cards[1]!) && !beaten.includes(one)); // biome-ignore format: short
    const trick: TrickTrace = { lead: 0, ledSuit: led, plays, winner: 1, reason: { ...reason, card: card(cards[1]!), beaten, offSuit: others } }; // biome-ignore format: short
    expect(plain(wordWinner(handIn(language), trick))).toBe(said[language]);
  });

  it('tells which of two identical cards ranks higher', () => {
    const plays = ['♣9', '♣A', '♣K'].map((id, seat) => ({ seat, card: card(id) }));
    const said = (['first', 'last'] as const).map((tie) => {
      const reason: WinReason = { kind: 'highest-of-led-suit', suit: 0, card: card('♣A'), beaten: [card('♣9')], offSuit: [], tie }; // biome-ignore format: short
      return wordWinner(handIn(language), { lead: 0, ledSuit: 0, plays, winner: 1, reason });
    });
    expect(said[0]).toMatch(language === 'de' ? /die früher gelegte als höher\.$/ : /the earlier one ranks higher\.$/); // biome-ignore format: short
    expect(said[1]).toMatch(language === 'de' ? /die später gelegte als höher\.$/ : /the later one ranks higher\.$/); // biome-ignore format: short
  });
});
