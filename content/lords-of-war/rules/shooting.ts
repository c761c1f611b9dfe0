/**
 * Ranged attacks, declared one by one after the placement and before the check.
 *
 * Rules: LOW-5.6.1 to LOW-5.6.15; in teams LOW-6.6.13 and LOW-6.7.9. What shots do is decided by
 * elimination.ts.
 */
import {
  endOf,
  squaresCovered,
  way,
  wayBetween,
  type Refusal,
  type Side,
  type Square,
} from 'cardwright/engine';
import { actions, type Action } from './actions.ts';
import { isEngaged, targetsOf } from './board.ts';
import { events, type Listener } from './events.ts';
import { refuse, type Code } from './refuse.ts';
import { aim, board, cardSide, seatSide, has, turn, type State } from './state.ts';
import { RANGED } from './tables.ts';

const [SHOOT, RESOLVE] = [actions.verb('shoot'), actions.verb('resolve')];

/** Reused, so that a turn makes no garbage. */
const targets: Square[] = [];

/** To shoot no more, which is always legal (LOW-5.6.3); then by shooter, in the order of its target grid. */
export function listShots(state: State, into: Action[]): number {
  const { grid } = state.config;
  const side = seatSide(state, turn.get(state));
  const units = board.size(state);
  into[0] = actions.code(RESOLVE);
  let found = 1;
  for (let n = 0; n < units; n += 1) {
    const shooter = board.card(state, n);
    if (cardSide(state, shooter) !== side || !has(state, shooter, RANGED)) continue;
    const square = board.squareOf(state, shooter);
    if (shooterFault(state, square) !== null) continue;
    const covered = squaresCovered(grid, targetsOf(state, shooter), square, targets);
    for (let i = 0; i < covered; i += 1) {
      if (!isEnemyOn(state, targets[i]!, side)) continue;
      into[found++] = actions.code(SHOOT, square, wayBetween(grid, square, targets[i]!));
    }
  }
  return found;
}

/** Why there is no shot from one square along that way, or null. The first that applies (Appendix A). */
export function refuseShot(state: State, from: Square, along: number): Refusal | null {
  const { config } = state;
  const fault = shooterFault(state, from) ?? targetFault(state, from, along);
  if (fault === null) return null;
  return refuse(fault, {
    from: board.nameOf(state, from),
    to: board.nameOf(state, endOf(config.grid, from, along)),
  });
}

function shooterFault(state: State, from: Square): Code | null {
  const shooter = board.on(state, from);
  // LOW-5.6.6; every unit of the side, whoever owns it: LOW-6.6.13, LOW-6.7.9
  const isOwn = shooter >= 0 && cardSide(state, shooter) === seatSide(state, turn.get(state));
  if (!isOwn) return 'LOW_SHOT_UNIT';
  if (!has(state, shooter, RANGED)) return 'LOW_SHOT_CLASS'; // LOW-5.6.1
  if (aim.get(state, shooter) !== 0) return 'LOW_SHOT_SPENT'; // LOW-5.6.3
  // LOW-5.6.8, LOW-5.6.9, LOW-5.6.14: on the position with everything still on the board
  return isEngaged(state, shooter) ? 'LOW_SHOT_ENGAGED' : null;
}

/** LOW-5.6.2, LOW-5.6.4; what stands between does not matter (LOW-5.6.7). */
function targetFault(state: State, from: Square, along: number): Code | null {
  const shooter = board.on(state, from);
  const isCovered = targetsOf(state, shooter).some(([dx, dy]) => way(dx, dy) === along);
  const to = endOf(state.config.grid, from, along);
  return isCovered && isEnemyOn(state, to, cardSide(state, shooter)) ? null : 'LOW_SHOT_TARGET';
}

/** LOW-3.2.7: nothing is off the board. */
function isEnemyOn(state: State, square: Square, side: Side): boolean {
  const unit = board.on(state, square);
  return unit >= 0 && cardSide(state, unit) !== side;
}

/** LOW-5.6.15: nothing happens yet. */
export function shoot(state: State, from: Square, along: number, report: Listener): void {
  const { config } = state;
  const to = endOf(config.grid, from, along);
  aim.set(state, board.on(state, from), board.on(state, to) + 1);
  if (report) report(events.shotDeclared(state, { seat: turn.get(state), from, to }));
}
