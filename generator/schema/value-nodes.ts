/** What the schemas of a place in the data say of its value: for forms. */
import { isMapping } from '../../kernel/index.ts';
import type { JsonSchema } from './json-schema.ts';
import { keysOf, type OfferedWord } from './offered.ts';

/** How a value is shown. */
export type ValueSort = 'list' | 'mapping' | 'number' | 'boolean' | 'text';

/** The key whose value says which word a mapping is; null where none does. */
export function tagOf(nodes: readonly JsonSchema[]): string | null {
  for (const { 'x-word': word, properties = {} } of nodes) {
    const tag = Object.entries(properties).find(
      ([, inner]) => typeof inner === 'object' && inner.const === word && word !== undefined,
    );
    if (tag !== undefined) return tag[0];
  }
  return null;
}

export function wordIn(value: unknown, nodes: readonly JsonSchema[]): string | null {
  if (isPlain(value)) return String(value);
  const tag = tagOf(nodes.filter((node) => admits(node, value)));
  const word = tag !== null && isMapping(value) ? value[tag] : null;
  return typeof word === 'string' ? word : null;
}

export function closedIn(node: JsonSchema): unknown[] {
  const words = [...(node.enum ?? []), ...(node.const === undefined ? [] : [node.const])];
  return node.type === 'boolean' ? [...words, true, false] : words;
}

export function admits({ type }: JsonSchema, value: unknown): boolean {
  if (type === undefined || value === undefined) return true;
  const own = typeOf(value);
  return [type].flat().some((one) => one === own || (one === 'integer' && own === 'number'));
}

function typeOf(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  return isMapping(value) ? 'object' : typeof value;
}

export function sortOf(value: unknown, nodes: readonly JsonSchema[]): ValueSort {
  if (Array.isArray(value)) return 'list';
  if (isMapping(value)) return 'mapping';
  if (typeof value === 'boolean') return 'boolean';
  const isNumber = nodes.some(({ type }) => type === 'integer' || type === 'number');
  return typeof value === 'number' || isNumber ? 'number' : 'text';
}

export function moreOf(value: unknown, nodes: readonly JsonSchema[]): OfferedWord[] {
  if (Array.isArray(value)) return [{ word: '', about: '' }];
  if (!isMapping(value)) return [];
  // Of a mapping that begins with a word only what the word has.
  const word = wordIn(value, nodes) ?? undefined;
  const own = nodes.filter((node) => node['x-word'] === word);
  return keysOf(own).filter(({ word: key }) => !Object.hasOwn(value, key));
}

export function isWithin({ minimum, maximum }: JsonSchema, value: unknown): boolean {
  if (typeof value !== 'number') return true;
  return value >= Number(minimum ?? -Infinity) && value <= Number(maximum ?? Infinity);
}

/** Of all schemas of a place. */
export function lowest(
  nodes: readonly JsonSchema[],
  keyword: 'minItems' | 'minProperties',
): number {
  return Math.max(0, ...nodes.map((node) => Number(node[keyword] ?? 0)));
}

export function mayLose(count: number, minimum: number, canGo: boolean): boolean {
  return count > 1 ? count > minimum : canGo;
}

export function firstNumber({ minimum, maximum, ...node }: JsonSchema): number {
  const [low, high] = [minimum, maximum].map((one) => (typeof one === 'number' ? one : undefined));
  const first = low !== undefined && low > 1 ? low : Math.min(1, high ?? 1);
  const { enum: excluded = [] } = (node['not'] ?? {}) as JsonSchema;
  return excluded.includes(first) ? first + 1 : first;
}

export function isPlain(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}
