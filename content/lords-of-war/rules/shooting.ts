/**
 * Ranged attacks, declared one by one after the placement and before the check.
 *
 * Rules: LOW-5.6.1 to LOW-5.6.15; in teams LOW-6.6.13 and LOW-6.7.9. What shots do is decided by
 * elimination.ts.
 */
import {
  columnOf,
  rowOf,
  seatName,
  squareAt,
  type Card,
  type Refusal,
  type Square,
  endOf,
  way,
} from 'cardwright/engine';
import { actions, DO_SHOOT, type Action } from './actions.ts';
import { isEngaged } from './board.ts';
import { nameOfSquare, type Listener } from './events.ts';
import { refuse, type Code } from './refuse.ts';
import { aim, board, cardSide, seatSide, traitsOf, turn, type State } from './state.ts';
import { RANGED } from './tables.ts';

/** Legal shots, by shooter and then in the order of its target grid. */
export function listShots(state: State, into: Action[], from: number): number {
  const { config } = state;
  const side = seatSide(state, turn.get(state));
  const units = board.size(state);
  let found = from;
  for (let n = 0; n < units; n += 1) {
    const shooter = board.card(state, n);
    if (cardSide(state, shooter) !== side || (traitsOf(state, shooter) & RANGED) === 0) continue;
    const square = board.squareOf(state, shooter);
    if (shooterFault(state, square) !== null) continue;
    for (const [dx, dy] of config.catalogue.targets[config.lying[shooter]!]!) {
      if (enemyAt(state, square, dx, dy, side) < 0) continue;
      into[found++] = actions.code(DO_SHOOT, square, way(dx, dy));
    }
  }
  return found - from;
}

/** Why there is no shot from one square along that way, or null. The first that applies (Appendix A). */
export function refuseShot(state: State, from: Square, along: number): Refusal | null {
  const { config } = state;
  const fault = shooterFault(state, from) ?? targetFault(state, from, along);
  if (fault === null) return null;
  return refuse(fault, {
    from: nameOfSquare(state, from),
    to: nameOfSquare(state, endOf(config.grid, from, along)),
  });
}

function shooterFault(state: State, from: Square): Code | null {
  const shooter = board.on(state, from);
  // LOW-5.6.6; every unit of the side, whoever owns it: LOW-6.6.13, LOW-6.7.9
  const isOwn = shooter >= 0 && cardSide(state, shooter) === seatSide(state, turn.get(state));
  if (!isOwn) return 'LOW_SHOT_UNIT';
  if ((traitsOf(state, shooter) & RANGED) === 0) return 'LOW_SHOT_CLASS'; // LOW-5.6.1
  if (aim.get(state, shooter) !== 0) return 'LOW_SHOT_SPENT'; // LOW-5.6.3
  // LOW-5.6.8, LOW-5.6.9, LOW-5.6.14: on the position with everything still on the board
  return isEngaged(state, shooter) ? 'LOW_SHOT_ENGAGED' : null;
}

/** LOW-5.6.2, LOW-5.6.4; what stands between does not matter (LOW-5.6.7). */
function targetFault(state: State, from: Square, along: number): Code | null {
  const { config } = state;
  const shooter = board.on(state, from);
  const targets = config.catalogue.targets[config.lying[shooter]!]!;
  const aimed = targets.find(([dx, dy]) => way(dx, dy) === along);
  const isHit =
    aimed !== undefined && enemyAt(state, from, ...aimed, cardSide(state, shooter)) >= 0;
  return isHit ? null : 'LOW_SHOT_TARGET';
}

/** The enemy on a target square, or a number below 0 (LOW-3.2.7: nothing off the board). */
function enemyAt(state: State, from: Square, dx: number, dy: number, side: number): Card {
  const { grid } = state.config;
  const unit = board.on(state, squareAt(grid, columnOf(grid, from) + dx, rowOf(grid, from) + dy));
  return unit >= 0 && cardSide(state, unit) !== side ? unit : -1;
}

/** LOW-5.6.15: nothing happens yet. */
export function shoot(state: State, from: Square, along: number, tell: Listener): void {
  const { config } = state;
  const to = endOf(config.grid, from, along);
  aim.set(state, board.on(state, from), board.on(state, to) + 1);
  if (!tell) return;
  tell({
    type: 'shotDeclared',
    seat: seatName(turn.get(state)),
    from: nameOfSquare(state, from),
    to: nameOfSquare(state, to),
  });
}
