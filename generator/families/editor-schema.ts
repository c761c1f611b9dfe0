/** Families are expanded before components are judged by their schema; editors judge what is written. */
import type { JsonSchema } from '../schema/json-schema.ts';
import { readShared } from '../schema/schema-files.ts';

/** A schema of component files that also takes families in place of components. */
export function withFamilies(schema: JsonSchema): JsonSchema {
  const { then: list, else: one } = schema;
  const family = readShared('family.schema.json');
  if (typeof list !== 'object' || typeof one !== 'object' || family === null) return schema;
  const { $schema: _, ...form } = family;
  const either = (component: JsonSchema): JsonSchema => ({
    if: { type: 'object', required: ['forEach'] },
    then: form,
    else: component,
  });
  return {
    ...schema,
    then: { ...list, items: either(list.items as JsonSchema) },
    else: either(one),
  };
}
