/** Counters: whoever was attacked from beside it strikes back (AAW-10.2). */
import * as engine from 'cardwright/engine';
import type { Frame } from 'cardwright/engine';
import { beginAttack, plainAttempt } from './attack.ts';
import type { State, Unit } from './config.ts';
import { events, type Event, type Listener } from './events.ts';
import { targetsNow } from './reach.ts';
import { adjacentAttacks } from './stances.ts';
import { asked, attackUnit, counters, stance } from './state.ts';
import { askOnce, begin, COUNTER, frameNow } from './steps.ts';
import { isAdjacent, isEnemy, isOnField } from './units.ts';
import { refuse, attackWord, type Verb } from './words.ts';

/** AAW-10.2.1, AAW-10.2.2, AAW-10.2.4 */
const mayCounter = (state: State, unit: Unit, attacker: Unit): boolean =>
  isOnField(state, unit) &&
  isOnField(state, attacker) &&
  stance.get(state, unit) === 'counter' &&
  isAdjacent(state, unit, attacker) &&
  isEnemy(state, unit, attacker);

/** AAW-10.2.6, AAW-10.2.7: in target order; the first runs on top. */
export function beginCounters(state: State): void {
  const follows = counters.get(state) + 1;
  if (follows > state.config.options.counterDepth) return;
  const attacker = attackUnit(state);
  const ready = targetsNow(state).filter((unit) => mayCounter(state, unit, attacker));
  for (const unit of ready.toReversed()) begin(state, COUNTER, unit, attacker, follows);
}

/** AAW-10.2.3: its controller is asked where there are several. */
export const counterStep = engine.stagedStep<State, Event>([
  (state, frame, report) => {
    const unit = engine.sourceIn(state, frame);
    if (!mayCounter(state, unit, engine.whatIn(state, frame))) return;
    const [action, ...others] = adjacentAttacks(state, unit);
    if (others.length > 0) return askOnce(state, 'counter', unit);
    if (action !== undefined) strikeBack(state, frame, action, report);
  },
]);

/** AAW-10.2.5 */
function strikeBack(state: State, frame: Frame, action: number, report: Listener): void {
  const { source: unit, about: follows } = engine.atFrame(state, frame);
  const target = engine.whatIn(state, frame);
  report?.(events.countered(state, { unit, target }));
  beginAttack(state, plainAttempt(unit, action), 'counter', report, target);
  counters.set(state, follows);
}

const mayChoose = (state: State): readonly number[] => adjacentAttacks(state, asked.about(state));

export const counter: Verb = {
  answers: 'counter',
  words: { action: attackWord },
  among: { action: engine.valuesOf(mayChoose) },
  tested: ['action'],
  refuse: [
    (state, _, action) =>
      mayChoose(state).includes(action) ? null : refuse('ACTION_UNAVAILABLE', 'AAW-10.2.3'),
  ],
  play: (state, __, report, action) => strikeBack(state, frameNow(state), action, report),
};
