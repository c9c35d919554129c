import type { View } from './opinion.ts';

/** All that is settled before the first lead. */
export interface Settled {
  readonly number: number;
  readonly size: number;
  readonly dealer: number;
  readonly lead: number;
  readonly trump: string;
  readonly maker: number | undefined;
  readonly solo: number | undefined;
  readonly doubles: number;
  readonly bids: readonly number[] | undefined;
}

/** What a hand came to: tricks and points by seat, melds by side. */
export interface Counted {
  readonly tricks: readonly number[];
  readonly points: readonly number[];
  readonly melds: readonly number[];
}

/** A hand that is over as one of so many sides looks at it. */
export function viewOf(
  sides: number,
  { maker, solo, size, doubles, bids = [] }: Pick<Settled, 'maker' | 'solo' | 'size' | 'doubles' | 'bids'>,
  { tricks, points, melds }: Counted,
  side: number,
): View {
  const ours = (seat: number) => seat % sides === side;
  const sum = (values: readonly number[], own: boolean) =>
    values.reduce((total, value, seat) => total + (ours(seat) === own ? value : 0), 0);
  return {
    tricks: sum(tricks, true),
    otherTricks: sum(tricks, false),
    points: sum(points, true),
    otherPoints: sum(points, false),
    bid: sum(bids, true),
    size,
    maker: maker !== undefined && ours(maker),
    solo: solo !== undefined,
    soloist: solo !== undefined && ours(solo),
    doubles,
    melds: melds[side]!,
  };
}
