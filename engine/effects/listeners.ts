/**
 * Who listens: by seat the cards or units whose effects work, and a mask of all events that any of
 * them hears, so that an event that nobody hears costs one AND. Who hears it is found by its bits
 * (hearers.ts).
 */
import { listIndexOf, listInsert, listRemove, listSize } from '../state/lists.ts';
import type { Seat } from '../rules.ts';
import { insertHearer, removeHearer } from './hearers.ts';
import { sourcesOf, type EffectLayout } from './layout.ts';

export function hears(
  words: Int32Array,
  { masks }: EffectLayout,
  seat: Seat,
  event: number,
): boolean {
  return (words[masks + seat]! & (1 << event)) !== 0;
}

/**
 * From now on the source listens, before the one at `place` of its seat (left out: behind all
 * others). Traps and terrain listen for `NOBODY`. `mask` has a bit for every event that it hears. Presumes that there is room.
 */
export function addListener(
  words: Int32Array,
  layout: EffectLayout,
  seat: Seat,
  source: number,
  mask: number,
  place = listSize(words, sourcesOf(layout, seat)),
): void {
  const list = sourcesOf(layout, seat);
  insertHearer(words, layout, seat, place, mask);
  listInsert(words, list, place, source);
  words[layout.masks + seat]! |= mask;
}

/** The source listens no more. */
export function removeListener(
  words: Int32Array,
  layout: EffectLayout,
  seat: Seat,
  source: number,
): void {
  const list = sourcesOf(layout, seat);
  const place = listIndexOf(words, list, source);
  if (place < 0) return;
  listRemove(words, list, place);
  words[layout.masks + seat] = removeHearer(words, layout, seat, place);
}
