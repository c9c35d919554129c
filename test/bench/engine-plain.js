/**
 * The yardstick: random legal hands of Stiche-Raten written for this one game, as one writes it without thinking of speed:
 * cards are objects, hands are arrays, and what may be played is filtered.
 */
const RANKS = 13;
const SUITS = [0, 1, 2, 3];

function shuffledPack() {
  const pack = SUITS.flatMap((suit) => Array.from({ length: RANKS }, (_, rank) => ({ suit, rank })));
  for (let last = pack.length - 1; last > 0; last--) {
    const other = Math.floor(Math.random() * (last + 1));
    [pack[last], pack[other]] = [pack[other], pack[last]];
  }
  return pack;
}

function makeBids(size, first, players) {
  const bids = new Array(players).fill(0);
  let sum = 0;
  for (let turn = 0; turn < players; turn++) {
    const possible = [];
    for (let bid = 0; bid <= size; bid++) {
      if (turn < players - 1 || sum + bid !== size) possible.push(bid);
    }
    const bid = possible[Math.floor(Math.random() * possible.length)];
    bids[(first + turn) % players] = bid;
    sum += bid;
  }
  return bids;
}

function legalCards(hand, led) {
  if (led === undefined) return hand;
  const following = hand.filter((card) => card.suit === led);
  return following.length > 0 ? following : hand;
}

function beats(card, best, trump) {
  if (card.suit === best.suit) return card.rank > best.rank;
  return card.suit === trump;
}

function playTrick(hands, lead, trump) {
  let best;
  let led;
  let winner = lead;
  for (let turn = 0; turn < hands.length; turn++) {
    const seat = (lead + turn) % hands.length;
    const legal = legalCards(hands[seat], led);
    const card = legal[Math.floor(Math.random() * legal.length)];
    hands[seat].splice(hands[seat].indexOf(card), 1);
    if (best === undefined) led = card.suit;
    if (best === undefined || beats(card, best, trump)) {
      best = card;
      winner = seat;
    }
  }
  return winner;
}

/** Deals, bids, plays and scores a hand of `size` cards; returns the scores by seat. */
export function playPlainHand(players, size, dealer) {
  const pack = shuffledPack();
  const hands = Array.from({ length: players }, (_, seat) => pack.slice(seat * size, (seat + 1) * size));
  const trump = pack[players * size]?.suit;
  const first = (dealer + 1) % players;
  const bids = makeBids(size, first, players);
  const won = new Array(players).fill(0);
  let lead = first;
  for (let trick = 0; trick < size; trick++) {
    lead = playTrick(hands, lead, trump);
    won[lead]++;
  }
  return won.map((tricks, seat) =>
    tricks === bids[seat] ? 20 + 10 * tricks : -10 * Math.abs(tricks - bids[seat]),
  );
}
