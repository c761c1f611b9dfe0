/** Attacks at whoever enters a square (AAW-16.2, AAW-16.3.4). */
import * as engine from 'cardwright/engine';
import { beginAttack, canReach, plainAttempt } from './attack.ts';
import type { State, Unit } from './config.ts';
import { readyTraits, useTrait } from './effects.ts';
import { noScene } from './scene.ts';
import { asked } from './state.ts';
import { askOnce, frameNow } from './steps.ts';
import { isOnField } from './units.ts';
import type { Verb } from './words.ts';

/** What a unit would attack with whom it sees moving; null where it does not. */
function shotOf(state: State, unit: Unit, mover: Unit) {
  if (!isOnField(state, unit)) return null;
  for (const ready of readyTraits(state, unit, 'moveEntered', { ...noScene, mover }))
    for (const one of ready.effect.do) {
      if (one.op !== 'performAttack') continue;
      const attack = state.config.tables.attacks.indexOf.get(one.action)!;
      if (canReach(state, unit, attack, mover)) return { ready, attack };
    }
  return null;
}

/** Asks a unit that may attack whoever moves. */
export const askWatcher = (state: State, unit: Unit, mover: Unit): engine.StageResult =>
  shotOf(state, unit, mover) === null ? undefined : askOnce(state, 'overwatch', unit);

/** AAW-16.2.1 */
export const fire: Verb = {
  answers: 'overwatch',
  play(state, _, report) {
    const unit = asked.about(state);
    const mover = engine.sourceIn(state, frameNow(state));
    const { ready, attack } = shotOf(state, unit, mover)!;
    useTrait(state, unit, ready);
    beginAttack(state, plainAttempt(unit, attack), 'triggered', report, mover);
  },
};

export const holdFire: Verb = { answers: 'overwatch', play: () => undefined };
