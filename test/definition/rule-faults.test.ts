import { describe, expect, it } from 'vitest';
import { compile } from './support.ts';

const PARTS: Readonly<Record<string, string>> = {
  game: 'demo',
  title: '{de: Probe, en: Demo}',
  players: '4',
  teams: '2',
  deck: 'french-32',
  deal: '{cards: 8, packets: [3, 5]}',
  trump: '{by: naming, who: eldest-hand, choices: ♣ ♠ ♥ ♦, sees: 3}',
  play: '{lead: left-of-dealer, obligations: [follow]}',
  order: 'A K Q J 10 9 8 7',
  scoring: '[{line: tricks, score: tricks}]',
  match: '{hands: 4, winner: highest-total, ties: shared}',
};

const PLAIN = { trump: 'none' };
const UNITS = '{unit: brot, name: {de: Brot, en: loaf}, to: winners}';

interface Fault {
  readonly title: string;
  /** Keys that replace those of the game; « and » stand around what is to blame. */
  readonly parts: Readonly<Record<string, string>>;
  readonly code: string;
  readonly message: string;
  readonly related?: string;
  readonly why?: string;
}

const FAULTS: readonly Fault[] = [
  {
    title: 'bidding that begins right of the dealer makes him the second, not the last',
    parts: { ...PLAIN, bidding: '{first: right-of-dealer, dealer: «last», hook: dealer}' },
    code: 'E0231',
    message: 'the dealer does not bid last',
    related: 'right-of-dealer',
    why: 'bidding begins right of the dealer and goes on clockwise, so the dealer is second of 4',
  },
  {
    title: 'a hook binds a dealer who bids last',
    parts: { ...PLAIN, bidding: '{first: dealer, hook: «dealer»}' },
    code: 'E0231',
    message: 'the hook binds the dealer, who does not bid last',
    related: 'dealer',
    why: 'the dealer is first of 4',
  },
  {
    title: '32 cards do not divide by six',
    parts: { ...PLAIN, players: '6', deal: '{cards: «5»}' },
    code: 'E0229',
    message: 'the cards do not divide: 6 players with 5 cards each leave 2 over',
    related: '6',
    why: '6 players × 5 cards are 30 of the 32 cards of the deck',
  },
  {
    title: 'cards that stay out are counted',
    parts: { ...PLAIN, deal: '{cards: 5, undealt: «2»}' },
    code: 'E0204',
    message: '`undealt` says that 2 cards stay out, but 12 do',
  },
  {
    title: 'more players than cards are found for the number that is too great',
    parts: { ...PLAIN, players: '[4, 6]', deal: '{cards: «6», undealt: 8}' },
    code: 'E0222',
    message: '6 players with 6 cards each need 36 cards',
    related: 'french-32',
  },
  {
    title: 'packets make the whole hand',
    parts: { deal: '{cards: 8, packets: «[3, 4]»}' },
    code: 'E0204',
    message: 'the packets 3 and 4 add up to 7, but each player gets 8 cards',
    related: '8',
  },
  {
    title: 'trumps are named after whole packets',
    parts: { trump: '{by: naming, who: anyone, choices: ♣, sees: «4»}' },
    code: 'E0204',
    message: 'nobody has just 4 cards when trumps are named',
    related: '[3, 5]',
    why: 'after each packet a player has 3 or 8',
  },
  {
    title: 'a card is left to be turned up',
    parts: { deal: '{cards: 8}', trump: '{by: «turn-up»}' },
    code: 'E0204',
    message: 'no card is left to be turned up',
  },
  {
    title: 'teams share the players evenly',
    parts: { teams: '«3»' },
    code: 'E0204',
    message: '4 players do not make 3 teams of several players each',
    related: '4',
  },
  {
    title: 'of identical cards one must rank higher',
    parts: {
      ...PLAIN,
      deck: 'french-2x32',
      deal: '{cards: 16}',
      play: '«{lead: rotates, obligations: [follow]}»',
    },
    code: 'E0230',
    message: 'the game does not say which of two identical cards wins',
    related: 'french-2x32',
  },
  {
    title: 'an order without trumps names no trumps',
    parts: { ...PLAIN, order: '{plain: A K Q J 10 9 8 7, trump: "«*J»"}' },
    code: 'E0220',
    message: '*J stands for no card',
    why: 'no suit is ever trump in this game',
  },
  {
    title: 'the other suit of a colour needs two suits of one colour',
    parts: {
      deck: 'shapes-3x4',
      deal: '{cards: 3}',
      trump: '{by: fixed, suit: T}',
      order: '{plain: 4 3 2 1, trump: "*4 «~4»"}',
    },
    code: 'E0220',
    message: '~4 stands for no card while T is trump',
    why: 'the colour of T is #D55E00, and no other suit has it',
  },
  {
    title: 'a card stands once among trumps, whatever is trump',
    parts: { order: '{plain: A K Q J 10 9 8 7, trump: "♣J «*J» *A *K *Q *10 *9 *8 *7"}' },
    code: 'E0220',
    message: 'the order of trumps names ♣J twice while ♣ is trump',
    related: '♣J',
  },
  {
    title: 'a rank that is not in the plain order must be trump always',
    parts: { order: '{plain: «A K Q 10 9 8 7», trump: "*J ~J *A *K *Q *10 *9 *8 *7"}' },
    code: 'E0220',
    message: 'the order leaves out the rank J',
    related: 'french-32',
    why: 'while ♣ is trump ♥J and ♦J would have no rank',
  },
  {
    title: 'a suit that is named as trumps is one of the deck',
    parts: { trump: '{by: naming, who: anyone, choices: ♣ «♤»}' },
    code: 'E0211',
    message: '`♤` is not a suit of this deck',
  },
  {
    title: 'a card is special once',
    parts: { special: '[{cards: J, wins: first, play: anytime}, {cards: «♥J», wins: never, play: anytime}]' },
    code: 'E0220',
    message: 'the card ♥J is special twice',
    related: 'J',
  },
  {
    title: 'an obligation excepts cards of the deck',
    parts: { play: '{lead: rotates, obligations: [{follow: {except: "«*X»"}}]}' },
    code: 'E0211',
    message: '`*X` stands for no card of this deck',
  },
  {
    title: 'nobody leads because he named trumps where nobody does',
    parts: { ...PLAIN, play: '{lead: «trump-maker», obligations: [follow]}' },
    code: 'E0204',
    message: 'nobody names trumps in this game',
    related: 'none',
  },
  {
    title: 'a score names only what the game has',
    parts: { ...PLAIN, scoring: '[{line: a, when: tricks == «bid», score: 1}]' },
    code: 'E0221',
    message: '`bid` means nothing here',
    why: 'this game has no bidding',
  },
  {
    title: 'the running score is known in steps only',
    parts: { ...PLAIN, scoring: '[{line: a, score: «score»}, {step: b, add: score}]' },
    code: 'E0221',
    message: '`score` means nothing here',
    why: 'the score is only known in the steps after the line',
  },
  {
    title: 'bands do not overlap',
    parts: { ...PLAIN, scoring: '[{line: a, of: tricks, bands: {0-4: 1, «4-8»: 2}}]' },
    code: 'E0204',
    message: 'the band 4-8 overlaps the band 0-4',
    related: '0-4',
  },
  {
    title: 'an award gives a unit of the match',
    parts: {
      ...PLAIN,
      scoring: '[{line: a, score: 1}, {award: «bort», count: 1}]',
      match: `{target: 7, winner: target, units: [${UNITS}]}`,
    },
    code: 'E0232',
    message: 'unknown unit `bort`',
    why: 'the match counts brot',
  },
  {
    title: 'a deal without a schedule does not tell the number of hands',
    parts: { match: '{hands: «schedule», winner: highest-total, ties: shared}' },
    code: 'E0204',
    message: 'the deal has no schedule',
    related: 'deal',
  },
  {
    title: 'a game does not end before it begins',
    parts: { match: '{target: «0», winner: target}' },
    code: 'E0204',
    message: 'the game is over before it begins: it starts at 0',
  },
  {
    title: 'whoever plays alone has partners to leave out',
    parts: {
      players: '4',
      teams: '2',
      solo: '{lead: soloist, decider: «refused»}',
      match: `{target: 7, winner: target, units: [${UNITS}]}`,
    },
    code: 'E0204',
    message: 'no game of this match is a decider',
  },
];

function write(parts: Readonly<Record<string, string>>): string {
  return Object.entries({ ...PARTS, ...(parts.trump === 'none' && { deal: '{cards: 8}' }), ...parts })
    .map(([key, value]) => `${key}: ${value}\n`)
    .join('');
}

describe('in the rules', () => {
  it.each(FAULTS)('$title', async ({ parts, code, message, related, why }) => {
    const marked = write(parts);
    const text = marked.replaceAll(/[«»]/g, '');
    const at = (span: { start: { line: number; column: number }; end: { column: number } }) =>
      text.split('\n')[span.start.line - 1]!.slice(span.start.column - 1, span.end.column - 1);
    const { diagnostics } = await compile(text);
    expect(diagnostics).toHaveLength(1);
    const [finding] = diagnostics;
    const line = marked.slice(0, marked.indexOf('«')).split('\n').length;
    expect({ code: finding!.code, message: finding!.message, line: finding!.span!.start.line }).toEqual({
      code,
      message,
      line,
    });
    expect(at(finding!.span!)).toBe(/«(.*)»/.exec(marked)![1]);
    expect(finding!.help).toMatch(/\S/);
    if (why !== undefined) expect(finding!.why).toContain(why);
    if (related !== undefined) expect(finding!.related!.map(({ span }) => at(span))).toContain(related);
  });

  it('the same fault is one finding, though it is met for every number of players and in every variant', async () => {
    const variants = '{kurz: {title: {de: K, en: S}, rules: {match: {hands: 2}}}}';
    const text = write({ ...PLAIN, players: '[4, 6]', deal: '{cards: 4, undealt: {4: 1, 6: 1}}', variants });
    const { diagnostics } = await compile(text);
    expect(diagnostics.map(({ code }) => code)).toEqual(['E0204']);
  });
});
