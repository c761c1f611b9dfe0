/** Replaces scalars of a YAML text where they stand; everything around them stays byte for byte. */
import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  Scalar,
  type Document,
  type Node,
} from 'yaml';
import type { Part, Path } from '../../diagnostics/index.ts';

/** A key or value of the data. */
export interface ScalarPlace {
  readonly path: Path;
  readonly part: Part;
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Gives the scalars at `places` the text `value`, each in the quotes that it has. Places that hold no scalar stay. */
export function renameScalars(
  text: string,
  places: readonly ScalarPlace[],
  value: string,
): { text: string; places: number } {
  const document = parseDocument(text, { keepSourceTokens: true });
  const edits = new Map<number, Edit>();
  for (const place of places) {
    const scalar = scalarAt(document, place);
    if (scalar?.range == null) continue;
    const [start, end] = scalar.range;
    edits.set(start, { start, end, text: source(scalar, value) });
  }
  return { text: applyEdits(text, [...edits.values()]), places: edits.size };
}

/** Replaces ranges that do not overlap. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((edited, { start, end, text: insert }) => {
      return edited.slice(0, start) + insert + edited.slice(end);
    }, text);
}

function scalarAt(document: Document, { path, part }: ScalarPlace): Scalar | null {
  let node: unknown = document.contents;
  let key: unknown = null;
  for (const step of path) {
    // What an alias stands for has a place of its own.
    if (isAlias(node)) return null;
    if (isMap(node)) {
      const pair = node.items.find((item) => keyText(item.key) === String(step));
      key = pair?.key;
      node = pair?.value;
    } else if (isSeq(node)) {
      key = null;
      node = node.items[Number(step)];
    } else return null;
  }
  const found = part === 'key' ? key : node;
  return isScalar(found) ? found : null;
}

function keyText(key: unknown): string {
  return String(isScalar(key) ? key.value : (key as Node | null));
}

/** The new text in the style of the old scalar. */
function source({ type, source: old }: Scalar, value: string): string {
  if (type === Scalar.QUOTE_SINGLE) return `'${value.replaceAll("'", "''")}'`;
  // A block holds the id and nothing else: quoting says the same on one line.
  const isBlock = type === Scalar.BLOCK_FOLDED || type === Scalar.BLOCK_LITERAL;
  if (isBlock) return JSON.stringify(value) + (old?.endsWith('\n') === true ? '\n' : '');
  return type !== Scalar.QUOTE_DOUBLE && isPlain(value) ? value : JSON.stringify(value);
}

/** Whether a text can stand without quotes anywhere. */
function isPlain(value: string): boolean {
  return /^[A-Za-z][A-Za-z0-9_-]*$/.test(value) && !/^(null|true|false)$/i.test(value);
}
