/**
 * The order of an attack (AWF-5.7.16), and of the damage of abilities (AWF-5.12.6), as one step of the
 * runner. Its stages are the letters of the clause: whoever must decide is asked, and what abilities
 * do meanwhile is done before it goes on.
 */
import * as engine from 'cardwright/engine';
import type { Card, Frame, Seat, Square } from 'cardwright/engine';
import { adjusted, incoming, powerAgainst, takeDamage } from './damage.ts';
import { canBeDefended, defenderOf, hasDefender, isAttacked } from './defence.ts';
import { destroyFallen } from './leaving.ts';
import { isGranted } from './effects/standing.ts';
import { on } from './effects/vocabulary.ts';
import type { Event, Listener } from './events.ts';
import { cardAt, cardsOf, isAlive, placeIn, placeOf, placeOfCard } from './formation.ts';
import { seatAt, seatsAfter } from './formation.ts';
import * as parts from './state.ts';
import type { State } from './state.ts';

const { asked, attackFrom, attackKind, enduranceOf, evadeSteps, evadeStepsNow } = parts;
const { forgetStrike, isHit, isTarget, pending, workOf } = parts;

/** The kind of frame of this step. */
const STRIKE = 1;

/** What the frame of the damage of an ability holds; that of an attack holds 0. */
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

/** An attack, or the damage of an ability. */
interface Strike {
  readonly isAttack: boolean;
  readonly seat: Seat;
  readonly source: Card;
  /** From where it comes (AWF-5.8.6). */
  readonly from: Square;
  /** Of an ability. */
  readonly amount: number;
  readonly defendable: boolean;
  /** Of an ability: the place at which it is aimed. */
  readonly target: number;
}

function strikeIn(state: State, frame: Frame): Strike {
  const { seat, source, about: target } = engine.atFrame(state, frame);
  const what = state.ints[frame + engine.FRAME_WHAT]!;
  if (what === 0) {
    const from = attackFrom.get(state);
    return { isAttack: true, seat, source, from, amount: 0, defendable: true, target };
  }
  const { defendable, amount, from } = blow.unpack(what);
  return { isAttack: false, seat, source, from, amount, defendable: defendable === 1, target };
}

/** Players whom it may concern, in the order in which they decide (AWF-5.8.13). */
function concerned(state: State, { isAttack, seat, target }: Strike): readonly Seat[] {
  return isAttack ? seatsAfter(state, seat) : [seatAt(target)];
}

export const strikeStep = engine.stagedStepAbout<State, Event, Strike>(strikeIn, [
  { of: concerned, each: askDefender }, // (c)
  resolve, // (d), (e), (f)
  raiseHits, // (g)
  { of: concerned, each: askEvader }, // (h)
  raiseAfter, // (i)
  (state, { isAttack }) => void (isAttack && attackKind.set(state, 0)),
]);

/** AWF-5.8.1, AWF-5.8.9 */
function askDefender(state: State, strike: Strike, seat: Seat): typeof engine.WAIT | void {
  if (!isAttacked(state, seat) || !mayDefend(state, strike, seat)) return;
  asked.open(state, 'defence', seat, 0, 1, strike.from);
  return engine.WAIT;
}

function mayDefend(state: State, strike: Strike, seat: Seat): boolean {
  if (strike.isAttack) return canBeDefended(state, seat, strike.source);
  return strike.defendable && hasDefender(state, seat, strike.from);
}

/** What a card takes. */
interface Taken {
  readonly card: Card;
  readonly amount: number;
}

/** AWF-5.7.17: all damage is found before any is applied. */
function resolve(state: State, strike: Strike, report: Listener): void {
  const kind = attackKind.get(state);
  if (!strike.isAttack) attackKind.set(state, 0); // AWF-5.11.14
  const taken = judging(state, strike, () =>
    concerned(state, strike)
      .flatMap((seat) => cardsOf(state, seat))
      .filter((card) => isTarget.is(state, card))
      .flatMap((card) => damageTo(state, strike, card, report)),
  );
  forgetStrike(state);
  for (const { card, amount } of taken) {
    takeDamage(state, card, amount, report);
    if (strike.isAttack && amount > 0) isHit.set(state, card);
  }
  attackKind.set(state, kind);
  destroyFallen(state, strike.isAttack ? placeOfCard(state, strike.source) : -1, report);
}

/** AWF-5.11.15: what the damage of an ability is asked is not about the attack that it may come amid. */
function judging<Found>(state: State, strike: Strike, find: () => Found): Found {
  incoming.isDefendable = strike.isAttack ? null : mayDefend(state, strike, seatAt(strike.target));
  try {
    return find();
  } finally {
    incoming.isDefendable = null;
  }
}

/** AWF-5.8.10, AWF-5.8.11, AWF-5.11.7: the target takes it, or the unit that defends it. */
function damageTo(state: State, strike: Strike, card: Card, report: Listener): Taken[] {
  const target = placeOfCard(state, card);
  const take = (taker: Card, by: number): Taken => {
    const place = placeOfCard(state, taker);
    return { card: taker, amount: adjusted(state, strike.seat, strike.source, place, by, report) };
  };
  const power = powerOn(state, strike, target);
  const defender = placeIn(target) === 0 ? defenderOf(state, seatAt(target)) : -1;
  if (defender < 0) return [take(card, power)];
  const first = take(defender, power);
  const beyond = first.amount - enduranceOf(state, defender);
  const isThrough = beyond > 0 && isCarriedOver(state, strike, target);
  return isThrough ? [first, take(card, beyond)] : [first];
}

/** What a target would take if nothing lowered it. */
function powerOn(state: State, { isAttack, source, amount }: Strike, target: number): number {
  return isAttack ? powerAgainst(state, source, target) : amount;
}

/** AWF-5.12.17, AWF-6.1.12: of attacks only. */
function isCarriedOver(state: State, { isAttack, seat, source }: Strike, target: number): boolean {
  if (!isAttack) return false;
  return (
    state.config.options.defenceCarryOver || isGranted(state, on.carryOver, seat, source, target)
  );
}

/** AWF-5.7.16 (g): of cards that are still on the map, in target order (8.3.1). */
function raiseHits(state: State, { isAttack, seat, source }: Strike): void {
  if (!isAttack) return;
  for (const card of seatsAfter(state, seat).flatMap((other) => cardsOf(state, other))) {
    if (!isHit.is(state, card)) continue;
    isHit.set(state, card, false);
    workOf(state).raiseFor(state, on.onHit, source, seat, placeOfCard(state, card));
  }
}

/** AWF-5.12.5 */
function askEvader(state: State, { isAttack }: Strike, seat: Seat): typeof engine.WAIT | void {
  const owed = isAttack ? evadeSteps : evadeStepsNow;
  const steps = owed.get(state, seat);
  if (steps === 0) return;
  owed.set(state, seat, 0);
  asked.open(state, 'evade', seat, 0, steps);
  return engine.WAIT;
}

/** AWF-5.9.9: what it owes to a player who is eliminated does not happen. */
function raiseAfter(state: State, { isAttack, seat }: Strike): void {
  if (isAttack && isAlive(state, seat))
    workOf(state).raise(state, on.afterAttack, seat, placeOf(seat, 0));
}

/** What the strike that waits for a defence would deal to a target, by the place that takes it. */
export function damageAhead(state: State, target: number, taker: number): number {
  const strike = strikeIn(state, engine.topFrame(state.ints, pending.layout));
  return judging(state, strike, () => {
    const power = powerOn(state, strike, target);
    return adjusted(state, strike.seat, strike.source, taker, power, undefined);
  });
}
