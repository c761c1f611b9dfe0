/** The equip phase: 5.5. */
import * as engine from 'cardwright/engine';
import type { Card, CardType, Facing, Refusal, Seat } from 'cardwright/engine';
import { refuse, slot, type Verb } from './actions.ts';
import { slots } from './cards.ts';
import { on } from './effects/vocabulary.ts';
import { events } from './events.ts';
import { cardIn, facingOf, refuseSquare, slotSquare } from './formation.ts';
import { discardUnit, listen, putOnMap, silence } from './leaving.ts';
import { facing, hand, map, type State, workOf } from './state.ts';
import { refuseFreeAction, spendFreeAction } from './turn.ts';

const slotName = (number: number): (typeof slots)[number] => slots[number - 1]!;

/** The different cards of the hand. */
export const typesInHand: engine.Among<State> = (state, seat, into) =>
  hand.typesIn(state, seat, into);

/** AWF-5.5.12 */
export function refuseMissing(state: State, seat: Seat, type: CardType): Refusal | null {
  if (hand.ofType(state, seat, type) >= 0) return null;
  return refuse('NOT_IN_HAND', { card: state.config.catalogue.ids[type]! });
}

/** AWF-5.5.12 */
export function refuseEmpty(state: State, seat: Seat, number: number): Refusal | null {
  return cardIn(state, seat, number) < 0 ? refuse('EMPTY_SLOT') : null;
}

/** AWF-5.5.4, AWF-5.5.5 */
function refuseSlotSquare(state: State, seat: Seat, number: number): Refusal | null {
  return refuseSquare(state, seat, slotSquare(state, seat, number));
}

/** AWF-5.5.3 */
function refuseTaken(state: State, seat: Seat, number: number): Refusal | null {
  return cardIn(state, seat, number) < 0 ? null : refuse('SLOT_OCCUPIED');
}

/** AWF-5.5.1 */
export const equip: Verb = {
  in: ['equip'],
  words: { card: engine.typeWord, slot, facing: engine.facingWord },
  among: { card: typesInHand },
  listed: ['slot', 'card', 'facing'],
  refuse: [
    [['card'], refuseMissing],
    [['slot'], refuseTaken],
    [['slot'], refuseSlotSquare],
  ],
  play(state, seat, report, type, number, faces) {
    const card = mount(state, seat, type, number, faces);
    const words = { slot: slotName(number), facing: faces };
    if (report) report(events.unitEquipped(state, { seat, card, ...words }));
  },
};

/** A card of the hand comes to a slot; what that triggers waits (AWF-5.12.8). */
export function mount(
  state: State,
  seat: Seat,
  type: CardType,
  number: number,
  faces: Facing,
): Card {
  const card = hand.ofType(state, seat, type);
  hand.take(state, seat, card);
  putOnMap(state, seat, card, slotSquare(state, seat, number), faces);
  workOf(state).raiseFor(state, on.onEquip, card, seat);
  return card;
}

/** AWF-5.5.7 */
export const reface: Verb = {
  in: ['equip'],
  words: { slot, facing: engine.facingWord },
  refuse: [
    [['slot'], refuseEmpty],
    [['slot', 'facing'], refuseSameFacing],
    [[], refuseFreeAction],
  ],
  play(state, seat, report, number, faces) {
    const card = cardIn(state, seat, number);
    facing.setPlace(state, card, faces);
    spendFreeAction(state, seat);
    if (report) report(events.unitRefaced(state, { seat, card, facing: faces }));
  },
};

function refuseSameFacing(state: State, seat: Seat, number: number, faces: Facing): Refusal | null {
  return facingOf(state, cardIn(state, seat, number)) === faces ? refuse('NO_CHANGE') : null;
}

/** AWF-5.5.8, AWF-5.5.9 */
export const relocate: Verb = {
  in: ['equip'],
  words: { slot, to: slot, facing: engine.optionalWord(engine.facingWord) },
  refuse: [
    [['slot'], refuseEmpty],
    [['slot', 'to'], (_, __, from, to) => (from === to ? refuse('NO_CHANGE', 'AWF-5.5.8') : null)],
    [[], refuseFreeAction],
    [['to'], refuseExchange],
  ],
  play(state, seat, report, from, to, newFacing) {
    const card = cardIn(state, seat, from);
    exchangeSlots(state, seat, from, to);
    if (newFacing > 0) facing.setPlace(state, card, newFacing - 1);
    spendFreeAction(state, seat);
    const words = { from: slotName(from), to: slotName(to), facing: facingOf(state, card) };
    if (report) report(events.unitRelocated(state, { seat, card, ...words }));
  },
};

/** AWF-5.5.8: units change places; where no unit is, there must be room. */
function refuseExchange(state: State, seat: Seat, to: number): Refusal | null {
  return refuseTaken(state, seat, to) ? null : refuseSlotSquare(state, seat, to);
}

/** Abilities work in the order of slots (AWF-5.11.10): those of what moves begin again. */
function exchangeSlots(state: State, seat: Seat, from: number, to: number): void {
  const [card, other] = [cardIn(state, seat, from), cardIn(state, seat, to)];
  const units = (from < to ? [other, card] : [card, other]).filter((unit) => unit >= 0);
  for (const unit of units) silence(state, unit);
  if (other >= 0) map.exchange(state, card, other);
  else map.move(state, card, slotSquare(state, seat, to));
  for (const unit of units) listen(state, seat, unit);
}

/** AWF-5.5.10, AWF-5.5.11 */
export const discard: Verb = {
  in: ['equip'],
  words: { slot },
  refuse: [[['slot'], refuseEmpty]],
  play(state, seat, report, number) {
    discardUnit(state, cardIn(state, seat, number), report);
  },
};
