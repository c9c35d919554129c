/** How many ordered sequences of `length` different items out of `size` there are. */
export function countSequences(size: number, length: number): number {
  let count = 1;
  for (let taken = 0; taken < length; taken++) count *= size - taken;
  return count;
}

/** Visits every ordered sequence of `length` different numbers from 0 to `size` − 1; the array given is reused. */
export function eachSequence(
  size: number,
  length: number,
  visit: (sequence: readonly number[]) => void,
): void {
  const sequence = new Array<number>(length).fill(0);
  const used = new Array<boolean>(size).fill(false);
  const fill = (place: number): void => {
    if (place === length) {
      visit(sequence);
      return;
    }
    for (let item = 0; item < size; item++) {
      if (used[item]) continue;
      used[item] = true;
      sequence[place] = item;
      fill(place + 1);
      used[item] = false;
    }
  };
  fill(0);
}

/**
 * The least and the greatest sum of `worth` over all ways to split `total` among `parts`.
 * Every way is covered without being listed: the bounds of n parts follow from those of n − 1.
 */
export function boundSplits(
  total: number,
  parts: number,
  worth: (share: number) => number,
): { readonly least: number; readonly greatest: number } {
  const shares = Array.from({ length: total + 1 }, (_, share) => share);
  let bounds = shares.map((given) => ({ least: worth(given), greatest: worth(given) }));
  for (let part = 1; part < parts; part++) {
    const before = bounds;
    bounds = shares.map((given) => {
      const ways = shares.slice(0, given + 1).map((share) => ({ share, rest: before[given - share]! }));
      return {
        least: Math.min(...ways.map(({ share, rest }) => worth(share) + rest.least)),
        greatest: Math.max(...ways.map(({ share, rest }) => worth(share) + rest.greatest)),
      };
    });
  }
  return bounds[total]!;
}

type Sums = readonly ReadonlySet<number>[];

const SUMS = new WeakMap<readonly number[], Sums>();

/** By number of cards: every sum of card points that so many of these cards can have. */
export function pointsOfCounts(points: readonly number[]): Sums {
  const known = SUMS.get(points);
  if (known) return known;
  const counted = countSums(points);
  SUMS.set(points, counted);
  return counted;
}

function countSums(points: readonly number[]): Sums {
  // A bit for each sum; points below 0 are lifted by the least of them, card by card.
  const least = Math.min(0, ...points);
  const sums = new Array<bigint>(points.length + 1).fill(0n);
  sums[0] = 1n;
  points.forEach((worth, card) => {
    for (let count = card + 1; count > 0; count--) sums[count]! |= sums[count - 1]! << BigInt(worth - least);
  });
  return sums.map((bits, count) => {
    const digits = [...bits.toString(2)].reverse();
    return new Set(digits.flatMap((digit, sum) => (digit === '1' ? [sum + count * least] : [])));
  });
}
