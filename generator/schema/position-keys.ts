/** What a game says of the keys of its positions, in the schema of its scenarios: for pages that show them. */
import type { Describe } from './descriptions.ts';
import type { JsonSchema } from './json-schema.ts';
import { mapSubSchemas } from './walk.ts';

export interface PositionKeyWords {
  /** A short name; empty where there is none. */
  readonly title: string;
  /** Empty where there is none. */
  readonly description: string;
}

/** Definitions of what must come of a scenario say no more of positions. */
const RESULTS = /^(?:action|then.*|.*Then)$/;

function positionSchema(schema: JsonSchema | undefined): JsonSchema | null {
  const given = schema?.definitions?.['given'];
  return typeof given === 'object' ? given : null;
}

/**
 * By key, whatever it is written below: `vp` of `units: { A1: { vp: 3 } }`. Words below the names of things
 * are found by both, too: `units.vp`.
 */
export function positionKeys(
  schema: JsonSchema | undefined,
  describe: Describe,
): Readonly<Record<string, PositionKeyWords>> {
  const found = new Map<string, PositionKeyWords>();
  const position = positionSchema(schema);
  const own = new Set(Object.keys(position?.properties ?? {}));
  const collect = (part: JsonSchema): JsonSchema => {
    for (const [key, said] of Object.entries(part.properties ?? {})) {
      if (typeof said !== 'object' || (found.get(key)?.title ?? '') !== '') continue;
      const { title = '', description = '' } = said;
      // Below others a word may mean something else than the key: who gives it a name says that it does not.
      if (title === '' && (found.has(key) || !own.has(key))) continue;
      found.set(key, { title: describe(title), description: describe(description) });
    }
    mapSubSchemas(part, collect);
    return part;
  };
  if (position !== null) collect(position);
  for (const [name, definition] of Object.entries(schema?.definitions ?? {}))
    if (!RESULTS.test(name) && typeof definition === 'object') collect(definition);
  for (const [key, words] of wordsBelowNames(schema))
    for (const [word, said] of Object.entries(words))
      if (typeof said === 'object')
        found.set(`${key}.${word}`, {
          title: describe(said.title ?? ''),
          description: describe(said.description ?? ''),
        });
  return Object.fromEntries(found);
}

/** By key of positions: what may be said of each thing that it names. */
function wordsBelowNames(
  schema: JsonSchema | undefined,
): [string, JsonSchema['properties'] & {}][] {
  return Object.entries(positionSchema(schema)?.properties ?? {}).flatMap(([key, said]) => {
    const named = typeof said === 'object' ? said.additionalProperties : undefined;
    const own = typeof named === 'object' ? definitionOf(schema, named) : undefined;
    return own?.properties === undefined ? [] : [[key, own.properties]];
  });
}

function definitionOf(schema: JsonSchema | undefined, part: JsonSchema): JsonSchema | undefined {
  const [, name] = /^#\/definitions\/(.+)$/.exec(part.$ref ?? '') ?? [];
  const found = name === undefined ? part : schema?.definitions?.[name];
  return typeof found === 'object' ? found : undefined;
}
