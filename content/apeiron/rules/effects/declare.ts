/** ★ abilities, items and events are declared (5.13, 5.20); the rest of them is questions. */
import * as engine from 'cardwright/engine';
import type { Card, Refusal, Seat } from 'cardwright/engine';
import type { Verb } from '../actions.ts';
import { discardFromSide } from '../piles.ts';
import { refuseAction } from '../attack.ts';
import { events } from '../events.ts';
import { refuse, refuseFor } from '../refuse.ts';
import { activeUnit, hasActed, side, type State } from '../state.ts';
import { shownType } from '../units.ts';
import { atSource } from './at.ts';
import { DRAW, STAR, USE } from './vocabulary.ts';

const NONE = -1;

/** The handler of a card under an event: the first, or that of one of its abilities, counted from 1. */
function handlerOf(state: State, card: Card, event: number, ability = 0): number {
  const { table } = state.config.effects;
  const type = shownType(state, card);
  const end = engine.handlersEnd(table, type, event);
  for (let id = engine.handlersFrom(table, type, event); id < end; id += 1) {
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
  return refuseFor(declaring[handler]!(state, atSource(state, source, seat)));
}

/** Which of the abilities on the card; the first ★ ability where nothing is said (APE-5.13.3). */
export const star: Verb = {
  in: ['play'],
  words: { ability: engine.optionalWord(engine.wordAmong(['1', '2', '3'])) },
  among: { ability: (state, _, into) => listStars(state, into) },
  refuse: [
    [[], refuseAction],
    [['ability'], refuseStar],
  ],
  play(state, seat, report, ability) {
    const unit = activeUnit(state);
    hasActed.set(state);
    if (report) report(events.abilityUsed(state, { seat, card: unit }));
    const handler = handlerOf(state, unit, STAR, ability);
    state.config.effects.runner.pending.beginEffect(state, handler, unit, seat);
  },
};

function refuseStar(state: State, seat: Seat, ability: number): Refusal | null {
  const unit = activeUnit(state);
  const handler = handlerOf(state, unit, STAR, ability);
  return handler === NONE ? refuse('NO_STAR') : refuseEffect(state, handler, unit, seat);
}

function listStars(state: State, into: number[]): number {
  const { table } = state.config.effects;
  const type = shownType(state, activeUnit(state));
  const [first, end] = [
    engine.handlersFrom(table, type, STAR),
    engine.handlersEnd(table, type, STAR),
  ];
  for (let id = first; id < end; id += 1)
    into[id - first] = id === first ? 0 : table.handlers[id]!.entry + 1;
  return end - first;
}

/** Of the first ★ ability its name with a number is another one. */
export function listedStar(state: State, ability: number): number {
  const unit = activeUnit(state);
  return handlerOf(state, unit, STAR, ability) === handlerOf(state, unit, STAR) ? 0 : ability;
}

/** APE-5.20.9, APE-5.20.10, APE-5.20.16, APE-5.20.17 */
export const item: Verb = {
  in: ['play'],
  refuse: [refuseAction, refuseItem],
  play(state, seat, report) {
    const card = side.get(state, seat);
    hasActed.set(state);
    if (report) report(events.itemUsed(state, { seat, card }));
    discardFromSide(state, seat, report);
    const handler = handlerOf(state, card, USE);
    if (handler !== NONE)
      state.config.effects.runner.pending.beginEffect(state, handler, card, seat);
  },
};

/** An item that cannot be used otherwise is got rid of. */
function refuseItem(state: State, seat: Seat): Refusal | null {
  const card = side.get(state, seat);
  if (card < 0) return refuse('NO_ITEM');
  const handler = handlerOf(state, card, USE);
  return handler === NONE ? null : refuseEffect(state, handler, card, seat);
}

/** APE-5.20.11, APE-5.20.12: it runs before the step that discards it goes on. */
export function beginEvent(state: State, card: Card, seat: Seat): void {
  const handler = handlerOf(state, card, DRAW);
  if (handler === NONE || refuseEffect(state, handler, card, seat) !== null) return;
  state.config.effects.runner.pending.beginEffect(state, handler, card, seat);
}
