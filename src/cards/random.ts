/** Gives the next 32 random bits of a fixed sequence, as a signed whole number. */
export type RandomBits = () => number;

/** Bits that depend on the seed only (xoroshiro64*), made for millions of draws a second; not for secrets. */
export function randomBits(seed: number): RandomBits {
  let a = seed | 0;
  // Never both 0: from there the sequence would not get away.
  let b = ~a;
  const next = () => {
    const bits = Math.imul(a, 0x9e3779bb);
    b ^= a;
    a = ((a << 26) | (a >>> 6)) ^ b ^ (b << 9);
    b = (b << 13) | (b >>> 19);
    return bits;
  };
  // The first numbers still show the seed.
  for (let round = 0; round < 16; round++) next();
  return next;
}

/** A whole number at least 0 and below `limit` (at most 256), as evenly spread as 24 of the bits allow. */
export function below(bits: number, limit: number): number {
  return Math.imul(bits >>> 8, limit) >>> 24;
}
