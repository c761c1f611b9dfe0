/** What `then` may say of events. */
import type { GameEvent } from '../rules.ts';
import { covers } from './covers.ts';
import { isMapping } from '../mapping.ts';
import type { Difference } from './types.ts';

/** These events in this order; others may come between. Tells the first that is missing. */
export function compareEvents(
  what: string,
  expected: unknown,
  told: readonly GameEvent[],
): Difference[] {
  let from = 0;
  for (const [i, wanted] of asList(expected).entries()) {
    const found = told.findIndex((event, place) => place >= from && describes(wanted, event));
    if (found < 0) return [{ what: `${what}[${i}]`, expected: wanted, actual: told.slice(from) }];
    from = found + 1;
  }
  return [];
}

/** Exactly none of these. */
export function compareNoEvents(expected: unknown, told: readonly GameEvent[]): Difference[] {
  const unwanted = asList(expected);
  const found = told.filter(({ type }) => unwanted.includes(type));
  return found.length === 0 ? [] : [{ what: 'noEvents', expected: [], actual: found }];
}

/** `unitPlaced`, or `unitPlaced: { square: (4,3) }`. */
function describes(expected: unknown, event: GameEvent): boolean {
  if (!isMapping(expected)) return expected === event.type;
  const [[type, fields] = []] = Object.entries(expected);
  return type === event.type && covers(fields, event);
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}
