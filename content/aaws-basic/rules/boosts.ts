/** Boosts: what can be paid with what (AAW-11.1), one resource at a time. */
import type { Refusal } from 'cardwright/engine';
import type { State, Unit } from './config.ts';
import { hasElement } from './conditions.ts';
import { told, type Listener } from './events.ts';
import { temporaryPlace } from './holders.ts';
import { refuse } from './refuse.ts';
import { boostKinds, tokens, type BoostOp, type Resource, type Token } from './resources.ts';
import { always, type Situation } from './scene.ts';
import * as parts from './state.ts';

import { heldBy, nameOf } from './units.ts';

const { equipped, hasTemporary, isFresh, temporaryUsed, tokenCounts, used } = parts;

export const tokenIn = ({ config }: State, resource: Resource): Token | null => {
  const token = resource - config.tables.firstToken;
  return token < 0 ? null : tokens[token]!;
};

/** The place of a temporary element among its like; less than 0 for an element. */
const temporaryIn = ({ config }: State, resource: Resource): number =>
  resource - config.tables.firstTemporary;

/** AAW-5.1.2: owner, kind, situation, used up or missing. */
export function refuseBoost(
  state: State,
  unit: Unit,
  resource: Resource,
  op: BoostOp,
  situation: Situation,
): Refusal | null {
  const name = state.config.tables.resources[resource] ?? '';
  const params = { resource: name, unit: nameOf(state, unit) };
  const isToken = tokenIn(state, resource) !== null;
  if (!isToken && !isOwned(state, unit, resource)) return refuse('BOOST_NOT_OWNED', params);
  if (!isFitting(state, resource, op, situation))
    return refuse(isToken ? 'BOOST_NOT_ALLOWED' : 'BOOST_NOT_FITTING', params);
  if (usesLeft(state, unit, resource) > 0) return null;
  return refuse(isToken ? 'TOKEN_MISSING' : 'BOOST_SPENT', params);
}

/** AAW-11.1.8 */
function isOwned(state: State, unit: Unit, resource: Resource): boolean {
  const temporary = temporaryIn(state, resource);
  if (temporary >= 0) return hasTemporary.is(state, temporaryPlace(state.config, unit, temporary));
  return hasElement(state, unit, resource);
}

/** AAW-11.1.7; AAW-11.1.9 for tokens. Of several targets one is enough. */
function isFitting(state: State, resource: Resource, op: BoostOp, situation: Situation): boolean {
  const test = state.config.tables.paysFor[op][resource];
  if (test === undefined || test === always) return test === always;
  return situation().some((scene) => test(state, scene));
}

/** How often a unit can still use what it has (AAW-11.1.2, AAW-11.1.3, AAW-11.1.4). */
export function usesLeft(state: State, unit: Unit, resource: Resource): number {
  const token = tokenIn(state, resource);
  if (token !== null) return tokenCounts[token].get(state, unit);
  const { held, options } = state.config;
  const temporary = temporaryIn(state, resource);
  if (temporary >= 0)
    return isOwned(state, unit, resource) ? temporaryUsesLeft(state, unit, temporary) : 0;
  let left = 0;
  for (const i of heldBy(state, unit)) {
    if (held[i]!.element === resource) left += options.elementUsesPerCombat - used.get(state, i);
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
  const temporary = temporaryIn(state, resource);
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
  situation: Situation,
  into: Resource[],
): number {
  const { heldByUnit, heldByItem, tables } = state.config;
  const pays = tables.paysFor[op];
  const can = (resource: Resource): boolean =>
    pays[resource] !== undefined &&
    usesLeft(state, unit, resource) > 0 &&
    isFitting(state, resource, op, situation);
  let found = listElements(state, heldByUnit[unit]!, can, into, 0);
  for (let i = 0; i < equipped.size(state, unit); i += 1)
    found = listElements(state, heldByItem[equipped.card(state, unit, i)]!, can, into, found);
  for (let one = tables.firstTemporary; one < pays.length; one += 1)
    if (can(one)) into[found++] = one;
  return found;
}

/** Each element once. */
function listElements(
  { config: { held } }: State,
  places: readonly number[],
  can: (resource: Resource) => boolean,
  into: Resource[],
  from: number,
): number {
  let found = from;
  for (let i = 0; i < places.length; i += 1) {
    const resource = held[places[i]!]!.element;
    const at = into.indexOf(resource);
    if ((at < 0 || at >= found) && can(resource)) into[found++] = resource;
  }
  return found;
}

const listed: Resource[] = [];

/** Whether a unit can pay for such a boost at all. */
export const hasBoost = (state: State, unit: Unit, op: BoostOp, situation: Situation): boolean =>
  listBoosts(state, unit, op, situation, listed) > 0;

/** How many boosts of such a kind a unit could pay for, one after another. */
export function countBoosts(state: State, unit: Unit, op: BoostOp, situation: Situation): number {
  const length = listBoosts(state, unit, op, situation, listed);
  let [count, shared] = [0, 0];
  for (let i = 0; i < length; i += 1) {
    const resource = listed[i]!;
    const left = usesLeft(state, unit, resource);
    const isTemporary = temporaryIn(state, resource) >= 0 && tokenIn(state, resource) === null;
    if (isShared(state) && isTemporary) shared = left;
    else count += left;
  }
  return count + shared;
}

/** What was used counts for items from now on (AAW-3.1.6). */
export function settleUses(state: State): void {
  for (let i = 0; i < state.config.held.length; i += 1) isFresh.set(state, i, false);
}
