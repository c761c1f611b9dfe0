/** What the minor and the major slot can be used for: each action is one of these, in the file of its name. */
import type { Refusal } from 'cardwright/engine';
import type { State, Unit } from './config.ts';
import type { Listener } from './events.ts';
import { refuse } from './words.ts';

export type Slot = 'minor' | 'major';

/** What can be done in a slot. Lists hold what is worth trying; the refusals decide. */
export interface SlotAction {
  /** Nothing is named behind it. */
  readonly isWhole: boolean;
  /** Why it cannot be done at all. */
  readonly refuse: (state: State, unit: Unit) => Refusal | null;
  /** What it is done with, nothing (0) where it is missing; the same of a second word. */
  readonly things: (state: State, unit: Unit, into: number[]) => number;
  readonly refuseThing: (state: State, unit: Unit, thing: number) => Refusal | null;
  readonly extras: (state: State, unit: Unit, into: number[], thing: number) => number;
  readonly refuseExtra: (state: State, unit: Unit, thing: number, extra: number) => Refusal | null;
  readonly begin: (
    state: State,
    unit: Unit,
    report: Listener,
    thing: number,
    extra: number,
    slot: Slot,
  ) => void;
}

/** Of what it says of itself; nothing is named behind it, and nothing forbids it, where that is missing. */
export const slotAction = (own: Partial<SlotAction> & Pick<SlotAction, 'begin'>): SlotAction => ({
  isWhole: own.things === undefined,
  refuse: own.refuse ?? (() => null),
  things: own.things ?? listNothing,
  refuseThing: own.refuseThing ?? ((_, __, thing) => refuseWord(thing)),
  extras: own.extras ?? listNothing,
  refuseExtra: own.refuseExtra ?? ((_, __, ___, extra) => refuseWord(extra)),
  begin: own.begin,
});

function listNothing(_: State, __: Unit, into: number[]): number {
  into[0] = 0;
  return 1;
}

const refuseWord = (word: number): Refusal | null =>
  word === 0 ? null : refuse('ACTION_UNAVAILABLE');
