import { expect } from 'vitest';
import type { JsonSchema } from '../../../../generator/schema/json-schema.ts';
import { quickValidator } from '../../../../generator/validate/quick/quick-validator.ts';
import { byAjv, type Validator } from '../../../../generator/validate/validator.ts';

/** ajv's validator, of a schema that it must not refuse. */
export function ajvFor(schema: JsonSchema): Validator {
  const validate = byAjv(schema);
  if (typeof validate !== 'function') throw new Error(`ajv refuses: ${validate.problem}`);
  return validate;
}

/** Proves that both say the same of these values, and mention the same places of sound ones. */
export function expectAgreement(schema: JsonSchema, values: readonly unknown[]): void {
  const quick = quickValidator(schema);
  if (quick === null) return;
  const ajv = ajvFor(schema);
  for (const value of values) {
    const { errors, mentions } = ajv(value);
    expect(quick(value), JSON.stringify(value)).toEqual(errors.length === 0 ? mentions : null);
  }
}
