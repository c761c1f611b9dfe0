/** What the minor and the major slot can be used for: each action is one of these, in the file of its name. */
import type { Refusal } from 'cardwright/engine';
import type { State, Unit } from './config.ts';
import type { Listener } from './events.ts';

export type Slot = 'minor' | 'major';

/** What can be done in a slot. Lists hold what is worth trying; the refusals decide. */
export interface SlotAction {
  /** Why it cannot be done at all. */
  readonly refuse?: (state: State, unit: Unit) => Refusal | null;
  /** What it is done with, nothing (0) where it is missing. */
  readonly things?: (state: State, unit: Unit, into: number[]) => number;
  readonly refuseThing?: (state: State, unit: Unit, thing: number) => Refusal | null;
  readonly extras?: (state: State, unit: Unit, thing: number, into: number[]) => number;
  readonly refuseExtra?: (state: State, unit: Unit, thing: number, extra: number) => Refusal | null;
  readonly begin: (
    state: State,
    unit: Unit,
    thing: number,
    extra: number,
    slot: Slot,
    tell: Listener,
  ) => void;
}
