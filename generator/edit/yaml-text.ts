/** Values as YAML text, in the manner in which game files are written. */
import { isDeepStrictEqual } from 'node:util';
import { Document, Scalar } from 'yaml';
import { isMapping } from '../../kernel/index.ts';
import { readYaml } from '../load/yaml/read-yaml.ts';

/** Columns that a line should not exceed. */
const WIDTH = 100;

/** Brackets within brackets that are read easily on one line. */
const DEEPEST_LINE = 2;

/** How a text is quoted; undefined: as little as possible. */
export type Quotes = 'single' | 'double' | undefined;

/** `key: value` whose key is in column `indent`, from 0; the first line is not indented. */
export function entryText(key: string, value: unknown, indent: number, asBlock = false): string {
  const head = `${plainOrQuoted(key, false)}:`;
  if (typeof value === 'string' && value.includes('\n')) {
    return `${head} ${blockScalar(value, indent) ?? JSON.stringify(value)}`;
  }
  if (!isFilled(value)) return `${head} ${lineText(value)}`;
  const fits = indent + head.length + 1 + flowText(value).length <= WIDTH;
  if (fits && !asBlock && depthOf(value) <= DEEPEST_LINE) return `${head} ${flowText(value)}`;
  const inner = ' '.repeat(indent + 2);
  return `${head}\n${inner}${blockText(value, indent + 2)}`;
}

/** An item of a list behind its dash, which is in column `indent`. */
export function itemText(value: unknown, indent: number, asBlock = false): string {
  if (!isFilled(value)) return lineText(value);
  const fits = indent + 2 + flowText(value).length <= WIDTH;
  if (fits && !asBlock && depthOf(value) <= DEEPEST_LINE) return flowText(value);
  return blockText(value, indent + 2);
}

/** A mapping or list over several lines; the first is not indented. */
export function blockText(value: object, indent: number): string {
  const lines = Array.isArray(value)
    ? value.map((item) => `- ${itemText(item, indent)}`)
    : Object.entries(value).map(([key, item]) => entryText(key, item, indent));
  return lines.join(`\n${' '.repeat(indent)}`);
}

/** `{ en: Scout, ja: 斥候 }`, `[swift, 3]` */
export function flowText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flowText).join(', ')}]`;
  if (!isMapping(value)) return lineText(value, true);
  const entries = Object.entries(value).map(
    ([key, item]) => `${plainOrQuoted(key, true)}: ${flowText(item)}`,
  );
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

/** A value on one line. */
export function lineText(value: unknown, inFlow = false, quotes?: Quotes): string {
  if (typeof value === 'object' && value !== null) return flowText(value);
  if (typeof value !== 'string') return String(value);
  if (quotes === 'double') return JSON.stringify(value);
  return quotes === 'single' ? quoted(value) : plainOrQuoted(value, inFlow);
}

function plainOrQuoted(text: string, inFlow: boolean): string {
  if (/^[A-Za-z][\w-]*$/.test(text) && readsAs(text, text, inFlow)) return text;
  const isPlain = !/[\p{Cc}]|^\s|\s$|^$/u.test(text) && readsAs(text, text, inFlow);
  return isPlain ? text : quoted(text);
}

/** Whether a text that is written so is read as `value`. */
function readsAs(written: string, value: string, inFlow: boolean): boolean {
  const { data, faults } = readYaml(inFlow ? `[${written}, 1]` : `k: ${written}\n`, '');
  return faults.length === 0 && isDeepStrictEqual(data, inFlow ? [value, 1] : { k: value });
}

function quoted(text: string): string {
  return /[\p{Cc}\u2028\u2029]/u.test(text)
    ? JSON.stringify(text)
    : `'${text.replaceAll("'", "''")}'`;
}

/** A text of several lines, of which nothing is folded; null where it cannot be written so. */
function blockScalar(value: string, indent: number): string | null {
  const chomping = value.endsWith('\n') ? (/^\n|\n\n$/.test(value) ? '+' : '') : '-';
  const leading = /^[ \n]/.test(value) ? '2' : '';
  const lines = value.replace(/\n$/, '').split('\n');
  const inner = ' '.repeat(indent + 2);
  const body = lines.map((line) => (line === '' ? '' : inner + line)).join('\n');
  const written = `|${leading}${chomping}\n${body}`;
  const read = readYaml(`${' '.repeat(indent)}k: ${written}\n`, '');
  return isDeepStrictEqual(read.data, { k: value }) ? written : null;
}

/** `key: |` or `key: >-` where the entry was written so; null for other values and manners. */
export function writtenLike(
  type: Scalar['type'],
  key: string,
  value: unknown,
  indent: number,
): string | null {
  if (typeof value !== 'string') return null;
  if (type === Scalar.BLOCK_LITERAL) {
    const block = blockScalar(value, indent);
    return block === null ? null : `${key}: ${block}`;
  }
  if (type !== Scalar.BLOCK_FOLDED) return null;
  const scalar = new Scalar(value);
  scalar.type = Scalar.BLOCK_FOLDED;
  const folded = new Document({ [key]: scalar }).toString({ lineWidth: WIDTH - indent });
  return folded.trimEnd().replaceAll(/\n(?=[^\n])/g, `\n${' '.repeat(indent)}`);
}

function isFilled(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}

/** Levels of mappings and lists; 0 for a single value. */
function depthOf(value: unknown): number {
  if (!isFilled(value)) return 0;
  return 1 + Math.max(...Object.values(value).map(depthOf));
}
