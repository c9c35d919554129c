import { describe, expect, test } from 'vitest';
import { sample } from '../../support/tier.ts';
import { rulesOf, tableOf, wordsIn } from './printed.ts';

/** An edit of a game, and what its table says before and after it, German and English. */
interface Edit {
  readonly says: string;
  readonly game:
    | 'stiche-raten'
    | 'whist-rauf-und-runter'
    | 'bauerchen'
    | 'bauer'
    | 'stiche-mit-bedienpflicht';
  /** Stretches of the definition and what stands there after the edit. */
  readonly edit: readonly (readonly [before: string, after: string])[];
  /** What must go, and what must come. */
  readonly goes?: Said;
  readonly comes?: Said;
}

interface Said {
  readonly de: readonly string[];
  readonly en: readonly string[];
}

const said = (de: string | readonly string[], en: string | readonly string[]): Said => ({
  de: [de].flat(),
  en: [en].flat(),
});

const HOOK = said(
  'Alle Ansagen zusammen dürfen nicht die Zahl der Karten ergeben.',
  'All bids together may not come to the number of cards.',
);
const RINGS = said('Kreist in jeder Zeile ein, was gilt.', 'Ring what holds, in every row.');
const LEADS_ON = said(
  'Wer den letzten Stich macht, spielt in der nächsten Runde aus',
  'Whoever takes the last trick leads',
);
const BIDS_LAST = said('und sagt zuletzt an', 'and bids last');

const EDITS: readonly Edit[] = [
  { says: 'no hook', game: 'stiche-raten', edit: [['hook: dealer', 'hook: none']], goes: said([...HOOK.de, 'Der Geber sagt nicht'], [...HOOK.en, 'The dealer may not bid']) },
  { says: 'the dealer bids first', game: 'stiche-raten', edit: [['first: left-of-dealer, dealer: last, hook: dealer', 'first: dealer, hook: none']], goes: BIDS_LAST, comes: said('und sagt zuerst an', 'and bids first') },
  { says: 'bids begin to the right of the dealer', game: 'stiche-raten', edit: [['first: left-of-dealer, dealer: last, hook: dealer', 'first: right-of-dealer, hook: none']], goes: BIDS_LAST, comes: said('Zuerst sagt an, wer rechts davon sitzt.', 'The player to the right bids first.') },
  { says: 'a fixed trump suit', game: 'stiche-raten', edit: [['{by: turn-up, largest-hand: none}', '{by: fixed, suit: ♥}']], goes: said([...RINGS.de, 'Trumpf'], [...RINGS.en, 'Trumps']) },
  { says: 'a trump suit in the largest hand as well', game: 'stiche-raten', edit: [['{by: turn-up, largest-hand: none}', '{by: turn-up}'], ['{schedule: up, dealer: rotates}', '{schedule: up, cap: 9, dealer: rotates}']], goes: said('ohne Trumpf', 'no trumps') },
  { says: 'ten cards at most', game: 'stiche-raten', edit: [['{schedule: up, dealer: rotates}', '{schedule: up, cap: 10, dealer: rotates}']], goes: said('17 Runden', '17 hands'), comes: said('10 Runden', '10 hands') },
  { says: 'other points for a bid that was made', game: 'stiche-raten', edit: [['score: 20 + 10 * tricks', 'score: 15 + 5 * tricks']], goes: said('20 + 10 je Stich', '20 + 10'), comes: said('15 + 5 je Stich', '15 + 5') },
  { says: 'other points for a bid that was missed', game: 'stiche-raten', edit: [['score: -10 * abs(tricks - bid)', 'score: -7 * abs(tricks - bid)']], goes: said('−10', '−10'), comes: said('−7', '−7') },
  { says: 'whoever sits left of the dealer leads', game: 'whist-rauf-und-runter', edit: [['lead: last-winner', 'lead: left-of-dealer']], goes: said([...LEADS_ON.de, 'spielt aus'], [...LEADS_ON.en, 'leads']), comes: said('gibt in dieser Runde', 'deals this hand') },
  { says: 'bids begin left of the dealer', game: 'whist-rauf-und-runter', edit: [['first: leader', 'first: left-of-dealer']], goes: said('aus und sagt zuerst an', 'leads and bids first'), comes: said('gibt in dieser Runde und sagt zuletzt an', 'deals this hand and bids last') },
  { says: 'only up', game: 'whist-rauf-und-runter', edit: [['schedule: up-down', 'schedule: up']], goes: said('und zurück', 'and back'), comes: said('10 Runden', '10 hands') },
  { says: 'only two suits in turn', game: 'whist-rauf-und-runter', edit: [['suits: ♥ ♣ ♦ ♠', 'suits: ♣ ♠']], goes: said(['Herz', 'Karo'], ['heart', 'diamond']) },
  { says: 'the deal rotates', game: 'bauerchen', edit: [['dealer: trump-maker', 'dealer: rotates']], goes: said('Wer Trumpf macht, gibt in der nächsten Hand.', 'Whoever makes trumps deals the next hand.'), comes: said('Wer zuerst gibt, sitzt auf A.', 'The first dealer sits at A.') },
  { says: 'another target', game: 'bauerchen', edit: [['target: 12', 'target: 21']], goes: said(['zuerst 12 Punkte', 'Ziel 12', 'bis 12'], ['has 12 points', 'target 12', 'up to 12']), comes: said(['zuerst 21 Punkte hat', 'Ziel 21', 'bis 21 Punkte'], ['has 21 points first', 'target 21', 'up to 21 points']) },
  { says: 'the surplus is carried over', game: 'bauerchen', edit: [['surplus: dropped', 'surplus: carried']], goes: said('Alle beginnen wieder bei 0.', 'All begin at 0 again.'), comes: said('Was die Sieger darüber haben, nehmen sie mit', 'What the winners have beyond it they take along') },
  { says: 'a meld leads to the point before the target', game: 'bauerchen', edit: [['melds-at-target: refuse', 'melds-at-target: clip']], goes: said('Eine Meldung, die 12 erreichen würde, zählt nicht.', 'A meld that would reach 12 does not count.'), comes: said('Eine Meldung führt höchstens bis einen Punkt vor 12.', 'A meld leads to one point short of 12 at most.') },
  { says: 'melds count at the target', game: 'bauerchen', edit: [['melds-at-target: refuse', 'melds-at-target: count']], goes: said('Eine Meldung, die 12', 'A meld that would reach') },
  { says: 'winners get a Knoddel', game: 'bauerchen', edit: [['plural: {de: Knoddel, en: Knoddel}, to: losers', 'plural: {de: Knoddel, en: Knoddel}, to: winners']], goes: said(['Jede verlorene Partie ist 1 Knoddel.', 'bekommt die andere 1 Stein'], ['Every game lost is 1 Knoddel.', 'the other one gets 1 Stein']), comes: said(['Jede gewonnene Partie ist 1 Knoddel.', 'ist das 1 Stein'], ['Every game won is 1 Knoddel.', 'that is 1 Stein']) },
  { says: 'three Knoddel for a Stein', game: 'bauerchen', edit: [['per: 2}', 'per: 3}']], goes: said('Hat eine Partei 2 Knoddel', 'has 2 Knoddel'), comes: said('Hat eine Partei 3 Knoddel', 'has 3 Knoddel') },
  { says: 'another name of a unit', game: 'bauerchen', edit: [['{de: Stein, en: Stein}', '{de: Krug, en: jug}']], goes: said('Stein', 'Stein'), comes: said('1 Krug', '1 jug') },
  { says: 'a forty for three points', game: 'bauerchen', edit: [['cards: "*K *Q", score: 2', 'cards: "*K *Q", score: 3']], goes: said('„40“ gemeldet + 2', 'melded “40” + 2'), comes: said('„40“ gemeldet + 3', 'melded “40” + 3') },
  { says: 'another meld', game: 'bauerchen', edit: [['meld: "20"', 'meld: "15"']], goes: said(['„20“', ' 20 40'], ['“20”', ' 20 40']), comes: said(['„15“ gemeldet', ' 15 40'], ['melded “15”', ' 15 40']) },
  { says: 'five for the last trick', game: 'bauerchen', edit: [['last-trick: 10', 'last-trick: 5']], goes: said(['+ 10 Augen', '130 Augen'], ['+ 10 card points', '130 card points']), comes: said(['+ 5 Augen', '125 Augen'], ['+ 5 card points', '125 card points']) },
  { says: 'doubled twice at most', game: 'bauerchen', edit: [['doubling: unlimited', 'doubling: 2']], goes: said('×8', '×8') },
  { says: 'other points at home', game: 'bauerchen', edit: [['bands: {0: 3, 8-32: 2, 33-64: 1}', 'bands: {0: 7, 8-32: 2, 33-64: 1}']], goes: said('130 Augen 3', '130 card points 3'), comes: said('130 Augen 7', '130 card points 7') },
  { says: 'no more for those who win away', game: 'bauerchen', edit: [['add: 1}', 'add: 4}']], goes: said('33–65 Augen 0 2', '33–65 card points 0 2'), comes: said('33–65 Augen 0 5', '33–65 card points 0 5') },
  { says: 'other points for playing alone', game: 'bauerchen', edit: [['when: soloist && other_tricks == 0, wins: game', 'when: soloist && other_tricks == 0, score: 9'], ['when: "!maker && score > 0"', 'when: "!solo && !maker && score > 0"']], comes: said('alle Stiche gemacht stattdessen 9', []) },
  { says: 'nothing for playing alone that fails', game: 'bauerchen', edit: [['line: solo-lost, when: solo, score: 0', 'line: solo-lost, when: solo, score: 2'], ['when: "!maker && score > 0"', 'when: "!solo && !maker && score > 0"'], ['&& tricks > 0", wins: game', '&& tricks > 1", wins: game']], comes: said('Sonst bei einem Alleinspiel stattdessen 2', []) },
  { says: 'ten to begin with', game: 'bauer', edit: [['start: 8', 'start: 10']], goes: said(['bei 8', 'von 8 Punkten'], ['at 8', 'from 8 points']), comes: said(['Alle beginnen wieder bei 10.', 'von 10 Punkten auf 0'], ['All begin at 10 again.', 'from 10 points to 0']) },
  { says: 'up to a target', game: 'bauer', edit: [['target: 0', 'target: 9'], ['start: 8', 'start: 0']], goes: said(['zuerst 0 Punkte oder weniger hat', 'Start', '+ oder −'], ['has 0 points or fewer first', 'Start', '+ or −']), comes: said('zuerst 9 Punkte hat', 'has 9 points first') },
  { says: 'what is over is taken along', game: 'bauer', edit: [['surplus: dropped', 'surplus: carried']], goes: said('jede neue Partie beginnt wieder mit 8', 'every new game begins at 8 again'), comes: said('nehmen sie mit', 'they take along') },
  { says: 'down from nothing', game: 'bauer', edit: [['target: 0', 'target: -100'], ['start: 8', 'start: 0']], goes: said('von 8 Punkten auf 0', 'from 8 points to 0'), comes: said('von 0 Punkten auf −100', 'from 0 points to −100') },
  { says: 'losers get a loaf', game: 'bauer', edit: [['loaves}, to: winners', 'loaves}, to: losers']], goes: said('Jede gewonnene Partie ist 1 Brot.', 'Every game won is 1 loaf.'), comes: said('Jede verlorene Partie ist 1 Brot.', 'Every game lost is 1 loaf.') },
  { says: 'more is added before it is doubled', game: 'bauer', edit: [['times: 2}', 'add: -1}']], comes: said('Außerdem, der Reihe nach', 'Besides, in turn') },
  { says: 'all tricks count threefold', game: 'bauer', edit: [['times: 2}', 'times: 3}']], goes: said('8 Stiche −2', '8 tricks −2'), comes: said('8 Stiche −3', '8 tricks −3') },
  { says: 'doubled once at most', game: 'bauer', edit: [['doubling: 2 ', 'doubling: 1 ']], goes: said('×4', '×4') },
  { says: 'the fewest points win', game: 'stiche-raten', edit: [['winner: highest-total', 'winner: lowest-total']], comes: said('Wer am Ende die wenigsten Punkte hat, gewinnt.', 'Whoever has the fewest points at the end wins.') },
  { says: 'a hundred to begin with', game: 'stiche-raten', edit: [['winner: highest-total', 'winner: highest-total, start: 100']], comes: said('Start', 'Start') },
  { says: 'nobody leads in turn', game: 'stiche-mit-bedienpflicht', edit: [['lead: rotates ', 'lead: left-of-dealer ']], goes: said('spielt aus', 'leads') },
  { says: 'four hands', game: 'stiche-mit-bedienpflicht', edit: [['hands: 3', 'hands: 4']], goes: said('3 Hände', '3 hands'), comes: said('4 Hände', '4 hands') },
  { says: 'two points a trick', game: 'stiche-mit-bedienpflicht', edit: [['score: tricks', 'score: 2 * tricks']], comes: said('2 je Stich', '2 a trick') },
]; // biome-ignore format: a table

describe.each(['de', 'en'] as const)('in %s', (language) => {
  test.each(sample(EDITS, 2).map((edit) => [`${edit.game}: ${edit.says}`, edit] as const))(
    '%s',
    async (_, edit) => {
      const rules = rulesOf(edit.game);
      const text = edit.edit.reduce((before, [from, to]) => {
        expect(before).toContain(from);
        return before.replace(from, to);
      }, rules);
      const [whole, changed] = [
        wordsIn(await tableOf(rules, { language })),
        wordsIn(await tableOf(text, { language })),
      ];
      const goes = edit.goes?.[language] ?? [];
      const comes = edit.comes?.[language] ?? [];
      const found = (words: string, sentences: readonly string[]) =>
        sentences.filter((sentence) => words.toLowerCase().includes(sentence.toLowerCase()));
      expect({ before: found(whole, goes), after: found(changed, goes) }).toEqual({
        before: goes,
        after: [],
      });
      expect({ before: found(whole, comes), after: found(changed, comes) }).toEqual({
        before: [],
        after: comes,
      });
    },
  );
});
