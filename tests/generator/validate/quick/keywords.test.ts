import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { JsonSchema } from '../../../../generator/schema/json-schema.ts';
import { quickValidator } from '../../../../generator/validate/quick/quick-validator.ts';
import { byAjv } from '../../../../generator/validate/validator.ts';
import { expectAgreement } from './agreement.ts';

const RUNS = 150;

const name = fc.constantFrom('a', 'b', 'ab', 'constructor', 'x/y', 'x~y');
const count = fc.integer({ min: 0, max: 3 });
const scalar = fc.constantFrom(null, true, 0, 1, 2.5, -1, '', 'a', 'ab', '👹', '7');

const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    scalar,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(name, tie('value'), { maxKeys: 3, noNullPrototype: true }),
  ),
}));

const type = fc.constantFrom('string', 'number', 'integer', 'boolean', 'null', 'array', 'object');
const names = fc.uniqueArray(name, { maxLength: 2 });
const mark = fc.constantFrom('x-ref', 'x-text', 'x-pattern');

const { schema } = fc.letrec<{ schema: JsonSchema | boolean }>((tie) => {
  const inner = tie('schema');
  const byName = fc.dictionary(name, inner, { maxKeys: 3, noNullPrototype: true });
  const some = fc.array(inner, { minLength: 1, maxLength: 3 });
  const keywords: fc.Arbitrary<Record<string, unknown>>[] = [
    fc.record({ type: fc.oneof(type, fc.uniqueArray(type, { minLength: 1, maxLength: 3 })) }),
    fc.record({ const: value }),
    fc.record({ enum: fc.uniqueArray(value, { minLength: 1, maxLength: 4, comparator: isSame }) }),
    fc.record({ minimum: count, exclusiveMaximum: count }, { requiredKeys: [] }),
    fc.record({ maximum: count, exclusiveMinimum: count }, { requiredKeys: [] }),
    fc.record({ minLength: count, maxLength: count }, { requiredKeys: [] }),
    fc.record({ pattern: fc.constantFrom('^a', '.', '^.$', '\\p{L}') }),
    fc.record({ minItems: count, maxItems: count }, { requiredKeys: [] }),
    fc.record({ uniqueItems: fc.boolean() }),
    fc.record({ items: fc.oneof(inner, some) }),
    fc.record({ contains: inner }),
    fc.record({ minProperties: count, maxProperties: count }, { requiredKeys: [] }),
    fc.record({ required: names }),
    fc.record({ propertyNames: inner }),
    fc.record({ properties: byName, additionalProperties: inner }, { requiredKeys: [] }),
    fc.record({ patternProperties: fc.dictionary(fc.constantFrom('^a', 'y'), inner) }),
    fc.record({ dependencies: fc.dictionary(name, fc.oneof(inner, names)) }),
    fc.record({ not: inner }),
    fc.record({ anyOf: some }),
    fc.record({ oneOf: some }),
    fc.record({ allOf: some }),
    fc.record({ if: inner, then: inner, else: inner }, { requiredKeys: ['if', 'then'] }),
    fc.constant({ $ref: '#/definitions/shared' }),
    fc.tuple(mark, scalar).map(([word, argument]) => ({ [word]: argument })),
  ];
  const joined = fc
    .array(fc.oneof(...keywords), { minLength: 1, maxLength: 3 })
    .map((parts) => Object.assign({}, ...parts) as JsonSchema);
  return {
    schema: fc.oneof({ depthSize: 'small', withCrossShrink: true }, fc.boolean(), joined),
  };
});

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

const shared: JsonSchema = { 'x-ref': 'unit', type: ['string', 'object'], minLength: 1 };

test('every keyword means what it does to ajv, and marks the same places in the same order', () => {
  fc.assert(
    fc.property(schema, fc.array(value, { minLength: 1, maxLength: 8 }), (made, values) => {
      expectAgreement({ allOf: [made as JsonSchema], definitions: { shared } }, values);
    }),
    { numRuns: RUNS },
  );
});

test('a tag chooses a branch', () => {
  const tagged: JsonSchema = {
    discriminator: { propertyName: 'a' },
    required: ['a'],
    oneOf: [
      { properties: { a: { const: 'one' }, b: { 'x-ref': 'unit' } }, required: ['b'] },
      { properties: { a: { enum: ['two', 'ab'] }, b: false } },
      { $ref: '#/definitions/again' },
    ],
    definitions: {
      again: { properties: { a: { const: 'again' }, b: { items: { $ref: '#/definitions/top' } } } },
      top: { $ref: '#/definitions/again' },
    },
  };
  const values = [
    { a: 'one', b: 'axe' },
    { a: 'one' },
    { a: 'two' },
    { a: 'ab', b: 1 },
    { a: 'again', b: [{ a: 'again' }, { b: [] }] },
    { a: 'three' },
    { a: 1 },
    {},
    'one',
  ];
  expect(quickValidator(tagged)).not.toBeNull();
  expectAgreement(tagged, values);
});

test.each<[string, JsonSchema]>([
  ['an unknown keyword', { minimun: 3 }],
  ['an unknown keyword below', { properties: { a: { items: { unknown: true } } } }],
  ['a format', { format: 'date' }],
  ['an address of its own', { $id: 'https://example.org/own' }],
  ['a branch without a condition', { then: { type: 'string' } }],
  ['a condition without a branch', { if: { type: 'string' } }],
  ['a mark in a condition', { if: { properties: { a: { 'x-ref': 'unit' } } }, then: false }],
  [
    'a mark that a condition refers to',
    { not: { $ref: '#/definitions/a' }, definitions: { a: { 'x-text': true } } },
  ],
  ['a pattern that is none', { pattern: '(' }],
  ['a reference to nothing', { $ref: '#/definitions/none' }],
  ['a type that is none', { type: 'text' }],
  ['no words', { enum: [] }],
  [
    'a property that matches a pattern',
    { properties: { ab: {} }, patternProperties: { '^a': {} } },
  ],
  [
    'a tag that two branches have',
    {
      discriminator: { propertyName: 'a' },
      required: ['a'],
      oneOf: [{ properties: { a: { const: 'x' } } }, { properties: { a: { const: 'x' } } }],
    },
  ],
  [
    'a tag that may be missing',
    {
      discriminator: { propertyName: 'a' },
      oneOf: [{ properties: { a: { const: 'x' } } }],
    },
  ],
])('%s is left to ajv', (_, left) => {
  expect(quickValidator(left)).toBeNull();
});

test('what ajv refuses is left to it', () => {
  const slip = fc.constantFrom<JsonSchema>(
    { format: 'date' },
    { minimun: 1 },
    { additionalItems: false },
    { minContains: 1 },
    { nullable: true },
    { type: 'text' },
    { required: 'a' as unknown as string[] },
    { minLength: '1' },
    { properties: [] as never },
    { oneOf: [] },
  );
  fc.assert(
    fc.property(schema, slip, fc.boolean(), (made, wrong, below) => {
      const damaged: JsonSchema = below
        ? { items: { allOf: [made as JsonSchema, { not: wrong }] } }
        : { allOf: [made as JsonSchema], anyOf: [wrong] };
      const whole = { ...damaged, definitions: { shared } };
      if (typeof byAjv(whole) !== 'function') expect(quickValidator(whole)).toBeNull();
    }),
    { numRuns: RUNS },
  );
});
