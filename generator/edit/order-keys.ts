/** Brings the keys of mappings into an order; each entry moves whole, with the remarks above and behind it. */
import { parseDocument, visit, Scalar, type Document } from 'yaml';
import type { Path } from '../../diagnostics/index.ts';
import { entriesOf, type Entry } from './entries.ts';
import { nodeAt } from './nodes.ts';

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
function sorted(entries: readonly Entry[], order: readonly string[]): Entry[] {
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
function arrange(text: string, places: readonly Entry[], entries: readonly Entry[]): string {
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
function dashWidth(text: string, { start }: Entry): number {
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  return /^\uFEFF?(?: *- *)+$/.test(line) ? line.replace('\uFEFF', '').length : 0;
}
