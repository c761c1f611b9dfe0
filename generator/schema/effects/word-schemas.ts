/** The JSON Schemas of words by the form in which they are: tagged, keyed or bare. */
import {
  type GroupName,
  groups,
  type Param,
  type Vocabulary,
  type Word,
} from '../../vocabulary/model.ts';
import { VALUE } from '../../vocabulary/read.ts';
import type { JsonSchema } from '../json-schema.ts';

/** Properties of a word's mapping beyond its parameters; `required` are those that must be there. */
export interface Envelope {
  readonly properties: Readonly<Record<string, JsonSchema>>;
  readonly required: readonly string[];
}

/** What a parameter may be; see `paramSchemas`. */
export type ParamSchema = (param: Param) => JsonSchema;

const noEnvelope: Envelope = { properties: {}, required: [] };

/** One of `words`, told apart by the tag of the group: a slip in one gives the faults of that word alone. */
export function taggedSchema(
  group: GroupName,
  words: readonly Word[],
  paramSchema: ParamSchema,
  envelope: (word: Word) => Envelope = () => noEnvelope,
): JsonSchema {
  const tag = tagOf(group);
  if (words.length === 0) return { 'x-group': group };
  return {
    title: titles[group],
    type: 'object',
    discriminator: { propertyName: tag },
    oneOf: words.map((word) => wordSchema(word, tag, paramSchema, envelope(word))),
    'x-group': group,
  };
}

function wordSchema(
  word: Word,
  tag: string,
  paramSchema: ParamSchema,
  { properties, required }: Envelope,
): JsonSchema {
  const params = [...word.params.values()];
  return {
    title: titles[word.group],
    description: word.description,
    type: 'object',
    additionalProperties: false,
    required: [tag, ...params.filter((one) => one.required).map(({ name }) => name), ...required],
    properties: {
      [tag]: { description: word.description, const: word.name },
      ...Object.fromEntries(params.map((one) => [one.name, paramSchema(one)])),
      ...properties,
    },
    'x-word': word.name,
    'x-group': word.group,
    ...ownCode(word),
  };
}

/** A mapping whose keys are `words`. */
export function keyedSchema(
  group: 'costs' | 'slots',
  words: readonly Word[],
  paramSchema: ParamSchema,
): JsonSchema {
  return {
    title: titles[group],
    type: 'object',
    additionalProperties: false,
    minProperties: 1,
    properties: Object.fromEntries(
      words.flatMap((word) => {
        const value = word.params.get(VALUE);
        if (value === undefined) return [];
        const schema = paramSchema(value);
        return [[word.name, { ...schema, description: word.description, ...ownCode(word) }]];
      }),
    ),
    'x-group': group,
  };
}

function ownCode({ code, clause }: Word): JsonSchema {
  return {
    ...(code === undefined ? {} : { 'x-code': code }),
    ...(clause === undefined || code === undefined ? {} : { 'x-clause': clause }),
  };
}

function tagOf(group: GroupName): string {
  const form = groups[group];
  if (!('tag' in form)) throw new TypeError(`The words of "${group}" have no tag.`);
  return form.tag;
}

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

/** What one word of a group is called in faults. */
export const titles: Readonly<Record<GroupName, string>> = {
  triggers: 'Effect',
  conditions: 'Condition',
  requirements: 'Requirement',
  slots: 'Slot',
  costs: 'Cost',
  limits: 'Limit',
  choices: 'Choice',
  picks: 'Choices',
  targets: 'Target',
  counts: 'Count',
  operations: 'Operation',
  durations: 'Duration',
};
