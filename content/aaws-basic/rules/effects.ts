/** What effects of content do (AAW-16). */
import type { State, Unit } from './config.ts';
import { traitPlace } from './holders.ts';
import type { Scene } from './scene.ts';
import { usedInCombat, usedInRound } from './state.ts';
import type { Effect } from './tables.ts';
import { isOnField } from './units.ts';

/** What an attack is changed by (AAW-9.5.4); the order is immaterial, since all of it adds up (AAW-16.1.3). */
export function valueChanges(state: State, scene: Scene): { attack: number; target: number } {
  const { tables, options, units } = state.config;
  const sum = { attack: 0, target: 0 };
  const add = (effects: readonly Effect[], own: Scene, cover: number | null): void => {
    for (const effect of effects) {
      if (effect.on !== 'attackDice' || !effect.holds(state, own)) continue;
      for (const one of effect.do) {
        if (one.op === 'addAttackValue') sum.attack += one.amount;
        if (one.op === 'addTargetValue') sum.target += cover ?? one.amount;
      }
    }
  };
  // AAW-1.2.4: what terrain adds is an option.
  for (const { effects } of tables.terrain.all) add(effects, scene, options.coverDefenceBonus);
  for (const [self, { traits }] of units.entries()) {
    if (traits.length === 0 || !isOnField(state, self)) continue;
    for (const trait of traits) add(tables.traits.all[trait]!.effects, { ...scene, self }, null);
  }
  return sum;
}

/** AAW-1.2.8 */
export function reachBonus(state: State, scene: Scene): number {
  let sum = 0;
  for (const { holds, squares } of state.config.tables.reachEffects)
    if (holds(state, scene)) sum += squares;
  return sum;
}

/** A trait that works now. */
export interface ReadyTrait {
  readonly trait: number;
  readonly effect: Effect;
}

/** A trait of a unit that works now under a trigger: its conditions hold, its limit is not used up. */
export function readyTrait(
  state: State,
  unit: Unit,
  trigger: Effect['on'],
  scene: Scene,
): ReadyTrait | null {
  const { units, tables } = state.config;
  for (const trait of units[unit]!.traits)
    for (const effect of tables.traits.all[trait]!.effects)
      if (
        effect.on === trigger &&
        !isUsedUp(state, unit, trait, effect) &&
        effect.holds(state, { ...scene, self: unit })
      )
        return { trait, effect };
  return null;
}

/** AAW-16.1.4 */
const uses = { oncePerRound: usedInRound, oncePerCombat: usedInCombat };

const isUsedUp = (state: State, unit: Unit, trait: number, { limit }: Effect): boolean =>
  limit !== undefined && uses[limit].is(state, traitPlace(state.config, unit, trait));

export function useTrait(state: State, unit: Unit, { trait, effect: { limit } }: ReadyTrait): void {
  if (limit !== undefined) uses[limit].set(state, traitPlace(state.config, unit, trait));
}
