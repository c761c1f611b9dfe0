import { expect, test } from 'vitest';
import { editorSchema } from '../../../generator/emit/editor.ts';
import { gameInMemory } from '../../support/game-in-memory.ts';

const game = gameInMemory({
  kinds: {
    race: { files: ['races.yaml'], schema: {} },
    unit: { files: ['units/*.yaml'], schema: {} },
  },
  files: {
    'patterns.yaml': [{ id: 'volley', draw: '#@' }],
    'races.yaml': [{ id: 'orc' }, { id: 'elf' }],
    'units/orc.yaml': [{ id: 'ravager' }],
    'scenarios/fixtures/units/fx.yaml': [{ id: 'fx-unit' }],
  },
});

const offers = (...ids: string[]) => ({ allOf: [{ anyOf: [{ enum: ids }, {}] }] });

test('every place that names an id offers those that exist, and refuses no other', () => {
  const properties = {
    race: { type: ['string', 'null'], description: 'Its people.', title: 'Id', 'x-ref': 'race' },
    either: { allOf: [{ minLength: 1 }], 'x-ref': ['race', 'unit'] },
    card: { 'x-complete': ['unit'] },
    targets: { 'x-pattern': true },
    drawing: { 'x-pattern': 'drawing' as const },
    other: { 'x-ref': 'spell' },
  };
  expect(editorSchema({ properties }, game).properties).toEqual({
    race: { type: ['string', 'null'], description: 'Its people.', ...offers('orc', 'elf') },
    either: { allOf: [{ minLength: 1 }, ...offers('orc', 'elf', 'ravager').allOf] },
    card: offers('ravager'),
    targets: offers('volley'),
    drawing: {},
    other: {},
  });
});

test('a place that names an icon refers to the names of the sets that its pattern admits', () => {
  const choice = { anyOf: [{ $ref: '../icons.schema.json#/definitions/game-icons' }, {}] };
  const properties = {
    emblem: { pattern: '^game-icons:[a-z0-9-]+$', 'x-icon': true },
    any: { 'x-icon': true },
    other: { pattern: '^fen:', 'x-icon': true },
    broken: { pattern: '^(', 'x-icon': true },
  } as const;
  expect(editorSchema({ properties }, game).properties).toEqual({
    emblem: { pattern: properties.emblem.pattern, allOf: [choice] },
    any: { allOf: [choice] },
    other: { pattern: '^fen:' },
    broken: { pattern: '^(', allOf: [choice] },
  });
});

test('keywords of ours are gone, properties of their names are not', () => {
  const schema = {
    'x-code': { '*': 'BAD' },
    'x-text': true,
    tsType: 'Text',
    properties: { 'x-code': { type: 'string' }, tsType: { 'x-asset': true } },
    enum: [{ 'x-text': true }],
  };
  expect(editorSchema(schema, game)).toEqual({
    properties: { 'x-code': { type: 'string' }, tsType: {} },
    enum: [{ 'x-text': true }],
  });
});
