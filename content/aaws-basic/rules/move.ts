/** Moving: power, boosts, the declared way, squares one after another (AAW-5.2, AAW-5.3, AAW-8). */
import * as engine from 'cardwright/engine';
import type { Frame } from 'cardwright/engine';
import { beginBoosts } from './boost.ts';
import { settleUses } from './boosts.ts';
import type { State, Unit } from './config.ts';
import { events, type Event, type Listener } from './events.ts';
import { askWatcher } from './overwatch.ts';
import { slotAction, type SlotAction } from './slot-action.ts';
import { at, left, movedSquares, onSquare, power, way } from './state.ts';
import { askOnce, begin, MOVE, moves } from './steps.ts';
import { MOVEMENT } from './tables.ts';
import { abilityOf, isOnField, unitOn } from './units.ts';

export const isRestricted = (state: State, frame: Frame): boolean =>
  engine.argumentIn(state, frame) > 0;

export const moveAction = (name: (typeof moves)[number]): SlotAction =>
  slotAction({
    begin(state, unit) {
      const whole = 1 + abilityOf(state, unit, MOVEMENT);
      power.set(state, name === 'move' ? whole : Math.floor(whole / 2)); // AAW-5.2.1, AAW-5.3.1
      begin(state, MOVE, unit, 0, moves.indexOf(name));
    },
  });

const [GO_ON, OVER] = [2, 5] as const;

export const moveStep = engine.stagedStep<State, Event>([
  (state, frame) => {
    const { source: unit, about } = engine.atFrame(state, frame);
    beginBoosts(state, unit, 'addMovePower', about); // AAW-8.2.1
  },
  (state, frame) => {
    left.set(state, power.get(state));
    return askOnce(state, 'way', engine.sourceIn(state, frame));
  },
  goOn,
  // AAW-8.4.4: what a square sets off is done before the next one; nothing where it is restricted (AAW-5.3.2).
  {
    of: (state, frame) => (isRestricted(state, frame) ? [] : state.config.watchers),
    each: (state, frame, unit) => askWatcher(state, unit, engine.sourceIn(state, frame)),
  },
  (state, frame) => engine.goToStage(state, frame, GO_ON),
]);

function goOn(state: State, frame: Frame, report: Listener): void {
  const unit = engine.sourceIn(state, frame);
  if (isOnField(state, unit) && way.size(state) > 0) return enter(state, unit, way.pop(state));
  if (isOnField(state, unit)) report?.(events.moved(state, { unit, square: at.get(state, unit) }));
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
