/** Dice, comparison, damage (AAW-9.5 to AAW-9.8). */
import type { State, Unit } from './config.ts';
import { readyTraits, useChanges, useTrait, valueChanges } from './effects.ts';
import { events, type Listener } from './events.ts';
import { pairOf, perPair } from './holders.ts';
import { loseVp, removeFallen } from './leave.ts';
import { actionOf, attackScene, attemptNow, targetsNow, usedValue, valueNow } from './reach.ts';
import { gainCharge } from './stances.ts';
import * as parts from './state.ts';
import { DEFENCE } from './tables.ts';
import { abilityOf, isOnField, seatOf } from './units.ts';
import { checkVictory } from './victory.ts';

const { attackDice, attackUnit, guardPlace, helpPlace, targetDice } = parts;

/** AAW-9.7.3: all comparisons, then all damage, then removal; victory is looked at (AAW-9.8.1). */
export function strike(state: State, report: Listener): void {
  const targets = targetsNow(state);
  const isShared = state.config.options.multiTargetDice === 'shared';
  const shared = isShared ? rollAttack(state, report) : 0;
  // AAW-9.5.2
  const damage = targets.map((target) =>
    compare(state, target, isShared ? shared : rollAttack(state, report), report),
  );
  const hurt = targets.filter((_, i) => damage[i]! > 0);
  for (const target of hurt) loseVp(state, target, damage[targets.indexOf(target)]!); // AAW-9.6.3, AAW-9.7.1
  removeFallen(state, targets, report);
  for (const target of hurt) if (isOnField(state, target)) raiseDamage(state, target, report);
  checkVictory(state, report);
}

/** AAW-9.5.3: the attack unit, then each helper with the die of its token first. */
function rollAttack(state: State, report: Listener): number {
  const unit = attackUnit(state);
  let sum = roll(state, 'attack', unit, attackDice.get(state, unit), report);
  for (const helper of helpPlace.inOrder(state)) {
    sum += roll(state, 'cooperation', helper, 1, report);
    sum += roll(state, 'attack', helper, attackDice.get(state, helper), report);
  }
  return sum;
}

/** The same for the defence. */
function rollDefence(state: State, target: Unit, report: Listener): number {
  const { config } = state;
  const own = pairOf(config, target, target);
  let sum = roll(state, 'defence', target, targetDice.get(state, own), report);
  for (const pair of guardPlace.inOrder(state)) {
    const [helper, helped] = perPair.pairAt(config, pair);
    if (helped !== target) continue;
    sum += roll(state, 'cooperation', helper, 1, report);
    sum += roll(state, 'defence', helper, targetDice.get(state, pair), report);
  }
  return sum;
}

/** AAW-9.5.1 */
function roll(state: State, decides: string, unit: Unit, count: number, report: Listener): number {
  if (count === 0) return 0;
  const die = { decides, faces: state.config.options.boostDie };
  return parts.luck.roll(state, die, count, seatOf(state, unit), report);
}

/** What is compared, but for dice. */
export interface Comparison {
  readonly used: number;
  readonly attack: number;
  readonly defend: number;
}

/** AAW-9.6.1; 0 for a defence that may not be used (AAW-6.3.2, AAW-5.4.4). */
export function comparison(state: State, target: Unit): Comparison {
  const attempt = attemptNow(state);
  const changes = valueChanges(state, attackScene(state, attempt.unit, target)); // AAW-9.5.4
  const used = usedValue(state, attempt, valueNow(state));
  const { ignoresDefence } = actionOf(state, attempt.attack);
  const isIgnored = ignoresDefence === true && !attempt.isImmediate;
  const own = isIgnored ? 0 : abilityOf(state, target, DEFENCE);
  const defend = own + parts.addedAbility.get(state, target) + changes.target;
  return { used, attack: used + changes.attack, defend };
}

/** AAW-9.6.1, AAW-9.6.2: the damage, which may be less than 0. */
function compare(state: State, target: Unit, dice: number, report: Listener): number {
  const values = comparison(state, target);
  useChanges(state, attackScene(state, attackUnit(state), target));
  const attack = values.attack + dice;
  const defend = values.defend + rollDefence(state, target, report);
  const said = { unit: attackUnit(state), target, used: values.used, attack, defend };
  report?.(events.compared(state, { ...said, damage: attack - defend }));
  return attack - defend;
}

/** AAW-16.3.3, after removal: a unit has taken actual damage. */
function raiseDamage(state: State, target: Unit, report: Listener): void {
  const scene = attackScene(state, target, target);
  for (const unit of state.config.allUnits) {
    if (!isOnField(state, unit)) continue;
    for (const ready of readyTraits(state, unit, 'attackDamaged', scene)) {
      useTrait(state, unit, ready);
      for (const one of ready.effect.do)
        if (one.op === 'giveToken') gainCharge(state, unit, one.count, report);
    }
  }
}
