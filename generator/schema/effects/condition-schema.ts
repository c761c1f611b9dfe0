import type { GroupName } from '../../vocabulary/groups.ts';
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
