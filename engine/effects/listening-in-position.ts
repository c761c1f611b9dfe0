/** Whose effects work, as positions have it: by seat the names of the sources, in their order. */
import { listOf, mapOf } from '../positions/reading.ts';
import { BadPosition } from '../rules.ts';
import { NOBODY, seatName, type Seat } from '../seats.ts';
import { listItems, listSize } from '../state/lists.ts';
import { sourcesOf, type EffectLayout } from './layout.ts';
import type { SourceNames } from './pending-in-position.ts';

export function writeListening(
  ints: Int32Array,
  layout: EffectLayout,
  { nameOf }: Pick<SourceNames, 'nameOf'>,
): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    listenersIn(layout).map((seat) => [
      seatName(seat),
      listItems(ints, sourcesOf(layout, seat)).map(nameOf),
    ]),
  );
}

/** Calls `begin` for each source that is written. Throws a `BadPosition` within `what`. */
export function readListening(
  ints: Int32Array,
  layout: EffectLayout,
  written: unknown,
  what: string,
  { sourceAt }: Pick<SourceNames, 'sourceAt'>,
  begin: (source: number, seat: Seat) => void,
): void {
  const listeners = listenersIn(layout);
  const known = listeners.map(seatName);
  for (const [name, said] of Object.entries(mapOf(written))) {
    if (!known.includes(name)) throw new BadPosition(`${what}.${name}`, said);
  }
  for (const seat of listeners) {
    const place = `${what}.${seatName(seat)}`;
    const names = listOf(mapOf(written)[seatName(seat)]);
    if (names.length > roomOf(layout, seat)) throw new BadPosition(place, names);
    for (const name of names) {
      const source = sourceAt(name, place);
      if (listItems(ints, sourcesOf(layout, seat)).includes(source)) {
        throw new BadPosition(place, name);
      }
      begin(source, seat);
    }
  }
}

/** Seats for which more listens than there is room for. */
export function overcrowded(ints: Int32Array, layout: EffectLayout): Seat[] {
  return listenersIn(layout).filter(
    (seat) => listSize(ints, sourcesOf(layout, seat)) > roomOf(layout, seat),
  );
}

function roomOf({ room: { sources, unowned = 0 } }: EffectLayout, seat: Seat): number {
  return seat === NOBODY ? unowned : sources;
}

/** All seats, and `NOBODY` where something may listen for nobody. */
function listenersIn(layout: EffectLayout): Seat[] {
  const seats = [...layout.sources.keys()];
  return roomOf(layout, NOBODY) > 0 ? [...seats, NOBODY] : seats;
}
