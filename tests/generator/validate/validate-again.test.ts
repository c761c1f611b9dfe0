/** What is said of a list of which some entries were validated before is what is said of it as a whole. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { JsonSchema } from '../../../generator/schema/json-schema.ts';
import {
  compileValidator,
  type SchemaError,
  type Validator,
} from '../../../generator/validate/validator.ts';
import { judgesEach, onlyChanged } from '../../../generator/validate/validate-again.ts';

const one: JsonSchema = {
  type: 'object',
  required: ['id'],
  properties: {
    id: { type: 'string', 'x-unique': true },
    name: { 'x-text': true },
    race: { 'x-ref': 'race', type: 'string' },
    parts: {
      type: 'array',
      uniqueItems: true,
      items: { 'x-text': true, minLength: 2 },
    },
  },
};

/** As those of kinds, without what is for a file with one component. */
const many: JsonSchema = {
  title: 'Many',
  if: { type: 'array' },
  then: { type: 'array', items: one },
  else: true,
};

function validator(schema: JsonSchema): Validator {
  const made = compileValidator(schema);
  if (typeof made !== 'function') throw new Error(made.problem);
  return made;
}

/** Sound ones, faulty ones, and one whose keys are called as methods are: it is validated as a copy. */
const entries: readonly unknown[] = [
  { id: 'orc', name: { en: 'Orc' }, race: 'orc' },
  { id: 'elf', name: 'Elf', parts: ['bow', 'arrow'] },
  { id: 'dwarf' },
  { id: 7, name: 'Seven' },
  { name: 'nobody', parts: ['x', 'x'] },
  'no entry',
  null,
  { id: 'odd', parts: [{ toString: 1 }, { toString: 1 }] },
];

describe('a list that is validated again', () => {
  const watching = onlyChanged(validator(many));
  const whole = validator(many);

  test('has the errors and marks of a first validation, list after list', () => {
    const list = fc.array(fc.constantFrom(...entries), { maxLength: 7 });
    fc.assert(
      fc.property(fc.array(list, { minLength: 1, maxLength: 6 }), (lists) => {
        for (const one of lists) {
          const [again, first] = [watching(one), whole(one)];
          expect(again.mentions).toEqual(first.mentions);
          expect(again.errors.map(said)).toEqual(first.errors.map(said));
          expect(again.ofCopy).toBe(first.ofCopy);
        }
      }),
    );
  });

  test('keeps the marks of the entries that were not changed', () => {
    const [a, b, c] = entries as [unknown, unknown, unknown];
    const before = watching([a, b, c]).mentions['x-unique'];
    const after = watching([a, { id: 'new' }, c]).mentions['x-unique'];
    expect(after.map((mention, at) => mention === before[at])).toEqual([true, false, true]);
    expect(after.map(({ pointer }) => pointer)).toEqual(['/0/id', '/1/id', '/2/id']);
  });

  test.each([
    { ...many, then: { type: 'array', items: one, minItems: 1 } },
    { ...many, then: { type: 'array', items: [one] } },
    { ...many, allOf: [{ items: one }] },
    { type: 'array', items: one },
    one,
  ] as JsonSchema[])('may be one of which its schema says no more: not %j', (schema) => {
    expect(judgesEach(schema)).toBe(false);
    expect(judgesEach(many)).toBe(true);
  });
});

/** The whole schema, which errors of a list name, is another one. */
function said({ parentSchema, ...error }: SchemaError): unknown {
  return error.instancePath === '' ? error : { ...error, parentSchema };
}
