import type { JsonSchema } from './json-schema.ts';
import { PREFIX, recursiveNames, type Definitions } from './recursion.ts';
import { mapSubSchemas } from './sub-schemas.ts';

/** Words that only describe: beside a reference they replace those of its target. */
const ANNOTATION = /^(title|description|examples|default|tsType|x-.*)$/;

/**
 * A copy of a bundle with every reference replaced by what it names, so that a fault's place in the
 * schema tells all that surrounds it. Definitions that lead back to themselves stay references, and
 * those that say so (`x-once`).
 */
export function inlineReferences(bundle: JsonSchema): JsonSchema {
  const before = inlined.get(bundle);
  if (before !== undefined) return before;
  const made = inlineAll(bundle);
  inlined.set(bundle, made);
  return made;
}

const inlined = new WeakMap<JsonSchema, JsonSchema>();

function inlineAll(bundle: JsonSchema): JsonSchema {
  const { definitions = {}, ...top } = bundle;
  const kept = keptNames(definitions);
  const known = new Map<string, JsonSchema>();
  const all = inline(top);
  if (kept.size === 0) return all;
  const left = [...kept].map((name) => [name, inline(definitions[name] ?? {})]);
  return { ...all, definitions: Object.fromEntries(left) as Definitions };

  function inline(schema: JsonSchema): JsonSchema {
    const { $ref, ...own } = mapSubSchemas(schema, inline);
    if (typeof $ref !== 'string') return own;
    const name = $ref.slice(PREFIX.length);
    if (kept.has(name)) return { $ref, ...own };
    return merge(target(name), own);
  }

  /** Made once: what is below it is shared by all that refer to it. */
  function target(name: string): JsonSchema {
    const before = known.get(name);
    if (before !== undefined) return before;
    const made = inline(definitions[name] ?? {});
    known.set(name, made);
    return made;
  }
}

function keptNames(definitions: Definitions): ReadonlySet<string> {
  const once = Object.keys(definitions).filter((name) => definitions[name]?.['x-once'] === true);
  return new Set([...recursiveNames(definitions), ...once]);
}

function merge(target: JsonSchema, own: JsonSchema): JsonSchema {
  const clash = Object.keys(own).some((key) => key in target && !ANNOTATION.test(key));
  return clash ? { ...own, allOf: [target, ...(own.allOf ?? [])] } : { ...target, ...own };
}
