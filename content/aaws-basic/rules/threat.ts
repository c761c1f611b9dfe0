/** What units could deal to their enemies soon: for bots that look at a position. */
import type { Side } from 'cardwright/engine';
import type { State, Unit } from './config.ts';
import { actionOf } from './reach.ts';
import { vp } from './state.ts';
import { DEFENCE, MOVEMENT, type Attack } from './tables.ts';
import { abilityOf, attacksOf, distance, unitsOf } from './units.ts';

/** What dice add to an attack that somebody wants to succeed. */
const DICE = 1.5;

/** What is left of a threat for each square that is missing to it. */
const FADING = 4 / 5;

/** The damage that each unit of a side could deal to the enemy whom it threatens most. */
export function threatBy(state: State, side: Side): number {
  const targets = unitsOf(state, 1 - side).map((unit) => ({
    unit,
    vp: vp.get(state, unit),
    defence: abilityOf(state, unit, DEFENCE),
  }));
  let sum = 0;
  for (const unit of unitsOf(state, side)) sum += bestOf(state, unit, targets);
  return sum;
}

interface Target {
  readonly unit: Unit;
  readonly vp: number;
  readonly defence: number;
}

function bestOf(state: State, unit: Unit, targets: readonly Target[]): number {
  const steps = abilityOf(state, unit, MOVEMENT);
  let best = 0;
  for (const which of attacksOf(state, unit)) {
    const attack = actionOf(state, which);
    const value = abilityOf(state, unit, attack.value);
    if (value === 0) continue;
    for (const target of targets) {
      const far = distance(state, unit, target.unit);
      best = Math.max(best, threatAt(attack, value, steps, far, target));
    }
  }
  return best;
}

/** From `far` squares away, with `steps` to move before the attack. */
function threatAt(
  attack: Attack,
  value: number,
  steps: number,
  far: number,
  target: Target,
): number {
  // AAW-6.1.6: an attack that does not follow a move is made from where the unit is.
  const from = attack.notAfterMove === true ? far : Math.max(1, far - steps);
  // AAW-9.2.4: what is spent on distance is missing from the blow.
  const most = attack.measure < 0 ? attack.max : Math.max(1, value - 1);
  const gap = Math.max(0, from - most);
  const used = value - (attack.measure < 0 ? 0 : Math.min(from, most));
  const defence = attack.ignoresDefence === true ? 0 : target.defence;
  const damage = Math.max(0, used - defence + DICE);
  return Math.min(damage, target.vp) * FADING ** gap;
}
