/** An expectation of a pairing, judged before and after a change. */
import type { Band, Judged } from '../../engine/index.ts';

/** The band is that of the first entrant. */
export interface JudgedTarget extends Band {
  /** In `Plan.pairings`. */
  readonly place: number;
  readonly before: Judged;
  readonly after: Judged;
}
