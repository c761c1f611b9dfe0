/** ★ abilities, items and events are declared (5.13, 5.20); the rest of them is questions. */
import { handlersEnd, handlersFrom, type Card, type Refusal, type Seat } from 'cardwright/engine';
import { actions, verbs, type Action } from '../actions.ts';
import { discardFromSide } from '../piles.ts';
import { refuseAction } from '../attack.ts';
import { told, type Listener } from '../events.ts';
import { refuse } from '../refuse.ts';
import { activeUnit, hasActed, owner, player, side, type State } from '../state.ts';
import { shownType } from '../units.ts';
import { atSource } from './at.ts';
import { DRAW, STAR, USE } from './vocabulary.ts';

const NONE = -1;

/** The handler of a card under an event: the first, or that of one of its abilities, counted from 1. */
function handlerOf(state: State, card: Card, event: number, ability = 0): number {
  const { table } = state.config.effects;
  const type = shownType(state, card);
  const end = handlersEnd(table, type, event);
  for (let id = handlersFrom(table, type, event); id < end; id += 1) {
    if (ability === 0 || table.handlers[id]!.entry === ability - 1) return id;
  }
  return NONE;
}

/** Targets and choices are judged before any cost is paid (8.7). */
function refuseEffect(state: State, handler: number, source: Card, seat: Seat): Refusal | null {
  const { runner, declaring } = state.config.effects;
  const notNow = runner.whyNot(state, handler, source, seat);
  if (notNow === 'cost') return refuse('COST_UNPAYABLE');
  if (notNow !== null) return refuse('NO_LEGAL_TARGET');
  const fault = declaring[handler]!(state, atSource(state, source, seat));
  return fault === null ? null : refuse(fault);
}

/** APE-5.13.3; `ability` is counted on the card, 0 for the first ★ ability. */
export function refuseStar(state: State, ability: number): Refusal | null {
  if (hasActed.is(state)) return refuseAction(state);
  const unit = activeUnit(state);
  const handler = handlerOf(state, unit, STAR, ability);
  if (handler === NONE) return refuse('NO_STAR');
  return refuseEffect(state, handler, unit, owner.get(state, unit));
}

export function useStar(state: State, ability: number, tell: Listener): void {
  const unit = activeUnit(state);
  const seat = owner.get(state, unit);
  hasActed.set(state);
  if (tell) tell(told.abilityUsed(state, { seat, card: unit }));
  const handler = handlerOf(state, unit, STAR, ability);
  state.config.effects.runner.pending.beginEffect(state, handler, unit, seat);
}

/** APE-5.20.9, APE-5.20.16; an item that cannot be used otherwise is got rid of. */
export function refuseItem(state: State): Refusal | null {
  if (hasActed.is(state)) return refuseAction(state);
  const seat = player.get(state);
  const item = side.get(state, seat);
  if (item < 0) return refuse('NO_ITEM');
  const handler = handlerOf(state, item, USE);
  return handler === NONE ? null : refuseEffect(state, handler, item, seat);
}

/** APE-5.20.10, APE-5.20.17 */
export function useItem(state: State, tell: Listener): void {
  const seat = player.get(state);
  const item = side.get(state, seat);
  hasActed.set(state);
  if (tell) tell(told.itemUsed(state, { seat, card: item }));
  discardFromSide(state, seat, tell);
  const handler = handlerOf(state, item, USE);
  if (handler !== NONE) state.config.effects.runner.pending.beginEffect(state, handler, item, seat);
}

/** APE-5.20.11, APE-5.20.12: it runs before the step that discards it goes on. */
export function beginEvent(state: State, card: Card, seat: Seat): void {
  const handler = handlerOf(state, card, DRAW);
  if (handler === NONE || refuseEffect(state, handler, card, seat) !== null) return;
  state.config.effects.runner.pending.beginEffect(state, handler, card, seat);
}

/** Of the first ★ ability its name with a number is another one. */
export function listedStar(state: State, ability: number): number {
  const unit = activeUnit(state);
  return handlerOf(state, unit, STAR, ability) === handlerOf(state, unit, STAR) ? 0 : ability;
}

export function listDeclarations(state: State, into: Action[], from: number): number {
  if (hasActed.is(state)) return from;
  let found = from;
  const { table } = state.config.effects;
  const type = shownType(state, activeUnit(state));
  const [first, end] = [handlersFrom(table, type, STAR), handlersEnd(table, type, STAR)];
  for (let id = first; id < end; id += 1) {
    const ability = id === first ? 0 : table.handlers[id]!.entry + 1;
    if (refuseStar(state, ability) === null) into[found++] = actions.code(verbs.star, ability);
  }
  if (refuseItem(state) === null) into[found++] = actions.code(verbs.item);
  return found;
}
