import type { JsonSchema } from './json-schema.ts';

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
