import type { JsonSchema } from './json-schema.ts';
import { mapSubSchemas } from './sub-schemas.ts';

const PREFIX = '#/definitions/';

/** Words that only describe: beside a reference they replace those of its target. */
const ANNOTATION = /^(title|description|examples|default|tsType|x-.*)$/;

type Definitions = Readonly<Record<string, JsonSchema>>;

/**
 * A copy of a bundle with every reference replaced by what it names, so that a fault's place in the
 * schema tells all that surrounds it. Definitions that lead back to themselves stay references.
 */
export function inlineReferences(bundle: JsonSchema): JsonSchema {
  const { definitions = {}, ...top } = bundle;
  const recursive = recursiveNames(definitions);
  const inlined = inline(top);
  if (recursive.size === 0) return inlined;
  const kept = [...recursive].map((name) => [name, inline(definitions[name] ?? {})]);
  return { ...inlined, definitions: Object.fromEntries(kept) as Definitions };

  function inline(schema: JsonSchema): JsonSchema {
    const { $ref, ...own } = mapSubSchemas(schema, inline);
    if (typeof $ref !== 'string') return own;
    const name = $ref.slice(PREFIX.length);
    if (recursive.has(name)) return { $ref, ...own };
    return merge(inline(definitions[name] ?? {}), own);
  }
}

function merge(target: JsonSchema, own: JsonSchema): JsonSchema {
  const clash = Object.keys(own).some((key) => key in target && !ANNOTATION.test(key));
  return clash ? { ...own, allOf: [target, ...(own.allOf ?? [])] } : { ...target, ...own };
}

/** Definitions that can be reached from themselves. */
function recursiveNames(definitions: Definitions): ReadonlySet<string> {
  const direct = new Map(
    Object.entries(definitions).map(([name, schema]) => [name, referencesIn(schema, new Set())]),
  );
  return new Set([...direct.keys()].filter((name) => reachable(name, direct).has(name)));
}

function referencesIn(schema: JsonSchema, found: Set<string>): Set<string> {
  if (typeof schema.$ref === 'string') found.add(schema.$ref.slice(PREFIX.length));
  mapSubSchemas(schema, (inner) => referencesIn(inner, found));
  return found;
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
