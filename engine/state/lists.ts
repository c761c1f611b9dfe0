/**
 * Lists of small integers inside a state's array: zones of cards, stacks of pending decisions.
 *
 * A list at `at` is its length followed by its items; its room is the business of the state's
 * layout. As a zone of cards the first item is the bottom, as a stack the last item is the top.
 */

export function listSize(ints: Int32Array, at: number): number {
  return ints[at]!;
}

/** The item at `index`, from 0; presumes that there is one. */
export function listItem(ints: Int32Array, at: number, index: number): number {
  return ints[at + 1 + index]!;
}

/** The last item; presumes that there is one. */
export function listTop(ints: Int32Array, at: number): number {
  return ints[at + ints[at]!]!;
}

export function listPush(ints: Int32Array, at: number, value: number): void {
  const length = ints[at]! + 1;
  ints[at] = length;
  ints[at + length] = value;
}

/** Takes the last item away and returns it. */
export function listPop(ints: Int32Array, at: number): number {
  const length = ints[at]!;
  ints[at] = length - 1;
  return ints[at + length]!;
}

export function listClear(ints: Int32Array, at: number): void {
  ints[at] = 0;
}

/** Position of a value, or -1. */
export function listIndexOf(ints: Int32Array, at: number, value: number): number {
  const length = ints[at]!;
  for (let i = 0; i < length; i += 1) if (ints[at + 1 + i] === value) return i;
  return -1;
}

/** Puts a value before the item at `index`; those behind it move up. */
export function listInsert(ints: Int32Array, at: number, index: number, value: number): void {
  const length = ints[at]! + 1;
  // Lists are short: to call for a copy costs more than to make it.
  for (let i = length; i > index + 1; i -= 1) ints[at + i] = ints[at + i - 1]!;
  ints[at] = length;
  ints[at + 1 + index] = value;
}

/** Takes the item at `index` away; those behind it move down. */
export function listRemove(ints: Int32Array, at: number, index: number): void {
  const length = ints[at]!;
  for (let i = index + 1; i < length; i += 1) ints[at + i] = ints[at + i + 1]!;
  ints[at] = length - 1;
}

/** A copy, first item first. */
export function listItems(ints: Int32Array, at: number): number[] {
  const items: number[] = [];
  for (let i = 1; i <= ints[at]!; i += 1) items.push(ints[at + i]!);
  return items;
}

/** Writes the items that fit into `into` from index 0, first item first; returns how many. */
export function listFitting(
  ints: Int32Array,
  at: number,
  into: number[],
  fits: (item: number) => boolean = () => true,
): number {
  const size = listSize(ints, at);
  let found = 0;
  for (let i = 0; i < size; i += 1) {
    const item = listItem(ints, at, i);
    if (fits(item)) into[found++] = item;
  }
  return found;
}
