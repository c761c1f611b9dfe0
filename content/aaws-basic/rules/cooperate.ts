/** `cooperate A3`: a helper joins an attack or a defence (AAW-10.3, AAW-10.4). */
import { targetsNow } from './targets.ts';
import * as parts from './attack-state.ts';
import type { State, Unit } from './config.ts';
import { canUse } from './conditions.ts';
import { told } from './events.ts';
import { pairOf } from './holders.ts';
import { actionOf } from './reach.ts';
import { refuse } from './refuse.ts';
import { asked, cooperation, stance } from './state.ts';
import { abilities, type Ability } from './tables.ts';
import { beginHelp } from './attack-stages.ts';
import {
  abilityOf,
  attacksOf,
  distance,
  isAdjacent,
  isAlly,
  isOnField,
  nameOf,
  seatOf,
} from './units.ts';
import { unitWord, type Verb } from './words.ts';

const { askedPlace, attacker, guardPlace, helpPlace } = parts;

/** AAW-10.3.1, AAW-10.3.2 */
export function mayHelp(state: State, unit: Unit): boolean {
  const helped = attacker.get(state) - 1;
  if (!isOnField(state, unit) || stance.get(state, unit) !== 'cooperative-attack') return false;
  if (!isAlly(state, unit, helped) || helpPlace.get(state, unit) > 0) return false;
  return (
    isAdjacent(state, unit, helped) ||
    targetsNow(state).some((target) => couldReach(state, unit, target))
  );
}

/** AAW-10.3.3: with the greatest reach without boosts, extension and terrain. */
function couldReach(state: State, unit: Unit, target: Unit): boolean {
  const far = distance(state, unit, target);
  return attacksOf(state, unit).some((attack) => {
    const { range } = actionOf(state, attack);
    if (!canUse(state, unit, attack)) return false;
    if (range === 'adjacent') return far === 1;
    const ability = range.ability as Ability | undefined;
    const most =
      ability === undefined
        ? (range.max ?? range.min)
        : state.config.options.rangedBaseReach + abilityOf(state, unit, abilities.indexOf(ability));
    return far >= range.min && far <= most;
  });
}

/** The target whose side declares. */
export const defendedNow = (state: State): Unit => targetsNow(state)[askedPlace.get(state) - 1]!;

/** AAW-10.4.1, AAW-10.4.2 */
export function mayGuard(state: State, unit: Unit): boolean {
  const target = defendedNow(state);
  return (
    isOnField(state, unit) &&
    stance.get(state, unit) === 'cooperative-defence' &&
    isAlly(state, unit, target) &&
    isAdjacent(state, unit, target) &&
    guardPlace.get(state, pairOf(state.config, unit, target)) === 0
  );
}

const isGuard = (state: State): boolean => asked.form(state)!.word === 'guard';

const mayJoin = (state: State, unit: Unit): boolean =>
  isGuard(state) ? mayGuard(state, unit) : mayHelp(state, unit);

export const cooperate: Verb = {
  answers: ['cooperate', 'guard'],
  words: { unit: unitWord },
  among: {
    unit: ({ config }, _, into) => {
      for (let unit = 0; unit < config.units.length; unit += 1) into[unit] = unit;
      return config.units.length;
    },
  },
  refuse: [
    [
      ['unit'],
      (state, _, unit) => {
        const isOwn = seatOf(state, unit) === asked.chooser(state);
        if (isOwn && mayJoin(state, unit)) return null;
        const clause = isGuard(state) ? 'AAW-10.4.2' : 'AAW-10.3.2';
        return refuse('COOP_ILLEGAL', { unit: nameOf(state, unit) }, clause);
      },
    ],
  ],
  // AAW-10.3.4, AAW-10.4.3: a token on whoever is helped.
  play(state, __, tell, unit) {
    const helped = isGuard(state) ? defendedNow(state) : attacker.get(state) - 1;
    asked.cancel(state);
    cooperation.add(state, helped, 1);
    const [places, place] = isGuarding(state)
      ? [guardPlace, pairOf(state.config, unit, helped)]
      : [helpPlace, unit];
    places.set(state, place, cooperation.get(state, helped));
    if (tell)
      tell(told.cooperated(state, { unit: nameOf(state, unit), with: nameOf(state, helped) }));
    beginHelp(state, unit);
  },
};

/** Whether the target side declares (AAW-9.4.1). */
export const isGuarding = (state: State): boolean => askedPlace.get(state) > 0;
