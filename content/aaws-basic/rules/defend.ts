/** `defend B1 brace-plate`, `defend B1 defence melee`: a target boosts its value (AAW-11.2, AAW-10.5). */
import * as engine from 'cardwright/engine';
import type { Refusal } from 'cardwright/engine';
import * as attack from './attack-state.ts';
import { listBoosts, refuseBoost, spend, tokenIn } from './boosts.ts';
import type { State, Unit } from './config.ts';
import { pairOf } from './holders.ts';
import { actionOf, attackScene } from './reach.ts';
import { refuse } from './refuse.ts';
import type { Situation } from './scene.ts';
import { adjacentAttacks } from './stances.ts';
import { asked } from './state.ts';
import { abilities } from './tables.ts';
import { abilityOf, nameOf } from './units.ts';
import { resourceWord, unitWord, type Verb } from './words.ts';

const abilityWord = engine.optionalWord(engine.wordAmong(abilities));

const ownDefence =
  (state: State, unit: Unit): Situation =>
  () => [attackScene(state, unit, unit)];

/** AAW-9.4.4: also where the defence value does not count. */
export const canDefend = (state: State, unit: Unit): boolean => listFor(state, unit, []) > 0;

const listFor = (state: State, unit: Unit, into: number[]): number =>
  listBoosts(state, unit, 'addTargetDie', ownDefence(state, unit), into);

const isDefenceToken = (state: State, resource: number): boolean =>
  tokenIn(state, resource) === 'defence';

/** AAW-10.5.3: abilities that may come with a defence token, as places. */
function tokenAbilities(state: State, unit: Unit): number[] {
  const own = adjacentAttacks(state, unit).map((one) =>
    abilities.indexOf(actionOf(state, one).ability),
  );
  return [...new Set(own)];
}

/** AAW-10.5.5 */
function refuseAbility(state: State, resource: number, ability: number): Refusal | null {
  if (ability === 0) return null;
  const isLegal =
    isDefenceToken(state, resource) &&
    tokenAbilities(state, asked.about(state)).includes(ability - 1);
  return isLegal ? null : refuse('BOOST_NOT_ALLOWED', 'AAW-10.5.5');
}

export const defend: Verb = {
  answers: 'defend',
  words: { unit: unitWord, resource: resourceWord, ability: abilityWord },
  among: {
    resource: (state, _, into) => listFor(state, asked.about(state), into),
    ability: engine.valuesOf((state, _, __, resource) => {
      const named = isDefenceToken(state, resource)
        ? tokenAbilities(state, asked.about(state))
        : [];
      return [0, ...named.map((ability) => ability + 1)];
    }),
  },
  tested: ['resource'],
  refuse: [
    (state, _, unit) =>
      unit === asked.about(state)
        ? null
        : refuse('TARGET_ILLEGAL', { unit: nameOf(state, unit) }, 'AAW-9.4.3'),
    [
      ['resource'],
      (state, _, resource) => {
        const unit = asked.about(state);
        return refuseBoost(state, unit, resource, 'addTargetDie', ownDefence(state, unit));
      },
    ],
    [
      ['resource', 'ability'],
      (state, _, resource, ability) => refuseAbility(state, resource, ability),
    ],
  ],
  play(state, __, tell, unit, resource, ability) {
    spend(state, unit, resource, 'addTargetDie', tell);
    attack.targetDice.add(state, pairOf(state.config, unit, unit), 1);
    if (ability > 0) attack.addedAbility.add(state, unit, abilityOf(state, unit, ability - 1));
  },
};
