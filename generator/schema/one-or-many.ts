/** One component, or a list of them: both are files of a kind. */
import type { JsonSchema } from './json-schema.ts';

const draft = 'http://json-schema.org/draft-07/schema#';

/** `address`: of the schema of one. */
export function oneOrMany(title: string, address: string): JsonSchema {
  const one = { $ref: address };
  return {
    $schema: draft,
    title: `${title}: one, or a list`,
    if: { type: 'array' },
    then: { type: 'array', items: one },
    else: one,
  };
}

/**
 * The same for data of this form alone. It holds the schema of one component once, not twice, which
 * halves the time to compile it; faults have the same places in both.
 */
export function forForm(schema: JsonSchema, isList: boolean): JsonSchema {
  if ((schema.if as JsonSchema | undefined)?.type !== 'array') return schema;
  return isList ? { ...schema, else: true } : { ...schema, then: true };
}
