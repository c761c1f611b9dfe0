/** Single edits of a YAML text: entries of mappings and items of lists, each with its own line. */
import { isMap, isScalar, type Scalar, type YAMLMap, type YAMLSeq } from 'yaml';
import { lineStart } from '../load/yaml/lines.ts';
import { withoutItem, type Edit } from './text-edits.ts';
import { placeOf } from './align.ts';
import { contentEnd, keyText } from './rename-scalars.ts';
import { entryText, flowText, itemText, writtenLike } from './yaml-text.ts';

type Pair = YAMLMap['items'][number];

/** Of a text all of whose lines end with a line break. `inFlow`: between brackets. */
export class YamlEdits {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  /** A file that had nothing, or is to have nothing. */
  whole(node: unknown, after: unknown): Edit {
    const written = Array.isArray(after) ? listText(after) : flowText(after);
    if (node === null) {
      return { start: this.#text.length, end: this.#text.length, text: `${written}\n` };
    }
    const [start, end] = this.#spanOf(node);
    return { start, end, text: written };
  }

  /** The whole entry with another value. */
  pair({ key, value }: Pair, after: unknown, inFlow: boolean): Edit {
    const start = (key as Scalar).range?.[0] ?? 0;
    const end = this.#end(Math.max(contentEnd(key), contentEnd(value)));
    const name = keyText(key);
    if (inFlow) return { start, end, text: flowText({ [name]: after }).slice(2, -2) };
    const indent = start - lineStart(this.#text, start);
    const same = isScalar(value) ? writtenLike(value.type, name, after, indent) : null;
    return { start, end, text: same ?? entryText(name, after, indent) };
  }

  withoutPair(map: YAMLMap, { key, value }: Pair, inFlow: boolean): Edit | null {
    const start = (key as Scalar).range?.[0] ?? 0;
    const end = this.#end(Math.max(contentEnd(key), contentEnd(value)));
    if (inFlow) return withoutItem(this.#text, { start, end });
    const line = lineStart(this.#text, start);
    if (this.#text.slice(line, start).trim() === '') {
      return { start: line, end: this.#lineEnd(end), text: '' };
    }
    // Behind a dash: the next entry takes its place.
    const next = map.items[1];
    const to = (next?.key as Scalar | undefined)?.range?.[0];
    return to === undefined || map.items[0]?.key !== key ? null : { start, end: to, text: '' };
  }

  newPair(
    map: YAMLMap,
    { key, value }: { readonly key: string; readonly value: unknown },
    order: readonly string[],
    inFlow: boolean,
  ): Edit | null {
    const place = placeOf(
      key,
      map.items.map((pair) => keyText(pair.key)),
      order,
    );
    const beside = map.items[Math.max(0, place)];
    if (beside === undefined) return null;
    const first = (map.items[0]?.key as Scalar | undefined)?.range?.[0] ?? 0;
    const end = this.#end(Math.max(contentEnd(beside.key), contentEnd(beside.value)));
    if (inFlow) {
      const written = flowText({ [key]: value }).slice(2, -2);
      if (place === -1) return { start: first, end: first, text: `${written}, ` };
      return { start: end, end, text: `, ${written}` };
    }
    const indent = first - lineStart(this.#text, first);
    const at = this.#lineEnd(end);
    return { start: at, end: at, text: `${' '.repeat(indent)}${entryText(key, value, indent)}\n` };
  }

  item(node: unknown, after: unknown, inFlow: boolean): Edit | null {
    const [start, end] = this.#spanOf(node);
    if (inFlow) return { start, end, text: flowText(after) };
    return { start, end, text: itemText(after, start - lineStart(this.#text, start) - 2) };
  }

  withoutItem(list: YAMLSeq, index: number, inFlow: boolean): Edit | null {
    const [start, end] = this.#spanOf(list.items[index]);
    const taken = withoutItem(this.#text, { start, end });
    if (inFlow || taken === null) return taken;
    const blank = /^(?:[ \t]*\r?\n)+/.exec(this.#text.slice(taken.end))?.[0] ?? '';
    return { ...taken, end: taken.end + blank.length };
  }

  /** Behind the item at `last`; -1: before all. */
  newItem(list: YAMLSeq, last: number, value: unknown, inFlow: boolean): Edit | null {
    const [start, end] = this.#spanOf(list.items[Math.max(0, last)]);
    if (inFlow) {
      if (last === -1) return { start, end: start, text: `${flowText(value)}, ` };
      return { start: end, end, text: `, ${flowText(value)}` };
    }
    const line = lineStart(this.#text, start);
    const dash = /^( *)- +$/.exec(this.#text.slice(line, start));
    if (dash === null || last === -1) return null;
    const indent = dash[1]?.length ?? 0;
    const example = list.items.at(-1);
    const asBlock = isMap(example) && example.flow !== true;
    const at = this.#lineEnd(end);
    const written = `${' '.repeat(indent)}- ${itemText(value, indent, asBlock)}\n`;
    return { start: at, end: at, text: this.#isSpaced(list, asBlock) ? `\n${written}` : written };
  }

  /** Whether empty lines part the items. */
  #isSpaced({ items }: YAMLSeq, asBlock: boolean): boolean {
    if (items.length < 2) return asBlock;
    const [, end] = this.#spanOf(items.at(-2));
    const [start] = this.#spanOf(items.at(-1));
    return /\n[ \t]*\r?\n/.test(this.#text.slice(Math.max(0, end - 1), start));
  }

  #spanOf(node: unknown): [start: number, end: number] {
    const { range } = (node ?? {}) as { range?: [number, number, number] };
    return [range?.[0] ?? 0, this.#end(contentEnd(node))];
  }

  /** Before the line break, and empty lines, with which a block of text ends. */
  #end(end: number): number {
    return this.#text.slice(0, end).replace(/(?:[ \t]*\r?\n)+$/, '').length;
  }

  #lineEnd(offset: number): number {
    const found = this.#text.indexOf('\n', offset);
    return found === -1 ? this.#text.length : found + 1;
  }
}

/** Components one below the other. */
function listText(items: readonly unknown[]): string {
  if (items.length === 0) return '[]';
  return items.map((item) => `- ${itemText(item, 0, true)}`).join('\n\n');
}
