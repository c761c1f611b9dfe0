/** Schema files that are no JSON Schema (draft-07), or use our own keywords in a wrong form. */
import type { ErrorObject, ValidateFunction } from 'ajv';
import type { Part } from '../../diagnostics/index.ts';
import { nearest, ownMemory } from '../../kernel/index.ts';
import { ownKeywords, type JsonSchema } from '../schema/json-schema.ts';
import { subSchemas } from '../schema/walk.ts';
import { schemaOfSchemas } from './schema-of-schemas.ts';

/** A schema that cannot be used. */
export interface BadSchema {
  readonly problem: string;
  /** JSON pointer into the schema; empty when the whole is meant. */
  readonly path: string;
  /** Which part of the entry is meant; its value by default. */
  readonly part?: Part;
  /** The word that was probably meant. */
  readonly nearest?: string;
}

let check: ValidateFunction | undefined;

/** Why `schema` breaks the rules of JSON Schema itself, or null. */
export function badSchema(schema: object): BadSchema | null {
  return ownMemory().made('bad-schema', JSON.stringify(schema), () => firstProblem(schema));
}

function firstProblem(schema: object): BadSchema | null {
  check ??= schemaOfSchemas();
  if (check(schema)) return meaninglessPart(schema as JsonSchema);
  const first = check.errors?.[0];
  const near = nearestWord(first);
  return {
    problem: problemOf(first),
    path: first?.instancePath ?? '',
    ...(near === undefined ? {} : { nearest: near }),
  };
}

/** Keywords of draft-07; of others JSON Schema says that they mean nothing, which hides every slip. */
const KEYWORDS = new Set(
  `$id $schema $ref $comment title description default readOnly writeOnly examples multipleOf maximum
  exclusiveMaximum minimum exclusiveMinimum maxLength minLength pattern additionalItems items maxItems
  minItems uniqueItems contains maxProperties minProperties required additionalProperties definitions
  properties patternProperties dependencies propertyNames const enum type format contentMediaType
  contentEncoding if then else allOf anyOf oneOf not discriminator nullable`
    .split(/\s+/)
    .concat(Object.keys(ownKeywords)),
);

function meaninglessPart(schema: JsonSchema, pointer = ''): BadSchema | null {
  const keyword = Object.keys(schema).find((one) => !KEYWORDS.has(one));
  if (keyword !== undefined) {
    const near = nearest(keyword, KEYWORDS);
    const problem = `"${keyword}" is not a keyword of JSON Schema`;
    const path = `${pointer}/${escaped(keyword)}`;
    return { problem, path, part: 'key', ...(near === undefined ? {} : { nearest: near }) };
  }
  const unmet = unmetRequirement(schema, pointer);
  if (unmet !== null) return unmet;
  for (const [step, inner] of subSchemas(schema)) {
    const found = meaninglessPart(inner, `${pointer}/${step.map(escaped).join('/')}`);
    if (found !== null) return found;
  }
  return null;
}

/** What nobody can write: a property that is required, and not among those that are allowed. */
function unmetRequirement(schema: JsonSchema, pointer: string): BadSchema | null {
  const { required = [], properties = {}, additionalProperties, patternProperties } = schema;
  if (additionalProperties !== false || patternProperties !== undefined) return null;
  const index = required.findIndex((name) => !Object.hasOwn(properties, name));
  const name = required[index];
  if (name === undefined) return null;
  const near = nearest(name, Object.keys(properties));
  const problem = `"${name}" is required, but is not among the properties`;
  const path = `${pointer}/required/${index}`;
  return { problem, path, ...(near === undefined ? {} : { nearest: near }) };
}

/** A step of a JSON pointer. */
export function escaped(step: string): string {
  return step.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** What a type was probably meant to be, alone or in a list. */
function nearestWord(error: ErrorObject | undefined): string | undefined {
  if (error?.keyword !== 'enum') return undefined;
  const { allowedValues } = error.params as { allowedValues: readonly unknown[] };
  const words = allowedValues.filter((word) => typeof word === 'string');
  const written = [error.data].flat().filter((word) => typeof word === 'string');
  const wrong = written.find((word) => !words.includes(word));
  return wrong === undefined ? undefined : nearest(wrong, words);
}

function problemOf(error: ErrorObject | undefined): string {
  if (error?.keyword !== 'enum') return error?.message ?? 'this is not a JSON Schema';
  const { allowedValues } = error.params as { allowedValues: readonly unknown[] };
  return `${JSON.stringify(error.data)} must be one of ${allowedValues.join(', ')}`;
}
