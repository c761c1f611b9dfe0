/**
 * Schemas that are made of a game's data: of deck files by its construction rules, of scenarios.
 */
import {
  type Choice,
  type ConstructionRules,
  declaredChoices,
} from '../../engine/construction/index.ts';
import type { JsonSchema } from './json-schema.ts';
import { type GameSchemas, readShared } from './schema-files.ts';
import { mapSubSchemas } from './walk.ts';

/** What deck files need of construction.yaml. */
export type DeckRules = Pick<ConstructionRules, 'choices' | 'cards' | 'sections' | 'formats'>;

/** The schema of a deck file: the shared one with the choices and sections that construction.yaml declares. */
export function deckSchema(construction: DeckRules | null): JsonSchema {
  const shared = readShared('deck.schema.json');
  if (shared === null)
    throw new Error('The cardwright package is damaged: deck.schema.json is missing.');
  const choices = Object.entries(construction === null ? {} : declaredChoices(construction)).map(
    ([name, choice]) => [
      name,
      {
        description: 'What this deck declares; construction.yaml says what it decides.',
        ...(choice.from === undefined ? {} : { enum: choice.from }),
        ...typeOf(choice),
        ...(choice.deck === true ? { type: 'string', 'x-complete': 'deck' } : {}),
        ...(choice.kind === undefined ? {} : { type: 'string', 'x-complete': choice.kind }),
      },
    ],
  );
  const { id, name, expect, ...rest } = shared.properties ?? {};
  // The order of the properties is the one that `check --fix` brings deck files into.
  const own = Object.fromEntries(choices) as object;
  const properties = { id, name, ...own, expect, ...withSections(rest, construction?.sections) };
  const definitions = withCards(shared.definitions ?? {}, construction?.cards ?? []);
  return { ...shared, properties, definitions, additionalProperties: false } as JsonSchema;
}

/** Numbers and days; whether the calendar has a day is for the judge. */
function typeOf({ type }: Choice): JsonSchema {
  if (type === undefined) return {};
  return type === 'number' ? { type } : { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' };
}

/** Editors complete the sections under `cards`; the judge reports a wrong one. */
function withSections(
  properties: NonNullable<JsonSchema['properties']>,
  sections: ConstructionRules['sections'],
): NonNullable<JsonSchema['properties']> {
  const { cards } = properties;
  if (sections === undefined || typeof cards !== 'object') return properties;
  const lines: JsonSchema = { $ref: '#/definitions/lines' };
  const lists = Object.fromEntries(Object.keys(sections).map((name) => [name, lines]));
  return { ...properties, cards: { ...cards, properties: lists } };
}

/** Properties of a line or a swap that name a card. */
const CARDS = ['card', 'out', 'in'];

/** Editors complete the cards of a deck with the ids of these kinds. */
function withCards(
  definitions: NonNullable<JsonSchema['definitions']>,
  kinds: readonly string[],
): NonNullable<JsonSchema['definitions']> {
  const complete = (schema: JsonSchema): JsonSchema => {
    const properties = Object.entries(schema.properties ?? {}).map(([name, declared]) =>
      CARDS.includes(name) && typeof declared === 'object'
        ? [name, { ...declared, 'x-complete': kinds }]
        : [name, declared],
    );
    return { ...schema, properties: Object.fromEntries(properties) as Record<string, JsonSchema> };
  };
  return Object.fromEntries(
    Object.entries(definitions).map(([name, schema]) => [name, complete(schema)]),
  );
}

/** Where a game says how its positions, results and actions are written. Without it there is no play. */
export const SCENARIO_KEYS = 'schemas/scenario.schema.json';

/**
 * The schema of a scenario file: the shared one with the game's own keys of `given` and `then` and
 * its notation of actions. References of the result are relative to the game folder.
 */
export function scenariosSchema(own: GameSchemas): JsonSchema {
  const file = readShared('scenarios.schema.json');
  if (file === null)
    throw new Error('The cardwright package is damaged: scenarios.schema.json is missing.');
  const shared = fromAnywhere(file);
  const keys = own.get(SCENARIO_KEYS)?.definitions ?? {};
  const definitions = {
    ...shared.definitions,
    givenPlay: extended(shared, 'givenPlay', keys, 'given'),
    thenPlay: extended(shared, 'thenPlay', keys, 'then'),
    ...(keys['action'] === undefined ? {} : { action: reference('action') }),
  };
  return { ...shared, definitions };
}

function extended(
  shared: JsonSchema,
  name: string,
  keys: Readonly<Record<string, JsonSchema>>,
  from: string,
): JsonSchema {
  const base = shared.definitions?.[name] ?? {};
  const added = Object.keys(keys[from]?.properties ?? {});
  const properties = Object.fromEntries(
    added.map((key) => [key, reference(`${from}/properties/${key}`)]),
  );
  return { ...base, properties: { ...base.properties, ...properties } };
}

function reference(definition: string): JsonSchema {
  return { $ref: `${SCENARIO_KEYS}#/definitions/${definition}` };
}

/** References to files beside the shared schema, as they read from a game folder. */
function fromAnywhere(schema: JsonSchema): JsonSchema {
  const copy = mapSubSchemas(schema, fromAnywhere);
  const { $ref } = copy;
  return $ref === undefined || /^#|^cardwright:/.test($ref)
    ? copy
    : { ...copy, $ref: `cardwright:${$ref}` };
}
