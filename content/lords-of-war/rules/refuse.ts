/** Refusals of actions (Appendix A), each with the clause that it upholds. */
import { refuseBy } from 'cardwright/engine';

export const refuse = refuseBy({
  GAME_OVER: 'LOW-5.9.7',
  NOT_YOUR_DECISION: 'LOW-5.3.3',
  WRONG_PHASE: 'LOW-5.3.2',
  BAD_ACTION: 'LOW-5.3.4',
  LOW_PLACE_NOT_IN_HAND: 'LOW-5.4.1',
  LOW_PLACE_START_SPACE: 'LOW-3.3.4',
  LOW_PLACE_OFF_BOARD: 'LOW-3.3.1',
  LOW_PLACE_OCCUPIED: 'LOW-3.3.2',
  LOW_PLACE_FORCED_ADJACENT: 'LOW-5.4.16',
  LOW_PLACE_NO_CONTACT: 'LOW-5.4.3',
  LOW_SHOT_UNIT: 'LOW-5.6.6',
  LOW_SHOT_CLASS: 'LOW-5.6.1',
  LOW_SHOT_SPENT: 'LOW-5.6.3',
  LOW_SHOT_ENGAGED: 'LOW-5.6.8',
  LOW_SHOT_TARGET: 'LOW-5.6.2',
  LOW_BERSERK_OPTION: 'LOW-6.5.3',
  LOW_DECK_EMPTY: 'LOW-5.7.2',
  LOW_RECALL_UNIT: 'LOW-5.7.5',
  LOW_RECALL_TEAM: 'LOW-6.7.10',
  LOW_RECALL_PLACED: 'LOW-5.7.8',
  LOW_RECALL_ENGAGED: 'LOW-5.7.6',
  LOW_RECALL_INVOLVED: 'LOW-5.7.9',
  LOW_MUST_REINFORCE: 'LOW-5.7.3',
});

export type Code = Parameters<typeof refuse>[0];
