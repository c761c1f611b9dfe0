/** Dice, comparison, damage (AAW-9.5 to AAW-9.8). */
import { targetsNow, valueNow } from './targets.ts';
import * as attack from './attack-state.ts';
import { gainCharge } from './charge.ts';
import type { Scene } from './scene.ts';
import type { State, Unit } from './config.ts';
import { readyTrait, useTrait, valueChanges } from './effects.ts';
import { told, type Listener } from './events.ts';
import { pairOf, perPair } from './holders.ts';
import { loseVp, removeFallen } from './leave.ts';
import { actionOf, attackScene, attemptNow, usedValue } from './reach.ts';
import { luck } from './state.ts';
import { DEFENCE } from './tables.ts';
import { abilityOf, isOnField, seatOf } from './units.ts';
import { checkVictory } from './victory.ts';

const { addedAbility, attackDice, attackSlot, guardPlace, helpPlace, targetDice } = attack;

/** AAW-9.7.3: all comparisons, then all damage, then removal; victory is looked at (AAW-9.8.1). */
export function strike(state: State, tell: Listener): void {
  const targets = targetsNow(state);
  const isShared = state.config.options.multiTargetDice === 'shared';
  const shared = isShared ? rollAttack(state, tell) : 0;
  const damage = targets.map((target) => {
    // AAW-9.5.2
    const dice = isShared ? shared : rollAttack(state, tell);
    return compare(state, target, dice, tell);
  });
  for (const [i, target] of targets.entries()) {
    if (damage[i]! > 0) loseVp(state, target, damage[i]!); // AAW-9.6.3, AAW-9.7.1
  }
  removeFallen(state, targets, tell);
  for (const [i, target] of targets.entries()) {
    if (damage[i]! > 0 && isOnField(state, target))
      raiseDamage(state, attackScene(state, target, target), tell);
  }
  checkVictory(state, tell);
}

/** AAW-9.5.3: the attack unit, then each helper with the die of its token first. */
function rollAttack(state: State, tell: Listener): number {
  const unit = attemptNow(state).unit;
  let sum = roll(state, 'attack', unit, attackDice.get(state, unit), tell);
  for (const helper of helpPlace.inOrder(state)) {
    sum += roll(state, 'cooperation', helper, 1, tell);
    sum += roll(state, 'attack', helper, attackDice.get(state, helper), tell);
  }
  return sum;
}

function rollDefence(state: State, target: Unit, tell: Listener): number {
  const { config } = state;
  let sum = roll(
    state,
    'defence',
    target,
    targetDice.get(state, pairOf(config, target, target)),
    tell,
  );
  for (const pair of guardPlace.inOrder(state)) {
    const [helper, helped] = perPair.pairAt(config, pair);
    if (helped !== target) continue;
    sum += roll(state, 'cooperation', helper, 1, tell);
    sum += roll(state, 'defence', helper, targetDice.get(state, pair), tell);
  }
  return sum;
}

/** AAW-9.5.1 */
function roll(state: State, decides: string, unit: Unit, count: number, tell: Listener): number {
  const die = { decides, faces: state.config.options.boostDie };
  return luck.roll(state, die, count, seatOf(state, unit), tell);
}

/** What stands against an attack before dice: 0 where the value may not be used (AAW-6.3.2, AAW-5.4.4). */
export function defenceOf(state: State, target: Unit): number {
  const { ignoresDefence } = actionOf(state, attemptNow(state).attack);
  const isIgnored = ignoresDefence === true && !attackSlot.is(state, 'immediate');
  return isIgnored ? 0 : abilityOf(state, target, DEFENCE);
}

/** AAW-9.6.1, AAW-9.6.2: the damage, which may be less than 0. */
function compare(state: State, target: Unit, dice: number, tell: Listener): number {
  const attempt = attemptNow(state);
  const changes = valueChanges(state, attackScene(state, attempt.unit, target)); // AAW-9.5.4
  const used = usedValue(state, attempt, valueNow(state));
  const value = used + dice + changes.attack;
  const own = defenceOf(state, target) + addedAbility.get(state, target);
  const defend = own + rollDefence(state, target, tell) + changes.target;
  const { unit } = attempt;
  const damage = value - defend;
  tell?.(told.compared(state, { unit, target, used, attack: value, defend, damage }));
  return damage;
}

/** AAW-16.3.3, after removal: a unit of the scene has taken actual damage. */
function raiseDamage(state: State, scene: Scene, tell: Listener): void {
  for (const unit of state.config.units.keys()) {
    if (!isOnField(state, unit)) continue;
    const ready = readyTrait(state, unit, 'attackDamaged', scene);
    if (ready === null) continue;
    useTrait(state, unit, ready.trait, ready.effect);
    for (const one of ready.effect.do) {
      if (one.op === 'giveToken') gainCharge(state, unit, one.count, tell);
    }
  }
}
