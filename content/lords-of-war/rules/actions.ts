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
