import { Store } from '../../../kernel/memory/store.ts';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sourceOf } from '../../../generator/load/source-file.ts';
import { Memory } from '../../../kernel/index.ts';
import type { JsonSchema } from '../../../generator/schema/json-schema.ts';
import { validated } from '../../../generator/validate/sound-file.ts';
import { compileValidator, type Validator } from '../../../generator/validate/validator.ts';
import { temporaryRoom } from '../../support/games.ts';

const room = temporaryRoom();
let count = 0;

function freshMemory(): { folder: string; memory: Memory } {
  const folder = join(room, String(count++));
  mkdirSync(folder, { mode: 0o700 });
  return { folder, memory: new Memory(new Store(folder, process.getuid?.()), [], 'build') };
}

const schema: JsonSchema = {
  type: 'object',
  required: ['id'],
  propertyNames: { minLength: 2 },
  properties: {
    id: { type: 'string', pattern: '^[a-z-]+$', 'x-unique': true, 'x-code': 'BAD_ID' },
    name: { 'x-text': true },
    'a/b~c': { items: { 'x-ref': ['unit', 'card'] } },
    of: { items: { $ref: '#/definitions/part' } },
  },
  definitions: {
    part: {
      properties: { who: { 'x-ref': 'unit' }, of: { items: { $ref: '#/definitions/part' } } },
    },
  },
};

const SOUND = `
id: orc
name: { en: Orc, ja: オーク }
a/b~c: [elf, dwarf]
of: [{ who: elf, of: [{ who: dwarf }] }]
`;

function validator(by: JsonSchema): Validator {
  const made = compileValidator(by);
  if (typeof made !== 'function') throw new Error(made.problem);
  return made;
}

const never = (): never => {
  throw new Error('What is remembered needs no validator.');
};

test('a sound file that is remembered has the marks that its validator found', () => {
  const { memory } = freshMemory();
  const first = validated(sourceOf('a.yaml', SOUND), schema, () => validator(schema), memory);
  const again = sourceOf('a.yaml', SOUND);
  const recalled = validated(again, schema, never, memory);
  expect(recalled).toEqual(first);
  expect(first?.mentions['x-ref'].map(({ value }) => value)).toEqual([
    'elf',
    'dwarf',
    'elf',
    'dwarf',
  ]);
  expect(recalled?.mentions['x-text'][0]?.value).toBe((again.data as { name: unknown }).name);
  expect(recalled?.mentions['x-unique'][0]?.schema).toBe(schema.properties?.['id']);
});

test('another text, path or schema is judged again', () => {
  const { memory } = freshMemory();
  const ask = (path: string, text: string, by: JsonSchema): boolean => {
    let isAsked = false;
    const make = (): Validator => {
      isAsked = true;
      return validator(by);
    };
    validated(sourceOf(path, text), by, make, memory);
    return isAsked;
  };
  expect(ask('a.yaml', SOUND, schema)).toBe(true);
  expect(ask('a.yaml', SOUND, { ...schema })).toBe(false);
  expect(ask('a.yaml', `${SOUND}# more`, schema)).toBe(true);
  expect(ask('b.yaml', SOUND, schema)).toBe(true);
  expect(ask('a.yaml', SOUND, { ...schema, minProperties: 1 })).toBe(true);
});

test('faults, long texts and marked names of properties are not remembered', () => {
  const { folder, memory } = freshMemory();
  const named: JsonSchema = { propertyNames: { 'x-ref': 'unit' } };
  const long = `${SOUND}${'# long\n'.repeat(5000)}`;
  for (const [text, by] of [
    ['name: Orc', schema],
    [`${SOUND}id: elf`, schema],
    [long, schema],
    ['orc: 1', named],
  ] as const) {
    const source = sourceOf('a.yaml', text);
    const once = validated(source, by, () => validator(by), memory);
    const twice = validated(source, by, () => validator(by), memory);
    expect(twice).toEqual(once);
  }
  expect(readdirSync(folder)).toEqual([]);
});

test('data that is in no text is always judged', () => {
  const { memory } = freshMemory();
  const source = { path: 'scenario', text: '', faults: [] };
  const judge = (data: unknown): number | undefined =>
    validated({ ...source, data }, schema, () => validator(schema), memory)?.errors.length;
  expect([judge({ id: 'orc' }), judge({ id: 'Orc' })]).toEqual([0, 1]);
});
