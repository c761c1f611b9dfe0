/**
 * How far a side is ahead, for bots that look at a position: by life, by what protects it, by cards, and
 * by who can hit whom from where the AVIs are.
 */
import {
  cardAction,
  copyDeclared,
  shortOfWin,
  type Card,
  type Seat,
  type Side,
} from 'cardwright/engine';
import { PASS } from './actions.ts';
import { aviSquare, coverOf } from './board.ts';
import { apply } from './play.ts';
import { opponentOf, ownerOf, typeOf } from './config.ts';
import {
  ap,
  apNext,
  board,
  hand,
  life,
  phase,
  result,
  shield,
  stage,
  turn,
  type State,
} from './state.ts';

/** What a card in hand or on the board is worth, as a part of the life at most. */
const CARD = 0.03;

/** What an action point of the next turn is worth, likewise. */
const POINT = 0.03;

/** How many hits a shield meets before it ends. */
const HITS_SHIELDED = 1.2;

/** Which part of the two best hits of a hand is as good as done: in the turn that runs or comes, and in the one behind it. */
const SOON = 0.15;
const LATER = 0.1;

/** From -1 (lost) to 1 (won). A card that is declared counts as if nobody answered it. */
export function advantage(state: State, side: Side): number {
  if (phase.is(state, 'over') || !stage.is(state, 'window')) return lead(state, side);
  const resolved = copyDeclared(state);
  apply(resolved, cardAction(PASS));
  return shortOfWin(lead(resolved, side));
}

function lead(state: State, side: Side): number {
  const decided = result.advantage(state, side);
  if (decided !== null) return decided;
  const ahead = worth(state, side as number) - worth(state, 1 - side);
  return shortOfWin(ahead / 2);
}

/** Each player is a side. */
function worth(state: State, seat: Seat): number {
  const { lifeCap } = state.config.options;
  const shielded = HITS_SHIELDED * shield.get(state, seat);
  const points = life.get(state, seat) + shielded + threat(state, seat);
  return points / lifeCap + CARD * cards(state, seat) + POINT * apNext.get(state, seat);
}

/** In hand and on the board. */
function cards(state: State, seat: Seat): number {
  let count = hand.size(state, seat);
  for (let i = board.size(state) - 1; i >= 2; i -= 1)
    if (ownerOf(state, board.card(state, i)) === seat) count += 1;
  return count;
}

/** What the two best hits of the hand are likely to do from here. */
function threat(state: State, seat: Seat): number {
  const mine = turn.get(state) === seat;
  const hits = mine ? Math.min(2, ap.get(state)) : 2;
  let [best, second] = [0, 0];
  for (let i = hand.size(state, seat) - 1; i >= 0; i -= 1) {
    const damage = damageOf(state, hand.card(state, seat, i), seat);
    if (damage > best) [best, second] = [damage, best];
    else if (damage > second) second = damage;
  }
  const sum = (hits > 0 ? best : 0) + (hits > 1 ? second : 0);
  return (mine ? SOON : LATER) * sum;
}

/** What the card would deal to the opposing AVI if it were used now. */
function damageOf(state: State, card: Card, seat: Seat): number {
  const { hitDamage, range } = state.config.catalogue;
  const type = typeOf(state, card);
  const damage = hitDamage[type]!;
  if (damage <= 0) return 0;
  const target = aviSquare(state, opponentOf(seat));
  return coverOf(state, range[type]!, seat).has[target] === 1 ? damage : 0;
}
