/** What the rules of a game have to show. */
interface Ruling {
  /** What is claimed to prove it, named as under `claims`. */
  readonly by: readonly string[];
  /** The examples that claim it, each by one of these at least. */
  readonly shown: readonly string[];
}

/** By game: its rulings. */
type Rows = Readonly<Record<string, Readonly<Record<string, Ruling>>>>;

/** The games that come along. */
export const RULINGS: Rows = {
  'stiche-mit-bedienpflicht': {
    'the highest card of the led suit wins': {
      by: ['winners'],
      shown: ['wer-gewinnt', 'eins-ist-die-kleinste'],
    },
    'whoever can follow must, and may play any card of the suit': {
      by: ['legal', 'illegal'],
      shown: ['darf-b', 'offene-hand'],
    },
    'whoever wins leads': { by: ['winners'], shown: ['offene-hand', 'vier-stiche'] },
    'the first lead goes round': { by: ['leader', 'next-leader'], shown: ['reihum'] },
    'three hands are added up': { by: ['totals'], shown: ['drei-haende'] },
    'a tie on the total is shared': { by: ['places'], shown: ['geteilter-sieg'] },
  },
  'stiche-raten': {
    'the rounds are as many as the deck has cards for each': {
      by: ['hands'],
      shown: ['siebzehn-runden', 'vorletzte-runde', 'erste-runde', 'letzte-runde'],
    },
    'with 64 cards there are 21, 16, 12 and 10 rounds': {
      by: ['hands'],
      shown: ['rangfolge-64', 'sechzehn-runden-64', 'zwoelf-runden-64', 'letzte-runde-64'],
    },
    'the card turned up is trump': { by: ['trump'], shown: ['stechen-oder-abwerfen', 'erste-runde'] },
    'the last round is without trump, the one before is not': {
      by: ['trump'],
      shown: ['letzte-runde', 'vorletzte-runde'],
    },
    'the order is ace down to two': {
      by: ['winners'],
      shown: ['rangfolge', 'drei-gegen-vier', 'rangfolge-passen-64'],
    },
    'left of the dealer bids and leads, and deals next': {
      by: ['leader', 'next-dealer', 'bidder'],
      shown: ['links-vom-geber-beginnt', 'runde-vier'],
    },
    'the hook forbids one bid': { by: ['forbidden-bids'], shown: ['geber-darf-nicht'] },
    'the hook is harmless': { by: ['forbidden-bids'], shown: ['geber-ist-frei'] },
    'the hook binds nobody but the dealer': { by: ['forbidden-bids'], shown: ['nur-der-geber'] },
    'follow suit, or else ruff or discard': { by: ['legal', 'illegal'], shown: ['stechen-oder-abwerfen'] },
    'a discard never wins': { by: ['winners', 'winning'], shown: ['abgeworfen'] },
    'the highest trump wins': { by: ['winners', 'winning'], shown: ['zwei-truempfe'] },
    'exact bids score 20 + 10 a trick, others −10 for each trick off': {
      by: ['scores', 'lines'],
      shown: ['punkte-zaehlen', 'runde-vier', 'runde-vier-64', 'runde-vier-greifen', 'wer-bekommt-den-stich', 'wer-bekommt-den-stich-64'], // biome-ignore format: a list
    },
    'rounds are added up': { by: ['totals'], shown: ['drei-runden'] },
    'equal totals share a place': { by: ['places'], shown: ['gleichstand'] },
    'of identical cards the later one wins': {
      by: ['winners'],
      shown: ['gleiche-karten', 'gleiche-truempfe'],
    },
    'the first jack grabs, a second one does not': {
      by: ['winners', 'winning'],
      shown: ['erster-bube-greift'],
    },
    'an ace passes and need not follow': { by: ['winners', 'legal-cards'], shown: ['ass-passt'] },
    'a led ace sets no suit, the next card does': {
      by: ['legal', 'winners'],
      shown: ['ass-ausgespielt', 'zwei-asse-voraus'],
    },
    'after a led jack any card may be played': { by: ['legal-cards'], shown: ['bube-ausgespielt'] },
    'a trick of aces goes to the first': { by: ['winners', 'winning'], shown: ['nur-asse'] },
    'an ace turned up means no trump': { by: ['trump'], shown: ['ass-aufgedeckt'] },
    'after a jack turned up the eldest hand names trumps': { by: ['trump'], shown: ['bube-aufgedeckt'] },
    'with 64 cards the black jacks grab': {
      by: ['winners', 'winning'],
      shown: ['schwarze-buben-greifen', 'gleiche-buben', 'pik-bube-greift'],
    },
    'with 64 cards the red jacks pass and aces are ordinary': {
      by: ['winners', 'winning', 'legal-cards', 'trump'],
      shown: ['rote-buben-passen', 'nur-rote-buben', 'ass-aufgedeckt-64'],
    },
    'with 64 cards the jacks turned up decide on trumps': {
      by: ['trump'],
      shown: ['passer-aufgedeckt', 'karo-bube-aufgedeckt', 'greifer-aufgedeckt', 'kreuz-bube-aufgedeckt'],
    },
    'up and down: only the top round is without trump': {
      by: ['trump'],
      shown: ['gipfel', 'wieder-hinunter', 'letzte-karte'],
    },
    'up and down: the rounds are twice as many, less one': {
      by: ['hands'],
      shown: ['dreiunddreissig-runden', 'neunzehn-runden'],
    },
    'variants combine': {
      by: ['trump', 'hands', 'winners'],
      shown: ['rauf-runter-64', 'rauf-runter-greifen', 'alles-zugleich'],
    },
  },
  'whist-rauf-und-runter': {
    'hands grow to the cap and shrink again': {
      by: ['hand-size'],
      shown: ['hoechste-runde', 'nach-der-hoechsten', 'letzte-karte'],
    },
    'the cap depends on the number of players': {
      by: ['hand-size', 'hands'],
      shown: ['drei-spieler', 'sechs-spieler', 'sechs-spieler-danach'],
    },
    'trumps rotate, the largest hand included': {
      by: ['trump'],
      shown: ['erste-runde', 'trumpf-kreuz', 'trumpf-karo', 'trumpf-pik', 'fuenfte-runde', 'hoechste-runde'],
    },
    'the ten ranks above the king': {
      by: ['winners'],
      shown: ['zehn-sticht-koenig', 'rangfolge', 'kleine-karten'],
    },
    'follow suit, or else ruff or discard': {
      by: ['legal', 'illegal', 'legal-cards'],
      shown: ['bekennen', 'fuenfte-runde', 'unterstechen', 'wer-bekommt-den-stich'],
    },
    'whoever took the last trick leads the next hand': {
      by: ['next-leader', 'leaders'],
      shown: ['wer-fuehrt-an', 'plaetze'],
    },
    'whoever leads bids first': { by: ['leader', 'bidder'], shown: ['wer-beginnt'] },
    'left of the dealer leads the first hand': { by: ['leader'], shown: ['erste-runde'] },
    'there is no hook': { by: ['forbidden-bids', 'hand-size'], shown: ['alles-erlaubt', 'wer-fuehrt-an'] },
    'the bid is won or lost, a missed nil costs the tricks': {
      by: ['scores', 'lines'],
      shown: ['punkte', 'null-gehalten'],
    },
    'equal points share a place': { by: ['places'], shown: ['plaetze'] },
  },
  bauerchen: {
    'the jacks are permanent trumps, from clubs to diamonds': {
      by: ['legal-cards', 'winners'],
      shown: ['bauer-ist-trumpf', 'vier-bauern', 'zweite-reihe'],
    },
    'below them ace, ten, king, queen': { by: ['winners'], shown: ['auswaerts-alles', 'zweite-reihe'] },
    'plain suits rank ace, ten, king, queen': { by: ['winners'], shown: ['naturstich', 'koenig-vor-dame'] },
    'who must follow, follows': { by: ['illegal', 'legal-cards'], shown: ['farbzwang'] },
    'who is void must ruff': { by: ['illegal', 'legal-cards'], shown: ['trumpfzwang'] },
    'trumps must be beaten, a partner’s too': {
      by: ['illegal', 'legal-cards'],
      shown: ['uebertrumpfen', 'trumpf-gefordert'],
    },
    'whoever cannot beat plays any trump': {
      by: ['legal', 'illegal', 'legal-cards'],
      shown: ['nicht-zu-uebertrumpfen'],
    },
    'without suit and trumps any card is allowed': { by: ['legal-cards'], shown: ['weder-noch'] },
    'the forehand names trumps, leads and deals next': {
      by: ['sees', 'next-dealer', 'leaders', 'dealers'],
      shown: ['heimspiel', 'naechste-runde'],
    },
    'the last trick counts ten more': {
      by: ['trick-points'],
      shown: ['heimspiel', 'vierzig', 'wer-bekommt-den-stich'],
    },
    'bands of a home win': {
      by: ['scores', 'lines'],
      shown: ['heim-drei', 'heim-acht', 'heim-schneider', 'heim-schneiderfrei', 'heim-knapp'],
    },
    'bands of an away win, one more each': {
      by: ['scores', 'lines'],
      shown: [
        'auswaerts-alles',
        'auswaerts-acht',
        'auswaerts-schneider',
        'auswaerts-schneiderfrei',
        'auswaerts-knapp',
      ],
    },
    '65 : 65 is an away win': { by: ['scores', 'lines'], shown: ['gleichstand'] },
    'melds of 20 and 40': { by: ['totals'], shown: ['heimspiel', 'vierzig', 'meldung-der-verlierer'] },
    'the twelfth point cannot be melded': {
      by: ['totals', 'game-over'],
      shown: ['zwoelfter-punkt', 'zwanzig-bei-elf', 'vierzig-bei-neun'],
    },
    'doubling, but not of melds': {
      by: ['scores'],
      shown: ['gespritzt', 'zurueckgespritzt', 'meldung-gespritzt'],
    },
    'playing alone wins the game whatever stood before': { by: ['totals', 'game-over'], shown: ['kart-ab'] },
    'playing alone: won, lost, by an opponent': {
      by: ['scores', 'lines'],
      shown: ['kart-ab', 'kart-ab-verloren', 'kart-ab-ohne-stich', 'gegner-allein'],
    },
    'twelve points end a game, the losers get a Knoddel': {
      by: ['units'],
      shown: ['nicht-fertig', 'erster-knoddel', 'naechste-runde'],
    },
    'two Knoddel give the other side a Stein': { by: ['units'], shown: ['stein'] },
    'optional: surplus is carried over': {
      by: ['totals', 'scores'],
      shown: ['ueberschuss', 'zwanzig-nach-dem-mitnehmen', 'elf-mitgenommen'],
    },
    'optional: beyond the target together, the higher side wins': { by: ['games'], shown: ['beide-am-ziel'] },
    'optional: a 40 at ten points counts one': { by: ['totals'], shown: ['vierzig-bei-zehn'] },
    'optional: the last card': {
      by: ['trump', 'last-card-allowed'],
      shown: ['letzte-aufgedeckt', 'letzte-ist-bauer', 'trotzdem-ansagen', 'zweiter-bauer-zu-spaet'],
    },
    'optional: nobody plays alone in the decider': {
      by: ['solo-allowed'],
      shown: ['nicht-allein', 'sonst-allein', 'allein-im-entscheid'],
    },
  },
  bauer: {
    'the right bower beats the left': { by: ['winners'], shown: ['der-dicke', 'durchmarsch'] },
    'the left bower follows as a trump': {
      by: ['legal-cards', 'winners'],
      shown: ['der-linke', 'kein-karo', 'linker-pik', 'linker-kreuz', 'linker-herz'],
    },
    'the order of trumps and of plain suits': { by: ['winners'], shown: ['durchmarsch', 'zweite-reihe'] },
    'the trump maker leads a trump, if he has one': {
      by: ['legal-cards'],
      shown: ['trumpf-zuerst', 'ohne-trumpf'],
    },
    'after that the lead is free': { by: ['legal'], shown: ['danach-frei'] },
    'follow suit, or else play any card': {
      by: ['legal-cards', 'winners'],
      shown: ['bekennen', 'stechen', 'unterstechen', 'offene-hand'],
    },
    'trumps are named from four cards': { by: ['sees'], shown: ['trumpf-zuerst', 'offene-hand'] },
    'more tricks win': { by: ['scores', 'lines'], shown: ['gewonnen', 'drei-fuenf', 'offene-hand'] },
    '4 : 4 is lost by the makers': { by: ['scores', 'lines'], shown: ['vier-vier'] },
    'double, redouble and every trick': {
      by: ['scores'],
      shown: [
        'gestossen',
        'zurueckgestossen',
        'durchmarsch',
        'alles-verloren',
        'alles-gestossen',
        'alles-zurueckgestossen',
      ],
    },
    'both sides count down from eight to a loaf': {
      by: ['totals', 'units'],
      shown: ['noch-kein-brot', 'brot', 'naechste-runde'],
    },
    'playing alone is for loaves, the count stays': {
      by: ['scores', 'awards'],
      shown: ['karten-weg', 'karten-weg-verloren', 'karten-weg-ohne-stich', 'karten-weg-gestossen'],
    },
    'whoever plays alone leads': { by: ['leader'], shown: ['gegner-allein'] },
    'whoever leads alone without having named trumps leads any card': {
      by: ['leader', 'legal-cards'],
      shown: ['gegner-spielt-aus'],
    },
    'playing alone is allowed in the last game as well': { by: ['solo-allowed'], shown: ['allein-erlaubt'] },
    'variant: twenty cards': {
      by: ['hand-size', 'sees', 'winners'],
      shown: [
        'zwanzig-fuenf-stiche',
        'zwanzig-reihenfolge',
        'zwanzig-kleine',
        'wer-bekommt-den-stich-zwanzig',
      ],
    },
    'variant: free lead': { by: ['legal', 'legal-cards'], shown: ['frei-ausgespielt', 'frei-weiter'] },
    'variant: six players': {
      by: ['hand-size', 'sees', 'winners', 'tricks'],
      shown: ['drei-gegen-drei', 'sechs-verloren', 'sechs-stich', 'fuenf-stiche-zu-sechst'],
    },
  },
};

/** Games that the vocabulary reaches as well. */
export const FOREIGN: Rows = {
  euchre: {
    'both bowers': {
      by: ['winners', 'legal-cards'],
      shown: ['both-bowers', 'bower-order', 'bower-order-below'],
    },
    'going alone': { by: ['scores', 'lines'], shown: ['alone'] },
    'a march, three tricks, euchred': {
      by: ['scores', 'lines'],
      shown: ['bower-order', 'made', 'both-bowers'],
    },
  },
  spades: {
    'spades are always trumps, but not led before they are broken': {
      by: ['legal', 'illegal'],
      shown: ['not-yet', 'broken', 'nothing-else'],
    },
    'bids of partners are added': { by: ['scores', 'lines'], shown: ['partners'] },
  },
  jass: {
    'the trump jack need not follow': { by: ['legal-cards'], shown: ['puur', 'jack-and-another'] },
    'one may ruff though able to follow': { by: ['legal-cards'], shown: ['ruff-though-able'] },
    'no undertrumping, unless only trumps are held': {
      by: ['legal-cards'],
      shown: ['ruff-though-able', 'only-trumps', 'trumps-only-under'],
    },
    'jack and nine on top': { by: ['winners'], shown: ['puur', 'overruff', 'without-trumps'] },
  },
  doppelkopf: {
    'the first of two identical cards wins': { by: ['winners'], shown: ['first-wins', 'first-ace'] },
    'a fixed list of trumps': {
      by: ['legal-cards', 'winners'],
      shown: ['no-heart', 'diamonds-are-trumps', 'trumps-downwards', 'trumps-between', 'low-trumps'],
    },
  },
  tarot: {
    'ruff and overtrump': { by: ['legal-cards'], shown: ['must-ruff', 'overtrump', 'undertrump'] },
    'the excuse is free and never wins': { by: ['legal-cards', 'winners'], shown: ['excuse', 'excuse-led'] },
  },
};
