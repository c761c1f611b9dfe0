/** The JSON Schema of a word's parameter, by its type. */
import type {
  Bounds,
  ClosedWords,
  Param,
  ParamOf,
  ParamType,
  Vocabulary,
} from '../../vocabulary/model.ts';
import type { JsonSchema } from '../json-schema.ts';
import { bareSchema, type ParamSchema, taggedSchema } from './word-schemas.ts';

const WORDS = 'cardwright:words.schema.json#/definitions/';

const makers: {
  readonly [T in ParamType]: (param: ParamOf<T>, vocabulary: Vocabulary) => JsonSchema;
} = {
  integer: (param) => ({ type: 'integer', ...bounds(param) }),
  boolean: () => ({ type: 'boolean' }),
  word: ({ words }) => closed(words),
  words: ({ words }) => ({ type: 'array', items: closed(words), minItems: 1, uniqueItems: true }),
  pattern: () => ({ $ref: `${WORDS}pattern` }),
  amount: amountSchema,
  filter: filterSchema,
  target: ({ targets }, vocabulary) => targetSchema(targets, vocabulary, paramSchemas(vocabulary)),
  duration: ({ durations }, vocabulary) => bareSchema('durations', durations, vocabulary),
  pick: ({ picks }, vocabulary) => bareSchema('picks', picks, vocabulary),
  id: ({ kinds }) => ({ $ref: `${WORDS}id`, 'x-ref': kinds }),
};

/** What a parameter of a word of this vocabulary may be. */
export function paramSchemas(vocabulary: Vocabulary): ParamSchema {
  return (param) => {
    const make = makers[param.type] as (param: Param, vocabulary: Vocabulary) => JsonSchema;
    const schema = make(param, vocabulary);
    return param.description === undefined ? schema : { ...schema, description: param.description };
  };
}

/** A list that does not exist is reported where it is named, and not at every card. */
function closed(words: ClosedWords): JsonSchema {
  return { type: 'string', ...(words.size === 0 ? {} : { enum: [...words.keys()] }) };
}

/** Why a number is excluded. */
const EXCEPT = 'The vocabulary lists it under `except` of this parameter.';

function bounds({ minimum, maximum, except = [] }: Bounds): JsonSchema {
  return {
    ...(minimum === undefined ? {} : { minimum }),
    ...(maximum === undefined ? {} : { maximum }),
    ...(except.length > 0 ? { not: { description: EXCEPT, enum: except } } : {}),
  };
}

function amountSchema(param: ParamOf<'amount'>, vocabulary: Vocabulary): JsonSchema {
  const number: JsonSchema = { type: 'integer', ...bounds(param) };
  if (param.counts.length === 0) return { description: 'A whole number.', ...number };
  const counted: JsonSchema = {
    title: 'Amount',
    type: 'object',
    additionalProperties: false,
    required: ['base', 'per', 'count'],
    properties: {
      base: { description: 'What it is in any case.', type: 'integer' },
      per: {
        description: 'What each one that is counted adds; not 0.',
        type: 'integer',
        not: { enum: [0] },
      },
      count: bareSchema('counts', param.counts, vocabulary),
    },
  };
  return {
    description: 'A whole number, or { base, per, count }: base + per × what is counted.',
    if: { type: 'object' },
    then: counted,
    else: number,
  };
}

function filterSchema({ fields }: ParamOf<'filter'>): JsonSchema {
  return {
    title: 'Filter',
    description: 'Which cards: all of these fields must fit.',
    type: 'object',
    additionalProperties: false,
    minProperties: 1,
    properties: Object.fromEntries(
      Array.from(fields, ([field, words]) => [field, oneOrMore(words)] as const),
    ),
  };
}

function oneOrMore(words: ClosedWords | null): JsonSchema {
  const one: JsonSchema =
    words === null ? { type: ['string', 'integer', 'boolean'] } : closed(words);
  return {
    description: 'What the field must be: one value, or a list of which one fits.',
    if: { type: 'array' },
    then: { type: 'array', items: one, minItems: 1, uniqueItems: true },
    else: one,
  };
}

/** Words of `targets`: alone where they need no parameters, else `{ who: word, …parameters }`. */
function targetSchema(
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
