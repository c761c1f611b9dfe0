/** What players do, and why they may not (3.6). Equal cards are one action: it names the card of the catalogue. */
import {
  refuseBy,
  verbNumbers,
  type CardAction,
  type CardType,
  type Refusal,
} from 'cardwright/engine';
import { directionNames, type State } from './config.ts';

export type Action = CardAction;

/** What each verb takes; `it` and `caa` without a set begin one, which is then named card by card. */
export const forms = {
  move: directionNames,
  use: 'type',
  it: 'type set',
  effect: 'number',
  caa: 'set',
  end: 'plain',
  chain: 'type',
  pass: 'plain',
} as const;

export const {
  move: MOVE,
  use: USE,
  it: IT,
  effect: EFFECT,
  caa: CAA,
  end: END,
  chain: CHAIN,
  pass: PASS,
} = verbNumbers(forms);

/** Each refusal with the clause that it upholds. */
export const refuse = refuseBy({
  GAME_OVER: 'BLS-11.3.1',
  NOT_YOUR_DECISION: 'BLS-6.1.3',
  CHOICE_PENDING: 'BLS-6.1.5',
  CHAIN_OPEN: 'BLS-6.1.5',
  WRONG_PHASE: 'BLS-6.1.1',
  BAD_ACTION: 'BLS-6.4.4',
  NOT_ENOUGH_AP: 'BLS-6.3.7',
  MOVE_LOCKED: 'BLS-12.3.3',
  OFF_BOARD: 'BLS-6.4.5',
  CELL_FORBIDDEN: 'BLS-6.4.3',
  CELL_OCCUPIED: 'BLS-6.4.2',
  CARD_NOT_IN_HAND: 'BLS-6.5.1',
  BREAK_ONLY: 'BLS-6.5.4',
  NO_EMPTY_CELL_IN_RANGE: 'BLS-9.1.3',
  NO_TARGET_IN_RANGE: 'BLS-6.5.2',
  IT_NOT_FACE_DOWN: 'BLS-6.6.1',
  ASSEMBLY_NOT_MET: 'BLS-6.6.4',
  EFFECT_LOCKED: 'BLS-6.7.6',
  LIMIT_USED: 'BLS-6.7.4',
  CAA_USED: 'BLS-6.8.2',
  CAA_COUNT: 'BLS-6.8.3',
  AP_REMAINING: 'BLS-6.3.8',
  NOT_CHAINABLE: 'BLS-7.1.8',
  DISCARD_COUNT: 'BLS-6.9.2',
  BAD_CHOICE: 'BLS-12.1.3',
});

export type Code = Parameters<typeof refuse>[0];

/** BLS-6.5.1: a card that was named is not in the hand. */
export function refuseMissing({ config }: State, type: CardType): Refusal {
  return refuse('CARD_NOT_IN_HAND', { card: config.catalogue.ids[type] ?? '' });
}
