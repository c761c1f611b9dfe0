/**
 * Cards that come to the map and leave it: what they brought along ends (AWF-5.9.10, AWF-5.13.5).
 * Destruction, elimination and victory: 5.9, 5.10.
 */
import { ownSide, type Card, type Facing, type Seat, type Square } from 'cardwright/engine';
import { ARMDROID } from './cards.ts';
import { leavingFrom } from './effects/origin.ts';
import { on } from './effects/vocabulary.ts';
import { events, type Listener } from './events.ts';
import { armdroidOf, cardsOf, isAlive, living, seatsAfter, unitsOf } from './formation.ts';
import { discardCard } from './piles.ts';
import * as parts from './state.ts';
import type { State } from './state.ts';

const { armdroid, enduranceOf, facing, hand, kindOf, map } = parts;
const { owner, removed, result, turn, workOf } = parts;

/** AWF-5.5.6; the Armdroid of a seat first. */
export function putOnMap(
  state: State,
  seat: Seat,
  card: Card,
  square: Square,
  faces: Facing,
): void {
  owner.set(state, card, seat);
  facing.setPlace(state, card, faces);
  map.put(state, card, square);
  listen(state, seat, card);
}

/**
 * Its abilities work from now on (AWF-5.11.3), in the order of the places (AWF-5.11.10): presumes that
 * those of earlier places do.
 */
export function listen(state: State, seat: Seat, card: Card): void {
  state.config.effects.runner.listening.beginAmong(state, card, seat, cardsOf(state, seat));
}

/** What a position leaves open: whose Armdroid is which, whose abilities work. */
export function follow(state: State): void {
  for (const card of map.cards(state))
    if (kindOf(state, card) === ARMDROID) armdroid.set(state, owner.get(state, card), card + 1);
  for (const seat of state.config.seatList)
    for (const card of cardsOf(state, seat)) listen(state, seat, card);
}

export function silence(state: State, card: Card): void {
  state.config.effects.runner.listening.end(state, card, owner.get(state, card));
}

/** The card is nowhere after this: whoever calls it puts it somewhere. */
export function takeOffMap(state: State, card: Card): void {
  silence(state, card);
  map.remove(state, card);
}

/** AWF-5.5.10, AWF-5.9.2 */
export function discardUnit(
  state: State,
  card: Card,
  report: Listener,
  how: 'unitDiscarded' | 'unitDestroyed' = 'unitDiscarded',
): void {
  const seat = owner.get(state, card);
  takeOffMap(state, card);
  discardCard(state, card);
  if (report) report(events[how](state, { seat, card }));
}

/** AWF-5.9.4: after all damage of one moment. `attacker` is the place of whose attack it was, or less than 0. */
export function destroyFallen(state: State, attacker: number, report: Listener): void {
  const destroyed: (readonly [card: Card, from: number])[] = [];
  // AWF-5.9.7: the turn player first
  const first = turn.get(state);
  const order = isAlive(state, first)
    ? [first, ...seatsAfter(state, first)]
    : seatsAfter(state, first);
  for (const seat of order) {
    for (const unit of unitsOf(state, seat)) {
      if (enduranceOf(state, unit) > 0) continue;
      destroyed.push([unit, leavingFrom(state, unit, attacker)]);
      discardUnit(state, unit, report, 'unitDestroyed');
    }
    if (enduranceOf(state, armdroidOf(state, seat)) <= 0) eliminate(state, seat, report); // AWF-5.9.3
  }
  if (testVictory(state, report)) return;
  for (const [unit, from] of destroyed) {
    const seat = owner.get(state, unit);
    if (!isAlive(state, seat)) continue;
    workOf(state).raiseFor(state, on.onDestroyed, unit, seat, from);
  }
}

/** AWF-5.9.5, AWF-5.9.6, AWF-6.1.13 */
function eliminate(state: State, seat: Seat, report: Listener): void {
  if (report) report(events.playerEliminated(state, { seat, card: armdroidOf(state, seat) }));
  const [units, cards] = [unitsOf(state, seat), hand.cards(state, seat)];
  for (const card of [...units, armdroidOf(state, seat)]) takeOffMap(state, card);
  hand.clearAll(state, seat);
  for (const card of [...units, ...cards]) {
    if (state.config.options.eliminatedCards === 'remove') removed.add(state, 0, card);
    else discardCard(state, card);
  }
  removed.add(state, 0, armdroid.get(state, seat) - 1);
  armdroid.set(state, seat, 0);
}

/** AWF-5.10.1, AWF-5.10.2 */
function testVictory(state: State, report: Listener): boolean {
  const winners = living(state);
  if (winners.length > 1) return false;
  result.end(state, winners.map(ownSide), 'win', report);
  return true;
}

/** AWF-6.1.16: the highest remaining endurance wins, of several players together. */
export function endByRoundLimit(state: State, report: Listener): void {
  const left = (seat: Seat): number => enduranceOf(state, armdroidOf(state, seat));
  const most = Math.max(...living(state).map(left));
  const winners = living(state).filter((seat) => left(seat) === most);
  result.end(state, winners.map(ownSide), 'roundLimit', report);
}
