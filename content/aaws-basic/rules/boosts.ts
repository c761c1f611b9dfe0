/** Boosts: what can be paid with what (AAW-11.1), one resource at a time. */
import type { Refusal } from 'cardwright/engine';
import type { State, Unit } from './config.ts';
import type { Scene } from './conditions.ts';
import { told, type Listener } from './events.ts';
import { temporaryPlace } from './holders.ts';
import { refuse } from './refuse.ts';
import * as parts from './state.ts';
import { tokens, type Token } from './tables.ts';
import { heldBy, nameOf } from './units.ts';

const { hasTemporary, isFresh, temporaryUsed, used } = parts;

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

function paysWith(token: Token, op: BoostOp): boolean {
  const kinds = paidBy[token];
  return kinds === 'all' || kinds.includes(op);
}

const countOf = parts.tokenCounts;

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
  const params = {
    resource: state.config.tables.resources[resource] ?? '',
    unit: nameOf(state, unit),
  };
  const token = tokenIn(state, resource);
  if (token !== null) {
    if (!paysWith(token, op)) return refuse('BOOST_NOT_ALLOWED', params);
    return countOf[token].get(state, unit) > 0 ? null : refuse('TOKEN_MISSING', params);
  }
  if (!isOwned(state, unit, resource)) return refuse('BOOST_NOT_OWNED', params);
  if (!isFitting(state, resource, op, scene)) return refuse('BOOST_NOT_FITTING', params);
  return isSpent(state, unit, resource) ? refuse('BOOST_SPENT', params) : null;
}

/** AAW-11.1.8 */
function isOwned(state: State, unit: Unit, resource: Resource): boolean {
  const temporary = resource - firstTemporary(state);
  if (temporary >= 0) return hasTemporary.is(state, temporaryPlace(state.config, unit, temporary));
  return heldBy(state, unit).some((i) => state.config.held[i]!.element === resource);
}

/** AAW-11.1.7 */
const isFitting = (state: State, resource: Resource, op: BoostOp, scene: Scene): boolean =>
  state.config.tables.paysFor.get(op)?.[resource]?.(state, scene) === true;

/** AAW-11.1.2, AAW-11.1.3, AAW-11.1.4 */
function isSpent(state: State, unit: Unit, resource: Resource): boolean {
  const { config } = state;
  const temporary = resource - firstTemporary(state);
  if (temporary < 0) return unusedElement(state, unit, resource) < 0;
  const { temporaryUsesPerRound: most, temporaryUseScope } = config.options;
  if (temporaryUseScope === 'element')
    return temporaryUsed.get(state, temporaryPlace(config, unit, temporary)) >= most;
  return temporaryUses(state, unit) >= most;
}

function temporaryUses(state: State, unit: Unit): number {
  const { length } = state.config.tables.temporaries.all;
  let sum = 0;
  for (let i = 0; i < length; i += 1)
    sum += temporaryUsed.get(state, temporaryPlace(state.config, unit, i));
  return sum;
}

/** Whichever a unit has of an element that is not used up; -1 without one. */
function unusedElement(state: State, unit: Unit, element: number): number {
  const { held, options } = state.config;
  const own = heldBy(state, unit);
  for (let i = 0; i < own.length; i += 1) {
    const isIt = held[own[i]!]!.element === element;
    if (isIt && used.get(state, own[i]!) < options.elementUsesPerCombat) return own[i]!;
  }
  return -1;
}

/** Whether an other action can use the element up (AAW-7.1.3). */
export const isElementUsedUp = (state: State, unit: Unit, element: number): boolean =>
  unusedElement(state, unit, element) < 0;

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
  if (token !== null) countOf[token].add(state, unit, -1);
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

/** What a unit can pay a boost with now; writes it into `into` from an index on, returns where that ends. */
export function listBoosts(
  state: State,
  unit: Unit,
  op: BoostOp,
  scene: Scene,
  into: Resource[],
  from = 0,
): number {
  const { config } = state;
  const pays = config.tables.paysFor.get(op);
  const first = firstTemporary(state);
  let found = from;
  const isOpen = (resource: Resource): boolean =>
    pays![resource]!(state, scene) && !isSpent(state, unit, resource);
  if (pays !== undefined) {
    const held = heldBy(state, unit);
    for (let i = 0; i < held.length; i += 1) {
      const { element } = config.held[held[i]!]!;
      if (pays[element] === undefined || isListed(into, from, found, element)) continue;
      if (isOpen(element)) into[found++] = element;
    }
    for (let i = 0; i < config.tables.temporaries.all.length; i += 1) {
      const isThere = hasTemporary.is(state, temporaryPlace(config, unit, i));
      if (pays[first + i] !== undefined && isThere && isOpen(first + i)) into[found++] = first + i;
    }
  }
  for (let i = 0; i < tokens.length; i += 1) {
    const token = tokens[i]!;
    if (paysWith(token, op) && countOf[token].get(state, unit) > 0)
      into[found++] = firstToken(state) + i;
  }
  return found;
}

function isListed(list: readonly number[], from: number, to: number, value: number): boolean {
  for (let i = from; i < to; i += 1) if (list[i] === value) return true;
  return false;
}

/** How many resources a unit could pay for such a boost, one after another. */
export function countBoosts(state: State, unit: Unit, op: BoostOp, scene: Scene): number {
  const resources: Resource[] = [];
  const length = listBoosts(state, unit, op, scene, resources);
  const { config } = state;
  const first = firstTemporary(state);
  let [count, temporaries] = [0, 0];
  for (const resource of resources.slice(0, length)) {
    const token = tokenIn(state, resource);
    if (token !== null) count += countOf[token].get(state, unit);
    else if (resource >= first) {
      const spent = temporaryUsed.get(state, temporaryPlace(config, unit, resource - first));
      temporaries += config.options.temporaryUsesPerRound - spent;
    } else {
      for (const i of heldBy(state, unit)) {
        if (config.held[i]!.element === resource)
          count += config.options.elementUsesPerCombat - used.get(state, i);
      }
    }
  }
  return count + Math.min(temporaries, temporariesLeft(state, unit));
}

/** AAW-11.1.3: where the uses of all temporary elements are counted together. */
function temporariesLeft(state: State, unit: Unit): number {
  const { temporaryUsesPerRound: most, temporaryUseScope } = state.config.options;
  return temporaryUseScope === 'element' ? Infinity : most - temporaryUses(state, unit);
}

/** What was used counts for items from now on (AAW-3.1.6). */
export function settleUses(state: State): void {
  for (let i = 0; i < state.config.held.length; i += 1) isFresh.set(state, i, false);
}
