/** `interfere B2`: a unit between takes the place of a target (AAW-12). */
import * as engine from 'cardwright/engine';
import * as parts from './attack-state.ts';
import { fromNearest, targetsNow } from './targets.ts';
import type { State, Unit } from './config.ts';
import { told } from './events.ts';
import { refuse } from './refuse.ts';
import { asked, at } from './state.ts';
import { distance, isEnemy, isOnField, nameOf, seatOf } from './units.ts';
import { unitWord, type Verb } from './words.ts';

const { askedCount, askedPlace, attacker, hasInterfered, isReplaced, targetPlace } = parts;

/** AAW-12.1.2 */
function isBetween(state: State, from: Unit, unit: Unit, to: Unit): boolean {
  if (distance(state, from, unit) + distance(state, unit, to) !== distance(state, from, to))
    return false;
  return state.config.options.lineOfFire === 'manhattan-between' || isInLine(state, from, to);
}

function isInLine(state: State, one: Unit, other: Unit): boolean {
  const { grid } = state.config;
  const [a, b] = [at.get(state, one), at.get(state, other)];
  return (
    engine.columnOf(grid, a) === engine.columnOf(grid, b) ||
    engine.rowOf(grid, a) === engine.rowOf(grid, b)
  );
}

/** Who may take the place of a target, in the order in which they are asked (AAW-12.1.6). */
function candidates(state: State, target: Unit): Unit[] {
  const from = attacker.get(state) - 1;
  const { interferenceMinDistance, interferenceSides } = state.config.options;
  // AAW-12.1.1; a replacement cannot be replaced again (AAW-12.1.6).
  if (distance(state, from, target) < interferenceMinDistance || hasInterfered.is(state, target))
    return [];
  const isCandidate = (unit: Unit): boolean =>
    unit !== from && // AAW-12.1.5
    isOnField(state, unit) &&
    targetPlace.get(state, unit) === 0 && // AAW-12.1.3
    !isReplaced.is(state, unit) && // AAW-12.1.7
    (interferenceSides === 'any' || !isEnemy(state, unit, target)) &&
    isBetween(state, from, unit, target);
  return [...state.config.units.keys()].filter(isCandidate).toSorted(fromNearest(state, from));
}

/** Asks the next candidate, target by target; returns whether somebody must decide. */
export function askInterference(state: State): boolean {
  for (;;) {
    const target = targetsNow(state)[askedPlace.get(state)];
    if (target === undefined) return false;
    const open = candidates(state, target);
    const next = open[askedCount.get(state)] ?? unasked(state, open, target);
    if (next !== undefined) {
      askedCount.add(state, 1);
      asked.open(state, 'interfere', seatOf(state, next), 0, 1, next);
      return true;
    }
    nextTarget(state);
  }
}

/** Under the option whoever is aimed at is asked where nobody is between. */
function unasked(state: State, open: readonly Unit[], target: Unit): Unit | undefined {
  const isAsked = state.config.options.askEveryWindow && open.length === 0;
  return isAsked && askedCount.get(state) === 0 ? target : undefined;
}

function nextTarget(state: State): void {
  askedPlace.add(state, 1);
  askedCount.set(state, 0);
}

export const interfere: Verb = {
  answers: 'interfere',
  words: { unit: unitWord },
  among: {
    unit: (state, _, into) => {
      into[0] = asked.about(state);
      return 1;
    },
  },
  refuse: [
    [
      ['unit'],
      (state, _, unit) => {
        const target = targetsNow(state)[askedPlace.get(state)]!;
        const isLegal = unit === asked.about(state) && candidates(state, target).includes(unit);
        return isLegal ? null : refuse('INTERFERE_ILLEGAL', { unit: nameOf(state, unit) });
      },
    ],
  ],
  // AAW-12.1.4, AAW-9.2.9
  play(state, __, tell, unit) {
    asked.cancel(state);
    const target = targetsNow(state)[askedPlace.get(state)]!;
    targetPlace.set(state, unit, targetPlace.get(state, target));
    targetPlace.set(state, target, 0);
    isReplaced.set(state, target);
    hasInterfered.set(state, unit);
    nextTarget(state);
    if (tell)
      tell(told.interfered(state, { unit: nameOf(state, unit), target: nameOf(state, target) }));
  },
};
