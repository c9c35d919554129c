/** A place of play that chance seldom finds, and what the prose of the rules says about it. */
export interface Corner {
  readonly says: string;
  readonly game: string;
  readonly variants?: readonly string[];
  readonly trump: string;
  /** The trick so far. */
  readonly trick: string;
  /** Who plays next holds this, and may play `legal` of it. */
  readonly hand?: string;
  readonly legal?: string;
  /** Place of the winning card, from 1. */
  readonly wins?: number;
  /** Cards of the tricks before; absent: it is the first. */
  readonly gone?: string;
}

const grab = { game: 'stiche-raten', variants: ['greifen-und-passen'], trump: '♥' } as const;
const grab64 = { ...grab, variants: ['karten-64', 'greifen-und-passen'] } as const;
const two = { ...grab, variants: ['karten-64'] } as const;
const whist = { game: 'whist-rauf-und-runter', trump: '♥' } as const;

/** Rulings §2 and §3. */
export const BIDDING_CORNERS: readonly Corner[] = [
  { ...grab, says: 'a pass card led sets no suit', trick: '♠A', hand: '♠K ♥2 ♦3', legal: '♠K ♥2 ♦3' },
  { ...grab, says: 'the next ordinary card does', trick: '♠A ♦5', hand: '♦2 ♠K ♥J ♣A', legal: '♦2 ♥J ♣A' },
  { ...grab, says: 'after two pass cards as well', trick: '♠A ♦A ♣3', hand: '♣K ♠2', legal: '♣K' },
  { ...grab, says: 'a trump after a pass card asks for trumps', trick: '♠A ♥5', hand: '♥2 ♠K', legal: '♥2' },
  { ...grab, says: 'a grab card led sets no suit', trick: '♠J', hand: '♠K ♥2 ♠2', legal: '♠K ♥2 ♠2' },
  { ...grab, says: 'nor does any card after it', trick: '♠J ♦5 ♦6', hand: '♦2 ♠K', legal: '♦2 ♠K' },
  { ...grab, says: 'pass and grab leave the suit open', trick: '♠A ♥J', hand: '♦2 ♠K', legal: '♦2 ♠K' },
  {
    ...grab,
    says: 'an ordinary card after pass and grab sets it',
    trick: '♠A ♥J ♦5',
    hand: '♦2 ♠K',
    legal: '♦2',
  },
  { ...grab, says: 'and the grab card has won it all the same', trick: '♠A ♣J ♦5 ♥K', wins: 2 },
  { ...grab, says: 'the ace of the led suit need not be played', trick: '♦5', hand: '♦A ♠3', legal: '♦A ♠3' },
  { ...grab, says: 'nor its jack', trick: '♦5', hand: '♦J ♦A ♠3', legal: '♦J ♦A ♠3' },
  { ...grab, says: 'a hand of special cards is free', trick: '♦5', hand: '♦A ♠J ♥J', legal: '♦A ♠J ♥J' },
  {
    ...grab,
    says: 'the ace of trumps is no trump to follow with',
    trick: '♥5',
    hand: '♥A ♠3',
    legal: '♥A ♠3',
  },
  { ...grab, says: 'the ace of trumps passes', trick: '♦5 ♥A ♥2', wins: 3 },
  { ...grab, says: 'an ace never takes its own suit', trick: '♦5 ♦A ♦6', wins: 3 },
  { ...grab, says: 'the queen of trumps is under the king only', trick: '♥Q ♥A ♥10', wins: 1 },
  { ...grab, says: 'any jack beats any trump', trick: '♦5 ♥K ♣J', wins: 3 },
  { ...grab, says: 'the jack of trumps is no better', trick: '♦5 ♣J ♥J', wins: 2 },
  { ...grab, says: 'pass cards alone: the first', trick: '♠A ♥A ♦A', wins: 1 },
  { ...grab, says: 'a pass card loses to the lowest card', trick: '♠A ♦2 ♠K', wins: 2 },
  { ...grab, says: 'and to a trump', trick: '♠A ♦K ♥2', wins: 3 },
  { ...grab, trump: 'none', says: 'without trumps jacks grab still', trick: '♦K ♠J ♦Q', wins: 2 },
  {
    ...grab,
    trump: 'none',
    says: 'without trumps a pass card led asks for nothing',
    trick: '♦A ♠2 ♦K',
    wins: 2,
  },
  { ...grab, trump: 'none', says: 'without trumps hearts are plain', trick: '♦3 ♥K ♦2', wins: 1 },
  { ...grab64, says: 'red jacks pass', trick: '♥J ♦7 ♠K', wins: 2 },
  { ...grab64, says: 'red jacks alone: the first', trick: '♥J ♦J ♥J', wins: 1 },
  { ...grab64, says: 'black jacks grab, the first of two', trick: '♦7 ♣J ♣J ♠J', wins: 2 },
  { ...grab64, says: 'aces are ordinary', trick: '♦7', hand: '♦A ♠8 ♥J ♣J', legal: '♦A ♥J ♣J' },
  { ...grab64, says: 'of two aces the later one', trick: '♦A ♦K ♦A', wins: 3 },
  {
    ...grab64,
    says: 'a red jack of the led suit need not follow',
    trick: '♦7',
    hand: '♦J ♠8',
    legal: '♦J ♠8',
  },
  { ...grab64, says: 'a black jack led sets no suit', trick: '♣J ♦7', hand: '♦8 ♣9', legal: '♦8 ♣9' },
  { ...two, says: 'of two identical trumps the later one', trick: '♦K ♥7 ♦A ♥7', wins: 4 },
  { ...two, says: 'a trump led, the same again', trick: '♥J ♥J ♥10', wins: 2 },
  { ...two, says: 'two of another suit are nothing', trick: '♦K ♠A ♠A', wins: 1 },
  { ...two, says: 'the later king is under the ace', trick: '♦K ♦A ♦K', wins: 2 },
  { ...two, trump: 'none', says: 'the last hand: only the suit led wins', trick: '♦7 ♥A ♥A ♦7', wins: 4 },
  { ...whist, says: 'the ten is over the king', trick: '♠K ♠10 ♠Q', wins: 2 },
  { ...whist, says: 'the ten of trumps is under the ace', trick: '♥10 ♥A ♥K', wins: 2 },
  { ...whist, says: 'nobody has to ruff', trick: '♠K', hand: '♥2 ♦3', legal: '♥2 ♦3' },
];

const bauerchen = { game: 'bauerchen', trump: '♥' } as const;

/** Rulings §4. */
export const BAUERCHEN_CORNERS: readonly Corner[] = [
  { ...bauerchen, says: 'a trump led is beaten', trick: '♥10', hand: '♥A ♥K ♦J ♠A', legal: '♥A ♦J' },
  {
    ...bauerchen,
    says: "the partner's best trump is beaten",
    trick: '♥10 ♥K',
    hand: '♥A ♥Q ♠A',
    legal: '♥A',
  },
  { ...bauerchen, says: 'the best of the trick counts', trick: '♥10 ♠J', hand: '♥A ♥Q ♣J', legal: '♣J' },
  { ...bauerchen, says: 'no better trump: any trump', trick: '♥10 ♠J', hand: '♥A ♥Q ♠A', legal: '♥A ♥Q' },
  { ...bauerchen, says: 'no trump: anything', trick: '♥10', hand: '♠A ♦Q', legal: '♠A ♦Q' },
  { ...bauerchen, says: 'void: ruff', trick: '♠A', hand: '♥Q ♦A ♣J', legal: '♥Q ♣J' },
  { ...bauerchen, says: 'void and ruffed: overruff', trick: '♠A ♥K', hand: '♥A ♥Q ♦K', legal: '♥A' },
  { ...bauerchen, says: 'the partner’s ruff too', trick: '♠Q ♥K ♠A', hand: '♥A ♥Q ♦K', legal: '♥A' },
  { ...bauerchen, says: 'cannot overruff: ruff below', trick: '♠A ♠J', hand: '♥A ♥Q ♦K', legal: '♥A ♥Q' },
  { ...bauerchen, says: 'whoever follows need not beat', trick: '♠A ♥K', hand: '♠Q ♥A ♣J', legal: '♠Q' },
  { ...bauerchen, says: 'nor head the trick', trick: '♠K', hand: '♠Q ♠A ♣J', legal: '♠Q ♠A' },
  { ...bauerchen, says: 'a jack follows trumps only', trick: '♠A', hand: '♠J ♠Q', legal: '♠Q' },
  { ...bauerchen, says: 'a jack of the suit led ruffs', trick: '♠A', hand: '♠J ♦K', legal: '♠J' },
  { ...bauerchen, says: 'a jack led asks for trumps', trick: '♦J', hand: '♦A ♥Q', legal: '♥Q' },
  { ...bauerchen, says: 'the lowest jack is over the ace of trumps', trick: '♥A ♦J ♥10', wins: 2 },
  { ...bauerchen, says: 'jacks: ♣ ♠ ♥ ♦', trick: '♦J ♥J ♠J ♣J', wins: 4 },
  { ...bauerchen, says: 'the jack of the trump suit is no better', trick: '♥J ♠J ♥A', wins: 2 },
  { ...bauerchen, says: 'a queen of trumps takes an ace', trick: '♠A ♠10 ♥Q', wins: 3 },
  { ...bauerchen, says: 'the ten is over the king', trick: '♠K ♠10 ♠Q ♦A', wins: 2 },
];

const bauer = { game: 'bauer', trump: '♥' } as const;
const free = { ...bauer, variants: ['frei-ausspielen'] } as const;

/** Rulings §5. */
export const BAUER_CORNERS: readonly Corner[] = [
  { ...bauer, says: 'the first lead is a trump', trick: '', hand: '♥7 ♠A ♦A ♦J', legal: '♥7 ♦J' },
  { ...bauer, says: 'the Linke as only trump has to be led', trick: '', hand: '♦J ♦A ♠A', legal: '♦J' },
  { ...bauer, says: 'no trump: any lead', trick: '', hand: '♦A ♠A ♠J', legal: '♦A ♠A ♠J' },
  { ...bauer, says: 'later leads are free', trick: '', gone: '♥8 ♥9 ♥10 ♥Q', hand: '♥7 ♠A', legal: '♥7 ♠A' },
  { ...free, says: 'the variant frees the first lead', trick: '', hand: '♥7 ♠A', legal: '♥7 ♠A' },
  { ...bauer, says: 'the Linke led asks for trumps', trick: '♦J', hand: '♥7 ♦A', legal: '♥7' },
  { ...bauer, says: 'the Linke follows trumps', trick: '♥7', hand: '♦J ♦A ♠A', legal: '♦J' },
  {
    ...bauer,
    says: 'the Linke does not follow its printed suit',
    trick: '♦A',
    hand: '♦J ♠A',
    legal: '♦J ♠A',
  },
  { ...bauer, says: 'nor need it be kept from following', trick: '♦A', hand: '♦J ♦7 ♠A', legal: '♦7' },
  { ...bauer, says: 'nobody has to beat', trick: '♥A', hand: '♥J ♥7', legal: '♥J ♥7' },
  { ...bauer, says: 'nobody has to ruff', trick: '♠A', hand: '♥J ♦7', legal: '♥J ♦7' },
  { ...bauer, says: 'the Linke is over the ace', trick: '♥A ♦J ♥K', wins: 2 },
  { ...bauer, says: 'the Dicke is over the Linke', trick: '♦J ♥J ♥A', wins: 2 },
  { ...bauer, says: 'the Linke ruffs its own suit', trick: '♦A ♦J ♥K', wins: 2 },
  { ...bauer, says: 'other jacks are under the queen', trick: '♠J ♠Q ♠10', wins: 2 },
  { ...bauer, says: 'and over the ten', trick: '♠10 ♠J ♣J', wins: 2 },
  { ...bauer, trump: '♣', says: 'with clubs the Linke is ♠J', trick: '♣A ♠J ♦J', wins: 2 },
];

const jass = { game: 'jass', trump: '♥' } as const;
const tarot = { game: 'tarot', trump: 'T' } as const;
const doko = { game: 'doppelkopf', trump: 'none' } as const;

/** The fixtures. */
export const FOREIGN_CORNERS: readonly Corner[] = [
  { ...jass, says: 'the jack alone is not forced', trick: '♥6', hand: '♥J ♠6', legal: '♥J ♠6' },
  { ...jass, says: 'the jack and another: a trump', trick: '♥6', hand: '♥J ♥7 ♠6', legal: '♥J ♥7' },
  { ...jass, says: 'under a trump led is allowed', trick: '♥9', hand: '♥7 ♠6', legal: '♥7' },
  { ...jass, says: 'void: no lower trump', trick: '♠6 ♥10', hand: '♥7 ♥K ♦6', legal: '♥K ♦6' },
  { ...jass, says: 'trumps only: lower ones too', trick: '♠6 ♥10', hand: '♥7 ♥8 ♥K', legal: '♥7 ♥8 ♥K' },
  { ...jass, says: 'following or ruffing higher', trick: '♠6 ♥10', hand: '♠7 ♥7 ♥Q', legal: '♠7 ♥Q' },
  { ...jass, says: 'the nine is under the jack only', trick: '♥A ♥9 ♥J', wins: 3 },
  { ...tarot, says: 'the excuse led asks for nothing', trick: 'TX', hand: '♠K T1 ♥1', legal: '♠K T1 ♥1' },
  { ...tarot, says: 'a trump after it does', trick: 'TX T5', hand: '♠K T1 T7', legal: 'T7' },
  { ...tarot, says: 'the excuse is no trump to ruff with', trick: '♠K', hand: 'TX ♥1 ♦1', legal: 'TX ♥1 ♦1' },
  { ...tarot, says: 'the excuse spares no other card', trick: '♠K T9', hand: 'TX T8 ♦1', legal: 'TX T8' },
  { ...tarot, says: 'the excuse alone', trick: 'T9', hand: 'TX', legal: 'TX' },
  { ...tarot, says: 'the excuse never wins', trick: 'TX ♠1 ♥K', wins: 2 },
  { ...doko, says: 'the first ten of hearts', trick: '♥10 ♥10 ♣Q', wins: 1 },
  { ...doko, says: 'the ten of hearts is no heart', trick: '♥A', hand: '♥10 ♠9', legal: '♥10 ♠9' },
  { ...doko, says: 'a king of diamonds ruffs', trick: '♥A ♥A ♦9', wins: 3 },
  { game: 'spades', trump: '♠', says: 'spades are not led', trick: '', hand: '♠2 ♥3', legal: '♥3' },
  { game: 'spades', trump: '♠', says: 'spades alone are', trick: '', hand: '♠2 ♠3', legal: '♠2 ♠3' },
  {
    game: 'spades',
    trump: '♠',
    says: 'after a ruff they are',
    trick: '',
    gone: '♥2 ♠4 ♥4 ♥5',
    hand: '♠2 ♥3',
    legal: '♠2 ♥3',
  },
  { game: 'euchre', trump: '♠', says: 'the left bower led', trick: '♣J', hand: '♠9 ♣A', legal: '♠9' },
];
