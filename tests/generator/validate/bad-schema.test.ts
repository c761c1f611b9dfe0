import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Memory } from '../../../kernel/index.ts';
import { Store } from '../../../kernel/memory/store.ts';
import { badSchema } from '../../../generator/validate/bad-schema.ts';
import { schemaOfSchemas } from '../../../generator/validate/schema-of-schemas.ts';
import { temporaryRoom } from '../../support/games.ts';

const room = temporaryRoom();

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
  [{ type: 'integr' }, 'integer'],
  [{ items: { type: ['strng', 'null'] } }, 'string'],
  [{ type: 'unit' }, undefined],
])('the type that was meant: %o', (schema, nearest) => {
  expect(badSchema(schema)?.nearest).toBe(nearest);
});

const SLIPS: readonly [object, string][] = [
  [{ type: 'integr' }, '/type'],
  [{ properties: { a: { minimum: '1' } } }, '/properties/a/minimum'],
  [{ properties: { a: { 'x-ref': 5 } } }, '/properties/a/x-ref'],
  [{ allOf: [{ 'x-code': { '*': null } }] }, '/allOf/0/x-code/*'],
  [{ definitions: { a: { 'x-text': 'yes' } } }, '/definitions/a/x-text'],
  [{ $schema: 'https://json-schema.org/draft/2020-12/schema' }, '/$schema'],
];

test('the schema of schemas that was remembered finds what it found when it was compiled', () => {
  const memory = new Memory(new Store(room, process.getuid?.()), [], 'build');
  const compiled = schemaOfSchemas(memory);
  expect(readdirSync(room)).toHaveLength(1);
  const remembered = schemaOfSchemas(memory);
  expect(remembered).not.toBe(compiled);
  const unusual = [
    [{ required: ['a', 'a'] }, '/required'],
    [{ enum: [], pattern: 7, minLength: -1, dependencies: { a: 5 } }, '/enum'],
  ] as const;
  for (const [schema] of [...SLIPS, ...unusual]) {
    expect([compiled(schema), remembered(schema)]).toEqual([false, false]);
    expect(remembered.errors).toEqual(compiled.errors);
  }
  expect([compiled({ type: 'string' }), remembered({ type: 'string' })]).toEqual([true, true]);
});

test.each(SLIPS)('%j is no schema', (schema, path) => {
  expect(badSchema(schema)).toMatchObject({ path, problem: expect.stringMatching(/\S/) });
});
