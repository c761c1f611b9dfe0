/** Defence: 5.8. */
import * as engine from 'cardwright/engine';
import type { Card, Refusal, Seat, Square } from 'cardwright/engine';
import { refuse, defender, NO_UNIT, type Verb } from './actions.ts';
import { on } from './effects/vocabulary.ts';
import { isGranted } from './effects/standing.ts';
import { events } from './events.ts';
import { armdroidOf, cardIn, cardsOf, placeOf, PLACES, slotSquare, standsAt } from './formation.ts';
import { asked, isDefender, isTarget, map, owner, type State } from './state.ts';

/** AWF-5.8.2, AWF-5.8.5: whether the unit in a slot may take the damage of what comes from a square. */
function isEligible(state: State, seat: Seat, slot: number, from: Square): boolean {
  const unit = cardIn(state, seat, slot);
  if (unit < 0 || isTarget.is(state, unit)) return false;
  const { grid, options } = state.config;
  const isBetween = engine.betweenRules[options.betweenRule]; // AWF-5.8.3, AWF-6.1.9
  return isBetween(grid, from, slotSquare(state, seat, slot), standsAt(state, seat));
}

/** Writes the slots that may defend the Armdroid of a seat, from 1; returns how many. */
export function listDefenders(state: State, seat: Seat, from: Square, into: number[]): number {
  let found = 0;
  for (let slot = 1; slot < PLACES; slot += 1)
    if (isEligible(state, seat, slot, from)) into[found++] = slot;
  return found;
}

/** AWF-5.8.6, AWF-5.11.15, AWF-5.12.16: against an attack of a card on the map. */
export function canBeDefended(state: State, seat: Seat, attacker: Card): boolean {
  if (isGranted(state, on.bypassDefence, owner.get(state, attacker), attacker, placeOf(seat, 0)))
    return false;
  return hasDefender(state, seat, map.squareOf(state, attacker));
}

export function hasDefender(state: State, seat: Seat, from: Square): boolean {
  for (let slot = 1; slot < PLACES; slot += 1) if (isEligible(state, seat, slot, from)) return true;
  return false;
}

/** AWF-5.8.7, AWF-5.8.8: it is noted; the damage waits until all have decided (AWF-5.8.13). */
export const defend: Verb = {
  answers: 'defence',
  words: { unit: defender },
  refuse: [[['unit'], refuseDefender]],
  play(state, seat, report, slot) {
    const card = slot === NO_UNIT ? -1 : cardIn(state, seat, slot);
    asked.cancel(state);
    if (card >= 0) isDefender.set(state, card);
    if (report) report(events.defended(state, { seat, card }));
  },
};

function refuseDefender(state: State, seat: Seat, slot: number): Refusal | null {
  const isAllowed = slot === NO_UNIT || isEligible(state, seat, slot, asked.about(state));
  return isAllowed ? null : refuse('NOT_ELIGIBLE');
}

/** The unit that defends the Armdroid of a seat, or less than 0. */
export function defenderOf(state: State, seat: Seat): Card {
  return cardsOf(state, seat).find((card) => isDefender.is(state, card)) ?? -1;
}

/** Whether the Armdroid of a seat is attacked. */
export function isAttacked(state: State, seat: Seat): boolean {
  return isTarget.is(state, armdroidOf(state, seat));
}
