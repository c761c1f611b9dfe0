/** What effects of content do (AAW-16). */
import type { State, Unit } from './config.ts';
import { traitPlace } from './holders.ts';
import type { Scene } from './scene.ts';
import { usedInCombat, usedInRound } from './state.ts';
import type { Effect } from './tables.ts';
import { isOnField } from './units.ts';

interface Changes {
  attack: number;
  target: number;
}

/** What an attack is changed by (AAW-9.5.4); the order is immaterial, since all of it adds up (AAW-16.1.3). */
export function valueChanges(state: State, scene: Scene): Changes {
  const { tables, options } = state.config;
  const sum: Changes = { attack: 0, target: 0 };
  for (const { id, effects } of tables.terrain.all)
    for (const effect of effects)
      if (effect.on === 'attackDice' && effect.holds(state, scene))
        // AAW-1.2.4: what cover adds is an option.
        addChanges(sum, effect, id === 'cover' ? options.coverDefenceBonus : null);
  forChangingTraits(state, scene, (_, { effect }) => addChanges(sum, effect, null));
  return sum;
}

function addChanges(sum: Changes, effect: Effect, cover: number | null): void {
  for (const one of effect.do) {
    if (one.op === 'addAttackValue') sum.attack += one.amount;
    if (one.op === 'addTargetValue') sum.target += cover ?? one.amount;
  }
}

/** What has changed an attack counts as used, where its use is limited (AAW-16.1.4). */
export function useChanges(state: State, scene: Scene): void {
  forChangingTraits(state, scene, (unit, ready) => useTrait(state, unit, ready));
}

function forChangingTraits(
  state: State,
  scene: Scene,
  change: (unit: Unit, ready: ReadyTrait) => void,
): void {
  for (const [unit, { traits }] of state.config.units.entries())
    if (traits.length > 0 && isOnField(state, unit))
      for (const ready of readyTraits(state, unit, 'attackDice', scene)) change(unit, ready);
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

/** Traits of a unit that work now under a trigger: conditions hold, limits are not used up. */
export function readyTraits(
  state: State,
  unit: Unit,
  trigger: Effect['on'],
  scene: Scene,
): ReadyTrait[] {
  const { units, tables } = state.config;
  const own = { ...scene, self: unit };
  const found: ReadyTrait[] = [];
  for (const trait of units[unit]!.traits)
    for (const effect of tables.traits.all[trait]!.effects)
      if (
        effect.on === trigger &&
        !isUsedUp(state, unit, trait, effect) &&
        effect.holds(state, own)
      )
        found.push({ trait, effect });
  return found;
}

/** AAW-16.1.4 */
const uses = { oncePerRound: usedInRound, oncePerCombat: usedInCombat };

const isUsedUp = (state: State, unit: Unit, trait: number, { limit }: Effect): boolean =>
  limit !== undefined && uses[limit].is(state, traitPlace(state.config, unit, trait));

export function useTrait(state: State, unit: Unit, { trait, effect: { limit } }: ReadyTrait): void {
  if (limit !== undefined) uses[limit].set(state, traitPlace(state.config, unit, trait));
}
