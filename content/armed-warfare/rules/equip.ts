/** The equip phase: 5.5. */
import type { Card, CardType, Refusal, Seat } from 'cardwright/engine';
import { actions, eighthsOf, facings, slots, verbs, type Action } from './actions.ts';
import { PLACES } from './config.ts';
import { ON_EQUIP } from './effects/vocabulary.ts';
import { told, type Listener } from './events.ts';
import { facingOf, refuseSquare, slotSquare, unitIn } from './formation.ts';
import { discardUnit, listen, putOnMap, silence } from './leaving.ts';
import { refuse } from './refuse.ts';
import { facing, hand, map, turn, type State } from './state.ts';
import { isFreeActionLeft, refuseFreeAction, spendFreeAction } from './turn.ts';

type SlotWord = 'front' | 'right' | 'back' | 'left';
const slotName = (slot: number): SlotWord => slots[slot - 1]! as SlotWord;

/** AWF-5.5.1, AWF-5.5.3 to AWF-5.5.5, AWF-5.5.12; slots are from 1. */
export function refuseEquip(state: State, type: CardType, slot: number): Refusal | null {
  const seat = turn.get(state);
  if (hand.ofType(state, seat, type) < 0) return refuseMissing(state, type);
  if (unitIn(state, seat, slot) >= 0) return refuse('SLOT_OCCUPIED');
  return refuseSquare(state, seat, slotSquare(state, seat, slot));
}

export function refuseMissing({ config }: State, type: CardType): Refusal {
  return refuse('NOT_IN_HAND', { card: config.catalogue.ids[type]! });
}

export function equip(
  state: State,
  type: CardType,
  slot: number,
  quarters: number,
  tell: Listener,
): void {
  const seat = turn.get(state);
  const card = mount(state, seat, type, slot, quarters);
  if (tell)
    tell(
      told.unitEquipped(state, { seat, card, slot: slotName(slot), facing: facings[quarters]! }),
    );
}

/** A card of the hand comes to a slot; what that triggers waits (AWF-5.12.8). */
export function mount(
  state: State,
  seat: Seat,
  type: CardType,
  slot: number,
  quarters: number,
): Card {
  const card = hand.ofType(state, seat, type);
  hand.take(state, seat, card);
  putOnMap(state, seat, card, slotSquare(state, seat, slot), eighthsOf(quarters));
  state.config.effects.runner.pending.raiseFor(state, ON_EQUIP, card, seat);
  return card;
}

/** AWF-5.5.7 */
export function refuseReface(state: State, slot: number, quarters: number): Refusal | null {
  const unit = unitIn(state, turn.get(state), slot);
  if (unit < 0) return refuse('EMPTY_SLOT');
  if (facingOf(state, unit) === eighthsOf(quarters)) return refuse('NO_CHANGE');
  return refuseFreeAction(state);
}

export function reface(state: State, slot: number, quarters: number, tell: Listener): void {
  const seat = turn.get(state);
  const card = unitIn(state, seat, slot);
  facing.setPlace(state, card, eighthsOf(quarters));
  spendFreeAction(state);
  if (tell) tell(told.unitRefaced(state, { seat, card, facing: facings[quarters]! }));
}

/** AWF-5.5.8 */
export function refuseRelocation(state: State, slot: number, to: number): Refusal | null {
  const seat = turn.get(state);
  if (unitIn(state, seat, slot) < 0) return refuse('EMPTY_SLOT');
  if (slot === to) return refuse('NO_CHANGE', {}, 'AWF-5.5.8');
  const refusal = refuseFreeAction(state);
  if (refusal !== null || unitIn(state, seat, to) >= 0) return refusal;
  return refuseSquare(state, seat, slotSquare(state, seat, to));
}

/** AWF-5.5.8, AWF-5.5.9; `newFacing` is from 1, 0 for none. */
export function relocate(
  state: State,
  slot: number,
  to: number,
  newFacing: number,
  tell: Listener,
): void {
  const seat = turn.get(state);
  const [card, other] = [unitIn(state, seat, slot), unitIn(state, seat, to)];
  const [from, square] = [slotSquare(state, seat, slot), slotSquare(state, seat, to)];
  for (const unit of [card, other]) if (unit >= 0) silence(state, unit);
  map.take(state, card);
  if (other >= 0) map.move(state, other, from);
  map.put(state, card, square);
  if (newFacing > 0) facing.setPlace(state, card, eighthsOf(newFacing - 1));
  for (const unit of slot < to ? [other, card] : [card, other])
    if (unit >= 0) listen(state, seat, unit);
  spendFreeAction(state);
  if (!tell) return;
  const words = { from: slotName(slot), to: slotName(to), facing: facing.get(state, card) };
  tell(told.unitRelocated(state, { seat, card, ...words }));
}

/** AWF-5.5.10, AWF-5.5.11 */
export function refuseDiscard(state: State, slot: number): Refusal | null {
  return unitIn(state, turn.get(state), slot) < 0 ? refuse('EMPTY_SLOT') : null;
}

export function discardFrom(state: State, slot: number, tell: Listener): void {
  discardUnit(state, unitIn(state, turn.get(state), slot), tell);
}

const types: CardType[] = [];

/** The different cards of the hand; the list is only lent. */
export function typesIn(state: State, seat: Seat): readonly CardType[] {
  types.length = hand.typesIn(state, seat, types);
  return types;
}

export function listEquipment(state: State, into: Action[], from: number): number {
  const seat = turn.get(state);
  const isFree = isFreeActionLeft(state);
  const inHand = typesIn(state, seat);
  let found = from;
  for (let slot = 1; slot < PLACES; slot += 1) {
    const unit = unitIn(state, seat, slot);
    if (unit < 0) {
      if (refuseSquare(state, seat, slotSquare(state, seat, slot)) !== null) continue;
      for (const type of inHand) {
        for (let quarters = 0; quarters < 4; quarters += 1)
          into[found++] = actions.code(verbs.equip, type, slot, quarters);
      }
      continue;
    }
    into[found++] = actions.code(verbs.discard, slot);
    if (isFree) found = listChanges(state, seat, slot, unit, into, found);
  }
  return found;
}

/** What costs nothing: other facings and other slots of one unit. */
function listChanges(
  state: State,
  seat: Seat,
  slot: number,
  unit: Card,
  into: Action[],
  from: number,
): number {
  let found = from;
  for (let quarters = 0; quarters < 4; quarters += 1) {
    if (facingOf(state, unit) !== eighthsOf(quarters))
      into[found++] = actions.code(verbs.reface, slot, quarters);
  }
  for (let to = 1; to < PLACES; to += 1) {
    if (to === slot) continue;
    const isTaken = unitIn(state, seat, to) >= 0;
    if (!isTaken && refuseSquare(state, seat, slotSquare(state, seat, to)) !== null) continue;
    for (let newFacing = 0; newFacing <= 4; newFacing += 1)
      into[found++] = actions.code(verbs.relocate, slot, to, newFacing);
  }
  return found;
}
