/** A kind of component from a table that somebody has. */
import { expect, test } from 'vitest';
import { inferKind } from '../../../generator/init/infer-kind.ts';
import { readCsv } from '../../../generator/load/tables/read-csv.ts';

function inferred(csv: string): ReturnType<typeof inferKind> {
  return inferKind(readCsv(csv, false));
}

function sorts(csv: string): Readonly<Record<string, unknown>> {
  return Object.fromEntries((inferred(csv)?.fields ?? []).map(({ name, is }) => [name, is.sort]));
}

test('what a field can be follows from all its cells', () => {
  const csv = [
    'id,name,quantity,weight,clan,flying,said',
    'a,A,2,1.5,heron,x,Hello there.',
    'b,B,1,2,heron,,',
    'c,C,3,,otter,yes,Bye.',
    'd,D,3,4,otter,no,',
  ].join('\n');
  expect(sorts(csv)).toEqual({
    id: 'id',
    name: 'text',
    quantity: 'integer',
    weight: 'number',
    clan: 'words',
    flying: 'boolean',
    said: 'text',
  });
  const required = inferred(csv)?.fields.filter((field) => field.required);
  expect(required?.map(({ name }) => name)).toEqual(['id', 'name', 'quantity', 'clan']);
});

test('ids are made of the names, and equal ones are numbered', () => {
  expect(inferred('Name\nReed Scout\nReed Scout\n葦\n')?.rows).toEqual([
    ['id', 'Name'],
    ['reed-scout', 'Reed Scout'],
    ['reed-scout-2', 'Reed Scout'],
    ['card-3', '葦'],
  ]);
});

test('headers in other words keep them', () => {
  expect(inferred('名前,枚数,Attack Power,# Notiz,謎\n葦,1,2,x,y\n')?.columns).toEqual({
    名前: 'name',
    枚数: 'quantity',
    'Attack Power': 'attackPower',
    謎: 'field5',
  });
});

test('remarks stay, and what has no header becomes one', () => {
  const kind = inferred('id,# Notiz,name,,cost,\na,x,Reed,y,1,,z\n');
  expect(kind?.rows).toEqual([
    ['id', '# Notiz', 'name', '#', 'cost', '#'],
    ['a', 'x', 'Reed', 'y', '1', 'z'],
  ]);
  expect(kind?.fields.map(({ name }) => name)).toEqual(['id', 'name', 'cost']);
});

test('columns per language are one text', () => {
  const kind = inferred('id,name.en,name.ja\na,Reed,葦\n');
  expect(kind?.fields[1]).toEqual({
    name: 'name',
    is: { sort: 'texts', languages: ['en', 'ja'] },
    required: true,
  });
  expect(kind?.languages).toEqual(['en', 'ja']);
});

test('without cards there is no kind', () => {
  expect(inferred('id,name\n\n')).toBeNull();
});

test('what cannot be an id is made one, equal ones are numbered, and both are said', () => {
  const kind = inferred(
    'ID,Name\n7,Reed\nReed Scout,Scout\nreed-scout,Other\nb,B\n,Last One\n葦,C\n',
  );
  expect(kind?.rows.slice(1).map(([id]) => id)).toEqual([
    'card-7',
    'reed-scout',
    'reed-scout-2',
    'b',
    'last-one',
    'card-6',
  ]);
  expect(kind?.changedIds).toEqual([
    { from: '7', to: 'card-7' },
    { from: 'Reed Scout', to: 'reed-scout' },
    { from: 'reed-scout', to: 'reed-scout-2' },
    { from: '葦', to: 'card-6' },
  ]);
});

test('of equal headers the second is written as its field', () => {
  const kind = inferred('Name,Cost,Cost\nReed,1,2\n');
  expect(kind?.rows[0]).toEqual(['id', 'Name', 'Cost', 'cost3']);
  expect(kind?.columns).toEqual({ Name: 'name', Cost: 'cost' });
});

test('a text beside its translations is the one in another language', () => {
  const kind = inferred('id,name,name.ja\na,Reed,葦\n');
  expect(kind?.fields[1]?.is).toEqual({ sort: 'texts', languages: ['en', 'ja'] });
  expect(kind?.columns).toEqual({ name: 'name.en' });
  expect(inferred('name,name.en\nReed,Reed\n')?.fields.map(({ name }) => name)).toEqual([
    'id',
    'name1',
    'name',
  ]);
});

test('headers that JavaScript knows are fields like others', () => {
  expect(inferred('Name,Constructor\nReed,Red Mill\n')?.columns).toEqual({
    Name: 'name',
    Constructor: 'constructor',
  });
});
