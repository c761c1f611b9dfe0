import { expect, test } from 'vitest';
import { optionTypes } from '../../../generator/emit/types.ts';
import type { JsonSchema } from '../../../generator/schema/json-schema.ts';

function typesOf(schemas: Readonly<Record<string, JsonSchema>>): Promise<string> {
  const options = Object.entries(schemas).map(([name, schema]) => [name, { schema, default: 0 }]);
  return optionTypes(Object.fromEntries(options));
}

test('every option has the type of its schema, and none is missing', async () => {
  const source = await typesOf({
    players: { enum: [2, 4] },
    'victory.cards': { type: ['integer', 'null'], minimum: 1, description: 'null for none' },
    board: {
      title: 'The board',
      if: { type: 'object' },
      then: {
        type: 'object',
        additionalProperties: false,
        required: ['rows'],
        properties: { rows: { type: 'integer' } },
      },
      else: { const: 'unbounded' },
    },
    starts: {
      type: 'object',
      additionalProperties: {
        type: 'array',
        items: { type: 'integer' },
        minItems: 2,
        maxItems: 2,
      },
    },
  });
  expect(
    source
      .replaceAll(/\/\*\*.*?\*\//gs, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  ).toBe(
    "export type Options = Frozen<{ players: 2 | 4; 'victory.cards': number | null; " +
      "board: | { rows: number; } | 'unbounded'; starts: { [k: string]: [number, number]; }; }>;",
  );
  expect(source).toContain('null for none');
});

test('a game without options has a type that holds none', async () => {
  expect(await typesOf({})).toContain('export type Options = Readonly<Record<string, never>>;\n');
});
