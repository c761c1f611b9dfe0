/** Schema files that are no JSON Schema (draft-07), or use our own keywords in a wrong form. */
import { Ajv, type AnySchemaObject, type ErrorObject, type ValidateFunction } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { nearest, ownMemory, type Memory } from '../../kernel/index.ts';
import { ownKeywords, type JsonSchema } from '../schema/json-schema.ts';
import { subSchemas } from '../schema/walk.ts';
import { required } from './compile-schema.ts';

/** A schema that cannot be used. */
export interface BadSchema {
  readonly problem: string;
  /** JSON pointer into the schema; empty when the whole is meant. */
  readonly path: string;
  /** The keyword that was probably meant. */
  readonly nearest?: string;
}

let check: ValidateFunction | undefined;

/** Why `schema` breaks the rules of JSON Schema itself, or null. */
export function badSchema(schema: object): BadSchema | null {
  return ownMemory().made('bad-schema', JSON.stringify(schema), () => firstProblem(schema));
}

function firstProblem(schema: object): BadSchema | null {
  check ??= metaValidator();
  if (check(schema)) return meaninglessPart(schema as JsonSchema);
  const first = check.errors?.[0];
  return { problem: problemOf(first), path: first?.instancePath ?? '' };
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
    return { problem, path, ...(near === undefined ? {} : { nearest: near }) };
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

function escaped(step: string): string {
  return step.replaceAll('~', '~0').replaceAll('/', '~1');
}

const DRAFT = 'http://json-schema.org/draft-07/schema';

/**
 * The schema of schemas: that of draft-07, which refers to itself as `#`, with our keywords. It depends
 * on nothing but the code, so the build makes its validator, which comes with the package.
 */
export function metaValidator(memory: Memory = ownMemory()): ValidateFunction {
  const written = memory.recall('schema-of-schemas', DRAFT);
  if (written !== null) return evaluated(written);
  const { validate, ajv } = compileMetaSchema();
  if (memory.keeps) memory.keep('schema-of-schemas', DRAFT, standalone.default(ajv, validate));
  return validate;
}

function evaluated(code: string): ValidateFunction {
  const module = { exports: {} };
  // oxlint-disable-next-line typescript/no-implied-eval -- as ajv does; the memory vouches for the text
  new Function('module', 'require', code)(module, required);
  return module.exports as ValidateFunction;
}

/** Nothing is compiled beside it: ajv's own copy, a check of it. */
function compileMetaSchema(): { readonly validate: ValidateFunction; readonly ajv: Ajv } {
  const ajv = new Ajv({
    strict: false,
    validateFormats: false,
    validateSchema: false,
    verbose: true,
    code: { optimize: false, source: true },
  });
  const draft = ajv.schemas[DRAFT]?.schema as AnySchemaObject;
  const { properties } = draft as { properties: object };
  const $schema = { enum: [`${DRAFT}#`, DRAFT] };
  const validate = ajv.compile({
    ...draft,
    $id: 'cardwright:schema-of-schemas',
    properties: { ...properties, $schema, ...ownKeywords },
  });
  return { validate, ajv };
}

function problemOf(error: ErrorObject | undefined): string {
  if (error?.keyword !== 'enum') return error?.message ?? 'this is not a JSON Schema';
  const { allowedValues } = error.params as { allowedValues: readonly unknown[] };
  return `${JSON.stringify(error.data)} must be one of ${allowedValues.join(', ')}`;
}
