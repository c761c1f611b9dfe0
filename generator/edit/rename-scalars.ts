/** Replaces scalars of a YAML text where they are; everything around them stays byte for byte. */
import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  Scalar,
} from 'yaml';
import type { Part, Path } from '../../diagnostics/index.ts';
import { applyEdits, type Edit } from './text-edits.ts';

/** A key or value of the data. */
export interface ScalarPlace {
  readonly path: Path;
  readonly part: Part;
  /** It is a sentence of some notation, and says the id among other words. */
  readonly among?: true;
}

/** What the scalars say, and what they are to say. */
export interface Renaming {
  readonly from: string;
  readonly to: string;
}

/**
 * Gives the scalars at `places` a new text, each in the quotes that it has. Places that do not say
 * `from` stay. An alias follows its anchor: there the text is changed.
 */
export function renameScalars(
  text: string,
  places: readonly ScalarPlace[],
  { from, to }: Renaming,
): { text: string; places: number } {
  if (places.length === 0) return { text, places: 0 };
  const document = parseDocument(text, { keepSourceTokens: true });
  const edits = new Map<number, Edit>();
  for (const place of places) {
    const scalar = scalarAt(document, place);
    if (scalar?.range == null) continue;
    const [start, end] = scalar.range;
    const old = text.slice(start, end);
    if (scalar.value === from)
      edits.set(start, { start, end, text: written(to, scalar.type, old) });
    else if (place.among === true) {
      for (const edit of editsWithin(old, { from, to })) {
        edits.set(start + edit.start, {
          ...edit,
          start: start + edit.start,
          end: start + edit.end,
        });
      }
    }
  }
  return { text: applyEdits(text, [...edits.values()]), places: edits.size };
}

/** Where a text says an id as a word of its own. */
export function wordPattern(id: string): RegExp {
  return new RegExp(`(?<![\\w-])${id}(?![\\w-])`, 'g');
}

/** Gives an id as a word of its own another one, wherever a text says it. */
export function editsWithin(text: string, { from, to }: Renaming): Edit[] {
  return [...text.matchAll(wordPattern(from))].map(({ index }) => ({
    start: index,
    end: index + from.length,
    text: to,
  }));
}

function scalarAt(document: Document, { path, part }: ScalarPlace): Scalar | null {
  const found = nodeAt(document, path);
  const node = part === 'key' ? found?.key : found?.value;
  const target = isAlias(node) ? node.resolve(document) : node;
  return isScalar(target) ? target : null;
}

/** The new text in the style of the old one. */
function written(value: string, type: Scalar['type'], old: string): string {
  if (type === Scalar.QUOTE_SINGLE) return `'${value.replaceAll("'", "''")}'`;
  // A block holds the id and nothing else: quoting says the same on one line.
  const isBlock = type === Scalar.BLOCK_FOLDED || type === Scalar.BLOCK_LITERAL;
  if (isBlock) return JSON.stringify(value) + (/\r?\n$/.exec(old)?.[0] ?? '');
  return type !== Scalar.QUOTE_DOUBLE && isPlain(value) ? value : JSON.stringify(value);
}

/** Whether a text can be without quotes anywhere. */
function isPlain(value: string): boolean {
  return /^[A-Za-z][A-Za-z0-9_-]*$/.test(value) && !/^(null|true|false)$/i.test(value);
}

/** Finds the nodes of a YAML document by paths of its data. */

/** What is at a path: the value, and its key where it has one. */
interface NodeAtPath {
  readonly key: unknown;
  readonly value: unknown;
}

/** The node at `path`; an alias on the way stands for its anchor. Null when the document has no such place. */
export function nodeAt(document: Document, path: Path): NodeAtPath | null {
  let found: NodeAtPath = { key: null, value: document.contents };
  for (const step of path) {
    const holder = isAlias(found.value) ? found.value.resolve(document) : found.value;
    const next = child(holder, step);
    if (next === null) return null;
    found = next;
  }
  return found;
}

function child(holder: unknown, step: string | number): NodeAtPath | null {
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
