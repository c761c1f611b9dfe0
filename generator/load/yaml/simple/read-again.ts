/**
 * A list of which a few entries were changed: only these are read, and all others stay the very objects
 * that they are, so that what was made of them is still known. The data is what `readSimple` gives.
 */
import { alike } from '../../../../kernel/index.ts';
import { readSimple } from './read-simple.ts';

/** A text that was read without faults, and its data. */
export interface ReadText {
  readonly text: string;
  readonly data: unknown;
}

/** As `readSimple`. `before`: what was read of the same file. */
export function readSimpleAgain(text: string, before: ReadText | undefined): unknown {
  const data = (before && readChanged(text, before)) ?? readSimple(text);
  if (Array.isArray(data)) simple.add(data);
  return data;
}

/** Lists of this reader: those of the other may have names for parts of them, which others refer to. */
const simple = new WeakSet<object>();

/** Undefined where it is no such change, or not simple. */
function readChanged(text: string, { text: old, data }: ReadText): readonly unknown[] | undefined {
  if (!Array.isArray(data) || !simple.has(data)) return undefined;
  const items: readonly unknown[] = data;
  const starts = startsOf(items, old);
  if (starts === null) return undefined;
  const { head, tail } = alike(old, text);
  // The dash of the first entry that is read is as it was, and so is the line break before what follows.
  const from = lastAtMost(starts, head - 2);
  const first = starts[from];
  if (first === undefined) return undefined;
  const to = Math.max(from + 1, lastAtMost(starts, old.length - tail) + 1);
  const shift = text.length - old.length;
  const next = starts[to];
  const changed = text.slice(first, next === undefined ? text.length : next + shift);
  const read = readSimple(changed);
  const own = entryStarts(changed);
  if (!Array.isArray(read) || read.length !== own.length) return undefined;
  const made = [...items.slice(0, from), ...(read as unknown[]), ...items.slice(to)];
  known.set(made, [
    ...starts.slice(0, from),
    ...own.map((start) => first + start),
    ...starts.slice(to).map((start) => start + shift),
  ]);
  return made;
}

/** Where each entry begins, by the list. */
const known = new WeakMap<readonly unknown[], readonly number[]>();

/** Null where its entries do not begin with dashes at the beginnings of lines. */
function startsOf(items: readonly unknown[], text: string): readonly number[] | null {
  const starts = known.get(items) ?? entryStarts(text);
  known.set(items, starts);
  return starts.length === items.length ? starts : null;
}

/** No other line of a list begins so: its texts are indented. */
function entryStarts(text: string): number[] {
  const starts: number[] = text.startsWith('- ') ? [0] : [];
  for (let at = text.indexOf('\n- '); at >= 0; at = text.indexOf('\n- ', at + 1))
    starts.push(at + 1);
  return starts;
}

/** Of ascending numbers, the place of the last that is at most `limit`; -1: none is. */
function lastAtMost(numbers: readonly number[], limit: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? Infinity) <= limit) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
