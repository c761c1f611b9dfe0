/** Refusals of actions (Appendix A), each with the clause that it upholds. */
import { refuseBy } from 'cardwright/engine';
import { refusals } from './data.gen.ts';

export const refuse = refuseBy({
  ...refusals,
  GAME_OVER: 'LOW-5.9.7',
  NOT_YOUR_DECISION: 'LOW-5.3.3',
  WRONG_PHASE: 'LOW-5.3.2',
  BAD_ACTION: 'LOW-5.3.4',
});

export type Code = Parameters<typeof refuse>[0];
