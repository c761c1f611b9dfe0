/** Who lets whom pass: a standing policy of each unit (AAW-13.2.3, AAW-13.2.5). */
import type { Refusal, Seat } from 'cardwright/engine';
import type { State, Unit } from './config.ts';
import { told } from './events.ts';
import { pairOf } from './holders.ts';
import { refuse } from './refuse.ts';
import * as parts from './state.ts';
import { INITIATIVE } from './tables.ts';
import { abilityOf, isEnemy, isOnField, seatOf } from './units.ts';
import { unitsThat, unitWord, type Verb } from './words.ts';

const { policy, policySet } = parts;

/** AAW-13.2.3: enemies unless it is lifted, allies if it is declared. */
export function dominates(state: State, unit: Unit, other: Unit): boolean {
  return isEnemy(state, unit, other) !== policy.is(state, pairOf(state.config, unit, other));
}

/** Of a unit in one activation, so that everybody comes to an end. */
const MOST_CHANGES = 4;

/** Only where it makes a difference now; `own` is the initiative of the unit. */
const isChange = (
  state: State,
  unit: Unit,
  other: Unit,
  lifts: boolean,
  own = abilityOf(state, unit, INITIATIVE),
): boolean =>
  dominates(state, unit, other) === lifts &&
  policySet.get(state, unit) < MOST_CHANGES &&
  own > abilityOf(state, other, INITIATIVE);

function refusePolicy(state: State, unit: Unit, other: Unit, lifts: boolean): Refusal | null {
  if (unit === other || !isOnField(state, unit) || !isOnField(state, other))
    return refuse('TARGET_ILLEGAL', 'AAW-13.2.3');
  return isChange(state, unit, other, lifts) ? null : refuse('ACTION_UNAVAILABLE', 'AAW-13.2.5');
}

/** Whose seat it is: every controller may, at any time before a way is declared. */
function refuseOther(state: State, unit: Unit, seat: Seat): Refusal | null {
  return seatOf(state, unit) === seat ? null : refuse('TARGET_ILLEGAL', 'AAW-13.2.3');
}

function policyVerb(lifts: boolean): Verb {
  return {
    in: ['minor', 'major'],
    isUnasked: true,
    words: { unit: unitWord, other: unitWord },
    among: {
      unit: unitsThat(
        (state, seat, unit) => isOnField(state, unit) && seatOf(state, unit) === seat,
      ),
      other(state, _, into, unit) {
        const own = abilityOf(state, unit, INITIATIVE);
        let found = 0;
        if (own === 0) return found;
        for (const other of state.config.allUnits)
          if (other !== unit && isOnField(state, other) && isChange(state, unit, other, lifts, own))
            into[found++] = other;
        return found;
      },
    },
    tested: ['unit', 'other'],
    refuse: [
      (state, seat, unit) => refuseOther(state, unit, seat),
      (state, _, unit, other) => refusePolicy(state, unit, other, lifts),
    ],
    play(state, _, tell, unit, other) {
      policy.set(state, pairOf(state.config, unit, other), lifts === isEnemy(state, unit, other));
      policySet.add(state, unit, 1);
      tell?.(told.policyDeclared(state, { unit, other, lifts }));
    },
  };
}

/** `lift B1 A1`: B1 lets A1 pass. `block A2 A1`: A2 stops A1. */
export const lift = policyVerb(true);
export const block = policyVerb(false);
