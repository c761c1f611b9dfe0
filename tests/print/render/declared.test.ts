import { expect, test } from 'vitest';
import type { JsonSchema } from '../../../generator/schema/json-schema.ts';
import { withDeclared } from '../../../print/render/template-styles.ts';

const schema: JsonSchema = {
  if: { type: 'array' },
  then: { type: 'array', items: { $ref: '#/definitions/unit' } },
  else: { $ref: '#/definitions/unit' },
  definitions: {
    unit: {
      type: 'object',
      properties: {
        id: { type: 'string' },
        arrows: { type: 'object', properties: { front: {}, back: {} } },
        steps: { type: 'array', items: { properties: { cost: {} } } },
        texts: { type: 'object', additionalProperties: { type: 'string' } },
      },
      if: { properties: { class: { const: 'archer' } } },
      then: { properties: { range: {} } },
      else: { properties: { range: false } },
    },
  },
};

test('what the schema declares is there, at every level', () => {
  const made = withDeclared(
    { id: 'a', arrows: { front: 1 }, steps: [{}], own: true },
    schema,
    new WeakSet(),
  );
  expect(made).toStrictEqual({
    id: 'a',
    arrows: { front: 1, back: undefined },
    steps: [{ cost: undefined }],
    texts: undefined,
    range: undefined,
    own: true,
  });
});

test('mappings with any names are remembered as such', () => {
  const open = new WeakSet<object>();
  const made = withDeclared({ id: 'a', texts: { en: 'x' } }, schema, open) as {
    readonly texts: object;
  };
  expect(open.has(made.texts)).toBe(true);
  expect(open.has(made)).toBe(false);
});
