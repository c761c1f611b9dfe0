import type { Vocabulary } from '../../vocabulary/model.ts';
import type { JsonSchema } from '../json-schema.ts';
import { paramSchemas } from './param-schemas.ts';
import { taggedSchema } from './word-schemas.ts';

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
    then: only('any', {
      description: 'At least one of these holds.',
      type: 'array',
      items: self,
      minItems: 2,
    }),
    else: {
      if: { required: ['not'] },
      then: only('not', { ...self, description: 'This does not hold.' }),
      else: taggedSchema(group, words, paramSchemas(vocabulary)),
    },
  };
}

function only(key: string, value: JsonSchema): JsonSchema {
  return {
    title: 'Condition',
    type: 'object',
    additionalProperties: false,
    properties: { [key]: value },
  };
}
