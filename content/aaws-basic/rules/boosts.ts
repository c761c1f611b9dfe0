/** Boosts: what can be paid with what (AAW-11.1), one resource at a time. */
import type { Refusal } from 'cardwright/engine';
import type { State, Unit } from './config.ts';
import { hasElement } from './conditions.ts';
import type { Scene } from './scene.ts';
import { told, type Listener } from './events.ts';
import { temporaryPlace } from './holders.ts';
import { refuse } from './refuse.ts';
import * as parts from './state.ts';
import { tokens, type Token } from './tables.ts';
import { heldBy, nameOf } from './units.ts';

const { hasTemporary, isFresh, temporaryUsed, tokenCounts, used } = parts;

/** Kinds of boost by the operation that is theirs (AAW-11.2 to AAW-11.7). */
export const boostKinds = {
  addAttackDie: 'attack-dice',
  addTargetDie: 'defence-dice',
  addReach: 'range',
  addMaxTargets: 'max-targets',
  addMovePower: 'movement',
  addInitiativeDie: 'initiative',
  changeStance: 'emergency-stance',
} as const;
export type BoostOp = keyof typeof boostKinds;

/** AAW-11.1.9: tokens pay for these alone; charge tokens for everything. */
const paidBy: Readonly<Record<Token, readonly BoostOp[] | 'all'>> = {
  charge: 'all',
  cooperation: [],
  defence: ['addTargetDie'],
  domination: ['addAttackDie', 'addTargetDie', 'changeStance'],
};

/** A place in the numbering of resources. */
export type Resource = number;

const firstTemporary = ({ config }: State): number => config.tables.elements.all.length;
const firstToken = (state: State): number =>
  firstTemporary(state) + state.config.tables.temporaries.all.length;

export const tokenIn = (state: State, resource: Resource): Token | null =>
  tokens[resource - firstToken(state)] ?? null;

/** AAW-5.1.2: owner, kind, situation, used up or missing. */
export function refuseBoost(
  state: State,
  unit: Unit,
  resource: Resource,
  op: BoostOp,
  scene: Scene,
): Refusal | null {
  const name = state.config.tables.resources[resource] ?? '';
  const params = { resource: name, unit: nameOf(state, unit) };
  const token = tokenIn(state, resource);
  if (token === null && !isOwned(state, unit, resource)) return refuse('BOOST_NOT_OWNED', params);
  if (!isFitting(state, resource, op, scene))
    return refuse(token === null ? 'BOOST_NOT_FITTING' : 'BOOST_NOT_ALLOWED', params);
  if (usesLeft(state, unit, resource) > 0) return null;
  return refuse(token === null ? 'BOOST_SPENT' : 'TOKEN_MISSING', params);
}

/** AAW-11.1.8 */
function isOwned(state: State, unit: Unit, resource: Resource): boolean {
  const temporary = resource - firstTemporary(state);
  if (temporary >= 0) return hasTemporary.is(state, temporaryPlace(state.config, unit, temporary));
  return hasElement(state, unit, resource);
}

/** AAW-11.1.7; AAW-11.1.9 for tokens. */
function isFitting(state: State, resource: Resource, op: BoostOp, scene: Scene): boolean {
  const token = tokenIn(state, resource);
  if (token === null)
    return state.config.tables.paysFor.get(op)?.[resource]?.(state, scene) === true;
  return paidBy[token] === 'all' || paidBy[token].includes(op);
}

/** How often a unit can still use what it has (AAW-11.1.2, AAW-11.1.3, AAW-11.1.4). */
export function usesLeft(state: State, unit: Unit, resource: Resource): number {
  const token = tokenIn(state, resource);
  if (token !== null) return tokenCounts[token].get(state, unit);
  const { config } = state;
  const temporary = resource - firstTemporary(state);
  if (temporary >= 0)
    return isOwned(state, unit, resource) ? temporaryUsesLeft(state, unit, temporary) : 0;
  let left = 0;
  for (const i of heldBy(state, unit)) {
    if (config.held[i]!.element === resource)
      left += config.options.elementUsesPerCombat - used.get(state, i);
  }
  return left;
}

/** AAW-11.1.3: whether the uses of all temporary elements are counted together. */
const isShared = ({ config }: State): boolean => config.options.temporaryUseScope !== 'element';

function temporaryUsesLeft(state: State, unit: Unit, temporary: number): number {
  const { config } = state;
  const usesOf = (one: number): number =>
    temporaryUsed.get(state, temporaryPlace(config, unit, one));
  let uses = isShared(state) ? 0 : usesOf(temporary);
  if (isShared(state))
    for (let one = 0; one < config.tables.temporaries.all.length; one += 1) uses += usesOf(one);
  return config.options.temporaryUsesPerRound - uses;
}

/** Whichever a unit has of an element that is not used up; presumes one. */
function unusedElement(state: State, unit: Unit, element: number): number {
  const { held, options } = state.config;
  return heldBy(state, unit).find(
    (i) => held[i]!.element === element && used.get(state, i) < options.elementUsesPerCombat,
  )!;
}

/** AAW-9.4.6: spent at once, whatever happens then. */
export function spend(
  state: State,
  unit: Unit,
  resource: Resource,
  op: BoostOp | 'action',
  tell: Listener,
): void {
  const token = tokenIn(state, resource);
  const temporary = resource - firstTemporary(state);
  if (token !== null) tokenCounts[token].add(state, unit, -1);
  else if (temporary >= 0)
    temporaryUsed.add(state, temporaryPlace(state.config, unit, temporary), 1);
  else {
    const held = unusedElement(state, unit, resource);
    used.add(state, held, 1);
    isFresh.set(state, held);
  }
  const boost = op === 'action' ? op : boostKinds[op];
  const name = state.config.tables.resources[resource]!;
  tell?.(told.resourceSpent(state, { unit, resource: name, boost }));
}

/** What a unit can pay a boost with now; writes it into `into`, returns how much. */
export function listBoosts(
  state: State,
  unit: Unit,
  op: BoostOp,
  scene: Scene,
  into: Resource[],
): number {
  const { held, tables } = state.config;
  const pays = tables.paysFor.get(op);
  let found = 0;
  const add = (resource: Resource): void => {
    if (pays?.[resource] === undefined && tokenIn(state, resource) === null) return;
    for (let i = 0; i < found; i += 1) if (into[i] === resource) return;
    if (usesLeft(state, unit, resource) > 0 && isFitting(state, resource, op, scene))
      into[found++] = resource;
  };
  for (const i of heldBy(state, unit)) add(held[i]!.element);
  for (let one = firstTemporary(state); one < tables.resources.length; one += 1) add(one);
  return found;
}

/** How many boosts of such a kind a unit could pay for, one after another. */
export function countBoosts(state: State, unit: Unit, op: BoostOp, scene: Scene): number {
  const resources: Resource[] = [];
  const length = listBoosts(state, unit, op, scene, resources);
  const isTemporary = (one: Resource): boolean =>
    one >= firstTemporary(state) && tokenIn(state, one) === null;
  let [count, shared] = [0, 0];
  for (const resource of resources.slice(0, length)) {
    const left = usesLeft(state, unit, resource);
    if (isShared(state) && isTemporary(resource)) shared = left;
    else count += left;
  }
  return count + shared;
}

/** What was used counts for items from now on (AAW-3.1.6). */
export function settleUses(state: State): void {
  for (let i = 0; i < state.config.held.length; i += 1) isFresh.set(state, i, false);
}
