import { decoded } from '../decoded.ts';
import type { JsonSchema } from './json-schema.ts';

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
 * With `branches`, also those that apply only in some cases (`anyOf`, `then`, …).
 */
export function nodesAlongPath(
  root: JsonSchema,
  path: readonly (string | number)[],
  branches: boolean,
): JsonSchema[][] {
  const levels = [expand(root, root, branches)];
  for (const step of path) {
    const level = levels.at(-1) ?? [];
    levels.push(
      level.flatMap((node) => child(node, step).flatMap((n) => expand(n, root, branches))),
    );
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
