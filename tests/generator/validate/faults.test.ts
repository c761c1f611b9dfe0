import { expect, test } from 'vitest';
import type { Fault } from '../../../diagnostics/index.ts';
import type { JsonSchema } from '../../../generator/schema/json-schema.ts';
import { schemaFaults } from '../../../generator/validate/faults.ts';
import { compileValidator } from '../../../generator/validate/validator.ts';

const unit: JsonSchema = {
  title: 'Unit',
  type: 'object',
  additionalProperties: false,
  required: ['id', 'class', 'defence'],
  properties: {
    id: {
      type: 'string',
      pattern: '^[a-z][a-z0-9]*(-[a-z0-9]+)*$',
      'x-code': { 'duplicate-id': 'TALE_TWICE', '*': 'TALE_BAD_ID' },
    },
    class: { enum: ['infantry', 'archer'], 'x-code': 'TALE_BAD_CLASS', 'x-clause': 'TALE-1.2' },
    defence: { description: 'What it withstands.', type: 'integer', minimum: 1, maximum: 9 },
    name: { type: 'string', pattern: '\\S', minLength: 3, maxLength: 5 },
    mark: { type: 'string', pattern: '^[A-Z]+$', description: 'Capitals.' },
    tags: { type: 'array', items: { type: 'string' }, minItems: 1, maxItems: 2, uniqueItems: true },
    step: { type: 'array', not: { const: [0, 0] } },
    upkeep: { anyOf: [{ type: 'integer' }, { type: 'array', items: { type: 'integer' } }] },
    targets: { type: 'string' },
    arrows: {
      title: 'Arrows',
      type: 'object',
      additionalProperties: false,
      minProperties: 1,
      maxProperties: 2,
      properties: {
        front: { type: 'integer' },
        back: { type: 'integer' },
        left: { type: 'integer' },
      },
      'x-code': 'TALE_BAD_ARROW',
    },
    names: { type: 'object', propertyNames: { pattern: '^[a-z]{2}$', description: 'A language.' } },
    words: { type: 'object', propertyNames: { enum: ['hit', 'draw'] } },
    effect: {
      type: 'object',
      required: ['op'],
      discriminator: { propertyName: 'op' },
      oneOf: [
        {
          properties: { op: { const: 'hit' }, amount: { type: 'integer' } },
          required: ['amount'],
        },
        { properties: { op: { const: 'draw' } } },
      ],
    },
  },
  if: { required: ['class'], properties: { class: { const: 'archer' } } },
  then: { required: ['targets'], 'x-code': 'TALE_MISMATCH' },
  else: { properties: { targets: false } },
};

const sound = { id: 'orc', class: 'infantry', defence: 3 };

/** As the files of a kind are checked: one component, or a list of them. */
const schema = { title: 'Units', if: { type: 'array' }, then: { items: unit }, else: unit };

function faultsOf(data: unknown, by: JsonSchema = schema): Fault[] {
  const validate = compileValidator(by);
  if (typeof validate !== 'function') throw new Error(validate.problem);
  const subject = { file: 'orc.yaml', data, schema: by, derived: { support: ['class'] } };
  return schemaFaults(validate(data).errors, subject);
}

test('a sound component has no faults', () => {
  expect(faultsOf(sound)).toEqual([]);
});

test.each<[change: object, code: string, path: (string | number)[], params: object]>([
  [{ defence: 12 }, 'CW1105', ['defence'], { value: 12, min: 1, max: 9 }],
  [{ defence: '3' }, 'CW1104', ['defence'], { expected: ['integer'], actual: '3' }],
  [{ defence: 2.5 }, 'CW1104', ['defence'], { expected: ['integer'], actual: 2.5 }],
  [{ class: 'archr' }, 'CW1106', ['class'], { value: 'archr', nearest: 'archer' }],
  [{ class: null }, 'CW1106', ['class'], { value: null, allowed: ['infantry', 'archer'] }],
  [{ id: 'Orc Ravager' }, 'CW1202', ['id'], { suggestion: 'orc-ravager' }],
  [{ id: 'ｎew-a' }, 'CW1202', ['id'], { suggestion: 'new-a' }],
  [{ id: 'Blanche-Épée' }, 'CW1202', ['id'], { suggestion: 'blanche-epee' }],
  [{ id: '7 Samurai' }, 'CW1202', ['id'], { suggestion: 'samurai' }],
  [{ id: '鬼' }, 'CW1202', ['id'], { suggestion: undefined }],
  [{ name: '   ' }, 'CW1108', ['name'], { value: '   ' }],
  [{ name: '鬼鬼' }, 'CW1109', ['name'], { length: 2, min: 3 }],
  [{ name: '👹👹👹👹👹👹' }, 'CW1110', ['name'], { length: 6, max: 5 }],
  [{ mark: 'orc' }, 'CW1107', ['mark'], { value: 'orc', form: 'Capitals.' }],
  [{ tags: [] }, 'CW1111', ['tags'], { length: 0, min: 1 }],
  [{ tags: ['a', 'b', 'c'] }, 'CW1112', ['tags'], { length: 3, max: 2 }],
  [{ tags: ['a', 'a'] }, 'CW1113', ['tags', 1], { value: 'a', first: 0, second: 1 }],
  [{ step: [0, 0] }, 'CW1114', ['step'], { value: [0, 0] }],
  [
    { targets: 'ring' },
    'CW1115',
    ['targets'],
    { property: 'targets', because: [{ property: 'class', value: 'infantry' }] },
  ],
  [
    { class: 'archer' },
    'CW1116',
    [],
    { property: 'targets', because: [{ property: 'class', value: 'archer' }] },
  ],
  [{ arrows: {} }, 'CW1117', ['arrows'], { count: 0, min: 1, known: ['front', 'back', 'left'] }],
  [{ arrows: { front: 1, back: 1, left: 1 } }, 'CW1118', ['arrows'], { count: 3, max: 2 }],
  [{ support: true }, 'CW1119', ['support'], { property: 'support', from: ['class'] }],
  [{ upkeep: 'much' }, 'CW1120', ['upkeep'], { value: 'much' }],
  [{ upkeep: [1, 'x'] }, 'CW1120', ['upkeep'], { value: [1, 'x'] }],
  [{ colour: 'red' }, 'CW1101', ['colour'], { property: 'colour', owner: 'Unit' }],
  [{ arrows: { fron: 1 } }, 'CW1101', ['arrows', 'fron'], { owner: 'Arrows', nearest: 'front' }],
  [
    { names: { english: 'Orc' } },
    'CW1107',
    ['names', 'english'],
    { value: 'english', form: 'A language.' },
  ],
  [{ words: { hitt: 1 } }, 'CW1101', ['words', 'hitt'], { property: 'hitt', nearest: 'hit' }],
  [
    { effect: { op: 'hitt' } },
    'CW1106',
    ['effect', 'op'],
    { nearest: 'hit', allowed: ['hit', 'draw'] },
  ],
  [{ effect: { op: 7 } }, 'CW1106', ['effect', 'op'], { value: 7, nearest: undefined }],
  [{ effect: { op: 'hit' } }, 'CW1103', ['effect'], { property: 'amount' }],
])('%j is one fault: %s', (change, code, path, params) => {
  const faults = faultsOf({ ...sound, ...change });
  expect(faults).toMatchObject([{ code, file: 'orc.yaml', path, params }]);
});

test('what is missing is reported with its meaning', () => {
  expect(faultsOf({ id: 'orc', class: 'infantry' })).toMatchObject([
    {
      code: 'CW1103',
      path: [],
      part: 'key',
      params: { property: 'defence', owner: 'Unit', means: 'What it withstands.' },
    },
  ]);
});

test('a missing and an unknown property that resemble each other are one misspelling', () => {
  expect(faultsOf({ id: 'orc', class: 'infantry', defense: 3 })).toEqual([
    {
      code: 'CW1102',
      file: 'orc.yaml',
      path: ['defense'],
      part: 'key',
      params: { written: 'defense', meant: 'defence', owner: 'Unit' },
    },
  ]);
});

test('so are an unknown property and one that another asks for', () => {
  const sheet: JsonSchema = {
    type: 'object',
    additionalProperties: false,
    properties: { pages: { enum: ['tiled', 'each'] }, size: { type: 'integer' } },
    if: { required: ['pages'], properties: { pages: { const: 'tiled' } } },
    then: { required: ['size'] },
  };
  expect(faultsOf({ pages: 'tiled', sizze: 4 }, sheet)).toMatchObject([
    { code: 'CW1102', path: ['sizze'], params: { written: 'sizze', meant: 'size' } },
  ]);
});

test('two misspellings beside each other stay two', () => {
  const faults = faultsOf({ id: 'orc', clas: 'infantry', defense: 3, colour: 'red' });
  expect(faults.map(({ code, path }) => [code, ...path])).toEqual([
    ['CW1102', 'clas'],
    ['CW1102', 'defense'],
    ['CW1101', 'colour'],
  ]);
});

test('a misspelling in one entry of a list does not take the fault of another', () => {
  const data = [
    { id: 'orc', class: 'infantry', defense: 3 },
    { id: 'elf', class: 'infantry' },
  ];
  const faults = faultsOf(data);
  expect(faults.map(({ code, path }) => [code, ...path])).toEqual([
    ['CW1102', 0, 'defense'],
    ['CW1103', 1],
  ]);
});

test.each<[data: unknown, path: (string | number)[]]>([
  [{ orc: { class: 'infantry' }, elf: {} }, ['orc']],
  [
    [{ id: 'imp', class: 'infantry', defence: 1 }, { orc: 3 }],
    [1, 'orc'],
  ],
])('an entry written by its id is one fault: %j', (data, path) => {
  expect(faultsOf(data)).toMatchObject([
    { code: 'CW1101', path, params: { property: 'orc', besideId: ['class', 'defence'] } },
  ]);
});

test('an entry that has something of its own is written by no id', () => {
  const faults = faultsOf({ orc: 3, class: 'infantry' });
  expect(faults.map(({ code }) => code)).toEqual(['CW1103', 'CW1103', 'CW1101']);
});

test('every fault of a component is reported at once', () => {
  const faults = faultsOf({ id: 'Orc', class: 'x', defence: 0, arrows: { front: 'y' } });
  expect(faults.map(({ code, path }) => [code, ...path])).toEqual([
    ['CW1202', 'id'],
    ['CW1106', 'class'],
    ['CW1105', 'defence'],
    ['CW1104', 'arrows', 'front'],
  ]);
});

test.each<[change: object, rule: Fault['rule']]>([
  [{ class: 'x' }, { code: 'TALE_BAD_CLASS', clause: 'TALE-1.2' }],
  [{ id: 'Orc' }, { code: 'TALE_BAD_ID' }],
  [{ arrows: { front: 'y' } }, { code: 'TALE_BAD_ARROW' }],
  [{ arrows: { fron: 1 } }, { code: 'TALE_BAD_ARROW' }],
  [{ class: 'archer' }, { code: 'TALE_MISMATCH' }],
  [{ defence: 0 }, undefined],
])("%j has the game's own code", (change, rule) => {
  expect(faultsOf({ ...sound, ...change }).map((fault) => fault.rule)).toEqual([rule]);
});

test('entries that must differ may have a key that hides a method', () => {
  const validate = compileValidator({
    type: 'array',
    uniqueItems: true,
    items: { type: 'object', additionalProperties: false, properties: { a: {} } },
  });
  if (typeof validate !== 'function') throw new Error(validate.problem);
  const { errors } = validate([
    { toString: 'x' },
    { toString: 'y' },
    { valueOf: 1 },
    { valueOf: 2 },
  ]);
  expect(errors.map(({ keyword }) => keyword)).toContain('additionalProperties');
  expect(errors.map(({ keyword }) => keyword)).not.toContain('uniqueItems');
});
