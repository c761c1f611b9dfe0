/** Puts definitions in the place of references, except those that lead back to themselves. */
import type { JsonSchema } from './json-schema.ts';
import { mapSubSchemas } from './walk.ts';

/** Words that only describe: beside a reference they replace those of its target. */
const ANNOTATION = /^(title|description|examples|default|tsType|x-.*)$/;

/**
 * A copy of a bundle with every reference replaced by what it names, so that a fault's place in the
 * schema describes all that surrounds it. Definitions that lead back to themselves stay references, and
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

/** Definitions of a bundle that lead back to themselves. */

type Definitions = Readonly<Record<string, JsonSchema>>;

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
