/** What actual damage sets off (AAW-16.3.3). */
import { gainCharge } from './charge.ts';
import type { State } from './config.ts';
import type { Scene } from './conditions.ts';
import { readyTrait, useTrait } from './effects.ts';
import type { Listener } from './events.ts';
import { isOnField } from './units.ts';

/** After removal: a unit of the scene has taken actual damage. */
export function raiseDamage(state: State, scene: Scene, tell: Listener): void {
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
