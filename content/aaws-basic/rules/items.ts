/** Items: dropped, taken out, picked up, stowed (AAW-5.5 to AAW-5.8, AAW-6.10). */
import type { Card, CardType, Refusal } from 'cardwright/engine';
import * as engine from 'cardwright/engine';
import type { State, Unit } from './config.ts';
import { told, type Listener } from './events.ts';
import { refuse } from './refuse.ts';
import type { SlotAction } from './slot-action.ts';
import * as parts from './state.ts';
import { epOf, freeEp } from './units.ts';
import { DROP, inThing, thingOf } from './words.ts';

const { at, carried, equipped, ground, liesAt } = parts;

/** The items of a unit in its hands, or in its pack. */
type Place = typeof equipped;

function listItems(place: Place): NonNullable<SlotAction['things']> {
  return (state, unit, into) => {
    const count = place.typesIn(state, unit, into);
    for (let i = 0; i < count; i += 1) into[i] = thingOf('item', into[i]!);
    return count;
  };
}

/** AAW-5.8.1 */
function refuseMissing(
  place: Place,
  code: 'ITEM_NOT_EQUIPPED' | 'ITEM_NOT_CARRIED',
): NonNullable<SlotAction['refuseThing']> {
  return (state, unit, thing) => {
    const type = inThing('item', thing);
    return type >= 0 && place.ofType(state, unit, type) >= 0
      ? null
      : refuse(code, itemOf(state, type));
  };
}

const itemOf = ({ config }: State, type: CardType): Refusal['params'] => ({
  item: config.catalogue.ids[type] ?? '',
});

/** AAW-5.5.1 */
export const dropEquipment: SlotAction = {
  things: listItems(equipped),
  refuseThing: refuseMissing(equipped, 'ITEM_NOT_EQUIPPED'),
  begin(state, unit, thing, _, __, tell) {
    const item = equipped.ofType(state, unit, inThing('item', thing));
    equipped.take(state, unit, item);
    putDown(state, unit, item, tell);
  },
};

/** AAW-5.6.1, AAW-5.6.2, AAW-5.6.3 */
export const takeOutItem: SlotAction = {
  things: listItems(carried),
  refuseThing: refuseMissing(carried, 'ITEM_NOT_CARRIED'),
  extras(state, unit, thing, into) {
    const item = carried.ofType(state, unit, inThing('item', thing));
    into[0] = 0;
    into[1] = DROP;
    return epOf(state, item) <= freeEp(state, unit) ? 2 : 1;
  },
  refuseExtra: (state, unit, thing, extra) => {
    const item = carried.ofType(state, unit, inThing('item', thing));
    if (extra === 0) return null;
    // It drops in any case where it does not fit.
    const isChoice = extra === DROP && epOf(state, item) <= freeEp(state, unit);
    return isChoice ? null : refuse('ACTION_UNAVAILABLE');
  },
  begin(state, unit, thing, extra, _, tell) {
    const item = carried.ofType(state, unit, inThing('item', thing));
    carried.take(state, unit, item);
    if (extra === DROP || epOf(state, item) > freeEp(state, unit)) putDown(state, unit, item, tell);
    else equip(state, unit, item, tell);
  },
};

/** AAW-5.7.1, AAW-5.7.2, AAW-5.7.3 */
export const pickUpItem: SlotAction = {
  things(state, unit, into) {
    if (ground.size(state) === 0) return 0;
    const types = new Set(
      itemsOn(state, at.get(state, unit)).map((item) => state.config.types[item]!),
    );
    for (const [i, type] of [...types].entries()) into[i] = thingOf('item', type);
    return types.size;
  },
  refuseThing(state, unit, thing) {
    const item = itemHere(state, unit, inThing('item', thing));
    if (item < 0) return refuse('ITEM_NOT_HERE', itemOf(state, inThing('item', thing)));
    const [needed, free] = [epOf(state, item), freeEp(state, unit)];
    return needed <= free ? null : refuse('EP_EXCEEDED', { needed, free });
  },
  begin(state, unit, thing, _, __, tell) {
    const item = itemHere(state, unit, inThing('item', thing));
    ground.take(state, 0, item);
    liesAt.set(state, item, engine.NOWHERE);
    equip(state, unit, item, tell);
  },
};

/** AAW-6.10.1 */
export const stowEquipment: SlotAction = {
  things: listItems(equipped),
  refuseThing: refuseMissing(equipped, 'ITEM_NOT_EQUIPPED'),
  begin(state, unit, thing, _, __, tell) {
    const item = equipped.ofType(state, unit, inThing('item', thing));
    equipped.take(state, unit, item);
    carried.add(state, unit, item);
    tell?.(told.itemStowed(state, { unit, item }));
  },
};

/** Items on a square, in the order in which they came there. */
export function itemsOn(state: State, square: engine.Square): Card[] {
  return ground.cards(state).filter((item) => liesAt.get(state, item) === square);
}

function itemHere(state: State, unit: Unit, type: CardType): Card {
  const items = itemsOn(state, at.get(state, unit));
  return items.find((item) => state.config.types[item] === type) ?? -1;
}

/** Onto the square of the unit. */
export function putDown(state: State, unit: Unit, item: Card, tell: Listener): void {
  ground.add(state, 0, item);
  liesAt.set(state, item, at.get(state, unit));
  tell?.(told.itemDropped(state, { unit, item }));
}

function equip(state: State, unit: Unit, item: Card, tell: Listener): void {
  equipped.add(state, unit, item);
  tell?.(told.itemEquipped(state, { unit, item }));
}
