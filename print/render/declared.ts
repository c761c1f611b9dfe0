import type { JsonSchema } from '../../generator/schema/json-schema.ts';
import { nodesAlongPath } from '../../generator/schema/nodes-at.ts';

/** What a schema says of the mappings at one place. */
interface Declared {
  readonly names: readonly string[];
  /** Whether other names are allowed too. */
  readonly open: boolean;
}

/** Declarations by schema and place; places in lists are one place. */
const known = new WeakMap<JsonSchema, Map<string, Declared>>();

/**
 * A copy of a component in which every property that the schema declares is there: undefined
 * where the component leaves it out. Mappings that may have any names are added to `open`.
 */
export function withDeclared(value: unknown, schema: JsonSchema, open: WeakSet<object>): unknown {
  return copy(value, []);

  function copy(value: unknown, path: readonly (string | number)[]): unknown {
    if (Array.isArray(value)) return value.map((item) => copy(item, [...path, 0]));
    if (typeof value !== 'object' || value === null) return value;
    const declared = declaredAt(schema, path);
    const filled = Object.fromEntries(declared.names.map((name) => [name, undefined]));
    const own = Object.entries(value).map(([name, item]) => [name, copy(item, [...path, name])]);
    const made = { ...filled, ...Object.fromEntries(own) } as object;
    if (declared.open) open.add(made);
    return made;
  }
}

function declaredAt(schema: JsonSchema, path: readonly (string | number)[]): Declared {
  const places = known.get(schema) ?? new Map<string, Declared>();
  known.set(schema, places);
  const place = JSON.stringify(path);
  const found = places.get(place) ?? declarations(schema, path);
  places.set(place, found);
  return found;
}

function declarations(schema: JsonSchema, path: readonly (string | number)[]): Declared {
  const nodes = nodesAlongPath(schema, path, true).at(-1) ?? [];
  const names = nodes.flatMap(({ properties = {} }) =>
    Object.entries(properties).flatMap(([name, node]) => (node === false ? [] : [name])),
  );
  const open = nodes.some(({ additionalProperties: more }) => typeof more === 'object');
  return { names: [...new Set(names)], open };
}
