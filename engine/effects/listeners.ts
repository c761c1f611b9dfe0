/**
 * Who listens: by seat the cards or units whose effects work, and a mask of all events that any of
 * them hears, so that an event that nobody hears costs one AND. Who hears it is found by its bits
 * (hearers.ts).
 */
import { listIndexOf, listInsert, listRemove, listSize } from '../state/lists.ts';
import type { Seat } from '../seats.ts';
import { insertHearer, removeHearer } from './hearers.ts';
import { sourcesOf, type EffectLayout } from './layout.ts';

export function hears(
  ints: Int32Array,
  { masks }: EffectLayout,
  seat: Seat,
  event: number,
): boolean {
  return (ints[masks + seat]! & (1 << event)) !== 0;
}

/**
 * From now on the source listens, before the one at `place` of its seat (omitted: behind all
 * others). Traps and terrain listen for `NOBODY`. `mask` has a bit for every event that it hears. Presumes that there is room.
 */
export function addListener(
  ints: Int32Array,
  layout: EffectLayout,
  seat: Seat,
  source: number,
  mask: number,
  place = listSize(ints, sourcesOf(layout, seat)),
): void {
  const list = sourcesOf(layout, seat);
  insertHearer(ints, layout, seat, place, mask);
  listInsert(ints, list, place, source);
  ints[layout.masks + seat]! |= mask;
}

/** The source listens no more. */
export function removeListener(
  ints: Int32Array,
  layout: EffectLayout,
  seat: Seat,
  source: number,
): void {
  const list = sourcesOf(layout, seat);
  const place = listIndexOf(ints, list, source);
  if (place < 0) return;
  listRemove(ints, list, place);
  ints[layout.masks + seat] = removeHearer(ints, layout, seat, place);
}
