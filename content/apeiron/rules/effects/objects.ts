/** Objects that are placed and removed (5.15). */
import type { Square } from 'cardwright/engine';
import { events, type Listener } from '../events.ts';
import { lies, lying, NOTHING, OBSTACLE, TREASURE, type Lying, type State } from '../state.ts';
import { isFree } from '../units.ts';
import type { Code } from './vocabulary.ts';

export type ObjectKind = Exclude<Lying, 'nothing' | 'obstacle'>;

/** On the field, without unit, obstacle or object (APE-5.15.1). */
export function isEmpty(state: State, square: Square): boolean {
  return lies.place(state, square) === NOTHING && isFree(state, square);
}

function hasObject(state: State, square: Square): boolean {
  const what = lies.place(state, square);
  return what !== NOTHING && what !== OBSTACLE;
}

/** APE-5.15.2, APE-5.15.3, APE-5.15.11; the poison of panels is none (APE-5.16.2) */
export function roomFor(state: State, object: ObjectKind): number {
  const { treasureLimit, objectLimit } = state.config.options;
  const limit = object === 'treasure' ? treasureLimit : objectLimit;
  return limit - lies.countAt(state, lying.indexOf(object));
}

export function refuseObject(state: State, object: ObjectKind): Code | null {
  return roomFor(state, object) > 0 ? null : 'OBJECT_LIMIT';
}

/** APE-5.15.14: what cannot be used is omitted. */
export function placeObject(
  state: State,
  object: ObjectKind,
  square: Square,
  report: Listener,
): void {
  if (!isEmpty(state, square) || roomFor(state, object) <= 0) return;
  lies.set(state, square, object);
  if (report) report(events.objectPlaced(state, { square, object }));
}

export function removeObject(state: State, square: Square, report: Listener): void {
  if (!hasObject(state, square)) return;
  const object = lies.get(state, square) as ObjectKind;
  lies.setPlace(state, square, NOTHING);
  if (report) report(events.objectRemoved(state, { square, object }));
}

/** Squares with objects other than treasures can be chosen for removal. */
export function isRemovable(state: State, square: Square): boolean {
  return hasObject(state, square) && lies.place(state, square) !== TREASURE;
}
