/** What players do. Equal cards are one action: it names the unit, not the card. */
import { BoardActions, type BoardAction } from 'cardwright/engine';

export type Action = BoardAction;

export const actions = new BoardActions({
  challenge: 'type at',
  place: 'type at',
  shoot: 'way',
  resolve: 'plain',
  move: 'way',
  draw: 'plain',
  recall: 'at',
  pass: 'plain',
});

export type Verb = ReturnType<typeof actions.verbOf>;

/** The numbers of the verbs, for `actions.code`. */
export const DO_CHALLENGE = actions.verb('challenge');
export const DO_PLACE = actions.verb('place');
export const DO_SHOOT = actions.verb('shoot');
export const DO_RESOLVE = actions.verb('resolve');
export const DO_MOVE = actions.verb('move');
export const DO_DRAW = actions.verb('draw');
export const DO_RECALL = actions.verb('recall');
export const DO_PASS = actions.verb('pass');
