import { declaredChoices } from '../../engine/construction/judge.ts';
import type { Choice, ConstructionRules } from '../../engine/construction/types.ts';
import type { JsonSchema } from './json-schema.ts';
import { readShared } from './schema-files.ts';

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

/** Editors complete the sections under `cards`; a wrong one is told by the judge. */
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
