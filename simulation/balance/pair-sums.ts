/** Sums over the pairs of a pairing, in half points, of what is no win share: who begins, and games without an end. */
import type { PairSums } from '../../engine/index.ts';
import { endings, type PairingCounts, type Tally } from '../result.ts';

/** What a game is worth to whom it ended so, in half points; an unfinished one is a draw. */
const HALVES = { won: 2, drawn: 1, lost: 0, unfinished: 1 } as const;

/** Points of whoever decided first. */
export function beginnerSums({ began }: Pick<PairingCounts, 'began'>): PairSums {
  return alike(began.flatMap((tally) => gamesIn(tally)));
}

function gamesIn(tally: Tally): Games[] {
  return endings.map((ending) => ({ games: tally[ending], halves: HALVES[ending] }));
}

/** Games of more than `decisions`; such a game counts whole. */
export function longerSums(
  { lengths, began }: Pick<PairingCounts, 'lengths' | 'began'>,
  decisions: number,
): PairSums {
  const games = Object.entries(lengths).map(([length, games]): Games => {
    return { games, halves: Number(length) > decisions ? 2 : 0 };
  });
  return alike(games, began.length);
}

interface Games {
  readonly games: number;
  /** What each of them is worth. */
  readonly halves: number;
}

/**
 * Games that are not counted by pairs. The widest interval is that of pairs whose two games end alike, so
 * that is taken: in mirrors it is often true. With more players it is a round that ends alike.
 */
function alike(all: readonly Games[], players = 2): PairSums {
  const total = { pairs: 0, sum: 0, squares: 0 };
  for (const { games, halves } of all) {
    const rounds = games / players;
    total.pairs += rounds;
    total.sum += 2 * rounds * halves;
    total.squares += 4 * rounds * halves * halves;
  }
  return total;
}

/** A game that is not over counts whole. */
export function unfinishedSums({ pairs, began }: Pick<PairingCounts, 'pairs' | 'began'>): PairSums {
  if (began.length > 2) return alike(began.flatMap(unfinishedGames), began.length);
  const total = { pairs: 0, sum: 0, squares: 0 };
  for (const [row, first] of endings.entries()) {
    for (const [column, second] of endings.entries()) {
      const times = pairs[row]![column]!;
      const halves = 2 * [first, second].filter((one) => one === 'unfinished').length;
      total.pairs += times;
      total.sum += times * halves;
      total.squares += times * halves * halves;
    }
  }
  return total;
}

/** Somebody begins each game, and one that is not over is so for everybody. */
function unfinishedGames({ won, drawn, lost, unfinished }: Tally): Games[] {
  return [
    { games: won + drawn + lost, halves: 0 },
    { games: unfinished, halves: 2 },
  ];
}
