import type { GroupName } from '../../vocabulary/groups.ts';
import type { Vocabulary } from '../../vocabulary/model.ts';
import type { JsonSchema } from '../json-schema.ts';

/** One of these words of a group, alone. */
export function bareSchema(
  group: GroupName,
  names: readonly string[],
  { groups }: Vocabulary,
): JsonSchema {
  const meanings = names.map((name) => `${name}: ${groups[group].get(name)?.description ?? ''}`);
  return {
    description: meanings.join('\n\n'),
    type: 'string',
    ...(names.length === 0 ? {} : { enum: names }),
    'x-group': group,
  };
}
