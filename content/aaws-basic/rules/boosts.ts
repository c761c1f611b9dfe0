/** Boosts: what can be paid with what (AAW-11.1), one resource at a time. */
import type { Refusal } from 'cardwright/engine';
import { hasElement } from './conditions.ts';
import type { State, Unit } from './config.ts';
import { events, type Listener } from './events.ts';
import { temporaryPlace } from './holders.ts';
import { refuse } from './words.ts';
import { boostKinds, tokens, type BoostOp, type Resource, type Token } from './resources.ts';
import { always, type Scene } from './scene.ts';
import { hasTemporary, isFresh, temporaryUsed, tokenCounts, used } from './state.ts';
import { heldBy, nameOf } from './units.ts';

/**
 * What is boosted, and what is so then: one scene, or one for each target of an attack. What holds in one
 * of them holds. Scenes are made where they matter, since most boosts depend on nothing.
 */
export interface Boost {
  readonly op: BoostOp;
  readonly scenes: (state: State, unit: Unit) => readonly Scene[];
}

export const tokenIn = ({ config }: State, resource: Resource): Token | null =>
  tokens[resource - config.tables.firstToken] ?? null;

/** The place of a temporary element among its like; less than 0 for an element. Presumes no token. */
const temporaryIn = ({ config }: State, resource: Resource): number =>
  resource - config.tables.firstTemporary;

/** AAW-5.1.2: owner, kind, situation, used up or missing. */
export function refuseBoost(
  state: State,
  unit: Unit,
  boost: Boost,
  resource: Resource,
): Refusal | null {
  const name = state.config.tables.resources[resource] ?? '';
  const params = { resource: name, unit: nameOf(state, unit) };
  const isToken = tokenIn(state, resource) !== null;
  if (!isToken && !isOwned(state, unit, resource)) return refuse('BOOST_NOT_OWNED', params);
  if (!isFitting(state, unit, boost, resource))
    return refuse(isToken ? 'BOOST_NOT_ALLOWED' : 'BOOST_NOT_FITTING', params);
  if (usesLeft(state, unit, resource) > 0) return null;
  return refuse(isToken ? 'TOKEN_MISSING' : 'BOOST_SPENT', params);
}

/** AAW-11.1.8 */
function isOwned(state: State, unit: Unit, resource: Resource): boolean {
  const temporary = temporaryIn(state, resource);
  if (temporary < 0) return hasElement(state, unit, resource);
  return hasTemporary.is(state, temporaryPlace(state.config, unit, temporary));
}

/** AAW-11.1.7; AAW-11.1.9 for tokens. Of several targets one is enough. */
function isFitting(state: State, unit: Unit, boost: Boost, resource: Resource): boolean {
  const test = state.config.tables.paysFor[boost.op][resource];
  if (test === undefined || test === always) return test === always;
  return boost.scenes(state, unit).some((scene) => test(state, scene));
}

/** How often a unit can still use what it has (AAW-11.1.2, AAW-11.1.3, AAW-11.1.4). */
export function usesLeft(state: State, unit: Unit, resource: Resource): number {
  const token = tokenIn(state, resource);
  if (token !== null) return tokenCounts[token].get(state, unit);
  const { held, options } = state.config;
  if (temporaryIn(state, resource) >= 0)
    return isOwned(state, unit, resource)
      ? options.temporaryUsesPerRound - temporaryUses(state, unit, temporaryIn(state, resource))
      : 0;
  let left = 0;
  for (const i of heldBy(state, unit))
    if (held[i]!.element === resource) left += options.elementUsesPerCombat - used.get(state, i);
  return left;
}

/** AAW-11.1.3: whether the uses of all temporary elements are counted together. */
const isShared = ({ config }: State): boolean => config.options.temporaryUseScope !== 'element';

function temporaryUses(state: State, unit: Unit, temporary: number): number {
  const { config } = state;
  let uses = 0;
  for (let one = 0; one < config.tables.temporaries.all.length; one += 1)
    if (one === temporary || isShared(state))
      uses += temporaryUsed.get(state, temporaryPlace(config, unit, one));
  return uses;
}

/** AAW-9.4.6: spent at once, whatever happens then. */
export function spend(
  state: State,
  unit: Unit,
  { op }: Pick<Boost, 'op'> | { readonly op: 'action' },
  resource: Resource,
  report: Listener,
): void {
  const { config } = state;
  const token = tokenIn(state, resource);
  const temporary = temporaryIn(state, resource);
  if (token !== null) tokenCounts[token].add(state, unit, -1);
  else if (temporary >= 0) temporaryUsed.add(state, temporaryPlace(config, unit, temporary), 1);
  else {
    // Whichever it has that is not used up.
    const isOpen = (i: number): boolean =>
      config.held[i]!.element === resource &&
      used.get(state, i) < config.options.elementUsesPerCombat;
    const held = heldBy(state, unit).find(isOpen)!;
    used.add(state, held, 1);
    isFresh.set(state, held);
  }
  const boost = op === 'action' ? op : boostKinds[op];
  report?.(
    events.resourceSpent(state, { unit, resource: config.tables.resources[resource]!, boost }),
  );
}

/** What a boost can be paid with now; writes it into `into`, returns how much. */
export function listBoosts(state: State, unit: Unit, boost: Boost, into: Resource[]): number {
  const { held, tables } = state.config;
  const pays = tables.paysFor[boost.op];
  const own = heldBy(state, unit);
  let found = 0;
  for (let i = 0; i < own.length; i += 1) {
    const { element } = held[own[i]!]!;
    if (pays[element] === undefined || !canPay(state, unit, boost, element)) continue;
    const at = into.indexOf(element);
    if (at < 0 || at >= found) into[found++] = element;
  }
  for (let one = tables.firstTemporary; one < pays.length; one += 1)
    if (pays[one] !== undefined && canPay(state, unit, boost, one)) into[found++] = one;
  return found;
}

const canPay = (state: State, unit: Unit, boost: Boost, resource: Resource): boolean =>
  usesLeft(state, unit, resource) > 0 && isFitting(state, unit, boost, resource);

const listed: Resource[] = [];

/** Whether such a boost can be paid at all. */
export const hasBoost = (state: State, unit: Unit, boost: Boost): boolean =>
  listBoosts(state, unit, boost, listed) > 0;

/** How many such boosts could be paid, one after another. */
export function countBoosts(state: State, unit: Unit, boost: Boost): number {
  const length = listBoosts(state, unit, boost, listed);
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
export const settleUses = (state: State): void => isFresh.reset(state);
