/** How far a side is ahead, for bots that look at a position: by life, then by cards. */
import { cardAction, copyDeclared, type Seat, type Side } from 'cardwright/engine';
import { PASS } from './actions.ts';
import { setCards } from './board.ts';
import { apply } from './play.ts';
import { ownerOf } from './config.ts';
import { hand, life, phase, result, stage, type State } from './state.ts';

/** What a card in hand or on the board is worth, as a part of the life at most. */
const CARD = 0.02;

/** No lead in a running game is as good as a win. */
const MOST = 0.99;

/** From -1 (lost) to 1 (won). A card that is declared counts as if nobody answered it. */
export function advantage(state: State, side: Side): number {
  if (phase.is(state, 'over') || !stage.is(state, 'window')) return lead(state, side);
  const resolved = copyDeclared(state);
  apply(resolved, cardAction(PASS));
  return below(lead(resolved, side));
}

function lead(state: State, side: Side): number {
  const decided = result.advantage(state, side);
  if (decided !== null) return decided;
  const ahead = worth(state, side as number) - worth(state, 1 - side);
  return below(ahead / 2);
}

function below(lead: number): number {
  return Math.max(-MOST, Math.min(MOST, lead));
}

/** Each player is a side. */
function worth(state: State, seat: Seat): number {
  const sets = setCards(state).filter((card) => ownerOf(state, card) === seat);
  const cards = hand.size(state, seat) + sets.length;
  return life.get(state, seat) / state.config.options.lifeCap + cards * CARD;
}
