/**
 * Changes the data of a YAML text and nothing else: comments, quotes, order and layout stay, and a
 * value that changes changes its own line.
 */
import { isDeepStrictEqual } from 'node:util';
import { isMap, isScalar, isSeq, parseDocument, Scalar, type YAMLMap, type YAMLSeq } from 'yaml';
import type { Path } from '../../diagnostics/index.ts';
import { isMapping } from '../../kernel/index.ts';
import { applyEdits, areApart, type Edit } from './text-edits.ts';
import { readYaml } from '../load/yaml/read-yaml.ts';
import type { ReadText } from '../load/yaml/simple/read-again.ts';
import { alignItems, inUsualOrder } from './align.ts';
import { keyText } from './rename-scalars.ts';
import { YamlEdits } from './yaml-edits.ts';
import { lineText, type Quotes } from './yaml-text.ts';

/** The keys of the mapping at a path, in their usual order. */
export type KeysAt = (path: Path) => readonly string[];

/**
 * The text with `after` as its data; null where it is written in a way in which that cannot be done
 * without harm, as with anchors. The order of entries that are there already does not change.
 * `data`: of the text, where somebody has read it.
 */
export function rewriteYaml(
  text: string,
  after: unknown,
  keysAt: KeysAt,
  data?: unknown,
): string | null {
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  const ended = text.endsWith('\n') || text === '' ? text : text + newline;
  const { data: before, faults } = readYaml(ended, '', { text, data });
  const spliced = faults.length > 0 ? null : rewriteEntries(ended, before, after, keysAt);
  if (spliced !== null) return spliced;
  const document = parseDocument(ended, { keepSourceTokens: true });
  if (document.errors.length > 0) return null;
  const { contents } = document;
  const isWhole = contents === null || isEmptyList(before) || isEmptyList(after);
  const change = { node: contents, before, after, path: [], flow: false };
  const edits = isWhole
    ? [new YamlEdits(ended).whole(contents, after)]
    : new Rewriter(ended, keysAt).change(change);
  if (edits === null) return null;
  const lines = edits.map((edit) => ({ ...edit, text: edit.text.replaceAll('\n', newline) }));
  return areApart(lines)
    ? says(applyEdits(ended, lines), after, { text: ended, data: before })
    : null;
}

/** Entries from which on the reader that knows layout takes longer than a blink. */
const LONG = 8;

/**
 * A long list of which entries change, and none comes or goes: each of them is rewritten as a list of
 * its own. Null for all else; then the whole text is read.
 */
function rewriteEntries(
  text: string,
  before: unknown,
  after: unknown,
  keysAt: KeysAt,
): string | null {
  if (!Array.isArray(before) || !Array.isArray(after)) return null;
  if (before.length < LONG || before.length !== after.length) return null;
  const starts = Array.from(text.matchAll(/^- /gm), ({ index }) => index);
  if (starts.length !== before.length) return null;
  const edits: Edit[] = [];
  for (const [index, start] of starts.entries()) {
    if (isDeepStrictEqual(before[index], after[index])) continue;
    const end = starts[index + 1] ?? text.length;
    const rewritten = rewriteYaml(text.slice(start, end), [after[index]], keysAt);
    if (rewritten === null) return null;
    edits.push({ start, end, text: rewritten });
  }
  return says(applyEdits(text, edits), after, { text, data: before });
}

/** A text that says something else is none. */
function says(made: string, wanted: unknown, before: ReadText): string | null {
  return isDeepStrictEqual(readYaml(made, '', before).data, wanted) ? made : null;
}

function isEmptyList(data: unknown): boolean {
  return Array.isArray(data) && data.length === 0;
}

/** A node that says `before`, and is to say `after`. */
interface Change {
  readonly node: unknown;
  readonly before: unknown;
  readonly after: unknown;
  readonly path: Path;
  /** Whether it is between brackets. */
  readonly flow: boolean;
}

/** Walks along what is written, what it says and what it is to say. */
class Rewriter {
  readonly #edits: YamlEdits;
  readonly #keysAt: KeysAt;

  constructor(text: string, keysAt: KeysAt) {
    this.#edits = new YamlEdits(text);
    this.#keysAt = keysAt;
  }

  /** Null where the node must be replaced as a whole. */
  change(change: Change): Edit[] | null {
    const { node, before, after } = change;
    if (isDeepStrictEqual(before, after)) return [];
    if (isMap(node) && isMapping(before) && isMapping(after)) return this.#mapping(node, change);
    if (isSeq(node) && Array.isArray(before) && Array.isArray(after)) {
      return this.#list(node, change);
    }
    if (isScalar(node) && typeof after !== 'object' && before !== null && before !== undefined) {
      return this.#scalar(node, after, change.flow);
    }
    return null;
  }

  #scalar({ range, type }: Scalar, after: unknown, inFlow: boolean): Edit[] | null {
    if (range == null) return null;
    const [start, end] = range;
    const isBlock = type === Scalar.BLOCK_LITERAL || type === Scalar.BLOCK_FOLDED;
    if (isBlock || (typeof after === 'string' && after.includes('\n'))) return null;
    const quotes = typeof after === 'string' ? QUOTES[type ?? ''] : undefined;
    return [{ start, end, text: lineText(after, inFlow, quotes) }];
  }

  #mapping(map: YAMLMap, { before, after, path, flow }: Change): Edit[] | null {
    const inFlow = flow || map.flow === true;
    const [old, next] = [before as Mapping, after as Mapping];
    if (!Object.keys(old).some((key) => Object.hasOwn(next, key))) return null;
    const gone = Object.keys(old).filter((key) => !Object.hasOwn(next, key));
    // Between brackets, neighbours that go would both take the comma between them.
    if (inFlow && gone.length > 1) return null;
    const edits: (Edit | null)[] = [];
    for (const pair of map.items) {
      const key = keyText(pair.key);
      if (!Object.hasOwn(next, key)) {
        edits.push(this.#edits.withoutPair(map, pair, inFlow));
        continue;
      }
      const inner = { before: old[key], after: next[key], path: [...path, key], flow: inFlow };
      const found = this.change({ node: pair.value, ...inner });
      edits.push(...(found ?? [this.#edits.pair(pair, next[key], inFlow)]));
    }
    const order = this.#keysAt(path);
    const added = Object.keys(next).filter((one) => !Object.hasOwn(old, one));
    for (const key of inUsualOrder(added, order)) {
      edits.push(this.#edits.newPair(map, { key, value: next[key] }, order, inFlow));
    }
    return allOf(edits);
  }

  #list(list: YAMLSeq, { before, after, path, flow }: Change): Edit[] | null {
    const inFlow = flow || list.flow === true;
    const [old, next] = [before as readonly unknown[], after as readonly unknown[]];
    if (old.length === 0 || next.length === 0) return null;
    const aligned = alignItems(old, next);
    const gone = aligned.filter(([, to]) => to === null);
    if (inFlow && gone.length > 1) return null;
    const edits: (Edit | null)[] = [];
    let last = -1;
    for (const [from, to] of aligned) {
      if (from === null) edits.push(this.#edits.newItem(list, last, next[to ?? 0], inFlow));
      else if (to === null) edits.push(this.#edits.withoutItem(list, from, inFlow));
      else {
        const node = list.items[from];
        const inner = { before: old[from], after: next[to], path: [...path, from], flow: inFlow };
        edits.push(
          ...(this.change({ node, ...inner }) ?? [this.#edits.item(node, next[to], inFlow)]),
        );
      }
      last = from ?? last;
    }
    return allOf(edits);
  }
}

type Mapping = Readonly<Record<string, unknown>>;

const QUOTES: Readonly<Record<string, Quotes>> = {
  [Scalar.QUOTE_SINGLE]: 'single',
  [Scalar.QUOTE_DOUBLE]: 'double',
};

function allOf(edits: readonly (Edit | null)[]): Edit[] | null {
  const known = edits.filter((edit) => edit !== null);
  return known.length < edits.length ? null : known;
}
