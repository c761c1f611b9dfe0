/** What comes of an attack, for whoever decides about it: nothing is secret but the dice (AAW-18.1.1). */
import * as engine from 'cardwright/engine';
import { countBoosts } from './boosts.ts';
import type { State, Unit } from './config.ts';
import { comparison } from './damage.ts';
import { pairOf } from './holders.ts';
import { attackScene, attackScenes, everybody, isValueOpen, targetsNow } from './reach.ts';
import * as parts from './state.ts';
import { nameOf } from './units.ts';

const { attackDice, attackUnit, guardPlace, helpPlace, targetDice, targetPlace, vp } = parts;

/** Of one target: the damage without dice, and how likely things are with each number of dice of the attack unit. */
export interface Odds {
  readonly damage: number;
  /** In percent, by dice from none to all that the attack unit can pay for. */
  readonly hurts: readonly number[];
  readonly fells: readonly number[];
}

/** By the name of each unit that is, or can be, a target of the attack in progress. */
export function oddsNow(state: State): Readonly<Record<string, Odds>> {
  if (parts.attacker.get(state) === 0 || isValueOpen(state)) return {};
  const chosen = targetsNow(state);
  const aimed = chosen.length > 0 ? chosen : everybody(state).toSorted((a, b) => a - b);
  return Object.fromEntries(aimed.map((unit) => [nameOf(state, unit), oddsAgainst(state, unit)]));
}

function oddsAgainst(state: State, target: Unit): Odds {
  const unit = attackUnit(state);
  const values = comparison(state, target);
  const damage = values.attack - values.defend;
  // Dice count against all targets; before there are any, against this one.
  const isAimed = targetPlace.has(state, target);
  const scenes = isAimed ? attackScenes : () => [attackScene(state, unit, target)];
  const [declared, against] = declaredDice(state, target);
  const most = countBoosts(state, unit, { op: 'addAttackDie', scenes });
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
    dice += attackDice.get(state, unit) + Number(helpPlace.has(state, unit));
    against += targetDice.get(state, pair) + Number(guardPlace.has(state, pair));
  }
  return [dice, against];
}
