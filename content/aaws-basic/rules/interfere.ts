/** `interfere B2`: a unit between takes the place of a target (AAW-12). */
import * as engine from 'cardwright/engine';
import type { State, Unit } from './config.ts';
import { events, type Event } from './events.ts';
import { fromNearest } from './reach.ts';
import { asked, at, attackUnit, isReplaced, targetPlace } from './state.ts';
import { askOnce, frameNow } from './steps.ts';
import { distance, isEnemy, isOnField, nameOf } from './units.ts';
import { refuse, unitWord, type Verb } from './words.ts';

/** AAW-12.1.2; the attack unit itself is not between (AAW-12.1.5). */
function isBetween(state: State, from: Unit, unit: Unit, to: Unit): boolean {
  const { grid, options } = state.config;
  const [start, square, end] = [at.get(state, from), at.get(state, unit), at.get(state, to)];
  const isLine = options.lineOfFire === 'manhattan-between' || engine.isInLine(grid, start, end);
  return isLine && engine.isBetween(grid, start, square, end);
}

/** Who may take the place of a target, in the order in which they are asked (AAW-12.1.6). */
function candidates(state: State, target: Unit): Unit[] {
  const from = attackUnit(state);
  const { interferenceMinDistance, interferenceSides } = state.config.options;
  if (distance(state, from, target) < interferenceMinDistance) return []; // AAW-12.1.1
  const isCandidate = (unit: Unit): boolean =>
    isOnField(state, unit) &&
    !targetPlace.has(state, unit) && // AAW-12.1.3
    !isReplaced.is(state, unit) && // AAW-12.1.7
    (interferenceSides === 'any' || !isEnemy(state, unit, target)) &&
    isBetween(state, from, unit, target);
  return state.config.allUnits.filter(isCandidate).toSorted(fromNearest(state, from));
}

const targetNow = (state: State): Unit => engine.sourceIn(state, frameNow(state));

/** Of one target. Under the option whoever is aimed at is asked where nobody is between (AAW-18.3.2). */
export const interferenceStep = engine.stagedStepAbout<State, Event, Unit>(engine.sourceIn, [
  {
    of(state, target) {
      const open = candidates(state, target);
      return open.length > 0 || !state.config.options.askEveryWindow ? open : [target];
    },
    each: (state, _, unit) => askOnce(state, 'interfere', unit),
  },
]);

export const interfere: Verb = {
  answers: 'interfere',
  words: { unit: unitWord },
  refuse: [
    (state, _, unit) =>
      unit === asked.about(state) && candidates(state, targetNow(state)).includes(unit)
        ? null
        : refuse('INTERFERE_ILLEGAL', { unit: nameOf(state, unit) }),
  ],
  // AAW-12.1.4, AAW-9.2.9; a place is asked about once, so that a replacement is never replaced (AAW-12.1.6).
  play(state, __, report, unit) {
    const target = targetNow(state);
    targetPlace.replace(state, target, unit);
    isReplaced.set(state, target);
    engine.goToStage(state, frameNow(state), 1); // Nobody else is asked.
    report?.(events.interfered(state, { unit, target }));
  },
};
