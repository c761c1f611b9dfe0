/**
 * By seat and event, who of the seat's sources hears it: a bit for each place in the list of
 * sources. Whoever raises an event visits those that hear it, and no others.
 */
import type { Seat } from '../seats.ts';
import { MOST_EVENTS, hearersOf, type EffectLayout } from './layout.ts';

/** The first integer of the bits of an event. */
export function hearersRow(layout: EffectLayout, seat: Seat, event: number): number {
  return hearersOf(layout, seat) + event * layout.rowInts;
}

/** Place of the lowest bit that is set; presumes that there is one. */
export function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}

/** The place of the next that hears the event, from `place` on; -1 when there is none. */
export function nextHearer(
  ints: Int32Array,
  layout: EffectLayout,
  seat: Seat,
  event: number,
  place: number,
): number {
  const { rowInts } = layout;
  const row = hearersRow(layout, seat, event);
  let at = place >> 5;
  if (at >= rowInts) return -1;
  let bits = ints[row + at]! & (-1 << (place & 31));
  while (bits === 0) {
    at += 1;
    if (at === rowInts) return -1;
    bits = ints[row + at]!;
  }
  return at * 32 + lowestBit(bits);
}

/** Makes room for a source at `place`, which hears the events of `mask`; those behind it move up. */
export function insertHearer(
  ints: Int32Array,
  layout: EffectLayout,
  seat: Seat,
  place: number,
  mask: number,
): void {
  const { rowInts } = layout;
  const own = place >> 5;
  const below = (1 << (place & 31)) - 1;
  for (let event = 0; event < MOST_EVENTS; event += 1) {
    const row = hearersRow(layout, seat, event);
    for (let at = rowInts - 1; at > own; at -= 1) {
      ints[row + at] = (ints[row + at]! << 1) | (ints[row + at - 1]! >>> 31);
    }
    const bits = ints[row + own]!;
    const bit = ((mask >> event) & 1) << (place & 31);
    ints[row + own] = (bits & below) | bit | ((bits & ~below) << 1);
  }
}

/** Takes the source at `place` away; those behind it move down. Returns the events that are still heard. */
export function removeHearer(
  ints: Int32Array,
  layout: EffectLayout,
  seat: Seat,
  place: number,
): number {
  const { rowInts } = layout;
  const own = place >> 5;
  const below = (1 << (place & 31)) - 1;
  let mask = 0;
  for (let event = 0; event < MOST_EVENTS; event += 1) {
    const row = hearersRow(layout, seat, event);
    const bits = ints[row + own]!;
    ints[row + own] = (bits & below) | ((bits >>> 1) & ~below);
    for (let at = own + 1; at < rowInts; at += 1) {
      ints[row + at - 1]! |= ints[row + at]! << 31;
      ints[row + at] = ints[row + at]! >>> 1;
    }
    if (nextHearer(ints, layout, seat, event, 0) >= 0) mask |= 1 << event;
  }
  return mask;
}
