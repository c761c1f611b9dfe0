/** Refusals of actions (section 5), each with the clause that it upholds. */
import { refuseBy, type Refusal } from 'cardwright/engine';
import { refusals } from './data.gen.ts';

export const refuse = refuseBy({
  ...refusals,
  GAME_OVER: 'APE-5.24.6',
  NOT_YOUR_DECISION: 'APE-5.6.10',
  WRONG_PHASE: 'APE-5.1.6',
});

type Code = Parameters<typeof refuse>[0];

/** The refusal of a fault, where there is one. */
export const refuseFor = (fault: Code | null): Refusal | null =>
  fault === null ? null : refuse(fault);
