/**
 * The schemas that a game's vocabulary makes, as a document that schemas of kinds refer to:
 * `cardwright:vocabulary#/effects`, `#/requirements`, `#/slots`, and `#/words/<list>`.
 */
import type { Vocabulary } from '../../vocabulary/model.ts';
import type { JsonSchema } from '../json-schema.ts';
import { conditionSchema, effectSchema, namedChoicesSchema } from './effect-schema.ts';
import { paramSchemas } from './param-schemas.ts';
import { keyedSchema, taggedSchema } from './word-schemas.ts';

/** The address of the document. */
export const VOCABULARY = 'cardwright:vocabulary';

/** Parts of a card that are written in words of the vocabulary. */
type EffectPart = 'effects' | 'requirements' | 'slots';

/** `vocabulary` is null when it could not be read: then nothing about effects is known, and nothing is wrong. */
export function vocabularySchema(vocabulary: Vocabulary | null): JsonSchema {
  return {
    effects: list('effects', 'What the card does, in this order.', 'Effect', vocabulary),
    requirements: list('requirements', 'What must hold; all of it.', 'Requirement', vocabulary),
    slots: list('slots', 'What each card of the set must be.', 'Slot', vocabulary),
    words: Object.fromEntries(
      Array.from(vocabulary?.words ?? [], ([name, words]) => [name, { enum: [...words.keys()] }]),
    ),
    definitions: vocabulary === null ? {} : definitions(vocabulary),
  };
}

const items: Readonly<Record<EffectPart, string>> = {
  effects: 'effect',
  requirements: 'requirement',
  slots: 'slot',
};

function list(
  part: EffectPart,
  description: string,
  tsType: string,
  vocabulary: Vocabulary | null,
): JsonSchema {
  return {
    description,
    type: 'array',
    ...(vocabulary === null ? {} : { items: { $ref: `#/definitions/${items[part]}` } }),
    'x-vocabulary': part,
    tsType: `readonly ${tsType}[]`,
  };
}

/** They stay definitions in bundles: each is large, and is in every other one that leads to it. */
function definitions(vocabulary: Vocabulary): Record<string, JsonSchema> {
  const { choices, operations, picks, slots } = vocabulary.groups;
  const param = paramSchemas(vocabulary);
  const made: Record<string, JsonSchema> = {
    effect: effectSchema(vocabulary),
    condition: conditionSchema('conditions', vocabulary),
    requirement: conditionSchema('requirements', vocabulary),
    slot: keyedSchema('slots', [...slots.values()], param),
    choice: taggedSchema('choices', [...choices.values()], param),
    ...(picks.size === 0 ? {} : { choices: namedChoicesSchema(vocabulary) }),
    operation: taggedSchema('operations', [...operations.values()], param),
  };
  return Object.fromEntries(
    Object.entries(made).map(([name, schema]) => [name, { ...schema, 'x-once': true }]),
  );
}
