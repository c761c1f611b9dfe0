/** Attacks at whoever enters a square (AAW-16.2, AAW-16.3.4). */
import * as engine from 'cardwright/engine';
import type { Frame } from 'cardwright/engine';
import { beginTriggered, canReach } from './attack.ts';
import type { State, Unit } from './config.ts';
import { noScene } from './conditions.ts';
import { readyTrait, useTrait } from './effects.ts';
import * as parts from './state.ts';
import { isOnField, seatOf } from './units.ts';
import type { Verb } from './words.ts';

const { asked, pending } = parts;

/** What a unit would attack with whom it sees moving; null where it does not. */
function shotOf(state: State, unit: Unit, mover: Unit) {
  if (unit === mover || !isOnField(state, unit)) return null;
  const ready = readyTrait(state, unit, 'moveEntered', { ...noScene, mover });
  if (ready === null) return null;
  for (const one of ready.effect.do) {
    if (one.op !== 'performAttack') continue;
    const attack = state.config.tables.attacks.numberOf.get(one.action)!;
    if (canReach(state, unit, attack, mover)) return { ...ready, attack };
  }
  return null;
}

/**
 * Asks the next unit that may attack, in unit list order; the frame counts in its argument those that
 * were asked, from 1. Returns whether somebody must decide.
 */
export function askWatcher(state: State, frame: Frame, mover: Unit): boolean {
  const { ints, config } = state;
  const argument = frame + engine.FRAME_ARGUMENT;
  while (ints[argument]! > 0 && ints[argument]! <= config.units.length) {
    const unit = ints[argument]! - 1;
    ints[argument]! += 1;
    if (shotOf(state, unit, mover) === null) continue;
    asked.open(state, 'overwatch', seatOf(state, unit), 0, 1, unit);
    return true;
  }
  return false;
}

/** AAW-16.2.1 */
export const fire: Verb = {
  answers: 'overwatch',
  play(state, _, tell) {
    const unit = asked.about(state);
    const mover = engine.sourceIn(state, engine.topFrame(state.ints, pending.layout));
    const { trait, effect, attack } = shotOf(state, unit, mover)!;
    asked.cancel(state);
    useTrait(state, unit, trait, effect);
    beginTriggered(state, unit, attack, mover, tell);
  },
};

export const holdFire: Verb = {
  answers: 'overwatch',
  play: (state) => asked.cancel(state),
};
