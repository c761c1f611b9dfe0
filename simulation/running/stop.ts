/** Whether enough games were played: judged on what is counted of the first shards of the plan, without a gap. */
import { answerOf, confidenceSequence, FEWEST_PAIRS, type PairSums } from '../../engine/index.ts';
import { isMirror, type Plan } from '../plan.ts';
import type { Counts, PairingCounts } from '../result.ts';
import { pairSumsOf, winShare } from '../statistics.ts';
import { entrantSums, intervalOf } from '../table-statistics.ts';

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
  return !isMirror(pairings[place]!) || pairings.every(isMirror);
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
      return judged.flatMap(sumsOf).every((sums) => {
        if (sums.pairs < FEWEST_PAIRS) return false;
        return answerOf(confidenceSequence(sums), band) !== 'undecided';
      });
    }
  }
}

/** Of the first of two, whose share says that of the other; of everybody where more play. */
function sumsOf(pairing: PairingCounts): PairSums[] {
  const { entrants } = pairing;
  return entrants === undefined ? [pairSumsOf(pairing)] : entrants.map(entrantSums);
}

function halfWidth(pairing: PairingCounts): number | null {
  const { entrants } = pairing;
  const intervals = entrants === undefined ? [winShare(pairing)] : entrants.map(intervalOf);
  const halves = intervals.map((one) => (one === null ? null : (one.high - one.low) / 2));
  return halves.includes(null) ? null : Math.max(...halves.map(Number));
}
