/**
 * Anchors and their aliases. An alias becomes a copy of what its anchor stands for, so that the
 * data is a tree; copies are counted before they are made.
 */
import { MAX_ALIASED_VALUES, MAX_ALIASES, MAX_DEPTH } from './limits.ts';

interface Anchor {
  value: unknown;
  /** Values in it, itself included; 0 while it is still being read. */
  size: number;
}

export type AliasRefusal =
  | 'unknown'
  | 'cyclic'
  | 'too-many-aliases'
  | 'too-many-values'
  | 'too-deep';

export type Resolved =
  | { readonly refused: null; readonly value: unknown; readonly size: number }
  | { readonly refused: AliasRefusal };

export class Anchors {
  readonly #byName = new Map<string, Anchor>();
  #aliases = 0;
  #values = 0;

  /** From now on, until `close`, `name` is inside what it stands for. */
  open(name: string): void {
    this.#byName.set(name, { value: undefined, size: 0 });
  }

  close(name: string, value: unknown, size: number): void {
    this.#byName.set(name, { value, size });
  }

  /** A copy for an alias that stands `depth` levels deep. */
  resolve(name: string, depth: number): Resolved {
    const anchor = this.#byName.get(name);
    if (anchor === undefined) return { refused: 'unknown' };
    if (anchor.size === 0) return { refused: 'cyclic' };
    if (++this.#aliases > MAX_ALIASES) return { refused: 'too-many-aliases' };
    this.#values += anchor.size;
    if (this.#values > MAX_ALIASED_VALUES) return { refused: 'too-many-values' };
    if (depth + levels(anchor.value) > MAX_DEPTH) return { refused: 'too-deep' };
    return { refused: null, value: copy(anchor.value), size: anchor.size };
  }
}

function levels(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Object.values(value).reduce<number>((most, item) => Math.max(most, levels(item)), 0);
}

function copy(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copy);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, copy(item)]));
}
