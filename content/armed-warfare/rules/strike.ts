/**
 * The order of an attack (AWF-5.7.16), and of the damage of abilities (AWF-5.12.6), as one step of the
 * runner. Its stages are the letters of the clause: whoever must decide is asked, and what abilities
 * do meanwhile is done before it goes on.
 */
import * as engine from 'cardwright/engine';
import type { Card, Frame, Seat, Square } from 'cardwright/engine';
import { adjusted, powerAgainst, takeDamage } from './damage.ts';
import { canBeDefended, defenderOf, isAttacked, listDefenders } from './defence.ts';
import { destroyFallen } from './leaving.ts';
import { isGranted } from './effects/standing.ts';
import { on } from './effects/vocabulary.ts';
import type { Event, Listener } from './events.ts';
import {
  cardAt,
  cardsOf,
  isAlive,
  placeIn,
  placeOf,
  placeOfCard,
  seatAt,
  seatsAfter,
} from './formation.ts';
import * as parts from './state.ts';
import type { State } from './state.ts';

const { asked, attackFrom, attackKind, enduranceOf, evadeSteps, isDefender } = parts;
const { isHit, isTarget, map, pending, workOf } = parts;

/** The kind of frame of this step. */
export const STRIKE = 1;

/** What the frame of a blow holds; that of an attack holds 0. */
const blow = engine.packing({ defendable: 2, amount: 32, from: 1024 });

/** AWF-5.7.16 (b): targets are marked already. */
export function beginAttack(state: State, seat: Seat, card: Card, square: Square): void {
  workOf(state).beginStep(state, STRIKE, card, 0, seat, square);
}

/** AWF-5.12.6: damage that is no attack, to the card at one place. */
export function beginBlow(
  state: State,
  { seat, source }: { readonly seat: Seat; readonly source: Card },
  from: Square,
  target: number,
  { amount, defendable }: { readonly amount: number; readonly defendable: boolean },
): void {
  isTarget.set(state, cardAt(state, target));
  const what = blow.pack({ defendable: Number(defendable), amount, from });
  workOf(state).beginStep(state, STRIKE, source, what, seat, target);
}

const whatIn = ({ ints }: State, frame: Frame): number => ints[frame + engine.FRAME_WHAT]!;
const isAttack = (state: State, frame: Frame): boolean => whatIn(state, frame) === 0;

/** Players whom it may concern, in the order in which they decide (AWF-5.8.13). */
function concerned(state: State, frame: Frame): readonly Seat[] {
  if (isAttack(state, frame)) return seatsAfter(state, engine.seatIn(state, frame));
  return [seatAt(state.ints[frame + engine.FRAME_ARGUMENT]!)];
}

/** From where it comes (AWF-5.8.6). */
function fromIn(state: State, frame: Frame): Square {
  return isAttack(state, frame) ? attackFrom.get(state) : blow.unpack(whatIn(state, frame)).from;
}

export const strikeStep = engine.stagedStep<State, Event>([
  { seats: concerned, each: askDefender }, // (c)
  resolve, // (d), (e), (f)
  raiseHits, // (g)
  { seats: concerned, each: askEvader }, // (h)
  raiseAfter, // (i)
  end,
]);

/** AWF-5.8.1, AWF-5.8.9 */
function askDefender(state: State, frame: Frame, seat: Seat): typeof engine.WAIT | void {
  if (!isAttacked(state, seat) || !mayDefend(state, seat, frame)) return;
  asked.open(state, 'defence', seat, 0, 1, fromIn(state, frame));
  return engine.WAIT;
}

function mayDefend(state: State, seat: Seat, frame: Frame): boolean {
  if (isAttack(state, frame)) return canBeDefended(state, seat, engine.sourceIn(state, frame));
  const { defendable } = blow.unpack(whatIn(state, frame));
  return defendable === 1 && listDefenders(state, seat, fromIn(state, frame), []) > 0;
}

/** AWF-5.7.17: all damage is found before any is applied. */
function resolve(state: State, frame: Frame, tell: Listener): void {
  const kind = attackKind.get(state);
  if (!isAttack(state, frame)) attackKind.set(state, 0); // AWF-5.11.14
  const struck: number[] = [];
  const amounts: number[] = [];
  for (const seat of concerned(state, frame)) {
    for (const card of cardsOf(state, seat)) {
      if (isTarget.is(state, card))
        findDamage(state, frame, placeOfCard(state, card), struck, amounts, tell);
    }
  }
  clearMarks(state);
  for (const [i, card] of struck.entries()) {
    takeDamage(state, card, amounts[i]!, tell);
    if (isAttack(state, frame) && amounts[i]! > 0) isHit.set(state, card);
  }
  attackKind.set(state, kind);
  const attacker = isAttack(state, frame) ? placeOfCard(state, engine.sourceIn(state, frame)) : -1;
  destroyFallen(state, attacker, tell);
}

/** What a target would take if nothing lowered it. */
function powerOn(state: State, frame: Frame, target: number): number {
  return isAttack(state, frame)
    ? powerAgainst(state, engine.sourceIn(state, frame), target)
    : blow.unpack(whatIn(state, frame)).amount;
}

/** AWF-5.8.10, AWF-5.8.11, AWF-5.11.7: the target takes it, or the unit that defends it. */
function findDamage(
  state: State,
  frame: Frame,
  target: number,
  struck: Card[],
  amounts: number[],
  tell: Listener,
): void {
  const [seat, source] = [engine.seatIn(state, frame), engine.sourceIn(state, frame)];
  const amount = powerOn(state, frame, target);
  const take = (place: number, by: number): void => {
    struck.push(cardAt(state, place));
    amounts.push(adjusted(state, seat, source, place, by, tell));
  };
  const defender = placeIn(target) === 0 ? defenderOf(state, seatAt(target)) : -1;
  if (defender < 0) return take(target, amount);
  take(placeOfCard(state, defender), amount);
  const beyond = amounts.at(-1)! - enduranceOf(state, defender);
  if (beyond > 0 && isCarriedOver(state, frame, target)) take(target, beyond);
}

/** AWF-5.12.17, AWF-6.1.12: of attacks only. */
function isCarriedOver(state: State, frame: Frame, target: number): boolean {
  if (!isAttack(state, frame)) return false;
  if (state.config.options.defenceCarryOver) return true;
  const [seat, source] = [engine.seatIn(state, frame), engine.sourceIn(state, frame)];
  return isGranted(state, on.carryOver, seat, source, target);
}

function clearMarks(state: State): void {
  for (let i = 0; i < map.size(state); i += 1) {
    isTarget.set(state, map.card(state, i), false);
    isDefender.set(state, map.card(state, i), false);
  }
}

/** AWF-5.7.16 (g): of cards that are still on the map, in target order (8.3.1). */
function raiseHits(state: State, frame: Frame): void {
  if (!isAttack(state, frame)) return;
  const [seat, source] = [engine.seatIn(state, frame), engine.sourceIn(state, frame)];
  for (const other of seatsAfter(state, seat)) {
    for (const card of cardsOf(state, other)) {
      if (!isHit.is(state, card)) continue;
      isHit.set(state, card, false);
      workOf(state).raiseFor(state, on.onHit, source, seat, placeOfCard(state, card));
    }
  }
}

/** AWF-5.12.5 */
function askEvader(state: State, _: Frame, seat: Seat): typeof engine.WAIT | void {
  const steps = evadeSteps.get(state, seat);
  if (steps === 0) return;
  evadeSteps.set(state, seat, 0);
  asked.open(state, 'evade', seat, 0, steps);
  return engine.WAIT;
}

/** AWF-5.9.9: what it owes to a player who is eliminated does not happen. */
function raiseAfter(state: State, frame: Frame): void {
  const seat = engine.seatIn(state, frame);
  if (isAttack(state, frame) && isAlive(state, seat)) {
    workOf(state).raise(state, on.afterAttack, seat, placeOf(seat, 0));
  }
}

function end(state: State, frame: Frame): void {
  if (isAttack(state, frame)) attackKind.set(state, 0);
}

/** What the strike that waits for a defence would deal to a target, by the place that takes it. */
export function damageAhead(state: State, target: number, taker: number): number {
  const frame = engine.topFrame(state.ints, pending.layout);
  const [seat, source] = [engine.seatIn(state, frame), engine.sourceIn(state, frame)];
  return adjusted(state, seat, source, taker, powerOn(state, frame, target), undefined);
}
