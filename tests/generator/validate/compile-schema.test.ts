import { Store } from '../../../kernel/memory/store.ts';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { Memory } from '../../../kernel/index.ts';
import type { JsonSchema } from '../../../generator/schema/json-schema.ts';
import { compileSchema } from '../../../generator/validate/compile-schema.ts';
import { collectMentions } from '../../../generator/validate/mentions.ts';
import { temporaryRoom } from '../../support/games.ts';

const room = temporaryRoom();
let count = 0;

function freshMemory(): { folder: string; memory: Memory } {
  const folder = join(room, String(count++));
  mkdirSync(folder, { mode: 0o700 });
  return { folder, memory: new Memory(new Store(folder, process.getuid?.()), [], 'build') };
}

/** Everything that validators are written with: patterns, lengths, equality, branches, recursion, marks. */
const schema: JsonSchema = {
  type: 'object',
  required: ['id'],
  additionalProperties: false,
  properties: {
    id: { type: 'string', pattern: '^[a-z]+(-[a-z]+)*$', 'x-unique': true, 'x-code': 'BAD_ID' },
    name: { type: 'string', minLength: 2, maxLength: 5, 'x-text': true },
    tags: { type: 'array', uniqueItems: true, items: { enum: ['a', { b: 1 }] } },
    'a/b~c': { const: { deep: [1, 2] } },
    effects: { type: 'array', items: { $ref: '#/definitions/effect' } },
  },
  definitions: {
    effect: {
      type: 'object',
      required: ['op'],
      discriminator: { propertyName: 'op' },
      oneOf: [
        { properties: { op: { const: 'hit' }, who: { type: 'string', 'x-ref': 'unit' } } },
        {
          properties: {
            op: { const: 'both' },
            of: { type: 'array', items: { $ref: '#/definitions/effect' } },
          },
        },
      ],
    },
  },
};

const texts: readonly unknown[] = [
  { id: 'orc', name: 'Orc', tags: ['a', { b: 1 }], 'a/b~c': { deep: [1, 2] } },
  { id: 'Orc', name: '猫', tags: [{ b: 1 }, { b: 1 }], 'a/b~c': { deep: [2] }, more: 1 },
  {
    id: 'a',
    effects: [
      {
        op: 'both',
        of: [
          { op: 'hit', who: 'x' },
          { op: 'hit', who: 1 },
        ],
      },
    ],
  },
  { id: 'a', effects: [{ op: 'neither' }, {}] },
  [],
];

/** All that a validator says of some data. */
function verdict(validate: ReturnType<typeof compileSchema>, data: unknown): unknown {
  let isValid: unknown = null;
  const mentions = collectMentions(data, () => {
    isValid = validate(data);
  });
  return { isValid, errors: validate.errors, mentions };
}

test('a validator that is remembered says what the one said that was compiled', () => {
  const { folder, memory } = freshMemory();
  const compiled = compileSchema(schema, JSON.stringify(schema), memory);
  expect(readdirSync(folder)).toHaveLength(1);
  const recalled = compileSchema(schema, JSON.stringify(schema), memory);
  expect(recalled).not.toBe(compiled);
  for (const data of texts) expect(verdict(recalled, data)).toEqual(verdict(compiled, data));
  expect(texts.map((data) => compiled(data))).toEqual([true, false, false, false, false]);
});

test('it names the very objects of the schema: faults are explained by them', () => {
  const { memory } = freshMemory();
  compileSchema(schema, JSON.stringify(schema), memory);
  const recalled = compileSchema(schema, JSON.stringify(schema), memory);
  const mentions = collectMentions(null, () => recalled({ id: 'Orc' }));
  expect(mentions['x-unique'][0]?.schema).toBe(schema.properties?.['id']);
  expect(recalled.errors?.[0]?.parentSchema).toBe(schema.properties?.['id']);
});

test('a schema that cannot be compiled is not remembered', () => {
  const { folder, memory } = freshMemory();
  const wrong: JsonSchema = { $ref: '#/definitions/nothing' };
  expect(() => compileSchema(wrong, JSON.stringify(wrong), memory)).toThrow();
  expect(readdirSync(folder)).toEqual([]);
});

/** Compiled, and held by nobody here. */
function ofNobody(at: number): WeakRef<JsonSchema> {
  const schema: JsonSchema = { type: 'object', properties: { [`p${at}`]: { type: 'string' } } };
  compileSchema(schema, undefined, new Memory(null));
  return new WeakRef(schema);
}

test('schemas that nobody needs any more are forgotten: a watch compiles some with each save', async () => {
  const all = Array.from({ length: 60 }, (_, at) => ofNobody(at));
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  // What a reference was asked for is kept until the present work is done.
  await sleep(0);
  collect();
  const kept = all.filter((one) => one.deref() !== undefined).length;
  // A dozen of the last instance of ajv, and of the first what was compiled before this test beside
  // validators that are still in use elsewhere.
  expect(kept).toBeLessThanOrEqual(24);
});

test('a field that is called as something of every object is not there unless it is written', () => {
  const { memory } = freshMemory();
  const own: JsonSchema = {
    type: 'object',
    required: ['toString'],
    properties: { constructor: { type: 'string' }, toString: { type: 'string' } },
  };
  for (const _ of ['compiled', 'recalled']) {
    const validate = compileSchema(own, 'own', memory);
    expect([
      validate({}),
      validate({ toString: 'a' }),
      validate({ toString: 'a', constructor: 1 }),
    ]).toEqual([false, true, false]);
  }
});
