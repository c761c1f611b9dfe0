/** Who lets whom pass: a standing policy of each unit (AAW-13.2.3, AAW-13.2.5). */
import type { Refusal } from 'cardwright/engine';
import type { State, Unit } from './config.ts';
import { events } from './events.ts';
import { pairOf } from './holders.ts';
import { policy, policySet } from './state.ts';
import { INITIATIVE } from './tables.ts';
import { abilityOf, isEnemy, isOnField, seatOf } from './units.ts';
import { refuse, unitsThat, unitWord, type Verb } from './words.ts';

/** AAW-13.2.3: enemies unless it is lifted, allies if it is declared. */
export const dominates = (state: State, unit: Unit, other: Unit): boolean =>
  isEnemy(state, unit, other) !== policy.is(state, pairOf(state.config, unit, other));

/** Of a unit in one activation, so that everybody comes to an end. */
const MOST_CHANGES = 4;

/** By unit on the field: its initiative; -1 for others. */
const initiatives: number[] = [];

function noteInitiatives(state: State): void {
  for (let unit = 0; unit < state.config.units.length; unit += 1)
    initiatives[unit] = isOnField(state, unit) ? abilityOf(state, unit, INITIATIVE) : -1;
}

/** Only where it makes a difference now; presumes that the initiatives are noted. */
const isChange = (state: State, unit: Unit, other: Unit, lifts: boolean): boolean =>
  initiatives[unit]! > initiatives[other]! &&
  dominates(state, unit, other) === lifts &&
  policySet.get(state, unit) < MOST_CHANGES;

function refusePolicy(state: State, unit: Unit, other: Unit, lifts: boolean): Refusal | null {
  if (unit === other || !isOnField(state, unit) || !isOnField(state, other))
    return refuse('TARGET_ILLEGAL', 'AAW-13.2.3');
  noteInitiatives(state);
  return isChange(state, unit, other, lifts) ? null : refuse('ACTION_UNAVAILABLE', 'AAW-13.2.5');
}

const listOwn = unitsThat(
  (state, seat, unit) => isOnField(state, unit) && seatOf(state, unit) === seat,
);

const policyVerb = (lifts: boolean): Verb => ({
  in: ['minor', 'major'],
  isUnasked: true,
  words: { unit: unitWord, other: unitWord },
  among: {
    unit(state, seat, into) {
      noteInitiatives(state);
      return listOwn(state, seat, into, 0, 0);
    },
    other(state, _, into, unit) {
      let found = 0;
      for (let other = 0; other < state.config.units.length; other += 1)
        if (initiatives[other]! >= 0 && isChange(state, unit, other, lifts)) into[found++] = other;
      return found;
    },
  },
  tested: ['unit', 'other'],
  refuse: [
    // Whose seat it is: every controller may, at any time before a way is declared.
    (state, seat, unit) =>
      seatOf(state, unit) === seat ? null : refuse('TARGET_ILLEGAL', 'AAW-13.2.3'),
    (state, _, unit, other) => refusePolicy(state, unit, other, lifts),
  ],
  play(state, _, report, unit, other) {
    policy.set(state, pairOf(state.config, unit, other), lifts === isEnemy(state, unit, other));
    policySet.add(state, unit, 1);
    report?.(events.policyDeclared(state, { unit, other, lifts }));
  },
});

/** `lift B1 A1`: B1 lets A1 pass. `block A2 A1`: A2 stops A1. */
export const lift = policyVerb(true);
export const block = policyVerb(false);
