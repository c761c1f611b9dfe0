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

/** By key, whatever it is written below: `vp` of `units: { A1: { vp: 3 } }`. */
export function positionKeys(
  schema: JsonSchema | undefined,
  describe: Describe,
): Readonly<Record<string, PositionKeyWords>> {
  const found = new Map<string, PositionKeyWords>();
  const own = new Set(Object.keys(positionSchema(schema)?.properties ?? {}));
  const collect = (part: JsonSchema): JsonSchema => {
    for (const [key, said] of Object.entries(part.properties ?? {})) {
      if (typeof said !== 'object' || (found.get(key)?.title ?? '') !== '') continue;
      const { title = '', description = '' } = said;
      // Below others a word may mean something else than the key: who gives it a name says that it does not.
      if (title === '' && !own.has(key)) continue;
      found.set(key, { title: describe(title), description: describe(description) });
    }
    mapSubSchemas(part, collect);
    return part;
  };
  for (const [name, definition] of Object.entries(schema?.definitions ?? {}))
    if (!RESULTS.test(name) && typeof definition === 'object') collect(definition);
  return Object.fromEntries(found);
}
