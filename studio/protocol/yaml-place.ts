/**
 * Where in the data of a YAML file a place of its text is. Read by indentation, line by line, so that it is
 * also known in a text that is being typed, and at once in one of a megabyte.
 */

import type { PlaceStep } from './text.ts';

export interface YamlPlace {
  /** From the top. */
  readonly steps: readonly PlaceStep[];
  /** What is being written there. `item`: a key of a mapping, or the value of an item of a list. */
  readonly part: 'key' | 'value' | 'item';
}

/** Lines by number from 1. */
export interface Lines {
  readonly count: number;
  line(number: number): string;
}

interface ReadLine {
  /** Columns of the dashes before its content. */
  readonly dashes: readonly number[];
  readonly column: number;
  readonly key: string | null;
  /** Where its value begins. */
  readonly valueColumn: number;
  readonly value: string;
}

const LINE =
  /^(?<lead>\s*(?:-\s+|-$)*)(?:(?<key>[^\s#'"{}[\],&*!|>%@`:-][^#:]*?|"[^"]*"|'[^']*'|-[^\s#:][^#:]*?)(?<colon>\s*:(?:\s+|$)))?(?<value>.*)$/;

/** `column` counts from 0. Null in comments, and in texts of several lines. */
export function placeInYaml(lines: Lines, number: number, column: number): YamlPlace | null {
  const text = lines.line(number);
  if (/^\s*#/.test(text) || isInBlockText(lines, number)) return null;
  const line = readLine(text);
  const isInValue = line.key !== null && column >= line.valueColumn;
  const own = Math.min(line.column, Math.max(column, indentOf(text)));
  const around = levelsAbove(lines, number, { ...line, column: own });
  if (!isInValue) {
    const flow = line.key === null ? flowPlace(text.slice(line.column, column)) : null;
    if (flow !== null) return { steps: withFlow(around, flow), part: flow.part };
    return { steps: around, part: line.key === null ? 'item' : 'key' };
  }
  const steps = [...around, { step: line.key ?? '', beside: {} }];
  const flow = flowPlace(text.slice(line.valueColumn, column));
  return flow === null
    ? { steps, part: 'value' }
    : { steps: withFlow(steps, flow), part: flow.part };
}

function readLine(text: string): ReadLine {
  const { lead = '', key, colon = '', value = '' } = LINE.exec(text)?.groups ?? {};
  const dashes = [...lead.matchAll(/-/g)].map(({ index }) => index);
  const known = key === undefined ? null : unquoted(key.trim());
  const valueColumn = lead.length + (key ?? '').length + colon.length;
  return { dashes, column: lead.length, key: known, valueColumn, value: plain(value) };
}

/** The levels from the top down to the mapping or the list that a line is part of. */
function levelsAbove(lines: Lines, number: number, line: ReadLine): PlaceStep[] {
  const found: PlaceStep[] = [];
  let beside = besideBelow(lines, number, line.column);
  let { column } = line;
  let isItem = false;
  const leave = (step: string | number, at: number, isDash: boolean): void => {
    found.unshift({ step, beside });
    beside = {};
    column = at;
    isItem = isDash;
  };
  const leaveItems = ({ dashes }: ReadLine): void => {
    for (const dash of dashes.toReversed()) if (dash < column) leave(0, dash, true);
  };
  leaveItems(line);
  for (let at = number - 1; at >= 1; at -= 1) {
    const above = lines.line(at);
    if (/^\s*(?:#|$)/.test(above) || (column === 0 && !/^[^\s-]/.test(above))) continue;
    const read = readLine(above);
    const isHolder = read.column < column || (isItem && read.column === column);
    if (read.key !== null && isHolder) leave(read.key, read.column, false);
    else if (read.column === column) note(read);
    leaveItems(read);
  }
  return [{ step: '', beside }, ...found];

  function note({ key, value }: ReadLine): void {
    if (key !== null && value !== '' && !Object.hasOwn(beside, key)) {
      beside = { ...beside, [key]: value };
    }
  }
}

/** What is written further down in the same mapping. */
function besideBelow(lines: Lines, number: number, column: number): Record<string, string> {
  const beside: Record<string, string> = {};
  for (let at = number + 1; at <= lines.count; at += 1) {
    const text = lines.line(at);
    if (/^\s*(?:#|$)/.test(text)) continue;
    const read = readLine(text);
    const start = read.dashes[0] ?? read.column;
    if (start < column || (read.dashes.length > 0 && start <= column)) break;
    if (read.column === column && read.key !== null && read.value !== '') {
      beside[read.key] = read.value;
    }
  }
  return beside;
}

interface FlowPlace {
  readonly path: readonly PlaceStep[];
  readonly part: 'key' | 'value' | 'item';
}

/** In `{ en: Orc, ja: …` or `[a, …`, up to the place; null outside of them. */
function flowPlace(text: string): FlowPlace | null {
  if (!/^\s*[[{]/.test(text)) return null;
  const stack: { isMapping: boolean; key: string | null; beside: Record<string, string> }[] = [];
  let word = '';
  const end = (): void => {
    const top = stack.at(-1);
    if (top?.key != null && word.trim() !== '') top.beside[top.key] = plain(word);
    if (top !== undefined) top.key = null;
    word = '';
  };
  for (const [sign] of text.matchAll(/"[^"]*"?|'[^']*'?|[^]/g)) {
    const top = stack.at(-1);
    if (sign === '{' || sign === '[') {
      stack.push({ isMapping: sign === '{', key: null, beside: {} });
      word = '';
    } else if (sign === '}' || sign === ']') {
      end();
      stack.pop();
      if (stack.length === 0) return null;
    } else if (sign === ',') end();
    else if (sign === ':' && top?.isMapping === true && top.key === null) {
      top.key = plain(word);
      word = '';
    } else word += sign;
  }
  const path = stack.flatMap(({ isMapping, key }, index): PlaceStep[] => {
    const inner = stack[index + 1]?.beside ?? {};
    if (!isMapping) return [{ step: 0, beside: inner }];
    return key === null ? [] : [{ step: key, beside: inner }];
  });
  const top = stack.at(-1);
  const part = top?.isMapping === true ? (top.key === null ? 'key' : 'value') : 'item';
  const first = { step: '', beside: stack[0]?.beside ?? {} };
  return { path: [first, ...path], part };
}

function withFlow(steps: readonly PlaceStep[], { path: [first, ...rest] }: FlowPlace): PlaceStep[] {
  const last = steps.at(-1);
  if (last === undefined || first === undefined) return [...steps, ...rest];
  return [...steps.slice(0, -1), { ...last, beside: first.beside }, ...rest];
}

/** Whether a line is part of a text that `|` or `>` begins. */
function isInBlockText(lines: Lines, number: number): boolean {
  let column = indentOf(lines.line(number));
  for (let at = number - 1; at >= 1 && column > 0; at -= 1) {
    const text = lines.line(at);
    if (text.trim() === '' || indentOf(text) >= column) continue;
    if (/[:-]\s+[|>][+-]?\d*\s*(?:#.*)?$/.test(text)) return true;
    column = indentOf(text);
  }
  return false;
}

function indentOf(text: string): number {
  return /^\s*/.exec(text)?.[0].length ?? 0;
}

/** A plain value without its quotes and the remark behind it. */
function plain(value: string): string {
  const bare = value.replace(/\s+#.*$/, '').trim();
  return /^[{[|>&*!]/.test(bare) ? '' : unquoted(bare);
}

function unquoted(text: string): string {
  return /^(?:"[^"]*"|'[^']*')$/.test(text) ? text.slice(1, -1) : text;
}
