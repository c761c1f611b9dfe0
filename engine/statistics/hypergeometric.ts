/** Odds of drawing without putting back, exact: whole numbers of hands, divided once at the end. */

export interface Draw {
  /** Cards in the pile, 0 or more. */
  readonly pile: number;
  /** Cards among them that are wanted, at most `pile`. */
  readonly wanted: number;
  /** Cards drawn; at most `pile` of them can be. */
  readonly drawn: number;
}

/** Chance of exactly `hits` wanted cards, 0 to 1. */
export function exactly(hits: number, draw: Draw): number {
  return share(hands(hits, draw), allHands(draw));
}

/** Chance of at least `hits` wanted cards, 0 to 1. */
export function atLeast(hits: number, draw: Draw): number {
  let favourable = 0n;
  const most = Math.min(draw.wanted, drawnFrom(draw));
  for (let found = Math.max(0, hits); found <= most; found++) favourable += hands(found, draw);
  return share(favourable, allHands(draw));
}

/** Wanted cards that a hand holds on average. */
export function expected({ pile, wanted, drawn }: Draw): number {
  return pile === 0 ? 0 : (Math.min(drawn, pile) * wanted) / pile;
}

/** Chance of each number of wanted cards, from 0 to the most that can be drawn; they add up to 1. */
export function distribution(draw: Draw): number[] {
  const most = Math.min(draw.wanted, drawnFrom(draw));
  return Array.from({ length: most + 1 }, (_, hits) => exactly(hits, draw));
}

function drawnFrom({ pile, drawn }: Draw): number {
  return Math.min(drawn, pile);
}

function hands(hits: number, draw: Draw): bigint {
  const { pile, wanted } = draw;
  return choose(wanted, hits) * choose(pile - wanted, drawnFrom(draw) - hits);
}

function allHands(draw: Draw): bigint {
  return choose(draw.pile, drawnFrom(draw));
}

function choose(from: number, taken: number): bigint {
  if (taken < 0 || taken > from) return 0n;
  let ways = 1n;
  // Each step is a whole number: it counts the ways to take `index` cards.
  for (let index = 1; index <= Math.min(taken, from - taken); index++) {
    ways = (ways * BigInt(from - index + 1)) / BigInt(index);
  }
  return ways;
}

/** Digits kept before the numbers leave BigInt: more than a double holds. */
const SCALE = 10n ** 20n;

function share(part: bigint, whole: bigint): number {
  return whole === 0n ? 0 : Number((part * SCALE) / whole) / Number(SCALE);
}
