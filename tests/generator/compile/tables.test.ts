import { expect, test } from 'vitest';
import type { Card } from '../../../engine/construction/types.ts';
import { makeTable } from '../../../generator/compile/compile.ts';
import type { JsonSchema } from '../../../generator/schema/json-schema.ts';

/** The schema of files with components of these properties. */
function fileOf(properties: Readonly<Record<string, JsonSchema>>): JsonSchema {
  const component = { type: 'object', properties };
  return { if: { type: 'array' }, then: { type: 'array', items: component }, else: component };
}

const unit = (id: string, fields: object): Card => ({ id, kind: 'unit', ...fields });

const race = [
  { id: 'elf', kind: 'race' },
  { id: 'orc', kind: 'race' },
];

const schema = fileOf({
  id: { type: 'string' },
  name: { type: 'string' },
  defence: { type: 'integer' },
  upkeep: { type: ['integer', 'null'] },
  flying: { type: 'boolean' },
  class: { enum: ['infantry', 'archer'] },
  race: { type: 'string', 'x-ref': 'race' },
  leader: { type: 'string', 'x-ref': ['race', 'unit'] },
  size: { enum: [1, 2] },
  tags: { type: 'array' },
});

const table = makeTable(
  'unit',
  {
    race,
    unit: [
      unit('axe', {
        defence: 3,
        upkeep: 0,
        flying: false,
        class: 'archer',
        race: 'orc',
        shooter: true,
      }),
      unit('bow', {
        defence: 9,
        upkeep: null,
        flying: true,
        class: 'infantry',
        race: 'elf',
        shooter: false,
      }),
      unit('cur', { class: 'dragon', race: 'dwarf' }),
    ],
  },
  schema,
  ['shooter'],
);

test('rows are in the order of the components', () => {
  expect(table.ids).toEqual(['axe', 'bow', 'cur']);
});

test('numbers stay, flags are 0 or 1, words and references are positions, the rest is -1', () => {
  expect(table.columns).toEqual({
    defence: [3, 9, -1],
    upkeep: [0, -1, -1],
    flying: [0, 1, -1],
    class: [1, 0, -1],
    race: [1, 0, -1],
    shooter: [1, 0, -1],
  });
});

test('the words of a column are those of the schema, or the ids that it names', () => {
  expect(table.words).toEqual({ class: ['infantry', 'archer'], race: ['elf', 'orc'] });
});

test('a kind without components has empty columns', () => {
  expect(makeTable('unit', { race }, fileOf({ defence: { type: 'integer' } }), [])).toEqual({
    ids: [],
    columns: { defence: [] },
    words: {},
  });
});

test('conditions do not hide a column, references in the schema are followed', () => {
  const component: JsonSchema = {
    allOf: [{ properties: { defence: { $ref: '#/definitions/strength' } } }],
  };
  const file: JsonSchema = {
    if: { type: 'array' },
    then: { type: 'array', items: component },
    else: component,
    definitions: { strength: { type: 'integer' } },
  };
  const { columns } = makeTable('unit', { unit: [unit('axe', { defence: 4 })] }, file, []);
  expect(columns).toEqual({ defence: [4] });
});
