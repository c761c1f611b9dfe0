/** `cooperate A3`: a helper joins an attack or a defence (AAW-10.3, AAW-10.4). */
import type { Refusal, Seat } from 'cardwright/engine';
import * as parts from './attack-state.ts';
import { beginBoosts } from './boost.ts';
import type { State, Unit } from './config.ts';
import { canUse } from './conditions.ts';
import { told } from './events.ts';
import { pairOf } from './holders.ts';
import { actionOf } from './reach.ts';
import { refuse } from './refuse.ts';
import { asked, cooperation, stance } from './state.ts';
import { abilities, type Ability } from './tables.ts';
import { targetsNow } from './targets.ts';
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

const { guardPlace, helpPlace } = parts;

/** AAW-10.3.1, AAW-10.3.2 */
export function mayHelp(state: State, unit: Unit, helped: Unit): boolean {
  if (!isOnField(state, unit) || stance.get(state, unit) !== 'cooperative-attack') return false;
  if (!isAlly(state, unit, helped) || helpPlace.has(state, unit)) return false;
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

/** AAW-10.4.1, AAW-10.4.2 */
export function mayGuard(state: State, unit: Unit, target: Unit): boolean {
  return (
    isOnField(state, unit) &&
    stance.get(state, unit) === 'cooperative-defence' &&
    isAlly(state, unit, target) &&
    isAdjacent(state, unit, target) &&
    !guardPlace.has(state, pairOf(state.config, unit, target))
  );
}

const isGuard = (state: State): boolean => asked.form(state)!.word === 'guard';

function refuseHelp(state: State, seat: Seat, unit: Unit): Refusal | null {
  const may = isGuard(state) ? mayGuard : mayHelp;
  if (seatOf(state, unit) === seat && may(state, unit, asked.about(state))) return null;
  const clause = isGuard(state) ? 'AAW-10.4.2' : 'AAW-10.3.2';
  return refuse('COOP_ILLEGAL', { unit: nameOf(state, unit) }, clause);
}

export const cooperate: Verb = {
  answers: ['cooperate', 'guard'],
  words: { unit: unitWord },
  refuse: [refuseHelp],
  // AAW-10.3.4, AAW-10.4.3: a token on whoever is helped. AAW-10.3.5, AAW-10.4.4: the helper boosts at once.
  play(state, __, tell, unit) {
    const helped = asked.about(state);
    cooperation.add(state, helped, 1);
    if (isGuard(state)) guardPlace.append(state, pairOf(state.config, unit, helped));
    else helpPlace.append(state, unit);
    tell?.(told.cooperated(state, { unit, with: helped }));
    beginBoosts(state, unit, isGuard(state) ? 'addTargetDie' : 'addAttackDie', helped);
  },
};
