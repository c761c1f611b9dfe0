import { describe, expect, test } from 'vitest';
import { allowsValue } from '../../../engine/set-up/allows-value.ts';

describe('values of options', () => {
  test.each([
    [{ enum: [3, 5, 7] }, [3, 7], [4, '3', null]],
    [{ const: 'random' }, ['random'], ['south', 0]],
    [{ type: 'boolean' }, [true, false], [0, 'true', null]],
    [{ type: 'integer', minimum: 0, maximum: 9 }, [0, 9], [-1, 10, 1.5, '3']],
    [{ type: ['integer', 'null'], minimum: 1 }, [null, 1], [0, 'none']],
    [
      { if: { type: 'number' }, then: { type: 'integer', minimum: 1 }, else: { const: 'random' } },
      [1, 6, 'random'],
      [0, 1.5, 'south'],
    ],
    [
      {
        type: 'object',
        required: ['columns'],
        properties: { columns: { type: 'integer', maximum: 9 } },
        additionalProperties: false,
      },
      [{ columns: 9 }],
      [{}, { columns: 10 }, { columns: 9, rows: 9 }, [9], 'columns'],
    ],
    [
      {
        minProperties: 2,
        propertyNames: { pattern: '^P[12]$' },
        additionalProperties: { items: { type: 'integer' }, minItems: 2, maxItems: 2 },
      },
      [{ P1: [1, 2], P2: [3, 4] }],
      [
        { P1: [1, 2] },
        { P1: [1, 2], P3: [3, 4] },
        { P1: [1, 2], P2: [3] },
        { P1: [1, 2], P2: [3, 'x'] },
      ],
    ],
    [{ type: 'object' }, [{}], [[], null]],
    [{ type: 'array' }, [[]], [{}]],
    [{ description: 'Anything.' }, [0, 'x', null, []], []],
  ] as const)('%j', (schema, allowed, refused) => {
    for (const value of allowed) expect([value, allowsValue(schema, value)]).toEqual([value, true]);
    for (const value of refused)
      expect([value, allowsValue(schema, value)]).toEqual([value, false]);
  });
});
