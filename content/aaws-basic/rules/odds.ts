/** What comes of an attack, for whoever decides about it: nothing is secret but the dice (AAW-18.1.1). */
import * as engine from 'cardwright/engine';
import { countBoosts } from './boosts.ts';
import * as attack from './attack-state.ts';
import type { State, Unit } from './config.ts';
import { valueChanges } from './effects.ts';
import { pairOf } from './holders.ts';
import { attackScene, attackSituation, attemptNow, isTargetable, usedValue } from './reach.ts';
import { defenceOf } from './damage.ts';
import { vp } from './state.ts';
import { isInReach, isValueOpen, targetsNow, valueNow } from './targets.ts';
import { nameOf } from './units.ts';

/** Of one target: the damage without dice, and how likely things are with each number of dice of the attack unit. */
export interface Odds {
  readonly damage: number;
  /** In percent, by dice from none to all that the attack unit can pay for. */
  readonly hurts: readonly number[];
  readonly fells: readonly number[];
}

/** By the name of each unit that is, or can be, a target of the attack in progress. */
export function oddsNow(state: State): Readonly<Record<string, Odds>> {
  if (attack.attacker.get(state) === 0 || isValueOpen(state)) return {};
  const attempt = attemptNow(state);
  const chosen = targetsNow(state);
  const aimed =
    chosen.length > 0
      ? chosen
      : state.config.allUnits.filter(
          (unit) => isTargetable(state, attempt, unit) && isInReach(state, unit),
        );
  return Object.fromEntries(aimed.map((unit) => [nameOf(state, unit), oddsAgainst(state, unit)]));
}

function oddsAgainst(state: State, target: Unit): Odds {
  const attempt = attemptNow(state);
  const scene = attackScene(state, attempt.unit, target);
  const changes = valueChanges(state, scene);
  const value = usedValue(state, attempt, valueNow(state)) + changes.attack;
  const defend = defenceOf(state, target) + attack.addedAbility.get(state, target) + changes.target;
  const damage = value - defend;
  // Dice count against all targets; before there are any, against this one.
  const isAimed = attack.targetPlace.has(state, target);
  const situation = isAimed ? attackSituation(state, attempt.unit) : () => [scene];
  const [declared, against] = declaredDice(state, target);
  const most = countBoosts(state, attempt.unit, 'addAttackDie', situation);
  const { boostDie } = state.config.options;
  const chances = (needed: number): number[] =>
    Array.from({ length: most + 1 }, (_, more) =>
      Math.round(100 * engine.chanceOfLead(needed, declared + more, against, boostDie)),
    );
  return { damage, hurts: chances(1 - damage), fells: chances(vp.get(state, target) - damage) };
}

/** Dice that are declared already, cooperation included, on both sides. */
function declaredDice(state: State, target: Unit): readonly [number, number] {
  const { config } = state;
  let [dice, against] = [0, 0];
  for (const unit of config.units.keys()) {
    const pair = pairOf(config, unit, target);
    dice += attack.attackDice.get(state, unit) + Number(attack.helpPlace.has(state, unit));
    against += attack.targetDice.get(state, pair) + Number(attack.guardPlace.has(state, pair));
  }
  return [dice, against];
}
