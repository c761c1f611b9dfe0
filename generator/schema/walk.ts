/** Walking schemas: over the schemas inside one, and to places by pointers and paths. */
import type { JsonSchema } from './json-schema.ts';
import { decoded } from '../../kernel/index.ts';

/** Keywords whose value maps names, which may be any word, to schemas. */
const BY_NAME = new Set(['properties', 'patternProperties', 'definitions', 'dependencies']);

/** Keywords whose value is data, which may look like a schema; so do those of ours (`x-…`). */
const DATA = new Set(['const', 'enum', 'default', 'examples', 'discriminator']);

/** A copy of `schema` with `change` applied to every schema directly in it. */
export function mapSubSchemas(
  schema: JsonSchema,
  change: (inner: JsonSchema) => unknown,
): JsonSchema {
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => [keyword, changed(keyword, value, change)]),
  );
}

function changed(keyword: string, value: unknown, change: (inner: JsonSchema) => unknown): unknown {
  if (DATA.has(keyword) || keyword.startsWith('x-')) return value;
  const one = (inner: unknown): unknown => (isSchema(inner) ? change(inner) : inner);
  if (Array.isArray(value)) return value.map(one);
  if (!isSchema(value) || !BY_NAME.has(keyword)) return one(value);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, one(inner)]));
}

/** Every schema directly in `schema`, with the steps that lead to it. */
export function subSchemas(schema: JsonSchema): [steps: string[], inner: JsonSchema][] {
  return Object.entries(schema).flatMap(([keyword, value]): [string[], JsonSchema][] => {
    if (DATA.has(keyword) || keyword.startsWith('x-')) return [];
    const isMany = Array.isArray(value) || BY_NAME.has(keyword);
    if (!isMany) return isSchema(value) ? [[[keyword], value]] : [];
    return Object.entries(value ?? {}).flatMap(([name, inner]) =>
      isSchema(inner) ? [[[keyword, name], inner] satisfies [string[], JsonSchema]] : [],
    );
  });
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

type Node = JsonSchema | boolean | undefined;

/** The object at a JSON pointer (`#/definitions/unit/properties/id`) of `root`, and all that it lies in, outermost first. */
export function nodesAlongPointer(root: JsonSchema, pointer: string): JsonSchema[] {
  const steps = pointer.split('/').slice(1);
  const nodes: JsonSchema[] = [root];
  let node: unknown = root;
  for (const step of steps) {
    if (node === null || typeof node !== 'object') break;
    const key = decoded(step).replaceAll('~1', '/').replaceAll('~0', '~');
    node = Object.hasOwn(node, key) ? (node as Record<string, unknown>)[key] : undefined;
    if (node !== null && typeof node === 'object') nodes.push(node as JsonSchema);
  }
  return nodes;
}

/**
 * The schemas that govern each step of a path in the data: `[at the top, at path[0], …]`.
 * With `branches`, also those that apply only in some cases (`anyOf`, `then`, …); `applies` may say
 * of one at a level (0 at the top) that it does not.
 */
export function nodesAlongPath(
  root: JsonSchema,
  path: readonly (string | number)[],
  branches: boolean,
  applies: (node: JsonSchema, level: number) => boolean = () => true,
): JsonSchema[][] {
  const levels = [expand(root, root, branches).filter((node) => applies(node, 0))];
  for (const [index, step] of path.entries()) {
    const level = levels.at(-1) ?? [];
    const next = level.flatMap((node) =>
      child(node, step).flatMap((n) => expand(n, root, branches)),
    );
    levels.push(next.filter((node) => applies(node, index + 1)));
  }
  return levels;
}

function child(node: JsonSchema, step: string | number): Node[] {
  if (typeof step === 'number')
    return Array.isArray(node.items) ? node.items : [node.items as Node];
  return [node.properties?.[step] ?? node.additionalProperties];
}

function expand(node: Node, root: JsonSchema, branches: boolean, depth = 0): JsonSchema[] {
  if (node === undefined || typeof node === 'boolean' || depth > 16) return [];
  const more: Node[] = [
    node.$ref === undefined ? undefined : nodesAlongPointer(root, node.$ref).at(-1),
    ...(node.allOf ?? []).filter((part) => branches || part.if === undefined),
  ];
  // A file holds one component or a list: both branches describe the same components.
  if (branches || node === root) more.push(node.then, node.else);
  if (branches) more.push(...(node.anyOf ?? []), ...(node.oneOf ?? []));
  return [node, ...more.flatMap((next) => expand(next, root, branches, depth + 1))];
}

/** Places in a schema as JSON pointers. */

/** Where each object of a schema is; the first place of those that are in several. */
export function pointersIn(schema: JsonSchema): Map<unknown, string> {
  const found = new Map<unknown, string>();
  const walk = (node: unknown, pointer: string): void => {
    if (typeof node !== 'object' || node === null || found.has(node)) return;
    found.set(node, pointer);
    for (const [key, value] of Object.entries(node)) {
      walk(value, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
    }
  };
  walk(schema, '');
  return found;
}

export function partAt(schema: JsonSchema, pointer: string): unknown {
  const steps = pointer.split('/').slice(1);
  return steps.reduce<unknown>((node, step) => {
    const key = step.replaceAll('~1', '/').replaceAll('~0', '~');
    return (node as Record<string, unknown>)[key];
  }, schema);
}
