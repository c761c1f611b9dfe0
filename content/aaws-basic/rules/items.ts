/** Items: dropped, taken out, picked up, stowed (AAW-5.5 to AAW-5.8, AAW-6.10). */
import * as engine from 'cardwright/engine';
import type { Card, CardType, Refusal } from 'cardwright/engine';
import type { State, Unit } from './config.ts';
import { events, type Listener } from './events.ts';
import { slotAction, type SlotAction } from './slot-action.ts';
import { at, carried, equipped, ground, liesAt } from './state.ts';
import { epOf, freeEp } from './units.ts';
import { refuse, DROP, inThing, thingOf } from './words.ts';

/** Types of items, as things. */
function asThings(into: number[], count: number): number {
  for (let i = 0; i < count; i += 1) into[i] = thingOf('item', into[i]!);
  return count;
}

const nameOf = ({ config }: State, thing: number): Refusal['params'] => ({
  item: config.catalogue.ids[inThing('item', thing)] ?? '',
});

/** The items of a unit in its hands, or in its pack. */
type Place = typeof equipped;

const itemIn = (place: Place, state: State, unit: Unit, thing: number): Card =>
  place.ofType(state, unit, inThing('item', thing));

function takeItem(place: Place, state: State, unit: Unit, thing: number): Card {
  const item = itemIn(place, state, unit, thing);
  place.take(state, unit, item);
  return item;
}

/** AAW-5.8.1: it is done with an item that the unit has there. */
const withItem = (
  place: Place,
  code: 'ITEM_NOT_EQUIPPED' | 'ITEM_NOT_CARRIED',
): Pick<SlotAction, 'things' | 'refuseThing'> => ({
  things: (state, unit, into) => asThings(into, place.typesIn(state, unit, into)),
  refuseThing: (state, unit, thing) =>
    itemIn(place, state, unit, thing) >= 0 ? null : refuse(code, nameOf(state, thing)),
});

/** AAW-5.5.1 */
export const dropEquipment = slotAction({
  ...withItem(equipped, 'ITEM_NOT_EQUIPPED'),
  begin(state, unit, report, thing) {
    putDown(state, unit, takeItem(equipped, state, unit, thing), report);
  },
});

const hasRoom = (state: State, unit: Unit, item: Card): boolean =>
  epOf(state, item) <= freeEp(state, unit);

/** AAW-5.6.1, AAW-5.6.2, AAW-5.6.3 */
export const takeOutItem = slotAction({
  ...withItem(carried, 'ITEM_NOT_CARRIED'),
  extras: (_, __, into) => engine.writeList([0, DROP], into),
  // It drops in any case where it does not fit.
  refuseExtra: (state, unit, thing, extra) =>
    extra === 0 || (extra === DROP && hasRoom(state, unit, itemIn(carried, state, unit, thing)))
      ? null
      : refuse('ACTION_UNAVAILABLE'),
  begin(state, unit, report, thing, extra) {
    const item = takeItem(carried, state, unit, thing);
    if (extra === DROP || !hasRoom(state, unit, item)) putDown(state, unit, item, report);
    else equip(state, unit, item, report);
  },
});

/** AAW-5.7.1, AAW-5.7.2, AAW-5.7.3 */
export const pickUpItem = slotAction({
  things(state, unit, into) {
    let found = 0;
    for (let i = 0; i < ground.size(state); i += 1) {
      const item = ground.card(state, 0, i);
      const thing = thingOf('item', state.config.types[item]!);
      if (liesAt.get(state, item) !== at.get(state, unit)) continue;
      const known = into.indexOf(thing);
      if (known < 0 || known >= found) into[found++] = thing;
    }
    return found;
  },
  refuseThing(state, unit, thing) {
    const item = itemHere(state, unit, inThing('item', thing));
    if (item < 0) return refuse('ITEM_NOT_HERE', nameOf(state, thing));
    const [needed, free] = [epOf(state, item), freeEp(state, unit)];
    return needed <= free ? null : refuse('EP_EXCEEDED', { needed, free });
  },
  begin(state, unit, report, thing) {
    const item = itemHere(state, unit, inThing('item', thing));
    ground.take(state, 0, item);
    liesAt.set(state, item, engine.NOWHERE);
    equip(state, unit, item, report);
  },
});

/** AAW-6.10.1 */
export const stowEquipment = slotAction({
  ...withItem(equipped, 'ITEM_NOT_EQUIPPED'),
  begin(state, unit, report, thing) {
    const item = takeItem(equipped, state, unit, thing);
    carried.add(state, unit, item);
    report?.(events.itemStowed(state, { unit, item }));
  },
});

/** Items on a square, in the order in which they came there. */
export const itemsOn = (state: State, square: engine.Square): Card[] =>
  ground.cards(state).filter((item) => liesAt.get(state, item) === square);

const itemHere = (state: State, unit: Unit, type: CardType): Card =>
  itemsOn(state, at.get(state, unit)).find((item) => state.config.types[item] === type) ?? -1;

/** Onto the square of the unit. */
export function putDown(state: State, unit: Unit, item: Card, report: Listener): void {
  ground.add(state, 0, item);
  liesAt.set(state, item, at.get(state, unit));
  report?.(events.itemDropped(state, { unit, item }));
}

function equip(state: State, unit: Unit, item: Card, report: Listener): void {
  equipped.add(state, unit, item);
  report?.(events.itemEquipped(state, { unit, item }));
}
