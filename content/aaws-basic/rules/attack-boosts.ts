/** Dice boosts of the attack unit and of those who help (AAW-11.2, AAW-10.3.5, AAW-10.4.4). */
import { helperIn } from './attack-stages.ts';
import * as attack from './attack-state.ts';
import { targetsNow } from './targets.ts';
import { listBoosts, refuseBoost, spend, type BoostContext } from './boosts.ts';
import type { State, Unit } from './config.ts';
import { defendedNow, isGuarding } from './cooperate.ts';
import type { Scene } from './conditions.ts';
import { pairOf } from './holders.ts';
import { attemptNow, sceneOf } from './reach.ts';

/** Of several targets of an attack the first one is what conditions look at. */
export function attackScene(state: State, self: Unit, target: Unit | undefined): Scene {
  const attempt = attemptNow(state);
  return {
    ...sceneOf(state, attempt),
    self,
    targetUnit: target ?? -1,
    isCooperating: self !== attempt.unit && self !== target,
  };
}

/** Who boosts now what. */
function boosting(
  state: State,
  frame: number,
): { unit: Unit; op: 'addAttackDie' | 'addTargetDie'; scene: Scene } {
  const helper = helperIn(state, frame);
  const unit = helper < 0 ? attack.attacker.get(state) - 1 : helper;
  const target = isGuarding(state) ? defendedNow(state) : targetsNow(state)[0];
  const op = isGuarding(state) ? 'addTargetDie' : 'addAttackDie';
  return { unit, op, scene: attackScene(state, unit, target) };
}

export const attackBoosts: BoostContext = {
  list(state, frame, into) {
    const { unit, op, scene } = boosting(state, frame);
    return listBoosts(state, unit, op, scene, into);
  },
  refuse(state, frame, resource) {
    const { unit, op, scene } = boosting(state, frame);
    return refuseBoost(state, unit, resource, op, scene);
  },
  take(state, frame, resource, tell) {
    const { unit, op } = boosting(state, frame);
    if (op === 'addAttackDie') {
      spend(state, unit, resource, 'attack-dice', tell);
      attack.attackDice.add(state, unit, 1);
    } else {
      spend(state, unit, resource, 'defence-dice', tell);
      attack.targetDice.add(state, pairOf(state.config, unit, defendedNow(state)), 1);
    }
  },
};
