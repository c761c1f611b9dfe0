/**
 * The schemas of effects: the envelope that all games share, their conditions and named choices.
 */
import type { GroupName, Vocabulary, Word } from '../../vocabulary/model.ts';
import type { JsonSchema } from '../json-schema.ts';
import { bareSchema, type Envelope, keyedSchema, taggedSchema, titles } from './word-schemas.ts';
import { paramSchemas } from './param-schemas.ts';

/** One effect: the envelope that all games share, around the parameters of its trigger. */
export function effectSchema(vocabulary: Vocabulary): JsonSchema {
  const { triggers } = vocabulary.groups;
  return taggedSchema('triggers', [...triggers.values()], paramSchemas(vocabulary), (trigger) =>
    envelope(trigger, vocabulary),
  );
}

/** In the order in which the keys are written. Keys for which the vocabulary has no words are omitted. */
function envelope(trigger: Word, vocabulary: Vocabulary): Envelope {
  const { conditions, limits, choices, picks, costs } = vocabulary.groups;
  const paid = (trigger.costs ?? []).flatMap((name) => costs.get(name) ?? []);
  const properties: Record<string, JsonSchema> = {
    ...(conditions.size > 0 ? { if: conditionList } : {}),
    ...(paid.length > 0 ? { cost: costSchema(paid, vocabulary) } : {}),
    ...(limits.size > 0 ? { limit: bareSchema('limits', [...limits.keys()], vocabulary) } : {}),
    ...(choices.size > 0 ? { choose: picks.size > 0 ? oneOrSeveral : choice } : {}),
    do: operations,
  };
  const mustPay = paid.length > 0 && trigger.freeOfCost !== true;
  return { properties, required: mustPay ? ['cost', 'do'] : ['do'] };
}

function costSchema(words: readonly Word[], vocabulary: Vocabulary): JsonSchema {
  return {
    ...keyedSchema('costs', words, paramSchemas(vocabulary)),
    description: 'What is paid for it.',
  };
}

const conditionList: JsonSchema = {
  description: 'What must hold when it happens; all of it.',
  type: 'array',
  items: { $ref: '#/definitions/condition' },
  minItems: 1,
  uniqueItems: true,
};

const choice: JsonSchema = {
  $ref: '#/definitions/choice',
  description: 'What a player picks for it.',
};

const oneOrSeveral: JsonSchema = {
  description: 'What a player picks for it: one choice, or several with names, made in this order.',
  if: { type: 'object', not: { required: ['pick'] } },
  then: { $ref: '#/definitions/choices' },
  else: { $ref: '#/definitions/choice' },
};

const operations: JsonSchema = {
  description: 'What it does, in this order.',
  type: 'array',
  items: { $ref: '#/definitions/operation' },
  minItems: 1,
};

/** Several choices of one effect, each by its name. */
export function namedChoicesSchema(vocabulary: Vocabulary): JsonSchema {
  const { choices, picks } = vocabulary.groups;
  const param = paramSchemas(vocabulary);
  const properties = Array.from(picks.values(), ({ name, description, choices: known = [] }) => {
    const words = known.flatMap((choice) => choices.get(choice) ?? []);
    return [name, { ...taggedSchema('choices', words, param), description }] as const;
  });
  return {
    title: titles.picks,
    type: 'object',
    additionalProperties: false,
    minProperties: 1,
    properties: Object.fromEntries(properties),
    'x-group': 'picks',
  };
}

const definition = { conditions: 'condition', requirements: 'requirement' } as const;

/** A word of the group, or `{ any: [...] }`, `{ not: ... }` around others. */
export function conditionSchema(
  group: 'conditions' | 'requirements',
  vocabulary: Vocabulary,
): JsonSchema {
  const self = { $ref: `#/definitions/${definition[group]}` };
  const words = [...vocabulary.groups[group].values()];
  return {
    if: { required: ['any'] },
    then: only(group, 'any', {
      description: 'At least one of these holds.',
      type: 'array',
      items: self,
      minItems: 2,
    }),
    else: {
      if: { required: ['not'] },
      then: only(group, 'not', { ...self, description: 'This does not hold.' }),
      else: taggedSchema(group, words, paramSchemas(vocabulary)),
    },
  };
}

/** A word beside it is one slip, however many parameters the word has: what is inside is not looked at then. */
function only(group: GroupName, key: string, value: JsonSchema): JsonSchema {
  return {
    if: { maxProperties: 1 },
    then: {
      title: 'Condition',
      type: 'object',
      additionalProperties: false,
      properties: { [key]: value },
    },
    else: { maxProperties: 1, 'x-group': group },
  };
}
