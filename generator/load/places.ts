/**
 * From places in the data of a file to places in its text.
 *
 * Nothing is computed before it is asked for: most files have no faults.
 */
import type { Part, Path, Position, Range, Span } from '../../diagnostics/index.ts';
import { BYTE_ORDER_MARK, lineAt } from './yaml/lines.ts';
import { moveEvents, parseYaml } from './yaml/parse.ts';
import { placeTree, type EntryPlace, type PlaceNode } from './yaml/place-tree.ts';
import { readWithEvents } from './yaml/read-yaml.ts';
import { scalarLines } from './yaml/read-scalar.ts';
import { readSimple } from './yaml/simple/read-simple.ts';
import { splitEntries } from './yaml/syntax-faults.ts';

/** The places of one text. Paths are those of the data that `readYaml` makes of it. */
export class Places {
  readonly #text: string;
  #lineStarts: readonly number[] | undefined;
  #tree: PlaceNode | null | undefined;
  /** Where the items of the outermost list are that can be read by themselves. */
  #entries: readonly Span[] | undefined;
  readonly #items = new Map<number, PlaceNode>();

  constructor(text: string) {
    this.#text = text;
  }

  /** Lines and columns; a byte order mark takes no column. Works for texts that are no YAML as well. */
  toRange({ start, end }: Span): Range {
    return { start: this.#position(start), end: this.#position(end) };
  }

  /**
   * Where the entry at `path` is: its key, or its value, of an empty value the key. A place
   * below an alias is the place below its anchor. Of what is not there, the nearest thing that
   * should contain it is shown: its key, or its first line where it has none.
   */
  locate(path: Path, part: Part = 'value'): Span {
    const { node, entry, isThere } = this.#find(path);
    if (node === null) return firstLine(this.#text, { start: 0, end: this.#text.length });
    if (entry !== null && (!isThere || part === 'key')) return entry.key;
    return isThere && part === 'value' ? node.span : this.#head(node);
  }

  /** Where the entry at `path` begins; that of an item of the outermost list is its line, for which nothing has to be read. */
  startOf(path: Path): number {
    const [index] = path;
    const isItem = path.length === 1 && typeof index === 'number' && this.#tree === undefined;
    const item = isItem ? (this.#entries ??= simpleEntries(this.#text))[index] : undefined;
    return (item ?? this.locate(path)).start;
  }

  /** Whether something is written at `path`. */
  has(path: Path): boolean {
    return this.#find(path).isThere;
  }

  /**
   * The n-th line, from 0, of the text at `path`, however that is quoted or folded; null when
   * there is no such line.
   */
  lineOfScalar(path: Path, line: number): Span | null {
    const { node, isThere } = this.#find(path);
    const scalar = node?.kind === 'alias' ? node.target : node;
    if (!isThere || scalar?.kind !== 'scalar' || scalar.event === null) return null;
    return scalarLines(this.#text, scalar.event)[line] ?? null;
  }

  /** The deepest node on the way along `path`, and the entry that it is the value of. */
  #find(path: Path): { node: PlaceNode | null; entry: EntryPlace | null; isThere: boolean } {
    const item = typeof path[0] === 'number' ? this.#item(path[0]) : null;
    let node = item ?? this.#root();
    let entry: EntryPlace | null = null;
    for (const step of item === null ? path : path.slice(1)) {
      const parent: PlaceNode | null = node?.kind === 'alias' ? node.target : node;
      const next = parent === null ? undefined : child(parent, step);
      if (next === undefined) return { node, entry, isThere: false };
      entry = next.entry;
      ({ node } = next);
    }
    return { node, entry, isThere: node !== null };
  }

  /** An item of the outermost list, read by itself where that can be done: a file has a hundred, and a fault one. */
  #item(index: number): PlaceNode | null {
    const known = this.#items.get(index);
    if (known !== undefined || this.#tree !== undefined) return known ?? null;
    const { start, end } = (this.#entries ??= simpleEntries(this.#text))[index] ?? NO_ENTRY;
    const { events } = parseYaml(this.#text.slice(start, end));
    const tree = placeTree(this.#text, moveEvents(events ?? [], start));
    const item = tree?.kind === 'list' ? tree.items[0] : undefined;
    if (item !== undefined) this.#items.set(index, item);
    return item ?? null;
  }

  #root(): PlaceNode | null {
    if (this.#tree === undefined) {
      const { events } = readWithEvents(this.#text, '');
      this.#tree = placeTree(this.#text, events);
    }
    return this.#tree;
  }

  #head(node: PlaceNode): Span {
    if (node.kind === 'list') {
      const first = node.items[0];
      return first === undefined ? node.span : this.#head(first);
    }
    if (node.kind !== 'map') return firstLine(this.#text, node.span);
    const first = node.entries.values().next().value;
    if (first === undefined) return node.span;
    const { end } = firstLine(this.#text, { start: first.key.start, end: first.value.span.end });
    return { start: first.key.start, end: Math.max(first.key.end, end) };
  }

  #position(offset: number): Position {
    this.#lineStarts ??= lineStarts(this.#text);
    const line = lastNotAfter(this.#lineStarts, offset);
    const start = this.#lineStarts[line] ?? 0;
    return { line: line + 1, column: Math.max(0, offset - start) + 1, offset };
  }
}

/** The n-th line, from 0, of the text at `path` of a file; see `Places`. */
export function lineOfScalar(text: string, path: Path, line: number): Span | null {
  return new Places(text).lineOfScalar(path, line);
}

const NO_ENTRY: Span = { start: 0, end: 0 };

/** In a simple text nothing refers to something else, and none of its entries is damaged. */
function simpleEntries(text: string): readonly Span[] {
  const data = readSimple(text);
  const entries = Array.isArray(data) ? splitEntries(text) : [];
  return Array.isArray(data) && entries.length === data.length ? entries : [];
}

function child(
  parent: PlaceNode,
  step: string | number,
): { node: PlaceNode; entry: EntryPlace | null } | undefined {
  if (parent.kind === 'map') {
    const entry = parent.entries.get(String(step));
    return entry === undefined ? undefined : { node: entry.value, entry };
  }
  const node = parent.kind === 'list' ? parent.items[Number(step)] : undefined;
  return node === undefined ? undefined : { node, entry: null };
}

function firstLine(text: string, { start, end }: Span): Span {
  return { start, end: Math.max(start, Math.min(end, lineAt(text, start).end)) };
}

function lineStarts(text: string): number[] {
  const starts = [text.startsWith(BYTE_ORDER_MARK) ? 1 : 0];
  for (const { index, 0: lineBreak } of text.matchAll(/\r\n|\n|\r/g)) {
    starts.push(index + lineBreak.length);
  }
  return starts;
}

/** Index of the last number that is not greater than `limit`; 0 when all are. */
function lastNotAfter(ascending: readonly number[], limit: number): number {
  let low = 0;
  let high = ascending.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((ascending[middle] ?? 0) <= limit) low = middle;
    else high = middle - 1;
  }
  return low;
}
