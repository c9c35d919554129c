/** Where a dot of a picture belongs. */
const [UNKNOWN, OUTSIDE, INSIDE] = [0, 1, 2] as const;

/**
 * Which dots of a square picture belong to the sign that is seen in it, 1 for those that do. Light dots that can be reached
 * from the rim do not, other light ones do; a dark dot goes with the nearer of both, so that a sign in outline is taken by
 * the middle of its line. Where next to no light is enclosed, all that is dark belongs to the sign.
 */
export function signIn(darkness: Float32Array, threshold: number, side: number): Uint8Array {
  const places = new Uint8Array(side * side);
  const near = neighboursIn(side);
  const isLight = (at: number): boolean => darkness[at]! <= threshold;
  const all = Array.from(places.keys());
  const rim = all.filter((at) => near(at).length < 4 && isLight(at));
  for (const at of rim) places[at] = OUTSIDE;
  spread(places, rim, near, isLight);
  const enclosed = all.filter((at) => places[at] === UNKNOWN && isLight(at));
  const outside = all.filter((at) => places[at] === OUTSIDE);
  if (enclosed.length > outside.length / 20) {
    for (const at of enclosed) places[at] = INSIDE;
    spread(places, [...outside, ...enclosed], near, () => true);
  }
  return places.map((place) => (place === OUTSIDE ? 0 : 1));
}

/** The dots beside a dot. */
type Neighbours = (at: number) => readonly number[];

function neighboursIn(side: number): Neighbours {
  return (at) => {
    const column = at % side;
    const beside = [...(column > 0 ? [at - 1] : []), ...(column < side - 1 ? [at + 1] : [])];
    return [...beside, ...[at - side, at + side].filter((one) => one >= 0 && one < side * side)];
  };
}

/** Hands places on, dot by dot, to whatever has none and may take one. */
function spread(
  places: Uint8Array,
  from: readonly number[],
  near: Neighbours,
  may: (at: number) => boolean,
): void {
  let open = from;
  while (open.length > 0) {
    const reached: number[] = [];
    for (const at of open) {
      for (const next of near(at)) {
        if (places[next] !== UNKNOWN || !may(next)) continue;
        places[next] = places[at]!;
        reached.push(next);
      }
    }
    open = reached;
  }
}
