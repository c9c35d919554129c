import { describe, expect, it } from 'vitest';
import { PARTS } from './games.ts';
import { compile } from './support.ts';

const PLAIN = { trump: 'none' };
const MELDS = {
  melds: '[{meld: "20", cards: K Q, score: 1}]',
  match: '{target: 12, winner: target, melds-at-target: «refuse»}',
};
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
    title: 'a hook binds a dealer who bids last only now and then',
    parts: {
      ...PLAIN,
      bidding: '{first: leader, hook: «dealer»}',
      play: '{lead: last-winner, obligations: [follow]}',
    },
    code: 'E0231',
    message: 'the hook binds the dealer, who need not bid last',
    related: 'leader',
    why: 'bidding begins with the leader of the first trick and goes on clockwise, so the dealer has no fixed place',
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
    title: 'packets are for one size of hands',
    parts: { ...PLAIN, players: '[4, 6]', deal: '{cards: {4: 8, 6: 5}, undealt: {6: 2}, packets: «[4, 4]»}' },
    code: 'E0204',
    message: 'the packets 4 and 4 add up to 8, but each of 6 players gets 5 cards',
    related: '{4: 8, 6: 5}',
  },
  {
    title: 'hands of one size are as large as each other, for each number of players',
    parts: {
      trump: '{by: rotation, suits: ♣ ♠, largest-hand: «none»}',
      players: '[4, 6]',
      deal: '{cards: {4: 8, 6: 5}, undealt: {6: 2}}',
    },
    code: 'E0204',
    message: 'no hand of this game would have trumps',
    related: '{cards: {4: 8, 6: 5}, undealt: {6: 2}}',
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
    title: 'where only cards turned up let trumps be named, nobody is the maker for scoring',
    parts: {
      deal: '{cards: 7}',
      trump: '{by: turn-up, turned: [{cards: J, trump: eldest-hand-names}]}',
      scoring: '[{line: a, when: «maker», score: 1}, {line: b, score: 0}]',
    },
    code: 'E0221',
    message: '`maker` means nothing here',
    why: 'trumps are named in this game only after certain cards turned up, which makes nobody the maker',
  },
  {
    title: 'where only cards turned up let trumps be named, nobody leads because he named them',
    parts: {
      deal: '{cards: 7}',
      trump: '{by: turn-up, turned: [{cards: J, trump: eldest-hand-names}]}',
      play: '{lead: «trump-maker», obligations: [follow]}',
    },
    code: 'E0204',
    message: 'trumps are named in this game only after certain cards turned up, which makes nobody the maker',
  },
  {
    title: 'a suit that is nearly named is suggested',
    parts: { trump: '{by: fixed, suit: «Hertz»}' },
    code: 'E0211',
    message: '`Hertz` is not a suit of this deck',
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
    title: 'a key that is no band is told what a band is',
    parts: { ...PLAIN, scoring: '[{line: a, of: tricks, bands: {«-1-2»: 1}}]' },
    code: 'E0204',
    message: '`bands` may not have the key `-1-2`',
  },
  {
    title: 'a line with bands has one at least',
    parts: { ...PLAIN, scoring: '[{line: a, of: tricks, bands: «{}»}]' },
    code: 'E0204',
    message: 'an empty map is not allowed for `bands`',
  },
  {
    title: 'the id of a variant is told its form',
    parts: { variants: '{«A b»: {title: {de: K, en: S}, rules: {match: {hands: 2}}}}' },
    code: 'E0204',
    message: '`variants` may not have the key `A b`',
  },
  {
    title: 'some suit can be named as trumps',
    parts: { trump: '{by: naming, who: eldest-hand, choices: «""»}' },
    code: 'E0204',
    message: 'an empty text is not allowed for `choices`',
  },
  {
    title: 'an obligation excepts some card',
    parts: { play: '{lead: rotates, obligations: [{follow: {except: «" ,"»}}]}' },
    code: 'E0204',
    message: 'the text ` ,` is not allowed for `except`',
  },
  {
    title: 'a suit is offered as trumps once',
    parts: { trump: '{by: naming, who: eldest-hand, choices: ♣ ♠ «C»}' },
    code: 'E0204',
    message: 'the choices name `C` twice',
    related: '♣',
  },
  {
    title: 'a card that is turned up does one thing',
    parts: {
      deal: '{cards: 7}',
      trump: '{by: turn-up, turned: [{cards: A, trump: none}, {cards: «♥A», trump: eldest-hand-names}]}',
    },
    code: 'E0204',
    message: '`turned` names ♥A twice',
    related: 'A',
  },
  {
    title: 'a card is excepted once',
    parts: { play: '{lead: rotates, obligations: [{follow: {except: J «♥J»}}]}' },
    code: 'E0204',
    message: '`except` names ♥J twice',
    related: 'J',
  },
  {
    title: 'a game without trumps excepts no trumps',
    parts: { ...PLAIN, play: '{lead: rotates, obligations: [{follow: {except: "«*J»"}}]}' },
    code: 'E0220',
    message: '*J stands for no card',
    why: 'no suit is ever trump in this game',
  },
  {
    title: 'a game without trumps has no melds of trumps',
    parts: {
      ...PLAIN,
      melds: '[{meld: a, cards: "«*K»", score: 1}]',
      scoring: '[{line: a, score: tricks + melds}]',
    },
    code: 'E0220',
    message: '*K stands for no card',
  },
  {
    title: 'somebody can hold every meld: one pack has no two kings of a suit',
    parts: {
      melds: '[{meld: a, cards: «K K», score: 1}]',
      scoring: '[{line: a, score: tricks + melds}]',
    },
    code: 'E0204',
    message: 'nobody can ever hold the meld `a`',
  },
  {
    title: 'somebody can hold every meld: a special king belongs to no suit',
    parts: {
      special: '[{cards: K, wins: never, play: anytime}]',
      melds: '[{meld: a, cards: «K Q», score: 1}]',
      scoring: '[{line: a, score: tricks + melds}]',
    },
    code: 'E0204',
    message: 'nobody can ever hold the meld `a`',
  },
  {
    title: 'somebody can hold every meld: nine cards are not held in hands of eight',
    parts: {
      melds: '[{meld: a, cards: «♥A ♥K ♥Q ♥J ♥10 ♥9 ♥8 ♥7 ♣7», score: 1}]',
      scoring: '[{line: a, score: tricks + melds}]',
    },
    code: 'E0204',
    message: 'nobody can ever hold the meld `a`',
    why: 'it takes 9 cards, and nobody gets more than 8',
  },
  {
    title: 'a special card is no trump',
    parts: {
      special: '[{cards: ♣J, wins: first, play: anytime}]',
      order: '{plain: A K Q J 10 9 8 7, trump: "«♣J» *A *K *Q *10 *9 *8 *7"}',
    },
    code: 'E0220',
    message: '♣J is named as a trump and as a special card',
    related: '♣J',
  },
  {
    title: 'some hand has trumps',
    parts: { deal: '{cards: 8}', trump: '{by: fixed, suit: ♥, largest-hand: «none»}' },
    code: 'E0204',
    message: 'no hand of this game would have trumps',
    related: '{cards: 8}',
  },
  {
    title: 'a card is left to be turned up in the largest hand of a schedule too',
    parts: { deal: '{schedule: up}', trump: '{by: «turn-up»}', match: '{hands: schedule}' },
    code: 'E0204',
    message: 'no card is left to be turned up in the hand of 8 cards',
    why: '4 players × 8 cards are all 32 cards of the deck',
  },
  {
    title: 'cards are dealt to players who can play',
    parts: { ...PLAIN, deal: '{cards: {4: 8, «6»: 5}}' },
    code: 'E0233',
    message: '6 players cannot play this game',
    related: '4',
  },
  {
    title: 'a number of players is said once',
    parts: { ...PLAIN, players: '[4, «4»]' },
    code: 'E0204',
    message: 'the number 4 is not allowed for entry 2 of `players`',
  },
  {
    title: 'an award gives something',
    parts: {
      ...PLAIN,
      scoring: '[{line: a, score: 1}, {award: brot, count: «-1»}]',
      match: `{target: 7, winner: target, units: [${UNITS}]}`,
    },
    code: 'E0204',
    message: 'this award never gives anything',
  },
  {
    title: 'a word that decides what stands beside it is told alone',
    parts: { trump: '{by: «magic»}' },
    code: 'E0204',
    message: 'the text `magic` is not allowed for `by`',
  },
  {
    title: 'a schedule beside a number of cards is not read',
    parts: { ...PLAIN, deal: '{cards: 8, «schedule»: 3}' },
    code: 'E0201',
    message: 'unknown key `schedule` in `deal`',
  },
  {
    title: 'a target beside a number of hands is not read',
    parts: { match: '{hands: 3, «target»: x, winner: highest-total, ties: shared}' },
    code: 'E0201',
    message: 'unknown key `target` in `match`',
  },
  {
    title: 'bands beside a score are not read',
    parts: { ...PLAIN, scoring: '[{line: a, score: 1, «bands»: {0: 1}}]' },
    code: 'E0201',
    message: 'unknown key `bands` in entry 1 of `scoring`',
  },
  {
    title: 'a variant does not change together with itself',
    parts: {
      variants: '{a: {title: {de: K, en: S}, rules: {match: {hands: 2}}, with: {«a»: {teams: null}}}}',
    },
    code: 'E0228',
    message: 'the variant `a` stands in its own `with`',
  },
  {
    title: 'a variant changes together with another one that the game has',
    parts: {
      variants: '{a: {title: {de: K, en: S}, rules: {match: {hands: 2}}, with: {«b»: {teams: null}}}}',
    },
    code: 'E0228',
    message: 'unknown variant `b`',
    why: 'the game has no other variants',
  },
  {
    title: 'a variant keeps what every game needs',
    parts: { variants: '{a: {title: {de: K, en: S}, rules: {order: «null»}}}' },
    code: 'E0202',
    message: 'the variant `a` leaves out `order`, which every game needs',
  },
  {
    title: 'a step does not multiply beyond what can be added up',
    parts: {
      points: '{A: 11}',
      doubling: 'unlimited',
      scoring:
        '[{line: a, score: points * points * points}, {step: b, times: 2 ^ doubles}, {step: c, times: «2 ^ doubles»}]',
    },
    code: 'E0221',
    message: 'by this step a score can become more than 1000000000',
    why: 'before it a score can be 348913664',
  },
  {
    title: 'a key has a name that can be kept',
    parts: { points: '{«__proto__»: 3}' },
    code: 'E0101',
    message: 'no key may be named `__proto__`',
  },
  {
    title: 'a word that means nothing in YAML is a text in quotes',
    parts: { title: '{de: «Null», en: Null 2}' },
    code: 'E0203',
    message: '`de` must be a text, found nothing',
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
  {
    title: 'melds that count twice cannot stop short of the target',
    parts: { ...MELDS, scoring: '[{line: a, score: 0}, {step: m, add: 2 * melds}]' },
    code: 'E0204',
    message: '`refuse` cannot be applied to these melds',
    related: 'scoring',
    why: 'as many points as it is worth',
  },
  {
    title: 'melds that are doubled afterwards cannot stop short of the target',
    parts: { ...MELDS, scoring: '[{line: a, score: 0}, {step: m, add: melds}, {step: d, times: 2}]' },
    code: 'E0204',
    message: '`refuse` cannot be applied to these melds',
  },
  {
    title: 'melds that a line looks at cannot stop short of the target',
    parts: {
      ...MELDS,
      scoring: '[{line: a, when: melds > 2, score: 5}, {line: b, score: 0}, {step: m, add: melds}]',
    },
    code: 'E0204',
    message: '`refuse` cannot be applied to these melds',
  },
  {
    title: 'melds that count only for some cannot stop short of the target',
    parts: { ...MELDS, scoring: '[{line: a, score: 0}, {step: m, when: tricks > 0, add: melds}]' },
    code: 'E0204',
    message: '`refuse` cannot be applied to these melds',
  },
  {
    title: 'melds cannot stop short of a target below the start',
    parts: {
      ...MELDS,
      scoring: '[{line: a, score: 0}, {step: m, add: melds}]',
      match: '{start: 12, target: 0, winner: target, melds-at-target: «clip»}',
    },
    code: 'E0204',
    message: '`clip` cannot be applied to these melds',
    related: 'match',
    why: 'lead away from the target',
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
    expect(diagnostics.map((one) => one.message)).toEqual([message]);
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

describe('a word that is told to stand in quotes', () => {
  it.each([
    ['Null', 'put `Null` in double quotes'],
    ['12', 'put `12` in double quotes'],
    ['true', 'put `true` in double quotes'],
    ['', 'write a text'],
  ])('%j', async (word, help) => {
    const { diagnostics } = await compile(write({ title: `{de: ${word}, en: Demo}` }));
    expect(diagnostics).toMatchObject([{ code: 'E0203', help }]);
  });
});

describe('scores are bounded by what the game has', () => {
  it.each([
    ['one doubling of 120 card points', '1', '[{line: a, score: 5 * points}, {step: d, times: 2 ^ doubles}]'],
    ['products of card points', '1', '[{line: a, score: points * points}, {step: d, times: 2 ^ doubles}]'],
    ['all in one line', 'unlimited', '[{line: a, score: 5 * points * 2 ^ doubles}]'],
  ])('%s', async (_, doubling, scoring) => {
    const points = '{A: 11, 10: 10, K: 4, Q: 3, J: 2}';
    expect((await compile(write({ points, doubling, scoring }))).diagnostics).toEqual([]);
  });
});

it.each([
  '[{line: a, score: tricks}, {step: m, add: melds}]',
  '[{line: a, score: tricks}, {step: d, times: 2}, {step: m, when: melds > 0, add: melds}, {step: e, add: 1}]',
  '[{line: a, score: 0}, {step: m, when: melds >= 0, add: melds}]',
])('melds that are added as they are can stop short of the target: %s', async (scoring) => {
  const match = MELDS.match.replaceAll(/[«»]/g, '');
  expect((await compile(write({ ...MELDS, match, scoring }))).diagnostics).toEqual([]);
});

it('a variant may leave out what the game does not have', async () => {
  const variants = '{a: {title: {de: K, en: S}, rules: {solo: null, match: {hands: 2}}}}';
  expect((await compile(write({ variants }))).diagnostics).toEqual([]);
});

it.each([
  ['match', '{taget: 12, winner: target}', 'target'],
  ['deal', '{shedule: up, cap: 7}', 'schedule'],
  ['scoring', '[{line: a, of: tricks, band: {0-8: 3}}]', 'bands'],
  ['scoring', '[{line: a, score: 1}, {stp: b, add: 1}]', 'step'],
])('under `%s` %s is taken for what it looks like', async (key, value, meant) => {
  const { diagnostics } = await compile(write({ ...PLAIN, deal: '{cards: 8}', [key]: value }));
  expect(diagnostics.map(({ code }) => code).sort()).toEqual(['E0201']);
  expect(diagnostics.map(({ help }) => help)).toEqual([`did you mean \`${meant}\`?`]);
});

it.each([
  [
    'trump',
    '{by: naming, who: anyone}',
    'choices',
    'add `choices:`, the suits that can be named, and `none` if no trumps can be',
  ],
  ['trump', '{by: naming, choices: ♣}', 'who', 'add `who:` and `eldest-hand` or `anyone`'],
  [
    'play',
    '{obligations: []}',
    'lead',
    'add `lead:` and `rotates`, `left-of-dealer`, `trump-maker` or `last-winner`',
  ],
  [
    'match',
    '{start: 2}',
    'hands',
    'add `hands:`, hands in a match, or `schedule` for as many as the deal gives',
  ],
])('under `%s` %s lacks `%s`, and is told what to write', async (key, value, missing, help) => {
  const { diagnostics } = await compile(write({ [key]: value }));
  expect(diagnostics).toMatchObject([
    { code: 'E0202', message: `\`${key}\` has no key \`${missing}\``, help },
  ]);
});

it('what a definition lacks is told once, whatever its variants change there', async () => {
  const variants = `
  a: {title: {de: K, en: S}, rules: {play: {lead: rotates}}}
  b: {title: {de: K, en: S}, rules: {trump: {sees: 8}, match: {surplus: carried}}}`;
  const text = write({ trump: '{by: naming, who: anyone}', variants }).replace(/^match:.*\n/m, '');
  const { diagnostics } = await compile(text);
  expect(diagnostics.map(({ code, message }) => `${code} ${message}`).sort()).toEqual([
    'E0202 `trump` has no key `choices`',
    'E0202 the file has no key `match`',
  ]);
});

it('what a variant itself leaves incomplete is told at the variant', async () => {
  const variants = '{a: {title: {de: K, en: S}, rules: {trump: {by: turn-up, turned: [{cards: J}]}}}}';
  const { diagnostics } = await compile(write({ ...PLAIN, deal: '{cards: 7, undealt: 4}', variants }));
  expect(diagnostics).toMatchObject([
    { code: 'E0202', help: 'add `trump:` and `none` or `eldest-hand-names`', span: { start: { line: 12 } } },
  ]);
});
