/** Plays an edit until its plan is done, or what the whole edit did is known as exactly as the plan wants. */
import type { Plan } from '../plan.ts';
import { WHOLE_EDIT, type EditToCompare } from './against.ts';
import { widestDifference, type Comparison } from './comparison.ts';
import type { ArmCounts } from './counts.ts';
import { compareArms, type CompareOptions } from './run.ts';

export interface EditOptions extends Pick<
  CompareOptions,
  'threads' | 'signal' | 'longGame' | 'progress'
> {
  /** Called with what is counted so far, in the order of seeds. */
  readonly counted?: (counts: readonly (ArmCounts | null)[]) => void;
}

export interface PlayedEdit {
  /** By arm, as `compareArms` returns them. */
  readonly counts: readonly (ArmCounts | null)[];
  readonly stopped: Comparison['stopped'];
}

/** `plan` says how many pairs are played, and when fewer suffice. */
export async function playEdit(
  edit: EditToCompare,
  { pairs, stop }: Pick<Plan, 'pairs' | 'stop'>,
  { counted, ...options }: EditOptions,
): Promise<PlayedEdit> {
  const wanted = stop.at === 'precision' ? stop.thousandths / 1000 : null;
  let isPrecise = false;
  const counts = await compareArms(edit, {
    ...options,
    pairs,
    isEnough: (soFar) => {
      counted?.(soFar);
      const widest = widestDifference(soFar[WHOLE_EDIT] ?? null);
      isPrecise = wanted !== null && widest !== null && widest <= wanted;
      return isPrecise;
    },
  });
  const isInterrupted = options.signal?.aborted === true;
  return { counts, stopped: isPrecise ? 'precision' : isInterrupted ? 'interrupted' : 'games' };
}
