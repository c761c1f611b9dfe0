import { expect, test } from 'vitest';
import { bundle } from '../../../generator/schema/bundle.ts';
import type { JsonSchema } from '../../../generator/schema/json-schema.ts';
import { schemaFiles } from '../../../generator/schema/schema-files.ts';

const UNIT = 'schemas/unit.schema.json';

/** Bundles the unit schema of a game with these files. */
function bundleUnit(unit: JsonSchema, others: Readonly<Record<string, JsonSchema>> = {}) {
  return bundle(unit, UNIT, schemaFiles(new Map(Object.entries({ [UNIT]: unit, ...others }))));
}

test('a schema without references stays as it is', () => {
  const unit = { type: 'object', properties: { id: { type: 'string' } } };
  expect(bundleUnit(unit)).toEqual({ schema: unit, broken: [], sources: [] });
});

test('shared words come into the bundle, whatever was beside the reference stays', () => {
  const reference = { $ref: 'cardwright:words.schema.json#/definitions/id', description: 'Name.' };
  const { schema, broken } = bundleUnit({ properties: { id: reference } });
  expect(broken).toEqual([]);
  expect(schema.properties).toEqual({ id: { $ref: '#/definitions/id', description: 'Name.' } });
  expect(schema.definitions?.['id']).toMatchObject({ type: 'string', maxLength: 64 });
});

test('a definition is taken once, however often it is named', () => {
  const strength = { $ref: '#/definitions/strength' };
  const { schema } = bundleUnit({
    properties: { front: strength, back: strength },
    definitions: { strength: { type: 'integer' }, unused: { type: 'null' } },
  });
  expect(schema).toEqual({
    properties: { front: strength, back: strength },
    definitions: { strength: { type: 'integer' } },
  });
});

test('files beside it join, with references of their own', () => {
  const { schema, broken, sources } = bundleUnit(
    { properties: { cost: { $ref: 'parts/cost.schema.json' } } },
    {
      'schemas/parts/cost.schema.json': {
        $schema: 'http://json-schema.org/draft-07/schema#',
        properties: { gold: { $ref: '../coin.schema.json#/definitions/coin' } },
      },
      'schemas/coin.schema.json': { definitions: { coin: { type: 'integer' } } },
    },
  );
  expect(broken).toEqual([]);
  expect(sources).toEqual(['schemas/parts/cost.schema.json', 'schemas/coin.schema.json']);
  expect(schema).toEqual({
    properties: { cost: { $ref: '#/definitions/cost' } },
    definitions: {
      coin: { type: 'integer' },
      cost: { properties: { gold: { $ref: '#/definitions/coin' } } },
    },
  });
});

test('definitions of one name from several files get names of their own', () => {
  const { schema } = bundleUnit(
    {
      properties: {
        a: { $ref: '#/definitions/size' },
        b: { $ref: 'card.schema.json#/definitions/size' },
        c: { $ref: 'more/card.schema.json#/definitions/size' },
      },
      definitions: { size: { const: 'unit' } },
    },
    {
      'schemas/card.schema.json': { definitions: { size: { const: 'card' } } },
      'schemas/more/card.schema.json': { definitions: { size: { const: 'more' } } },
    },
  );
  expect(schema.definitions).toEqual({
    size: { const: 'unit' },
    'card-size': { const: 'card' },
    'card-size-2': { const: 'more' },
  });
});

test('a definition that names itself ends', () => {
  const tree = { properties: { below: { $ref: '#/definitions/tree' } } };
  const { schema, broken } = bundleUnit({
    properties: { root: { $ref: '#/definitions/tree' } },
    definitions: { tree },
  });
  expect(broken).toEqual([]);
  expect(schema.definitions).toEqual({ tree });
});

test('what looks like a reference in a value is none', () => {
  const unit = { enum: [{ $ref: 'axe' }], examples: [{ $ref: 'bow' }], default: { $ref: 'club' } };
  expect(bundleUnit(unit)).toEqual({ schema: unit, broken: [], sources: [] });
});

test.each([
  ['a file that is not there', 'gone.schema.json'],
  ['a definition that is not there', '#/definitions/gone'],
  ['shared words that are not there', 'cardwright:gone.schema.json'],
  ['a place outside the game', '../../secret.schema.json'],
  ['a place outside the shared words', 'cardwright:../package.json'],
  ['another game by its address', 'https://example.org/unit.schema.json'],
])('%s is a broken reference', (_, reference) => {
  const { broken } = bundleUnit({ properties: { a: { $ref: reference } } });
  expect(broken).toEqual([{ reference, from: UNIT }]);
});

test('a broken reference is reported from the file that holds it', () => {
  const { broken } = bundleUnit(
    { $ref: 'card.schema.json' },
    { 'schemas/card.schema.json': { items: { $ref: 'gone.schema.json' } } },
  );
  expect(broken).toEqual([{ reference: 'gone.schema.json', from: 'schemas/card.schema.json' }]);
});

test('a property may have the name of a keyword', () => {
  const word = { $ref: '#/definitions/word' };
  const { schema, broken } = bundleUnit({
    properties: { default: word, enum: word, if: word },
    definitions: { word: { $ref: 'cardwright:words.schema.json#/definitions/code' } },
  });
  expect(broken).toEqual([]);
  expect(schema.properties).toEqual({ default: word, enum: word, if: word });
  expect(schema.definitions?.['word']).toEqual({ $ref: '#/definitions/code' });
});
