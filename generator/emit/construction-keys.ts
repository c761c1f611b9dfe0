/** What editors offer in construction.yaml: the fields, words, sections, kinds and cards of this game. */
import { type ConstructionRules, declaredChoices } from '../../engine/construction/index.ts';
import { cardFields, constructionRules, sectionNames } from '../link/construction.ts';
import type { GameFiles } from '../link/game-files.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { nodesAlongPath } from '../schema/walk.ts';

/** The bundle with them; as it is while construction.yaml has faults of form. */
export function withGameValues(schema: JsonSchema, game: GameFiles): JsonSchema {
  const rules = constructionRules(game);
  const { definitions = {}, properties = {} } = schema;
  const where = definitions['where'];
  const cards = properties['cards'];
  if (rules === null || where === undefined || typeof cards !== 'object') return schema;
  const names = [...cardFields(game, rules.cards).keys()];
  const sections = sectionNames(rules);
  const offered = {
    ...definitions,
    field: offering(definitions['field'], names),
    fields: offering(definitions['fields'], names),
    sectionName: offering(definitions['sectionName'], sections),
    in: offering(definitions['in'], sections),
    ids: offering(definitions['ids'], cardIds(game, rules)),
    where: withFields(where, fieldSchemas(where, game, rules)),
    if: withFields({ ...where, ...definitions['if'] }, choiceSchemas(where, rules)),
  };
  const items = offering(cards.items as JsonSchema | undefined, Object.keys(game.manifest.kinds));
  return {
    ...schema,
    definitions: offered,
    properties: { ...properties, cards: { ...cards, items } },
  };
}

/** New words must not be faults before the schemas are written again: they are alternatives to "anything". */
function offering(schema: JsonSchema | undefined, words: readonly string[]): JsonSchema {
  const choice = { anyOf: [{ enum: words }, {}] };
  return words.length === 0
    ? (schema ?? {})
    : { ...schema, allOf: [...(schema?.allOf ?? []), choice] };
}

/** A filter in which these fields are known. */
function withFields(
  { $ref: _, ...where }: JsonSchema,
  fields: Readonly<Record<string, JsonSchema>>,
): JsonSchema {
  const map = where.else;
  if (typeof map !== 'object') return where;
  return { ...where, else: { ...map, properties: { ...map.properties, ...fields } } };
}

/** A value that may be one of these words, or whatever a filter takes. */
function tested(where: JsonSchema, words: readonly unknown[], description?: string): JsonSchema {
  const matcher = (where.else as JsonSchema | undefined)?.additionalProperties;
  const any =
    typeof matcher === 'object' ? (description === undefined ? matcher : mute(matcher)) : {};
  const means = description === undefined ? {} : { description };
  return words.length === 0 ? { ...any, ...means } : { ...means, anyOf: [{ enum: words }, any] };
}

/** Editors show the innermost description: those of values give way to that of the field. */
function mute(schema: JsonSchema): JsonSchema {
  const { title: _, description: __, ...rest } = schema;
  return rest.else === undefined ? rest : { ...rest, else: mute(rest.else as JsonSchema) };
}

function fieldSchemas(
  where: JsonSchema,
  game: GameFiles,
  { cards }: ConstructionRules,
): Record<string, JsonSchema> {
  const schemas = [...cardFields(game, cards)].map(([field, words]): [string, JsonSchema] => {
    const described = cards
      .flatMap((kind) => {
        const schema = game.schemas.get(kind);
        return schema === undefined ? [] : (nodesAlongPath(schema, [0, field], true).at(-1) ?? []);
      })
      .find(({ description }) => description !== undefined);
    return [field, tested(where, words() ?? [], described?.description)];
  });
  return Object.fromEntries(schemas);
}

function choiceSchemas(where: JsonSchema, rules: ConstructionRules): Record<string, JsonSchema> {
  const choices = Object.entries(declaredChoices(rules)).map(([name, { from = [] }]) => [
    name,
    tested(where, from, 'What a deck declares.'),
  ]);
  return Object.fromEntries(choices) as Record<string, JsonSchema>;
}

function cardIds(game: GameFiles, { cards }: ConstructionRules): string[] {
  return [...game.names.values()].filter(({ kind }) => cards.includes(kind)).map(({ id }) => id);
}
