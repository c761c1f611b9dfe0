/** Changes of one component in a file of entries: in its own entry, or as the exception of its family. */
import { isDeepStrictEqual } from 'node:util';
import { isMapping } from '../../../kernel/index.ts';
import { expandFamilies } from '../../families/family.ts';
import type { ChangedItem } from './changes.ts';

type Entry = Record<string, unknown>;

/**
 * Changes the entry at `index` of `entries` for a component; false where the family has a field that
 * one of its members should lose: nothing but the family can say that.
 */
export function changeEntry(
  entries: unknown[],
  index: number,
  { item, after }: Pick<ChangedItem, 'item' | 'after'>,
): boolean {
  const entry = entries[index];
  if (!isMapping(entry) || entry['forEach'] === undefined) {
    entries[index] = after;
    return true;
  }
  const id = String(item.value['id']);
  const common = memberOf(entry, id);
  const own: Entry = {};
  for (const field of new Set([...Object.keys(after), ...Object.keys(common)])) {
    if (isDeepStrictEqual(after[field], common[field])) continue;
    if (after[field] === undefined) return false;
    own[field] = after[field];
  }
  const exception = Object.keys(own).length === 0 ? undefined : own;
  entries[index] = withException(entry, id, exception);
  return true;
}

/** Takes a component away; a member of a family becomes an exception. */
export function removeEntry(
  entries: unknown[],
  index: number,
  { item }: Pick<ChangedItem, 'item'>,
): void {
  const entry = entries[index];
  if (isMapping(entry) && entry['forEach'] !== undefined) {
    entries[index] = withException(entry, String(item.value['id']), null);
  } else {
    entries[index] = GONE;
  }
}

/** An entry that is taken away, while the places of the others are needed. */
export const GONE = Symbol('gone');

/** A member as its family alone makes it. */
function memberOf({ except: _, ...family }: Readonly<Entry>, id: string): Readonly<Entry> {
  const members = expandFamilies(family, '')?.data ?? [];
  const found = members.find((one) => isMapping(one) && String(one['id']) === id);
  return isMapping(found) ? found : {};
}

/** The family itself is what was read, and does not change. */
function withException(family: Readonly<Entry>, id: string, value: unknown): Entry {
  const { except: old, ...made } = family;
  const except = { ...(isMapping(old) ? old : {}) };
  if (value === undefined) delete except[id];
  else except[id] = value;
  return Object.keys(except).length === 0 ? made : { ...family, except };
}
