/** What happens to a card: power, damage and repairs (5.7, 5.9, 5.11), statuses (5.13). */
import type { Card, Seat } from 'cardwright/engine';
import { ARMDROID, MELEE } from './cards.ts';
import { amountOf, isGranted, statOf } from './effects/standing.ts';
import { on } from './effects/vocabulary.ts';
import { events, type Listener } from './events.ts';
import { cardAt, cardsOf } from './formation.ts';
import * as parts from './state.ts';
import type { State } from './state.ts';

const { attackFrom, damage, enduranceOf, jamTurns, kindOf, map } = parts;
const { owner, slow, slowTurns, turn, typeOf } = parts;

/**
 * The damage that is about to be applied, and of that of an ability whether it may be defended against;
 * null otherwise. Not part of any state: it is written before it is read.
 */
export const incoming: { amount: number; isDefendable: boolean | null } = {
  amount: 0,
  isDefendable: null,
};

/** The card that makes the attack. */
export function strikerOf(state: State): Card {
  return map.on(state, attackFrom.get(state));
}

/** The kind of the attacks of a card. */
export function attackKindOf(state: State, card: Card): number {
  const { kind, innate } = state.config.catalogue;
  const type = typeOf(state, card);
  return kind[type] === ARMDROID ? (innate[type]?.kind ?? ARMDROID) : kind[type]!;
}

/** The base attack of an attack source (AWF-5.12.13 for an Armdroid). */
export function printedAttack(state: State, card: Card): number {
  const { attack, innate } = state.config.catalogue;
  const type = typeOf(state, card);
  return kindOf(state, card) === ARMDROID ? innate[type]!.attack : attack[type]!;
}

/** AWF-5.7.11, AWF-5.7.12, AWF-5.7.15: what an attack deals to one of its targets. */
export function powerAgainst(state: State, card: Card, target: number): number {
  const seat = owner.get(state, card);
  const added = attackKindOf(state, card) === MELEE ? statOf(state, seat, 'attack') : 0;
  return amountOf(state, on.modifyPower, seat, card, target, printedAttack(state, card) + added);
}

/** AWF-5.11.6: what a card takes of a damage; 0 where that is prevented (AWF-5.12.5). */
export function adjusted(
  state: State,
  seat: Seat,
  source: Card,
  target: number,
  amount: number,
  report: Listener,
): number {
  const taken = amountOf(state, on.reduceDamage, seat, source, target, amount);
  incoming.amount = taken;
  if (taken === 0) return 0; // AWF-5.9.11
  if (!isGranted(state, on.preventDamage, seat, source, target)) return taken;
  const card = cardAt(state, target);
  if (report) report(events.damagePrevented(state, { seat: owner.get(state, card), card }));
  return 0;
}

/** AWF-5.9.1, AWF-5.9.11 */
export function takeDamage(state: State, card: Card, amount: number, report: Listener): void {
  if (amount === 0) return;
  damage.add(state, card, amount);
  const endurance = Math.max(0, enduranceOf(state, card)); // G-28
  if (report)
    report(events.damaged(state, { seat: owner.get(state, card), card, amount, endurance }));
}

/** AWF-5.12.7: never above what is printed. */
export function repair(state: State, card: Card, amount: number, report: Listener): void {
  const before = damage.get(state, card);
  if (before === 0) return;
  damage.set(state, card, Math.max(0, before - amount));
  const endurance = enduranceOf(state, card);
  if (report) report(events.repaired(state, { seat: owner.get(state, card), card, endurance }));
}

/** Ends of turns of the owner until it is over: the turn that runs now does not count (AWF-5.13.3). */
function turnsOf(state: State, card: Card): number {
  return owner.get(state, card) === turn.get(state) ? 2 : 1;
}

/** AWF-5.13.1: units only. */
export function applyJam(state: State, card: Card, report: Listener): void {
  if (kindOf(state, card) === ARMDROID) return;
  jamTurns.set(state, card, turnsOf(state, card));
  const seat = owner.get(state, card);
  if (report) report(events.statusApplied(state, { seat, card, status: 'jam', amount: 0 }));
}

/** AWF-5.13.2: Armdroids only; of two amounts the larger one stays (AWF-5.13.4). */
export function applySlow(state: State, card: Card, amount: number, report: Listener): void {
  if (kindOf(state, card) !== ARMDROID) return;
  slow.set(state, card, Math.max(slow.get(state, card), amount));
  slowTurns.set(state, card, turnsOf(state, card));
  const seat = owner.get(state, card);
  if (report) report(events.statusApplied(state, { seat, card, status: 'slow', amount }));
}

/** AWF-5.13.3: the turn of a seat is over. */
export function endStatuses(state: State, seat: Seat): void {
  for (const card of cardsOf(state, seat)) {
    jamTurns.countDown(state, card);
    if (slowTurns.countDown(state, card)) slow.set(state, card, 0);
  }
}
