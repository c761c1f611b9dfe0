/** How one value of a field stands to another: as numbers, as yes and no, as sets. */
import { canonical } from './canonical.ts';
import { isMapping } from './game-files.ts';

/** `other`: there is more in the one and less in the other, or they cannot be compared. */
export type Standing = 'same' | 'more' | 'less' | 'other';

/**
 * Numbers by size; true is more than false, and left out is false; a list is more than another
 * when it has all of its entries and others; numbers by name are more when none is less, and a
 * name that is left out is least.
 */
export function standing(one: unknown, other: unknown): Standing {
  if (canonical(one ?? null) === canonical(other ?? null)) return 'same';
  if (typeof one === 'number' && typeof other === 'number') return one > other ? 'more' : 'less';
  if (isFlag(one) && isFlag(other)) return bySize(Number(one ?? false), Number(other ?? false));
  if (Array.isArray(one) && Array.isArray(other)) return bySet(one, other);
  return isMapping(one) && isMapping(other) ? byName(one, other) : 'other';
}

function isFlag(value: unknown): value is boolean | undefined {
  return typeof value === 'boolean' || value === undefined;
}

function bySize(one: number, other: number): Standing {
  if (one === other) return 'same';
  return one > other ? 'more' : 'less';
}

function bySet(one: readonly unknown[], other: readonly unknown[]): Standing {
  const [a, b] = [new Set(one.map(canonical)), new Set(other.map(canonical))];
  return both(hasAll(a, b), hasAll(b, a));
}

function hasAll(set: ReadonlySet<string>, items: ReadonlySet<string>): boolean {
  return [...items].every((item) => set.has(item));
}

function byName(
  one: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
): Standing {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  const each = names.map((name) => {
    if (!(name in other)) return 'more';
    return name in one ? standing(one[name], other[name]) : 'less';
  });
  if (each.includes('other')) return 'other';
  return both(!each.includes('less'), !each.includes('more'));
}

function both(atLeast: boolean, atMost: boolean): Standing {
  if (atLeast) return atMost ? 'same' : 'more';
  return atMost ? 'less' : 'other';
}
