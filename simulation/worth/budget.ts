/** How many changes can be tried with some number of games, each often enough to say anything. */
import type { Arm } from '../compare/arms.ts';
import { gamesOf } from '../compare/run.ts';

/** Fewer pairs say nothing of a card. */
const FEWEST = 50;

export interface Affordable {
  /** The first ones. */
  readonly arms: number;
  /** Pairs of each. */
  readonly pairs: number;
}

/** `most`: pairs, at most. */
export function affordable(arms: readonly Arm[], games: number, most: number): Affordable {
  const perSeed = (count: number): number =>
    gamesOf({ from: 0, to: 1, arms: arms.slice(0, count).map((_, place) => place) }, { arms });
  let count = arms.length;
  while (count > 1 && perSeed(count) * Math.min(FEWEST, most) > games) count -= 1;
  const pairs = Math.floor(games / Math.max(1, perSeed(count)));
  return { arms: count, pairs: Math.max(1, Math.min(most, pairs)) };
}
