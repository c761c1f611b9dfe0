import { expect, test } from 'vitest';
import { uniqueValues } from '../../../generator/link/names.ts';
import { gameInMemory } from '../../support/game-in-memory.ts';

const text = 'cardwright:words.schema.json#/definitions/text';
const unit = {
  properties: {
    name: { $ref: text, 'x-unique': true, 'x-code': { 'repeated-value': 'TALE_SAME_NAME' } },
    note: { $ref: text },
  },
} as const;
const town = { properties: { name: { $ref: text, 'x-unique': true } } } as const;

/** The faults of a game with these units, and towns. */
function faultsOf(units: Readonly<Record<string, unknown>>, towns: unknown[] = []) {
  const game = gameInMemory({
    kinds: {
      unit: { files: ['units/*.yaml'], schema: unit },
      town: { files: ['towns.yaml'], schema: town },
    },
    files: { ...units, 'towns.yaml': towns },
  });
  return uniqueValues(game);
}

test('the second component with a value is to blame, with the first beside it and the code of the game', () => {
  const faults = faultsOf({
    'units/a.yaml': [{ id: 'axe', name: 'Axe' }],
    'units/b.yaml': [
      { id: 'bow', name: 'Bow' },
      { id: 'pole', name: 'Axe' },
    ],
  });
  expect(faults).toMatchObject([
    {
      code: 'CW1221',
      file: 'units/b.yaml',
      path: [1, 'name'],
      params: { kind: 'unit', property: 'name', value: 'Axe' },
      related: [{ file: 'units/a.yaml', path: [0, 'name'] }],
      rule: { code: 'TALE_SAME_NAME' },
    },
  ]);
});

test('a text must differ in every language, and one fault is reported for one component', () => {
  const same = faultsOf({
    'units/a.yaml': { id: 'axe', name: { en: 'Axe', ja: '斧' } },
    'units/b.yaml': { id: 'pole', name: { en: 'Pole axe', ja: '斧' } },
    'units/c.yaml': { id: 'hatchet', name: { en: 'Axe', ja: '斧' } },
  });
  expect(same.map(({ file, params }) => [file, params])).toEqual([
    ['units/b.yaml', { kind: 'unit', property: 'name', value: '斧' }],
    ['units/c.yaml', { kind: 'unit', property: 'name', value: 'Axe' }],
  ]);
});

test('the same text in two languages of one component is none, nor in another kind or property', () => {
  const faults = faultsOf(
    { 'units/a.yaml': [{ id: 'axe', name: { en: 'Axe', ja: 'Axe' }, note: 'Axe' }] },
    [{ id: 'town', name: 'Axe' }],
  );
  expect(faults).toEqual([]);
});
