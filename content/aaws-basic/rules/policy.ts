/** Who lets whom pass: a standing policy of each unit (AAW-13.2.3, AAW-13.2.5). */
import type { Refusal } from 'cardwright/engine';
import type { State, Unit } from './config.ts';
import { told } from './events.ts';
import { pairOf } from './holders.ts';
import { refuse } from './refuse.ts';
import { policy, policySet } from './state.ts';
import { INITIATIVE } from './tables.ts';
import { abilityOf, isEnemy, isOnField, seatOf } from './units.ts';
import { unitsThat, unitWord, type Verb } from './words.ts';

/** AAW-13.2.3: enemies unless it is lifted, allies if it is declared. */
export const dominates = (state: State, unit: Unit, other: Unit): boolean =>
  isEnemy(state, unit, other) !== policy.is(state, pairOf(state.config, unit, other));

/** Of a unit in one activation, so that everybody comes to an end. */
const MOST_CHANGES = 4;

const initiativeOf = (state: State, unit: Unit): number => abilityOf(state, unit, INITIATIVE);

/** Only where it makes a difference now; `own` is the initiative of the unit. */
const isChange = (state: State, unit: Unit, other: Unit, lifts: boolean, own: number): boolean =>
  policySet.get(state, unit) < MOST_CHANGES &&
  dominates(state, unit, other) === lifts &&
  own > initiativeOf(state, other);

function refusePolicy(state: State, unit: Unit, other: Unit, lifts: boolean): Refusal | null {
  if (unit === other || !isOnField(state, unit) || !isOnField(state, other))
    return refuse('TARGET_ILLEGAL', 'AAW-13.2.3');
  const isLegal = isChange(state, unit, other, lifts, initiativeOf(state, unit));
  return isLegal ? null : refuse('ACTION_UNAVAILABLE', 'AAW-13.2.5');
}

const policyVerb = (lifts: boolean): Verb => ({
  in: ['minor', 'major'],
  isUnasked: true,
  words: { unit: unitWord, other: unitWord },
  among: {
    unit: unitsThat((state, seat, unit) => isOnField(state, unit) && seatOf(state, unit) === seat),
    other(state, _, into, unit) {
      const own = initiativeOf(state, unit);
      let found = 0;
      if (own === 0) return found;
      for (let other = 0; other < state.config.units.length; other += 1)
        if (isOnField(state, other) && isChange(state, unit, other, lifts, own))
          into[found++] = other;
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
  play(state, _, tell, unit, other) {
    policy.set(state, pairOf(state.config, unit, other), lifts === isEnemy(state, unit, other));
    policySet.add(state, unit, 1);
    tell?.(told.policyDeclared(state, { unit, other, lifts }));
  },
});

/** `lift B1 A1`: B1 lets A1 pass. `block A2 A1`: A2 stops A1. */
export const lift = policyVerb(true);
export const block = policyVerb(false);
