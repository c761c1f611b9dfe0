import type { Vocabulary } from '../../vocabulary/model.ts';
import type { JsonSchema } from '../json-schema.ts';
import { bareSchema } from './bare-schema.ts';
import { taggedSchema, type ParamSchema } from './word-schemas.ts';

/** Words of `targets`: alone where they need no parameters, else `{ who: word, …parameters }`. */
export function targetSchema(
  words: readonly string[],
  vocabulary: Vocabulary,
  paramSchema: ParamSchema,
): JsonSchema {
  const known = words.flatMap((name) => vocabulary.groups.targets.get(name) ?? []);
  const alone = known.filter(({ params }) => [...params.values()].every((one) => !one.required));
  const plain = bareSchema(
    'targets',
    alone.map(({ name }) => name),
    vocabulary,
  );
  const tagged = taggedSchema('targets', known, paramSchema);
  if (alone.length === 0) return { ...tagged, 'x-target': true };
  return {
    description: plain.description ?? 'Whom or what it is done to.',
    'x-target': true,
    if: { type: 'object' },
    then: tagged,
    else: plain,
  };
}
