import type { JsonSchema } from '../schema/json-schema.ts';
import { PREFIX } from '../schema/recursion.ts';
import type { SchemaError } from './validator.ts';

/**
 * ajv tells the place of a fault from the definition in which it stands, as if that were the whole
 * schema. Here it is told from the top of `schema`: `#/definitions/cost/properties/or/type`.
 */
export function locateErrors(errors: readonly SchemaError[], schema: JsonSchema): SchemaError[] {
  if (schema.definitions === undefined) return [...errors];
  const places = placesIn(schema);
  return errors.map((error) => {
    const holder = error.parentSchema === undefined ? undefined : places.get(error.parentSchema);
    return holder === undefined
      ? error
      : { ...error, schemaPath: `${holder}/${error.schemaPath.split('/').at(-1) ?? ''}` };
  });
}

type Places = ReadonlyMap<object, string>;

const known = new WeakMap<JsonSchema, Places>();

/** Where each object inside a definition stands. */
function placesIn(schema: JsonSchema): Places {
  const before = known.get(schema);
  if (before !== undefined) return before;
  const places = new Map<object, string>();
  for (const [name, definition] of Object.entries(schema.definitions ?? {})) {
    collect(definition, PREFIX + name, places);
  }
  known.set(schema, places);
  return places;
}

function collect(node: unknown, pointer: string, places: Map<object, string>): void {
  if (typeof node !== 'object' || node === null || places.has(node)) return;
  places.set(node, pointer);
  for (const [key, inner] of Object.entries(node)) {
    collect(inner, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`, places);
  }
}

/** Whether a fault that `locateErrors` placed stands in a definition. */
export function isInDefinition({ schemaPath }: SchemaError): boolean {
  return schemaPath.startsWith(PREFIX);
}
