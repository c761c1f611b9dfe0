import { expect, test } from 'vitest';
import { badSchema } from '../../../generator/validate/bad-schema.ts';

test('a schema with our keywords is sound', () => {
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    properties: {
      race: { type: 'string', 'x-ref': ['race', 'unit'], 'x-code': { '*': 'BAD_RACE' } },
      name: { 'x-text': true, tsType: 'Text' },
      shape: { 'x-pattern': 'drawing', 'x-clause': 'TALE-1.1' },
    },
  };
  expect(badSchema(schema)).toBeNull();
});

test.each([
  [{ type: 'integr' }, '/type'],
  [{ properties: { a: { minimum: '1' } } }, '/properties/a/minimum'],
  [{ properties: { a: { 'x-ref': 5 } } }, '/properties/a/x-ref'],
  [{ allOf: [{ 'x-code': { '*': null } }] }, '/allOf/0/x-code/*'],
  [{ definitions: { a: { 'x-text': 'yes' } } }, '/definitions/a/x-text'],
  [{ $schema: 'https://json-schema.org/draft/2020-12/schema' }, '/$schema'],
])('%j is no schema', (schema, path) => {
  expect(badSchema(schema)).toMatchObject({ path, problem: expect.stringMatching(/\S/) });
});
