/** `cooperate A3`: a helper joins an attack or a defence (AAW-10.3, AAW-10.4). */
import { beginBoosts } from './boost.ts';
import { canUse } from './conditions.ts';
import type { State, Unit } from './config.ts';
import { events } from './events.ts';
import { pairOf } from './holders.ts';
import { actionOf, targetsNow } from './reach.ts';
import { asked, cooperation, guardPlace, helpPlace, stance } from './state.ts';
import * as units from './units.ts';
import { refuse, unitWord, type Verb } from './words.ts';

/** An ally on the field in that stance. */
const mayCooperate = (state: State, unit: Unit, helped: Unit, by: 'attack' | 'defence'): boolean =>
  units.isOnField(state, unit) &&
  stance.get(state, unit) === `cooperative-${by}` &&
  units.isAlly(state, unit, helped);

/** AAW-10.3.1, AAW-10.3.2 */
export const mayHelp = (state: State, unit: Unit, helped: Unit): boolean =>
  mayCooperate(state, unit, helped, 'attack') &&
  !helpPlace.has(state, unit) &&
  (units.isAdjacent(state, unit, helped) ||
    targetsNow(state).some((target) => couldReach(state, unit, target)));

/** AAW-10.3.3: with the greatest reach without boosts, extension and terrain. */
function couldReach(state: State, unit: Unit, target: Unit): boolean {
  const far = units.distance(state, unit, target);
  return units.attacksOf(state, unit).some((attack) => {
    const { min, max, measure } = actionOf(state, attack);
    const { rangedBaseReach } = state.config.options;
    const most = measure < 0 ? max : rangedBaseReach + units.abilityOf(state, unit, measure);
    return canUse(state, unit, attack) && far >= min && far <= most;
  });
}

/** AAW-10.4.1, AAW-10.4.2 */
export const mayGuard = (state: State, unit: Unit, target: Unit): boolean =>
  mayCooperate(state, unit, target, 'defence') &&
  units.isAdjacent(state, unit, target) &&
  !guardPlace.has(state, pairOf(state.config, unit, target));

const isGuard = (state: State): boolean => asked.form(state)!.word === 'guard';

export const cooperate: Verb = {
  answers: ['cooperate', 'guard'],
  words: { unit: unitWord },
  refuse: [
    (state, seat, unit) => {
      const [may, clause] = isGuard(state) ? [mayGuard, 'AAW-10.4.2'] : [mayHelp, 'AAW-10.3.2'];
      const isLegal = units.seatOf(state, unit) === seat && may(state, unit, asked.about(state));
      return isLegal ? null : refuse('COOP_ILLEGAL', { unit: units.nameOf(state, unit) }, clause);
    },
  ],
  // AAW-10.3.4, AAW-10.4.3: a token on whoever is helped. AAW-10.3.5, AAW-10.4.4: the helper boosts at once.
  play(state, __, report, unit) {
    const helped = asked.about(state);
    cooperation.add(state, helped, 1);
    if (isGuard(state)) guardPlace.append(state, pairOf(state.config, unit, helped));
    else helpPlace.append(state, unit);
    report?.(events.cooperated(state, { unit, with: helped }));
    beginBoosts(state, unit, isGuard(state) ? 'addTargetDie' : 'addAttackDie', helped);
  },
};
