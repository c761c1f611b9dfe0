/** Asks a thread with the rules of a game; it ends with its answer, or with `signal`. */
import { doInThreads } from '../playing/threads.ts';
import type { Plan } from '../plan.ts';
import type { WantedPlan } from '../plan-of-game.ts';
import type { GameRef } from '../result.ts';
import type { GameInThread, PlanAnswer, ReportData, RulesTask } from './tasks.ts';

/** Null where `signal` ended it. */
export function planInThread(
  given: GameInThread,
  wanted: WantedPlan,
  signal: AbortSignal,
): Promise<PlanAnswer | null> {
  return asked(given, { do: 'plan', wanted }, signal) as Promise<PlanAnswer | null>;
}

export function saveInThread(
  given: GameInThread,
  plan: Plan,
  ref: GameRef,
  signal: AbortSignal,
): Promise<string | null> {
  return asked(given, { do: 'save', plan, ref }, signal) as Promise<string | null>;
}

export function reportInThread(
  given: GameInThread,
  data: ReportData,
  signal: AbortSignal,
): Promise<string | null> {
  return asked(given, { do: 'report', data }, signal) as Promise<string | null>;
}

async function asked(given: GameInThread, task: RulesTask, signal: AbortSignal): Promise<unknown> {
  let answer: unknown = null;
  const thread = 'simulation/rules-thread/worker';
  await doInThreads(thread, given, [task], { threads: 1, signal }, (found) => {
    answer = found;
    return true;
  });
  return answer;
}
