/** Tables as lists of components: what each cell means, and where each field is. */
import { describe, expect, test } from 'vitest';
import { readCsv } from '../../../generator/load/tables/read-csv.ts';
import { readTable, type TableList } from '../../../generator/tables/read-table.ts';
import type { JsonSchema } from '../../../generator/schema/json-schema.ts';

const text: JsonSchema = {
  anyOf: [{ type: 'string' }, { type: 'object', additionalProperties: { type: 'string' } }],
};

const unit: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    id: { type: 'string', pattern: '^[a-z-]+$' },
    name: text,
    defence: { type: 'integer' },
    speed: { type: 'number' },
    flying: { type: 'boolean' },
    class: { enum: ['archer', 'infantry'] },
    traits: { type: 'array', items: { type: 'string' } },
    reach: { type: 'array', items: { type: 'integer' } },
    cost: { type: 'object', properties: { gold: { type: 'integer' } } },
    attack: {
      type: 'object',
      properties: { front: { type: 'integer' }, back: { type: 'integer' } },
    },
    effects: { type: 'array', items: { type: 'object' } },
    level: { enum: [1, 2, 'x'] },
    range: { type: ['integer', 'null'] },
    motto: { type: ['string', 'null'] },
    rank: { enum: ['low', 1, null] },
  },
};

const schema: JsonSchema = { anyOf: [unit, { type: 'array', items: unit }] };

function read(csv: string, map: Readonly<Record<string, string>> = {}): TableList {
  return readTable(readCsv(csv, false), schema, map, 'units.csv');
}

function codes(list: TableList): unknown[] {
  return list.faults.map(({ code, span, params }) => {
    const { reason } = params as { reason?: string };
    const { address } = list.cellAt(span?.start ?? 0) ?? { address: '' };
    return code === 'CW1704' ? [code, address, reason] : [code, address];
  });
}

test.each([
  ['nowhere', 'id,name\na,"Scout\nb,Guard\n'],
  ['by the quote that opens a cell below', 'id,name\na,"Scout\nb,"Guard"\n'],
])('a quote that is closed %s is the one fault', (_, csv) => {
  const list = read(csv);
  expect(list.faults.map(({ code, span }) => [code, csv.slice(span?.start, span?.end)])).toEqual([
    ['CW1707', '"Scout'],
  ]);
  expect(list.complete).toBe(false);
  expect(list.data[0]).toEqual({ id: 'a' });
});

test.each([
  [{ Foo: 'bar' }, 'Foo', 'bar', undefined],
  [{ Zwei: 'attack.frnt' }, 'Zwei', 'attack.frnt', 'attack.front'],
])('a header that the map gives to no field: %o', (map, header, field, nearest) => {
  const { faults } = read(`id,${header}\nscout,1\n`, map);
  expect(faults.map(({ code, params }) => [code, params])).toEqual([
    ['CW1701', { header, field, nearest }],
  ]);
});

test('a text of several lines in quotes is none, nor are quotes inside a cell', () => {
  expect(read('id,name\na,"Scout\n""the"" first"\nb,6" Guard\n').faults).toEqual([]);
});

describe('a cell means what its field can be', () => {
  test.each([
    ['name', 'Scout', 'Scout'],
    ['name', ' Scout　', 'Scout'],
    ['name', '12', '12'],
    ['name', '#1!', '#1!'],
    ['name', '#NEW!', '#NEW!'],
    ['name', '#NAME', '#NAME'],
    ['name', 'TRUE', 'TRUE'],
    ['name', '"{ en: Scout, ja: 斥候 }"', { en: 'Scout', ja: '斥候' }],
    ['name.ja', '斥候', { ja: '斥候' }],
    ['defence', '4', 4],
    ['defence', '−4', -4],
    ['defence', '１２', 12],
    ['defence', 'four', 'four'],
    ['speed', '"1,5"', 1.5],
    ['speed', '1.5', 1.5],
    ['speed', '.5', 0.5],
    ['flying', 'TRUE', true],
    ['flying', '✓', true],
    ['flying', 'いいえ', false],
    ['flying', 'perhaps', 'perhaps'],
    ['class', 'archer', 'archer'],
    ['traits', '"swift, brave"', ['swift', 'brave']],
    ['traits', 'swift', ['swift']],
    ['traits', '"[swift, brave]"', ['swift', 'brave']],
    ['reach', '1;2', [1, 2]],
    ['cost', '{ gold: 2 }', { gold: 2 }],
    ['effects', '"[{ on: hit, do: [draw] }]"', [{ on: 'hit', do: ['draw'] }]],
    ['level', '2', 2],
    ['range', 'null', null],
    ['rank', 'null', null],
    ['motto', 'null', null],
    ['motto', "'null'", 'null'],
    ['motto', '"""null"""', 'null'],
    ['motto', "'null and void'", "'null and void'"],
    ['name', "'null'", "'null'"],
    ['name', 'null', 'null'],
    ['rank', 'low', 'low'],
    ['reach', '"1, ,２;"', [1, 2]],
    ['level', 'x', 'x'],
  ])('%s: %s', (field, cell, value) => {
    const [head = '', part] = field.split('.');
    const { data, faults } = read(`id,${field}\nscout,${cell}\n`);
    expect(faults).toEqual([]);
    expect(data).toEqual([{ id: 'scout', [head]: value }]);
    expect(part === undefined || typeof value === 'object').toBe(true);
  });

  test('an empty one says nothing, and an empty row is no component', () => {
    expect(read('id,defence\nscout,\n,\n\nminer,3\n').data).toEqual([
      { id: 'scout' },
      { id: 'miner', defence: 3 },
    ]);
  });

  test('parts of a field meet in it', () => {
    const { data } = read('id,attack.front,attack.back\nscout,1,2\n');
    expect(data).toEqual([{ id: 'scout', attack: { front: 1, back: 2 } }]);
  });
});

describe('what cannot be relied on is reported at its cell', () => {
  test.each([
    ['id,defense\nscout,1\n', [['CW1701', 'B1']]],
    ['id,__proto__.x\nscout,1\n', [['CW1701', 'B1']]],
    ['id,name,name.ja\nscout,Scout,斥候\n', [['CW1702', 'C1']]],
    ['id,defence,defence\nscout,1,2\n', [['CW1702', 'C1']]],
    ['id,defence\nscout,1,2\n', [['CW1703', 'C2']]],
    ['id,defence\nscout,#REF!\n', [['CW1704', 'B2', 'error']]],
    ['id,name\nscout,Err:502\n', [['CW1704', 'B2', 'error']]],
    ['id,name\nscout,#NV\n', [['CW1704', 'B2', 'error']]],
    ['id,name\nscout,#BEZUG!\n', [['CW1704', 'B2', 'error']]],
    ['id,name\nscout,#NOM?\n', [['CW1704', 'B2', 'error']]],
    ['id,name\nscout,#¡VALOR!\n', [['CW1704', 'B2', 'error']]],
    ['id,name\nscout,#SPILL!\n', [['CW1704', 'B2', 'error']]],
    ['id,defence\nscout,=B1+1\n', [['CW1704', 'B2', 'uncomputed']]],
    ['id,defence\nscout,2-Jan\n', [['CW1704', 'B2', 'date']]],
    ['id,defence\nscout,1月2日\n', [['CW1704', 'B2', 'date']]],
    ['id,defence\nscout,"1,234"\n', [['CW1704', 'B2', 'thousands']]],
    ['id,speed\nscout,50%\n', [['CW1704', 'B2', 'percent']]],
    ['id,cost\nscout,{ gold: \n', [['CW1001', 'B2']]],
  ])('%j', (csv, expected) => {
    const list = read(csv);
    expect(codes(list)).toEqual(expected);
    expect(list.complete).toBe(false);
  });

  test('a remark of the designer is none', () => {
    const list = read('id,# note,defence\nscout,"fast, small",1\n');
    expect(list.faults).toEqual([]);
    expect(list.data).toEqual([{ id: 'scout', defence: 1 }]);
  });
});

test('headers in other words are mapped', () => {
  const { data, faults } = read('Kürzel;Vorn\nscout;2\n', { Kürzel: 'id', Vorn: 'attack.front' });
  expect(faults).toEqual([]);
  expect(data).toEqual([{ id: 'scout', attack: { front: 2 } }]);
});

test('what was understood is shown, and can be written', () => {
  const csv = 'id,defence,flying\nscout,２,✓\nminer,3,true\n';
  const { remarks, understood } = read(csv);
  expect(remarks.map(({ code, params }) => [code, params])).toEqual([
    ['CW1706', { text: '２', understood: '2' }],
    ['CW1706', { text: '✓', understood: 'true' }],
  ]);
  expect(understood.map(({ start, end, text: said }) => [csv.slice(start, end), said])).toEqual([
    ['２', '2'],
    ['✓', 'true'],
  ]);
});

test('how a list is written is kept where its items are understood', () => {
  const csv = 'id,reach,traits\nscout,"1, ２",a\nminer,"1, 2","a, b"\n';
  const { remarks, understood } = read(csv);
  expect(remarks.map(({ params }) => params)).toEqual([{ text: '1, ２', understood: '1, 2' }]);
  expect(understood.map(({ start, end, text: said }) => [csv.slice(start, end), said])).toEqual([
    ['"1, ２"', '"1, 2"'],
  ]);
});

test.each([
  ['"0,0000001"', ['0.0000001']],
  ['0.0000001', []],
  ['1000000000000000000000000', []],
])('%s is not understood as a power of ten', (cell, expected) => {
  const { remarks } = read(`id,speed\nscout,${cell}\n`);
  expect(remarks.map(({ params }) => (params as { understood: string }).understood)).toEqual(
    expected,
  );
});

describe('the place of a field is its cell', () => {
  const csv = 'id,name.en,attack.front,effects\nscout,Scout,1,[]\nminer,,2,\n';
  const list = read(csv);
  test.each([
    [[1, 'attack', 'front'], '2', 'C3', 'attack.front'],
    [[0, 'effects', 0, 'do'], '[]', 'D2', 'effects'],
    [[0, 'attack'], '1', 'C2', 'attack.front'],
    [[1], 'miner', 'A3', 'id'],
    [[1, 'unknown'], 'miner', 'A3', 'id'],
  ])('%j', (path, written, address, column) => {
    const span = list.locate(path);
    expect(csv.slice(span?.start, span?.end)).toBe(written);
    expect(list.cellAt(span?.start ?? -1)).toEqual({ address, column });
  });
});

test('a header of several lines is one in the place of a cell', () => {
  const list = read('id,"Long \n title"\nscout,1\n', { 'Long \n title': 'defence' });
  const span = list.locate([0, 'defence']);
  expect(list.cellAt(span?.start ?? -1)).toEqual({ address: 'B2', column: 'Long title' });
});
