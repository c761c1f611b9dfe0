/** The address that a `$ref` was probably meant to be. */
import { posix } from 'node:path';
import { isMapping, nearest } from '../../kernel/index.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { readShared, SHARED, sharedNames } from '../schema/schema-files.ts';

/** What `$ref`s may name, by the address of the file: the game's own schemas, and what is made of its data. */
export type KnownSchemas = ReadonlyMap<string, JsonSchema>;

/** `from`: the file in which the reference is. */
export function nearestSchema(
  reference: string,
  from: string,
  known: KnownSchemas,
): string | undefined {
  const [file = '', pointer] = reference.split('#', 2);
  const meant = nearestFile(file, from, known);
  if (meant === undefined) return undefined;
  if (pointer === undefined) return meant;
  const steps = nearestSteps(pointer.split('/').slice(1), schemaAt(meant, from, known));
  return steps === undefined ? undefined : `${meant}#${steps.map((step) => `/${step}`).join('')}`;
}

function nearestFile(file: string, from: string, known: KnownSchemas): string | undefined {
  const files = [...known.keys()].map((path) =>
    path.startsWith(SHARED) ? path : posix.relative(posix.dirname(from), path),
  );
  const all = ['', ...files, ...sharedNames().map((name) => SHARED + name)];
  return all.includes(file) ? file : nearest(file, all);
}

function schemaAt(file: string, from: string, known: KnownSchemas): JsonSchema | null | undefined {
  if (file === '') return known.get(from);
  if (!file.startsWith(SHARED)) return known.get(posix.join(posix.dirname(from), file));
  return known.get(file) ?? readShared(file.slice(SHARED.length));
}

/** Each step as it is there, or the nearest that is. */
function nearestSteps(steps: readonly string[], schema: unknown): string[] | undefined {
  const found: string[] = [];
  let node = schema;
  for (const step of steps) {
    if (!isMapping(node)) return undefined;
    const meant = Object.hasOwn(node, step) ? step : nearest(step, Object.keys(node));
    if (meant === undefined) return undefined;
    found.push(meant);
    node = node[meant];
  }
  return found;
}
