/** How far a side is ahead, for bots that look at a position: by life, then by cards. */
import { listItem, listSize, type Seat, type Side } from 'cardwright/engine';
import { action, DO_PASS } from './actions.ts';
import { apply } from './play.ts';
import { WINDOW } from './stages.ts';
import {
  copyState,
  get,
  isOver,
  LIFE,
  ownerOf,
  result,
  seatWord,
  STAGE,
  type State,
} from './state.ts';
import { handSize } from './zones.ts';

/** What a card in hand or on the board is worth, as a part of the life at most. */
const CARD = 0.02;

/** No lead in a running game is as good as a win. */
const MOST = 0.99;

/** From -1 (lost) to 1 (won). A card that is declared counts as if nobody answered it. */
export function advantage(state: State, side: Side): number {
  if (isOver(state) || get(state, STAGE) !== WINDOW) return lead(state, side);
  const resolved = copyState(state);
  apply(resolved, action(DO_PASS));
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
  const cards = handSize(state, seat) + setCount(state, seat);
  return seatWord(state, seat, LIFE) / state.config.options.lifeCap + cards * CARD;
}

function setCount(state: State, seat: Seat): number {
  const { sets } = state.config.layout;
  const count = listSize(state.words, sets);
  let own = 0;
  for (let i = 0; i < count; i += 1) {
    if (ownerOf(state, listItem(state.words, sets, i)) === seat) own += 1;
  }
  return own;
}
