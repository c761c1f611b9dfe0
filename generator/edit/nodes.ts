/** Finds the nodes of a YAML document by paths of its data. */
import { isAlias, isMap, isScalar, isSeq, type Document, type Node } from 'yaml';
import type { Path } from '../../diagnostics/index.ts';

/** What stands at a path: the value, and its key where it has one. */
export interface Found {
  readonly key: unknown;
  readonly value: unknown;
}

/** The node at `path`; an alias on the way stands for its anchor. Null when the document has no such place. */
export function nodeAt(document: Document, path: Path): Found | null {
  let found: Found = { key: null, value: document.contents };
  for (const step of path) {
    const holder = isAlias(found.value) ? found.value.resolve(document) : found.value;
    const next = child(holder, step);
    if (next === null) return null;
    found = next;
  }
  return found;
}

function child(holder: unknown, step: string | number): Found | null {
  if (isSeq(holder)) return { key: null, value: holder.items[Number(step)] };
  if (!isMap(holder)) return null;
  const pair = holder.items.find(({ key }) => keyText(key) === String(step));
  return pair === undefined ? null : { key: pair.key, value: pair.value };
}

/** A key as the data has it. */
export function keyText(key: unknown): string {
  return String(isScalar(key) ? key.value : (key as Node | null));
}

/** Where the content of a node ends, without the remarks and blank lines behind it; 0 for no node. */
export function contentEnd(node: unknown): number {
  if (isMap(node) && node.flow !== true) {
    const last = node.items.at(-1);
    return Math.max(contentEnd(last?.key), contentEnd(last?.value));
  }
  if (isSeq(node) && node.flow !== true) return contentEnd(node.items.at(-1));
  return (node as Node | null | undefined)?.range?.[1] ?? 0;
}
