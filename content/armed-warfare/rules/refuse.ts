/** Refusals of actions (5.15), each with the clause that it upholds. */
import { refuseBy } from 'cardwright/engine';
import { refusals } from './data.gen.ts';

export const refuse = refuseBy({
  ...refusals,
  GAME_OVER: 'AWF-5.10.3',
  NOT_YOUR_DECISION: 'AWF-5.3.7',
  WRONG_PHASE: 'AWF-5.3.6',
  BAD_ACTION: 'AWF-5.3.11',
});
