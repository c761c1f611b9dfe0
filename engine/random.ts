/**
 * Chance from a seed: sfc32 (Chris Doty-Humphrey, PractRand), four 32-bit words in a typed array,
 * so that a stream can live inside a state and be copied, saved and undone with it.
 *
 * Streams are named: `stream(seed, 'deck', 1)` gives the same numbers whatever other streams were
 * used for, so that a change in one deck does not shuffle the others again.
 */

/** Integers that a stream takes in a state. */
export const STREAM_SIZE = 4;

/** A stream of its own, outside any state. */
export function stream(seed: number, ...name: readonly (string | number)[]): Int32Array {
  const ints = new Int32Array(STREAM_SIZE);
  seedStream(ints, 0, seed, ...name);
  return ints;
}

/** Starts a stream in `ints` at `at`. The seed is any integer up to 2^53, or less than zero. */
export function seedStream(
  ints: Int32Array,
  at: number,
  seed: number,
  ...name: readonly (string | number)[]
): void {
  let hash = mixed(0x9e3779b9, seed >>> 0);
  hash = mixed(hash, Math.floor(seed / 0x1_0000_0000) >>> 0);
  for (const part of name) hash = mixed(hash, typeof part === 'number' ? part >>> 0 : fnv(part));
  for (let i = 0; i < 3; i += 1) {
    hash = mixed(hash, i + 1);
    ints[at + i] = hash;
  }
  ints[at + 3] = 1;
  // The author of sfc32 asks for 12 or more rounds before the first number is used.
  for (let i = 0; i < 15; i += 1) next(ints, at);
}

/** An integer from 0 to 2^32 - 1. */
export function next(ints: Int32Array, at = 0): number {
  const b = ints[at + 1]!;
  const c = ints[at + 2]!;
  const counter = ints[at + 3]!;
  const result = (ints[at]! + b + counter) | 0;
  ints[at] = b ^ (b >>> 9);
  ints[at + 1] = (c + (c << 3)) | 0;
  ints[at + 2] = (((c << 21) | (c >>> 11)) + result) | 0;
  ints[at + 3] = (counter + 1) | 0;
  return result >>> 0;
}

/** An integer from 0 to `limit` - 1, each equally likely: what would favour some is thrown away. */
export function below(limit: number, ints: Int32Array, at = 0): number {
  for (;;) {
    const drawn = next(ints, at);
    const rest = drawn % limit;
    if (drawn - rest + limit <= 0x1_0000_0000) return rest;
  }
}

/** Shuffles the items of `list` from `from` up to, not including, `to` (Fisher and Yates). */
export function shuffle(
  list: Int32Array | number[],
  ints: Int32Array,
  at = 0,
  from = 0,
  to = list.length,
): void {
  for (let last = to - 1; last > from; last -= 1) {
    const chosen = from + below(last - from + 1, ints, at);
    const item = list[last]!;
    list[last] = list[chosen]!;
    list[chosen] = item;
  }
}

/** One round of the finaliser of MurmurHash3 over both numbers. */
function mixed(hash: number, value: number): number {
  let h = hash ^ Math.imul(value, 0xcc9e2d51);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** FNV-1a over the code units of a text, 32 bits. */
export function fnv(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return hash >>> 0;
}
