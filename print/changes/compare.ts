import type { Inventory, Item } from './inventory.ts';

/** What became of an item between two states of a game. */
export type Fate = 'new' | 'changed' | 'more' | 'fewer' | 'gone';

export interface Change {
  readonly item: Pick<Item, 'sheet' | 'card' | 'name'>;
  /** The name that is printed on what is taken out. */
  readonly oldName: string;
  readonly fate: Fate;
  /** Copies to print. */
  readonly print: number;
  /** Copies to take out of the box. */
  readonly takeOut: number;
}

/** Changes in the order of the new state; what is gone comes last. */
export function compareInventories(before: Inventory, after: Inventory): Change[] {
  const changes: Change[] = [];
  for (const [key, item] of after) {
    const old = before.get(key);
    if (old === undefined) changes.push(change(item, 'new', item.copies, 0));
    else if (old.hash !== item.hash) {
      changes.push(change(item, 'changed', item.copies, old.copies, old.name));
    } else if (old.copies < item.copies) {
      changes.push(change(item, 'more', item.copies - old.copies, 0));
    } else if (old.copies > item.copies) {
      changes.push(change(item, 'fewer', 0, old.copies - item.copies, old.name));
    }
  }
  for (const [key, item] of before) {
    if (!after.has(key)) changes.push(change(item, 'gone', 0, item.copies));
  }
  return changes;
}

function change(
  { sheet, card, name }: Item,
  fate: Fate,
  print: number,
  takeOut: number,
  oldName = name,
): Change {
  return { item: { sheet, card, name }, oldName, fate, print, takeOut };
}
