/** What a state holds of the attack in progress (3.12, AttackState). Everybody sees it. */
import { state, type State, type Unit } from './config.ts';
import * as per from './holders.ts';

/** The unit that attacks, and 1; 0 while nobody does. */
export const attacker = state.count('attacker', { most: ({ units }) => units.length });
/** The attack action, and the one that lends its range and 1 (AAW-9.3.1). */
export const attackWith = state.count('attackWith');
export const extendedBy = state.count('extendedBy');
const slots = ['none', 'major', 'immediate', 'counter', 'triggered'] as const;
export type AttackSlot = (typeof slots)[number];
export const attackSlot = state.oneOf('attackSlot', slots);
/** Counters that this one follows, itself included (AAW-10.2.6). */
export const counters = state.count('counters');
/** n and 1; 0 before it is named (AAW-9.2.3). */
export const rangeValue = state.count('rangeValue');
/** Declared with the targets (AAW-9.4.5). */
export const rangeBoosts = state.count('rangeBoosts');
export const targetBoosts = state.count('targetBoosts');
/** By unit: its place in target order from 1 (AAW-9.2.9). */
export const targetPlace = state.ranks('targetPlace', { per: per.perUnit });
/** Units that gave their place to another, and those that took one (AAW-12.1.6, AAW-12.1.7). */
export const isReplaced = state.flag('isReplaced', { per: per.perUnit });
export const hasInterfered = state.flag('hasInterfered', { per: per.perUnit });
/** By unit: its place among those that cooperate in the attack; its dice (AAW-10.3, AAW-9.5.3). */
export const helpPlace = state.ranks('helpPlace', { per: per.perUnit });
export const attackDice = state.count('attackDice', { per: per.perUnit });
/** By helper and target: the same for the defence; a unit pays for itself too (AAW-10.4). */
export const guardPlace = state.ranks('guardPlace', { per: per.perPair });
export const targetDice = state.count('targetDice', { per: per.perPair });
/** By unit: abilities that come with defence tokens (AAW-10.5.3). */
export const addedAbility = state.count('addedAbility', { per: per.perUnit });

/** Presumes that one attacks. */
export const attackUnit = (combat: State): Unit => attacker.get(combat) - 1;

const all = [
  attacker,
  attackWith,
  extendedBy,
  attackSlot,
  counters,
  rangeValue,
  rangeBoosts,
  targetBoosts,
  targetPlace,
  isReplaced,
  hasInterfered,
  helpPlace,
  attackDice,
  guardPlace,
  targetDice,
  addedAbility,
];

/** Nothing of an attack is left. */
export function forgetAttack(combat: State): void {
  for (const part of all) part.reset(combat);
}
