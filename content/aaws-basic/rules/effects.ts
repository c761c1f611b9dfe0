/** What effects of content do (AAW-16). */
import type { Scene } from './scene.ts';
import type { State, Unit } from './config.ts';
import { traitPlace } from './holders.ts';
import { usedInCombat, usedInRound } from './state.ts';
import type { Effect } from './tables.ts';
import { isOnField } from './units.ts';

/** What an attack is changed by (AAW-9.5.4); the order is immaterial, since all of it adds up (AAW-16.1.3). */
export function valueChanges(state: State, scene: Scene): { attack: number; target: number } {
  const { tables, options, units } = state.config;
  const sum = { attack: 0, target: 0 };
  const add = (effects: readonly Effect[], own: Scene, least: number | null): void => {
    for (const effect of effects) {
      if (effect.on !== 'attackDice' || !effect.holds(state, own)) continue;
      for (const one of effect.do) {
        if (one.op === 'addAttackValue') sum.attack += one.amount;
        if (one.op === 'addTargetValue') sum.target += least ?? one.amount;
      }
    }
  };
  // AAW-1.2.4: what terrain adds is an option.
  for (const { effects } of tables.terrain.all) add(effects, scene, options.coverDefenceBonus);
  for (const [self, { traits }] of units.entries()) {
    if (traits.length === 0 || !isOnField(state, self)) continue;
    const own = { ...scene, self };
    for (const trait of traits) add(tables.traits.all[trait]!.effects, own, null);
  }
  return sum;
}

/** AAW-1.2.8 */
export function reachBonus(state: State, scene: Scene): number {
  const { reachEffects } = state.config.tables;
  let sum = 0;
  for (let i = 0; i < reachEffects.length; i += 1)
    if (reachEffects[i]!.holds(state, scene)) sum += reachEffects[i]!.squares;
  return sum;
}

/** A trait of a unit that works now under a trigger: its conditions hold, its limit is not used up. */
export function readyTrait(
  state: State,
  unit: Unit,
  trigger: Effect['on'],
  scene: Scene,
): { readonly trait: number; readonly effect: Effect } | null {
  const { config } = state;
  for (const trait of config.units[unit]!.traits) {
    for (const effect of config.tables.traits.all[trait]!.effects) {
      if (effect.on !== trigger || isUsedUp(state, unit, trait, effect)) continue;
      if (effect.holds(state, { ...scene, self: unit })) return { trait, effect };
    }
  }
  return null;
}

/** AAW-16.1.4 */
function isUsedUp(state: State, unit: Unit, trait: number, { limit }: Effect): boolean {
  const place = traitPlace(state.config, unit, trait);
  if (limit === 'oncePerRound') return usedInRound.is(state, place);
  return limit === 'oncePerCombat' && usedInCombat.is(state, place);
}

export function useTrait(state: State, unit: Unit, trait: number, { limit }: Effect): void {
  const place = traitPlace(state.config, unit, trait);
  if (limit === 'oncePerRound') usedInRound.set(state, place);
  if (limit === 'oncePerCombat') usedInCombat.set(state, place);
}
