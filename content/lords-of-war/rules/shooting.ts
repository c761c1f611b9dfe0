/**
 * Ranged attacks, declared one by one after the placement and before the check.
 *
 * Rules: LOW-5.6.1 to LOW-5.6.15; in teams LOW-6.6.13 and LOW-6.7.9. What shots do is decided by
 * elimination.ts.
 */
import { columnOf, rowOf, seatName, squareAt, type Refusal, type Square } from 'cardwright/engine';
import { action, DO_SHOOT, endOf, way, type Action } from './actions.ts';
import { isEngaged, squareOf, unitAt, unitCount, unitOn } from './board.ts';
import type { Card } from './config.ts';
import { nameOfSquare, type Listener } from './events.ts';
import { refuse, type Code } from './refuse.ts';
import { ACTIVE, cardSide, get, seatSide, set, traitsOf, type State } from './state.ts';
import { RANGED } from './tables.ts';

/** Legal shots, by shooter and then in the order of its target grid. */
export function listShots(state: State, into: Action[], from: number): number {
  const { config } = state;
  const side = seatSide(state, get(state, ACTIVE));
  const units = unitCount(state);
  let found = from;
  for (let n = 0; n < units; n += 1) {
    const shooter = unitAt(state, n);
    if (cardSide(state, shooter) !== side || (traitsOf(state, shooter) & RANGED) === 0) continue;
    const square = squareOf(state, shooter);
    if (shooterFault(state, square) !== null) continue;
    for (const [dx, dy] of config.units.targets[config.lying[shooter]!]!) {
      if (enemyAt(state, square, dx, dy, side) < 0) continue;
      into[found++] = action(config, DO_SHOOT, square, way(dx, dy));
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
  const shooter = unitOn(state, from);
  // LOW-5.6.6; every unit of the side, whoever owns it: LOW-6.6.13, LOW-6.7.9
  const isOwn = shooter >= 0 && cardSide(state, shooter) === seatSide(state, get(state, ACTIVE));
  if (!isOwn) return 'LOW_SHOT_UNIT';
  if ((traitsOf(state, shooter) & RANGED) === 0) return 'LOW_SHOT_CLASS'; // LOW-5.6.1
  if (aimOf(state, shooter) !== 0) return 'LOW_SHOT_SPENT'; // LOW-5.6.3
  // LOW-5.6.8, LOW-5.6.9, LOW-5.6.14: on the position with everything still on the board
  return isEngaged(state, shooter) ? 'LOW_SHOT_ENGAGED' : null;
}

/** LOW-5.6.2, LOW-5.6.4; what stands between does not matter (LOW-5.6.7). */
function targetFault(state: State, from: Square, along: number): Code | null {
  const { config } = state;
  const shooter = unitOn(state, from);
  const targets = config.units.targets[config.lying[shooter]!]!;
  const aimed = targets.find(([dx, dy]) => way(dx, dy) === along);
  const isHit =
    aimed !== undefined && enemyAt(state, from, ...aimed, cardSide(state, shooter)) >= 0;
  return isHit ? null : 'LOW_SHOT_TARGET';
}

/** The enemy on a target square, or a number below 0 (LOW-3.2.7: nothing off the board). */
function enemyAt(state: State, from: Square, dx: number, dy: number, side: number): Card {
  const { grid } = state.config;
  const unit = unitOn(state, squareAt(grid, columnOf(grid, from) + dx, rowOf(grid, from) + dy));
  return unit >= 0 && cardSide(state, unit) !== side ? unit : -1;
}

/** LOW-5.6.15: nothing happens yet. */
export function shoot(state: State, from: Square, along: number, tell: Listener): void {
  const { config } = state;
  const to = endOf(config.grid, from, along);
  set(state, config.layout.aims + unitOn(state, from), unitOn(state, to) + 1);
  if (!tell) return;
  tell({
    type: 'shotDeclared',
    seat: seatName(get(state, ACTIVE)),
    from: nameOfSquare(state, from),
    to: nameOfSquare(state, to),
  });
}

/** The card that this one has shot at in this turn, plus 1; 0 for none. */
export function aimOf(state: State, card: Card): number {
  return get(state, state.config.layout.aims + card);
}

/** LOW-6.5.10: after the first check of a turn all shots are spent. */
export function forgetShots(state: State): void {
  const { aims } = state.config.layout;
  state.words.fill(0, aims, aims + state.config.types.length);
}
