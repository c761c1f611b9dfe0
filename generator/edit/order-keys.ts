/** Brings the keys of mappings into an order; each entry moves whole, with the remarks above and behind it. */
import {
  type Document,
  isMap,
  isScalar,
  type Pair,
  parseDocument,
  Scalar,
  visit,
  type YAMLMap,
} from 'yaml';
import type { Path } from '../../diagnostics/index.ts';
import { lineStart } from '../load/yaml/lines.ts';
import { contentEnd, keyText, nodeAt } from './rename-scalars.ts';

/** The order of the mapping at `path`; keys that it does not name stay behind the entry they follow. */
export interface KeyOrder {
  readonly path: Path;
  readonly order: readonly string[];
}

/** The text with its mappings in order. Those in which moving could do harm stay as they are. */
export function orderKeys(text: string, orders: readonly KeyOrder[]): string {
  const newline = text.endsWith('\n') ? '' : text.includes('\r\n') ? '\r\n' : '\n';
  const ended = text + newline;
  const document = parseDocument(ended, { keepSourceTokens: true });
  if (document.errors.length > 0 || (newline !== '' && endsInBlockText(document))) return text;
  // Innermost first. Moving keeps the length of a mapping, so that places outside it stay true.
  const edited = orders
    .toSorted((a, b) => b.path.length - a.path.length)
    .reduce((edited, { path, order }) => {
      const entries = entriesOf(ended, nodeAt(document, path)?.value);
      return entries === null ? edited : arrange(edited, entries, sorted(entries, order));
    }, ended);
  return edited.slice(0, edited.length - newline.length);
}

/** A line break behind it would belong to it. */
function endsInBlockText(document: Document): boolean {
  let last: Scalar | undefined;
  visit(document, { Scalar: (_, scalar) => void (last = scalar) });
  return last?.type === Scalar.BLOCK_FOLDED || last?.type === Scalar.BLOCK_LITERAL;
}

/** Stable: what `order` does not name keeps its place behind the entry before it. */
function sorted(entries: readonly KeySpan[], order: readonly string[]): KeySpan[] {
  let last = -1;
  return entries
    .map((entry) => {
      const place = order.indexOf(entry.key);
      last = place === -1 ? last : place;
      return { entry, place: last };
    })
    .toSorted((a, b) => a.place - b.place)
    .map(({ entry }) => entry);
}

/** Puts entries into each other's places; what lies between two places stays. */
function arrange(text: string, places: readonly KeySpan[], entries: readonly KeySpan[]): string {
  const first = places[0];
  if (first === undefined || entries.every((entry, index) => entry === places[index])) return text;
  const indent = ' '.repeat(dashWidth(text, first));
  const texts = entries.map((entry) => {
    const own = text.slice(entry.start, entry.end);
    return entry === first ? indent + own : own;
  });
  if (texts[0]?.startsWith(indent) !== true) return text;
  texts[0] = texts[0].slice(indent.length);
  const moved = texts.map((own, i) => {
    const next = places[i + 1];
    return next === undefined ? own : own + text.slice(places[i]?.end, next.start);
  });
  return text.slice(0, first.start) + moved.join('') + text.slice(places.at(-1)?.end);
}

/** Columns before an entry that begins behind the dash of a list; 0 for others. */
function dashWidth(text: string, { start }: KeySpan): number {
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  return /^\uFEFF?(?: *- *)+$/.test(line) ? line.replace('\uFEFF', '').length : 0;
}

/** The entries of a mapping as stretches of its text: each with the remarks above and behind it. */

/** Offsets of one entry. What lies between two stays where it is: empty lines, in brackets commas. */
interface KeySpan {
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

/** The entries in the order of the text; null where moving them could change what they mean. */
function entriesOf(text: string, map: unknown): KeySpan[] | null {
  if (!isMap(map) || map.items.length < 2 || !isMovable(map)) return null;
  return map.flow === true ? flowEntries(text, map) : blockEntries(text, map);
}

/**
 * An alias must stay behind its anchor; a tag or a question mark is before its key, where entries
 * are cut; a block text that keeps its empty lines (`|+`) would take those of its new place.
 */
function isMovable(map: YAMLMap): boolean {
  let movable = true;
  visit(map, {
    Alias: () => refuse(),
    Node: (_, node) => (node.anchor === undefined && !keepsLines(node) ? undefined : refuse()),
    Pair: (_, pair) => (isBare(pair) ? undefined : refuse()),
  });
  return movable;

  function refuse(): symbol {
    movable = false;
    return visit.BREAK;
  }
}

function keepsLines({ srcToken }: { readonly srcToken?: unknown }): boolean {
  const { type, props } = (srcToken ?? {}) as { type?: string; props?: { source: string }[] };
  return type === 'block-scalar' && props?.some(({ source }) => /^[|>].*\+/.test(source)) === true;
}

function isBare(pair: Pair): boolean {
  const { start = [] } = (pair.srcToken ?? {}) as { start?: readonly { type: string }[] };
  return isScalar(pair.key) && start.every(({ type }) => LAYOUT.includes(type));
}

const LAYOUT = ['space', 'newline', 'comment', 'comma', 'flow-map-start'];

/** Presumes that every line of `text` ends with a line break. */
function blockEntries(text: string, map: YAMLMap): KeySpan[] | null {
  const starts = map.items.map((item, index) => blockStart(text, item, map.items[index - 1]));
  const last = map.items.at(-1);
  const end = lineEnd(text, Math.max(contentEnd(last?.key), contentEnd(last?.value)));
  if (starts.includes(null)) return null;
  return map.items.map(({ key }, index) => {
    const start = starts[index] ?? 0;
    return {
      key: keyText(key),
      start,
      end: start + withoutEmptyLines(text.slice(start, starts[index + 1] ?? end)).length,
    };
  });
}

/** Without those at the end. */
function withoutEmptyLines(lines: string): string {
  return lines.replace(/(?<=\n)(?:[ \t]*\r?\n)+$/, '');
}

/** Where an entry begins: at the first of the remarks above its key, but behind a dash on its line. */
function blockStart(text: string, { key }: Pair, before: Pair | undefined): number | null {
  const at = (key as Scalar).range?.[0] ?? 0;
  const line = lineStart(text, at);
  const lead = text.slice(line, at);
  if (/^(?:- *)+$/.test(lead.trimStart())) return before === undefined ? at : null;
  if (lead.trim() !== '') return null;
  const bound =
    before === undefined ? 0 : Math.max(contentEnd(before.key), contentEnd(before.value));
  const start = remarksAbove(text, line, { bound, column: at - line });
  // What is above everything else tells of the whole file.
  return isTop(text, start) ? line : start;
}

/** The beginning of the remarks right above a line, as far as they do not belong to what is indented more. */
function remarksAbove(
  text: string,
  line: number,
  { bound, column }: { readonly bound: number; readonly column: number },
): number {
  let start = line;
  while (start > 0) {
    const above = lineStart(text, start - 1);
    const indent = /^ *(?=#)/.exec(text.slice(above, start))?.[0].length;
    if (above < bound || indent === undefined || indent > column) break;
    start = above;
  }
  return start;
}

function isTop(text: string, start: number): boolean {
  return start <= (text.startsWith('\uFEFF') ? 1 : 0);
}

/** Null where more than a comma lies between two entries: a remark. */
function flowEntries(text: string, map: YAMLMap): KeySpan[] | null {
  const entries = map.items.map(({ key, value }) => ({
    key: keyText(key),
    start: (key as Scalar).range?.[0] ?? 0,
    end: Math.max(contentEnd(key), contentEnd(value)),
  }));
  const [from = 0, to = 0] = map.range ?? [];
  const between = entries.map(({ start }, i) => text.slice(entries[i - 1]?.end ?? from, start));
  const sound =
    /^\{\s*$/.test(between[0] ?? '') &&
    between.slice(1).every((separator) => /^\s*,\s*$/.test(separator)) &&
    /^\s*,?\s*\}$/.test(text.slice(entries.at(-1)?.end, to));
  return sound ? entries : null;
}

function lineEnd(text: string, offset: number): number {
  return text[offset - 1] === '\n' ? offset : text.indexOf('\n', offset) + 1;
}
