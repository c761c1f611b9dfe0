/** Refusals of actions (9.0), each with the clause that it upholds. */
import { foreseen, refuseBy } from 'cardwright/engine';
import { refusals } from './data.gen.ts';

export const refuse = refuseBy({
  ...refusals,
  GAME_OVER: 'AAW-15.1.6',
  NOT_YOUR_DECISION: 'AAW-18.3.1',
  WRONG_PHASE: 'AAW-18.3.1',
  BAD_ACTION: 'AAW-18.3.1',
});

/** Before targets are named: whichever it would be, it is refused (AAW-5.1.2). */
export const NO_TARGET = foreseen(refuse('NO_TARGET'));
