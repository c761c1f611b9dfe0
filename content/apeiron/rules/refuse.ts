/** Refusals of actions (section 5), each with the clause that it upholds. */
import { refuseBy, type Refusal } from 'cardwright/engine';

export const refuse = refuseBy({
  GAME_OVER: 'APE-5.24.6',
  NOT_YOUR_DECISION: 'APE-5.6.10',
  WRONG_PHASE: 'APE-5.1.6',
  SELECT_NOT_IN_DECK: 'APE-4.2.2',
  SELECT_DUPLICATE: 'APE-4.2.2',
  SELECT_SLOTS: 'APE-4.2.3',
  PLACE_NOT_HOME: 'APE-4.2.4',
  PLACE_OBSTACLE: 'APE-4.2.5',
  PLACE_OCCUPIED: 'APE-4.2.6',
  MOVE_ALREADY_DONE: 'APE-5.7.4',
  MOVE_REQUIRED: 'APE-5.7.2',
  ACTION_ALREADY_DONE: 'APE-5.7.3',
  PATH_EMPTY: 'APE-5.8.1',
  PATH_TOO_LONG: 'APE-5.8.1',
  PATH_NOT_ORTHOGONAL: 'APE-5.8.2',
  PATH_OUTSIDE: 'APE-5.8.3',
  PATH_BLOCKED_UNIT: 'APE-5.8.4',
  PATH_BLOCKED_OBSTACLE: 'APE-5.8.5',
  PATH_STOP_FORCED: 'APE-5.15.8',
  STOP_OCCUPIED: 'APE-5.8.7',
  STOP_ON_START: 'APE-5.8.8',
  TARGET_NOT_ENEMY: 'APE-5.10.4',
  TARGET_OUT_OF_RANGE: 'APE-5.10.1',
  TARGET_BLOCKED: 'APE-5.10.7',
  TARGET_UNTARGETABLE: 'APE-5.10.12',
  TARGET_ILLEGAL: 'APE-5.14.5',
  TARGET_COUNT: 'APE-5.14.5',
  NO_LEGAL_TARGET: 'APE-5.13.11',
  NO_STAR: 'APE-5.13.3',
  COST_UNPAYABLE: 'APE-5.13.6',
  SQUARE_OCCUPIED: 'APE-5.15.1',
  OBJECT_LIMIT: 'APE-5.15.2',
  PANEL_LIMIT: 'APE-5.19.3',
  PANEL_OCCUPIED: 'APE-5.19.11',
  NO_TREASURE: 'APE-5.20.1',
  CHEST_EMPTY: 'APE-5.20.5',
  CHANCE_USED: 'APE-5.20.4',
  NO_ITEM: 'APE-5.20.9',
  ZONE_PROTECTED: 'APE-5.20.8',
  OFFER_TOO_LATE: 'APE-5.24.5',
  DECISION_PENDING: 'APE-5.20.15',
  CHOICE_MISSING: 'APE-5.20.11',
  NO_DECISION: 'APE-5.20.11',
});

type Code = Parameters<typeof refuse>[0];

/** The refusal of a fault, where there is one. */
export const refuseFor = (fault: Code | null): Refusal | null =>
  fault === null ? null : refuse(fault);
