import { expect, test } from 'vitest';
import { inlineReferences } from '../../../generator/schema/inline.ts';

const strength = { description: 'The strength.', type: 'integer', minimum: 1 };

test('a reference becomes what it names; the definitions go', () => {
  const schema = inlineReferences({
    properties: { front: { $ref: '#/definitions/strength' } },
    definitions: { strength },
  });
  expect(schema).toEqual({ properties: { front: strength } });
});

test('words that only describe replace those of the target', () => {
  const schema = inlineReferences({
    $ref: '#/definitions/strength',
    description: 'The blow.',
    'x-code': 'BAD_BLOW',
    definitions: { strength },
  });
  expect(schema).toEqual({ ...strength, description: 'The blow.', 'x-code': 'BAD_BLOW' });
});

test('rules beside a reference hold as well as those of the target', () => {
  const front = { $ref: '#/definitions/strength', minimum: 3, allOf: [{ maximum: 5 }] };
  const schema = inlineReferences({ properties: { front }, definitions: { strength } });
  expect(schema.properties?.['front']).toEqual({
    minimum: 3,
    allOf: [strength, { maximum: 5 }],
  });
});

test('new rules beside a reference join it', () => {
  const front = { $ref: '#/definitions/strength', maximum: 5 };
  const schema = inlineReferences({ properties: { front }, definitions: { strength } });
  expect(schema.properties?.['front']).toEqual({ ...strength, maximum: 5 });
});

test('references in definitions are followed to the end', () => {
  const schema = inlineReferences({
    items: { $ref: '#/definitions/arrows' },
    definitions: {
      arrows: { properties: { front: { $ref: '#/definitions/strength' } } },
      strength,
    },
  });
  expect(schema).toEqual({ items: { properties: { front: strength } } });
});

test('definitions that lead back to themselves stay references, others in them do not', () => {
  const schema = inlineReferences({
    items: { $ref: '#/definitions/tree' },
    definitions: {
      tree: {
        properties: {
          weight: { $ref: '#/definitions/strength' },
          leaves: { items: { $ref: '#/definitions/branch' } },
        },
      },
      branch: { $ref: '#/definitions/tree', description: 'A part.' },
      strength,
    },
  });
  expect(schema.items).toEqual({ $ref: '#/definitions/tree' });
  expect(schema.definitions).toEqual({
    tree: {
      properties: {
        weight: strength,
        leaves: { items: { $ref: '#/definitions/branch' } },
      },
    },
    branch: { $ref: '#/definitions/tree', description: 'A part.' },
  });
});

test('a property may have the name of a keyword; data that looks like a reference stays', () => {
  const schema = inlineReferences({
    properties: {
      default: { $ref: '#/definitions/strength' },
      other: { enum: [{ $ref: '#/definitions/strength' }] },
    },
    definitions: { strength },
  });
  expect(schema.properties).toEqual({
    default: strength,
    other: { enum: [{ $ref: '#/definitions/strength' }] },
  });
});
