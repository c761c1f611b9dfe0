/** Brings the keys of a mapping into an order; each entry moves whole, with the remarks above and behind it. */
import { isMap, isScalar, parseDocument, type Pair, type YAMLMap } from 'yaml';
import type { Path } from '../../diagnostics/index.ts';

interface Chunk {
  readonly key: string;
  readonly text: string;
}

/**
 * The text with the entries of the mapping at `path` in `order`; keys that `order` does not name stay
 * behind the entry they follow. Unchanged where moving could harm: anchors, entries that share a
 * line, mappings in brackets over several lines.
 */
export function orderKeys(text: string, path: Path, order: readonly string[]): string {
  const document = parseDocument(text, { keepSourceTokens: true });
  const map: unknown = path.length === 0 ? document.contents : document.getIn(path, true);
  if (!isMap(map) || map.range == null || /[&*]/.test(text.slice(map.range[0], map.range[2]))) {
    return text;
  }
  return map.flow === true ? orderFlow(text, map, order) : orderBlock(text, map, order);
}

function orderBlock(text: string, map: YAMLMap, order: readonly string[]): string {
  const starts = map.items.map(startOf);
  if (starts.some((start) => start < 0)) return text;
  const indent = columnOf(text, starts[0] ?? 0);
  const begins = starts.map((start, i) =>
    i === 0 ? start : entryBegin(text, start, starts[i - 1] ?? 0),
  );
  const end = blockEnd(text, map);
  const chunks = map.items.map((item, i): Chunk => {
    const chunk = text.slice(begins[i], begins[i + 1] ?? end);
    return { key: keyOf(item), text: i === 0 ? ' '.repeat(indent) + chunk : chunk };
  });
  if (chunks.some(({ text: chunk }) => chunk.trim() === '')) return text;
  const complete = chunks.map((chunk) => ({
    ...chunk,
    text: chunk.text.endsWith('\n') ? chunk.text : `${chunk.text}\n`,
  }));
  const ordered = sort(complete, order).map((chunk) => chunk.text);
  const joined = ordered.join('').slice(indent);
  const tail = text.slice(end);
  const body = tail === '' && !text.endsWith('\n') ? joined.replace(/\r?\n$/, '') : joined;
  // The first entry stands behind a dash or at the margin: a remark cannot come first there.
  return /^\s*#/.test(ordered[0] ?? '') ? text : text.slice(0, begins[0]) + body + tail;
}

/** The end of the last entry: behind its line, remarks below it left to what follows. */
function blockEnd(text: string, map: YAMLMap): number {
  const last = map.items.at(-1);
  const value = last?.value as { range?: readonly number[] } | null | undefined;
  const at = value?.range?.[1] ?? startOf(last) + keyOf(last).length;
  if (text[at - 1] === '\n') return at;
  const line = text.indexOf('\n', at);
  return line === -1 ? text.length : line + 1;
}

/** Where the remarks above an entry begin: they belong to it. */
function entryBegin(text: string, start: number, previous: number): number {
  let begin = text.lastIndexOf('\n', start - 1) + 1;
  for (;;) {
    const above = text.lastIndexOf('\n', begin - 2) + 1;
    if (above <= previous || !/^[ \t]*#/.test(text.slice(above, begin))) return begin;
    begin = above;
  }
}

function orderFlow(text: string, map: YAMLMap, order: readonly string[]): string {
  const [start = 0, end = 0] = map.range ?? [];
  const inner = text.slice(start, end);
  if (/[\n#]/.test(inner)) return text;
  const chunks = map.items.map((item): Chunk => {
    const value = item.value as { range?: readonly number[] } | null;
    return {
      key: keyOf(item),
      text: text.slice(startOf(item), value?.range?.[1] ?? startOf(item)),
    };
  });
  if (chunks.some(({ text: chunk }) => chunk === '')) return text;
  const padding = inner.startsWith('{ ') ? ' ' : '';
  const body = sort(chunks, order)
    .map((chunk) => chunk.text)
    .join(', ');
  return `${text.slice(0, start)}{${padding}${body}${padding}}${text.slice(end)}`;
}

/** Stable: what `order` does not name keeps its place behind the entry before it. */
function sort(chunks: readonly Chunk[], order: readonly string[]): Chunk[] {
  let last = -1;
  return chunks
    .map((chunk) => {
      const place = order.indexOf(chunk.key);
      last = place === -1 ? last : place;
      return { chunk, place: place === -1 ? last : place };
    })
    .toSorted((a, b) => a.place - b.place)
    .map(({ chunk }) => chunk);
}

function startOf(item: Pair | undefined): number {
  const key = item?.key as { range?: readonly number[] | null } | undefined;
  return key?.range?.[0] ?? -1;
}

function keyOf(item: Pair | undefined): string {
  return isScalar(item?.key) ? String(item.key.value) : '';
}

function columnOf(text: string, offset: number): number {
  return offset - (text.lastIndexOf('\n', offset - 1) + 1);
}
