/** Whether enough games were played: judged on what is counted of the first shards of the plan, without a gap. */
import { answerOf, confidenceSequence, FEWEST_PAIRS } from '../../engine/index.ts';
import type { Plan } from '../plan.ts';
import type { Counts, PairingCounts } from '../result.ts';
import { pairSumsOf, winShare } from '../statistics.ts';

/** What is shown while games are played. */
export interface Reached {
  /** Half the widest interval of all pairings, as a share; null before any game. */
  readonly widest: number | null;
  readonly isEnough: boolean;
}

export function reachedBy(plan: Plan, { pairings }: Counts): Reached {
  const judged = pairings.filter((_, place) => isJudged(plan, place));
  const halves = judged.map(halfWidth);
  const widest = halves.includes(null) ? null : Math.max(...halves.map(Number));
  return { widest, isEnough: isEnough(plan, judged, widest) };
}

/** A mirror is even by itself; it counts only where there is nothing else. */
function isJudged({ pairings }: Plan, place: number): boolean {
  const [first, second] = pairings[place]!;
  return first !== second || pairings.every(([one, other]) => one === other);
}

function isEnough(
  { stop }: Plan,
  judged: readonly PairingCounts[],
  widest: number | null,
): boolean {
  switch (stop.at) {
    case 'games':
      return false;
    case 'precision':
      return widest !== null && widest <= stop.thousandths / 1000;
    case 'decided': {
      const band = { low: stop.low / 1000, high: stop.high / 1000 };
      return judged.every((pairing) => {
        const sums = pairSumsOf(pairing);
        if (sums.pairs < FEWEST_PAIRS) return false;
        return answerOf(confidenceSequence(sums), band) !== 'undecided';
      });
    }
  }
}

function halfWidth(pairing: PairingCounts): number | null {
  const share = winShare(pairing);
  return share === null ? null : (share.high - share.low) / 2;
}
