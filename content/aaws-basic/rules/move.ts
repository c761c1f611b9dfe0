/** Moving: power, boosts, the declared way, squares one after another (AAW-5.2, AAW-5.3, AAW-8). */
import * as engine from 'cardwright/engine';
import type { Frame } from 'cardwright/engine';
import { listBoosts, refuseBoost, settleUses, spend, type BoostContext } from './boosts.ts';
import type { State, Unit } from './config.ts';
import { type Scene, noScene } from './conditions.ts';
import { told, type Event, type Listener } from './events.ts';
import { askWatcher } from './overwatch.ts';
import type { SlotAction } from './slot-action.ts';
import * as parts from './state.ts';
import { MOVE } from './steps.ts';
import { MOVEMENT } from './tables.ts';
import { abilityOf, isOnField, nameOf, seatOf, unitOn } from './units.ts';

const { asked, at, left, movedSquares, onSquare, pending, power, way } = parts;

/** What a frame of a move says: which of the two it is. */
const [FREE, RESTRICTED] = [0, 1] as const;

export const isRestricted = ({ ints }: State, frame: Frame): boolean =>
  ints[frame + engine.FRAME_WHAT] === RESTRICTED;

export function moveAction(name: 'move' | 'restricted-move'): SlotAction {
  const what = name === 'move' ? FREE : RESTRICTED;
  return {
    begin(state, unit) {
      const whole = 1 + abilityOf(state, unit, MOVEMENT);
      power.set(state, what === FREE ? whole : Math.floor(whole / 2)); // AAW-5.2.1, AAW-5.3.1
      state.config.runner.pending.beginStep(state, MOVE, unit, what, seatOf(state, unit));
    },
  };
}

function sceneOf(state: State, frame: Frame): Scene {
  const unit = engine.sourceIn(state, frame);
  const moveAction = isRestricted(state, frame) ? 'restricted-move' : 'move';
  return { ...noScene, self: unit, mover: unit, moveAction };
}

/** AAW-8.2.1, AAW-11.5.1 */
export const moveBoosts: BoostContext = {
  list: (state, frame, into) =>
    listBoosts(state, engine.sourceIn(state, frame), 'addMovePower', sceneOf(state, frame), into),
  refuse: (state, frame, resource) =>
    refuseBoost(
      state,
      engine.sourceIn(state, frame),
      resource,
      'addMovePower',
      sceneOf(state, frame),
    ),
  take(state, frame, resource, tell) {
    spend(state, engine.sourceIn(state, frame), resource, 'movement', tell);
    power.add(state, 1);
    engine.goToStage(state, frame, 0);
  },
};

export const moveStep = engine.stagedStep<State, Event>([
  (state, frame) => {
    const seat = engine.seatIn(state, frame);
    if (moveBoosts.list(state, frame, []) === 0) return undefined; // AAW-18.3.2
    asked.open(state, 'boost', seat, 0, 1);
    return engine.WAIT;
  },
  (state, frame) => {
    left.set(state, power.get(state));
    asked.open(state, 'way', engine.seatIn(state, frame), 0, 1);
    return engine.WAIT;
  },
  goOn,
]);

/** AAW-8.4.4: what a square sets off is done before the next one. */
function goOn(state: State, frame: Frame, tell: Listener): typeof engine.WAIT | void {
  const unit = engine.sourceIn(state, frame);
  engine.goToStage(state, frame, GO_ON);
  if (!isOnField(state, unit)) return stop(state, frame);
  if (!isRestricted(state, frame) && askWatcher(state, frame, unit)) return engine.WAIT; // AAW-5.3.2
  if (way.size(state) === 0) {
    if (tell) tell(told.moved(state, { unit: nameOf(state, unit), square: at.get(state, unit) }));
    return stop(state, frame);
  }
  enter(state, unit, way.pop(state));
  state.ints[frame + engine.FRAME_ARGUMENT] = 1; // The first watcher is asked next.
}

const GO_ON = 2;
const OVER = 3;

function stop(state: State, frame: Frame): void {
  way.clearAll(state);
  settleUses(state);
  engine.goToStage(state, frame, OVER);
}

/** Allies may be on the square as well, until the unit goes on (AAW-8.3.5). */
function enter(state: State, unit: Unit, square: engine.Square): void {
  const from = at.get(state, unit);
  if (unitOn(state, from) === unit) onSquare.set(state, from, 0);
  at.set(state, unit, square);
  if (unitOn(state, square) < 0) onSquare.set(state, square, unit + 1);
  movedSquares.add(state, 1);
}

/** The move that waits for its way. */
export const movingFrame = (state: State): Frame => engine.topFrame(state.ints, pending.layout);
