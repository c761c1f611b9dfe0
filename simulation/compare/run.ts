/** Plays all arms of a comparison on this machine. */
import { doInThreads, type ThreadOptions } from '../playing/threads.ts';
import type { Arm } from './arms.ts';
import { addArms, type ArmCounts } from './counts.ts';
import type { ArmAnswer, ArmTask, Compared } from './play-arms.ts';

export interface CompareOptions extends ThreadOptions {
  /** Seeds of each arm. */
  readonly pairs: number;
  /** The first seed; that of the plan where it is not named. */
  readonly seed?: number;
  /** Games that are counted, of all. */
  readonly progress?: (games: number, all: number) => void;
  /** Reports an arm for whose changes the rules throw: it is not played on. */
  readonly failed?: (arm: Arm, why: string) => void;
  /** Whether what is counted of the first seeds suffices; asked in their order, so that threads do not matter. */
  readonly isEnough?: (counts: readonly (ArmCounts | null)[]) => boolean;
}

/** Games in a task, about, and arms that share the games of the first version. */
const [GAMES, ARMS] = [400, 16];

/** By arm: null where it could not be played. Also what was counted until `signal` ended it. */
export async function compareArms(
  compared: Compared,
  options: CompareOptions,
): Promise<readonly (ArmCounts | null)[]> {
  const tasks = tasksOf(compared, options);
  const sums = new Map<number, ArmCounts | null>();
  const waiting = new Map<number, ArmAnswer>();
  const all = tasks.reduce((sum, task) => sum + gamesOf(task, compared), 0);
  let next = 0;
  let games = 0;
  const counted = (): (ArmCounts | null)[] =>
    compared.arms.map((_, place) => sums.get(place) ?? null);
  await doInThreads('simulation/compare/worker', compared, tasks, options, (answered) => {
    const answer = answered as ArmAnswer;
    waiting.set(answer.task.number, answer);
    for (let first = waiting.get(next); first !== undefined; first = waiting.get(next)) {
      waiting.delete(next);
      next += 1;
      games += gamesOf(first.task, compared);
      take(first, sums);
      for (const [place, why] of first.thrown) options.failed?.(compared.arms[place]!, why);
      if (options.isEnough?.(counted()) === true) return false;
    }
    options.progress?.(games, all);
    return true;
  });
  return counted();
}

function take({ task, counts }: ArmAnswer, sums: Map<number, ArmCounts | null>): void {
  for (const [index, place] of task.arms.entries()) {
    const known = sums.get(place);
    const more = counts[index] ?? null;
    sums.set(
      place,
      known === undefined ? more : known === null || more === null ? null : addArms(known, more),
    );
  }
}

/** Seeds first: whatever ends a comparison early, all arms have about as many. */
export function tasksOf(
  { arms, versions }: Compared,
  { pairs, seed = versions[0]!.plan.seed }: Pick<CompareOptions, 'pairs' | 'seed'>,
): ArmTask[] {
  const groups = Array.from({ length: Math.ceil(arms.length / ARMS) }, (_, group) =>
    arms.slice(group * ARMS, (group + 1) * ARMS).map((__, index) => group * ARMS + index),
  );
  const perSeed = groups.map((group) => gamesOf({ from: 0, to: 1, arms: group }, { arms }));
  const seeds = Math.max(1, Math.floor(GAMES / Math.max(1, ...perSeed)));
  const tasks: ArmTask[] = [];
  for (let from = seed; from < seed + pairs; from += seeds) {
    for (const group of groups) {
      const to = Math.min(seed + pairs, from + seeds);
      tasks.push({ number: tasks.length, from, to, arms: group });
    }
  }
  return tasks;
}

/** Those of the first version included. */
export function gamesOf(
  { from, to, arms: places }: Pick<ArmTask, 'from' | 'to' | 'arms'>,
  { arms }: Pick<Compared, 'arms'>,
): number {
  const own = places.map((place) => arms[place]!.pairings);
  const shared = new Set(own.flat()).size;
  return 2 * (to - from) * (own.reduce((sum, one) => sum + one.length, 0) + shared);
}
