/** Refusals of actions (5.15), each with the clause that it upholds. */
import { refuseBy } from 'cardwright/engine';

export const refuse = refuseBy({
  GAME_OVER: 'AWF-5.10.3',
  NOT_YOUR_DECISION: 'AWF-5.3.7',
  WRONG_PHASE: 'AWF-5.3.6',
  BAD_ACTION: 'AWF-5.3.11',
  NOT_AN_OPTION: 'AWF-5.12.9',
  NOT_A_CORNER: 'AWF-5.2.5',
  CORNER_TAKEN: 'AWF-5.2.5',
  NOT_IN_HAND: 'AWF-5.5.12',
  SLOT_OCCUPIED: 'AWF-5.5.3',
  OFF_MAP: 'AWF-5.6.5',
  OCCUPIED: 'AWF-5.6.6',
  EMPTY_SLOT: 'AWF-5.5.12',
  NO_CHANGE: 'AWF-5.5.7',
  NO_MOVEMENT: 'AWF-5.6.1',
  DIAGONAL: 'AWF-5.6.2',
  FREE_ACTIONS_SPENT: 'AWF-6.1.18',
  ABILITY_UNAVAILABLE: 'AWF-5.11.8',
  SUPPORT_CANNOT_ATTACK: 'AWF-5.7.3',
  JAMMED: 'AWF-5.13.1',
  ATTACK_RESTRICTED: 'AWF-5.12.18',
  ATTACK_LIMIT: 'AWF-5.7.1',
  OUT_OF_RANGE: 'AWF-5.7.4',
  NO_TARGET: 'AWF-6.1.10',
  NOT_ELIGIBLE: 'AWF-5.8.2',
});
