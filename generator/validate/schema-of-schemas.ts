/** By which schemas of games are checked themselves. */
import { Ajv, type AnySchemaObject, type ValidateFunction } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { ownMemory, type Memory } from '../../kernel/index.ts';
import { ownKeywords } from '../schema/json-schema.ts';
import { required } from './compile-schema.ts';

const DRAFT = 'http://json-schema.org/draft-07/schema';

/**
 * The schema of schemas: that of draft-07, which refers to itself as `#`, with our keywords. It depends
 * on nothing but the code, so the build makes its validator, which comes with the package.
 */
export function schemaOfSchemas(memory: Memory = ownMemory()): ValidateFunction {
  const written = memory.recall('schema-of-schemas', DRAFT);
  if (written !== null) return evaluated(written);
  const { validate, ajv } = compiled();
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
function compiled(): { readonly validate: ValidateFunction; readonly ajv: Ajv } {
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
