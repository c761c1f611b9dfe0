import type { JsonSchema } from './json-schema.ts';
import { readShared, type GameSchemas } from './schema-files.ts';
import { mapSubSchemas } from './sub-schemas.ts';

/** Where a game says how its positions, results and actions are written. Without it there is no play. */
export const SCENARIO_WORDS = 'schemas/scenario.schema.json';

/**
 * The schema of a scenario file: the shared one with the game's own words of `given` and `then` and
 * its notation of actions. References of the result are relative to the game folder.
 */
export function scenariosSchema(own: GameSchemas): JsonSchema {
  const file = readShared('scenarios.schema.json');
  if (file === null)
    throw new Error('The cardwright package is damaged: scenarios.schema.json is missing.');
  const shared = fromAnywhere(file);
  const words = own.get(SCENARIO_WORDS)?.definitions ?? {};
  const definitions = {
    ...shared.definitions,
    givenPlay: extended(shared, 'givenPlay', words, 'given'),
    thenPlay: extended(shared, 'thenPlay', words, 'then'),
    ...(words['action'] === undefined ? {} : { action: reference('action') }),
  };
  return { ...shared, definitions };
}

function extended(
  shared: JsonSchema,
  name: string,
  words: Readonly<Record<string, JsonSchema>>,
  from: string,
): JsonSchema {
  const base = shared.definitions?.[name] ?? {};
  const added = Object.keys(words[from]?.properties ?? {});
  const properties = Object.fromEntries(
    added.map((word) => [word, reference(`${from}/properties/${word}`)]),
  );
  return { ...base, properties: { ...base.properties, ...properties } };
}

function reference(definition: string): JsonSchema {
  return { $ref: `${SCENARIO_WORDS}#/definitions/${definition}` };
}

/** References to files beside the shared schema, as they read from a game folder. */
function fromAnywhere(schema: JsonSchema): JsonSchema {
  const copy = mapSubSchemas(schema, fromAnywhere);
  const { $ref } = copy;
  return $ref === undefined || /^#|^cardwright:/.test($ref)
    ? copy
    : { ...copy, $ref: `cardwright:${$ref}` };
}
