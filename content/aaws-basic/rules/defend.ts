/** `defend B1 brace-plate`, `defend B1 defence melee`: a target boosts its value (AAW-11.2, AAW-10.5). */
import * as engine from 'cardwright/engine';
import type { Refusal } from 'cardwright/engine';
import { hasBoost, listBoosts, refuseBoost, spend, tokenIn, type Boost } from './boosts.ts';
import type { State, Unit } from './config.ts';
import { pairOf } from './holders.ts';
import { actionOf, attackScene } from './reach.ts';
import { adjacentAttacks } from './stances.ts';
import { addedAbility, asked, targetDice } from './state.ts';
import { abilities } from './tables.ts';
import { abilityOf, nameOf } from './units.ts';
import { refuse, resourceWord, unitWord, type Verb } from './words.ts';

const defence: Boost = {
  op: 'addTargetDie',
  scenes: (state, unit) => [attackScene(state, unit, unit)],
};

/** AAW-9.4.4: also where the defence value does not count. */
export const canDefend = (state: State, unit: Unit): boolean => hasBoost(state, unit, defence);

/** AAW-10.5.3: abilities that may come with a defence token, as words; nothing comes with anything else. */
function abilityWords(state: State, resource: number): number[] {
  if (tokenIn(state, resource) !== 'defence') return [0];
  const attacks = adjacentAttacks(state, asked.about(state));
  return [...new Set([0, ...attacks.map((attack) => actionOf(state, attack).value + 1)])];
}

/** AAW-10.5.5 */
const refuseAbility = (state: State, resource: number, word: number): Refusal | null =>
  abilityWords(state, resource).includes(word) ? null : refuse('BOOST_NOT_ALLOWED', 'AAW-10.5.5');

export const defend: Verb = {
  answers: 'defend',
  words: {
    unit: unitWord,
    resource: resourceWord,
    ability: engine.optionalWord(engine.wordAmong(abilities)),
  },
  among: {
    resource: (state, _, into) => listBoosts(state, asked.about(state), defence, into),
    ability: engine.valuesOf((state, _, __, resource) => abilityWords(state, resource)),
  },
  tested: ['resource', 'ability'],
  refuse: [
    (state, _, unit) =>
      unit === asked.about(state)
        ? null
        : refuse('TARGET_ILLEGAL', { unit: nameOf(state, unit) }, 'AAW-9.4.3'),
    [
      ['resource'],
      (state, _, resource) => refuseBoost(state, asked.about(state), defence, resource),
    ],
    [
      ['resource', 'ability'],
      (state, _, resource, ability) => refuseAbility(state, resource, ability),
    ],
  ],
  play(state, __, report, unit, resource, ability) {
    spend(state, unit, defence, resource, report);
    targetDice.add(state, pairOf(state.config, unit, unit), 1);
    if (ability > 0) addedAbility.add(state, unit, abilityOf(state, unit, ability - 1));
  },
};
