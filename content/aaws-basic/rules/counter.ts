/** Counters: whoever was attacked from beside it strikes back (AAW-10.2). */
import * as engine from 'cardwright/engine';
import type { Frame } from 'cardwright/engine';
import { targetsNow } from './targets.ts';
import { beginAttack } from './attack.ts';
import { frameNow } from './attack-stages.ts';
import * as attack from './attack-state.ts';
import type { State, Unit } from './config.ts';
import { told, type Event, type Listener } from './events.ts';
import { refuse } from './refuse.ts';
import { adjacentAttacks } from './stances.ts';
import { asked, stance } from './state.ts';
import { COUNTER } from './steps.ts';
import { isAdjacent, isEnemy, isOnField, nameOf, seatOf } from './units.ts';
import { attackWord, type Verb } from './words.ts';

/** AAW-10.2.1, AAW-10.2.2, AAW-10.2.4 */
const mayCounter = (state: State, unit: Unit, attacker: Unit): boolean =>
  isOnField(state, unit) &&
  isOnField(state, attacker) &&
  stance.get(state, unit) === 'counter' &&
  isAdjacent(state, unit, attacker) &&
  isEnemy(state, unit, attacker);

/** AAW-10.2.6, AAW-10.2.7: in target order; the first runs on top. */
export function beginCounters(state: State, _: Listener): void {
  const follows = attack.counters.get(state) + 1;
  if (follows > state.config.options.counterDepth) return;
  const attacker = attack.attacker.get(state) - 1;
  const ready = targetsNow(state).filter((unit) => mayCounter(state, unit, attacker));
  for (const unit of ready.toReversed()) {
    state.config.runner.pending.beginStep(
      state,
      COUNTER,
      unit,
      attacker,
      seatOf(state, unit),
      follows,
    );
  }
}

/** AAW-10.2.3: its controller is asked where there are several. */
export const counterStep = engine.stagedStep<State, Event>([
  (state, frame, tell) => {
    const unit = engine.sourceIn(state, frame);
    if (!mayCounter(state, unit, attackerIn(state, frame))) return;
    const actions = adjacentAttacks(state, unit);
    if (actions.length === 0) return;
    if (actions.length === 1) return begin(state, frame, actions[0]!, tell);
    asked.open(state, 'counter', seatOf(state, unit), 0, 1, unit);
    return engine.WAIT;
  },
]);

const attackerIn = ({ ints }: State, frame: Frame): Unit => ints[frame + engine.FRAME_WHAT]!;

/** AAW-10.2.5 */
function begin(state: State, frame: Frame, action: number, tell: Listener): void {
  const unit = engine.sourceIn(state, frame);
  const target = attackerIn(state, frame);
  const follows = state.ints[frame + engine.FRAME_ARGUMENT]!;
  const names = { unit: nameOf(state, unit), target: nameOf(state, target) };
  if (tell) tell(told.countered(state, names));
  const attempt = { unit, attack: action, extension: -1, isImmediate: false };
  beginAttack(state, attempt, 'counter', tell);
  attack.counters.set(state, follows);
  attack.targetPlace.set(state, target, 1);
}

export const counter: Verb = {
  answers: 'counter',
  words: { action: attackWord },
  among: {
    action: (state, _, into) => {
      const actions = adjacentAttacks(state, asked.about(state));
      for (const [i, action] of actions.entries()) into[i] = action;
      return actions.length;
    },
  },
  refuse: [
    [
      ['action'],
      (state, _, action) =>
        adjacentAttacks(state, asked.about(state)).includes(action)
          ? null
          : refuse('ACTION_UNAVAILABLE', 'AAW-10.2.3'),
    ],
  ],
  play(state, __, tell, action) {
    asked.cancel(state);
    begin(state, frameNow(state), action, tell);
  },
};
