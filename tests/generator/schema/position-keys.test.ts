/** What a schema of scenarios says of the keys of positions, for pages that show them. */
import { expect, test } from 'vitest';
import { positionKeys } from '../../../generator/schema/position-keys.ts';
import type { JsonSchema } from '../../../generator/schema/json-schema.ts';

const schema: JsonSchema = {
  definitions: {
    given: {
      properties: {
        units: { title: 'Units', additionalProperties: { $ref: '#/definitions/unit' } },
        lairs: { additionalProperties: { properties: { depth: { title: 'Depth' } } } },
        round: { description: 'From 1.' },
      },
    },
    unit: {
      properties: {
        at: { title: 'Square', description: 'Where it is.' },
        round: { description: 'When it comes.' },
      },
    },
  },
};

test('words below names are found by both, and by themselves where they have a title', () => {
  expect(positionKeys(schema, (text) => text.toUpperCase())).toEqual({
    units: { title: 'UNITS', description: '' },
    lairs: { title: '', description: '' },
    at: { title: 'SQUARE', description: 'WHERE IT IS.' },
    depth: { title: 'DEPTH', description: '' },
    round: { title: '', description: 'FROM 1.' },
    'units.at': { title: 'SQUARE', description: 'WHERE IT IS.' },
    'units.round': { title: '', description: 'WHEN IT COMES.' },
    'lairs.depth': { title: 'DEPTH', description: '' },
  });
});
