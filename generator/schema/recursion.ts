/** Definitions of a bundle that lead back to themselves. */
import type { JsonSchema } from './json-schema.ts';
import { mapSubSchemas } from './sub-schemas.ts';

export type Definitions = Readonly<Record<string, JsonSchema>>;

/** What every reference in a bundle begins with. */
export const PREFIX = '#/definitions/';

/** Definitions that can be reached from themselves: trees, costs within costs. */
export function recursiveNames(definitions: Definitions): ReadonlySet<string> {
  return selfReaching(definitions, references);
}

/** Those that reach themselves without going a step deeper in the data: checking by them would never end. */
export function endlessNames({ definitions = {} }: JsonSchema): ReadonlySet<string> {
  return selfReaching(definitions, referencesInPlace);
}

type FindReferences = (schema: JsonSchema) => string[];

function selfReaching(definitions: Definitions, find: FindReferences): ReadonlySet<string> {
  const direct = new Map(
    Object.entries(definitions).map(([name, schema]) => [name, new Set(find(schema))]),
  );
  return new Set([...direct.keys()].filter((name) => reachable(name, direct).has(name)));
}

function references(schema: JsonSchema): string[] {
  const found = own(schema);
  mapSubSchemas(schema, (inner) => found.push(...references(inner)));
  return found;
}

function referencesInPlace(schema: JsonSchema): string[] {
  const { allOf = [], anyOf = [], oneOf = [], if: condition, then, else: otherwise } = schema;
  const inner = [...allOf, ...anyOf, ...oneOf, condition, then, otherwise, schema['not']];
  return [...own(schema), ...inner.filter(isObject).flatMap(referencesInPlace)];
}

function own({ $ref }: JsonSchema): string[] {
  return typeof $ref === 'string' ? [$ref.slice(PREFIX.length)] : [];
}

function isObject(schema: unknown): schema is JsonSchema {
  return typeof schema === 'object' && schema !== null;
}

function reachable(from: string, direct: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const found = new Set<string>();
  const open = [...(direct.get(from) ?? [])];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    open.push(...(direct.get(name) ?? []));
  }
  return found;
}
