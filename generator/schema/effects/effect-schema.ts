import type { Vocabulary, Word } from '../../vocabulary/model.ts';
import type { JsonSchema } from '../json-schema.ts';
import { bareSchema } from './bare-schema.ts';
import { paramSchemas } from './param-schemas.ts';
import { keyedSchema, taggedSchema, type Envelope } from './word-schemas.ts';

/** One effect: the envelope that all games share, around the parameters of its trigger. */
export function effectSchema(vocabulary: Vocabulary): JsonSchema {
  const { triggers } = vocabulary.groups;
  return taggedSchema('triggers', [...triggers.values()], paramSchemas(vocabulary), (trigger) =>
    envelope(trigger, vocabulary),
  );
}

/** In the order in which the keys are written. Keys for which the vocabulary has no words are left out. */
function envelope(trigger: Word, vocabulary: Vocabulary): Envelope {
  const { conditions, limits, choices, costs } = vocabulary.groups;
  const paid = (trigger.costs ?? []).flatMap((name) => costs.get(name) ?? []);
  const properties: Record<string, JsonSchema> = {
    ...(conditions.size > 0 ? { if: conditionList } : {}),
    ...(paid.length > 0 ? { cost: costSchema(paid, vocabulary) } : {}),
    ...(limits.size > 0 ? { limit: bareSchema('limits', [...limits.keys()], vocabulary) } : {}),
    ...(choices.size > 0 ? { choose: choice } : {}),
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

const operations: JsonSchema = {
  description: 'What it does, in this order.',
  type: 'array',
  items: { $ref: '#/definitions/operation' },
  minItems: 1,
};
