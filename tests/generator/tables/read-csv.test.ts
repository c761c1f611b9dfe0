/** CSV as every program writes it, with the place of each cell. */
import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import papaparse from 'papaparse';
import { readCsv } from '../../../generator/load/tables/read-csv.ts';
import { addressOf } from '../../../generator/load/tables/table.ts';

function cellsOf(text: string, tabs = false): string[][] {
  return readCsv(text, tabs).rows.map((row) => row.map((cell) => cell.text));
}

test.each([
  [
    'a,b\n1,2\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a;b\r\n1,5;2\r\n',
    [
      ['a', 'b'],
      ['1,5', '2'],
    ],
  ],
  [
    '\uFEFFa,b\n"x, ""y""\nz",\n',
    [
      ['a', 'b'],
      ['x, "y"\nz', ''],
    ],
  ],
  ['a,b\n"open', [['a', 'b'], ['open']]],
  [
    'a,b\n"in" out,2',
    [
      ['a', 'b'],
      ['in out', '2'],
    ],
  ],
  ['', []],
])('%j', (text, expected) => {
  expect(cellsOf(text)).toEqual(expected);
});

test('a .tsv is separated by tabs, whatever else is in it', () => {
  expect(cellsOf('a\tb, c; d\n', true)).toEqual([['a', 'b, c; d']]);
});

const cell = fc.string({
  unit: fc.constantFrom('a', 'ä', '字', ',', ';', '"', '\n', ' ', '\t'),
  maxLength: 6,
});
const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), {
  minLength: 1,
  maxLength: 5,
});

describe('what a program wrote', () => {
  test('is read as it was', () => {
    fc.assert(
      fc.property(rows, (written) => {
        const text = papaparse.unparse(written, { delimiter: '\t', newline: '\r\n' });
        expect(cellsOf(text, true)).toEqual(written);
      }),
    );
  });

  test('is found at its place', () => {
    fc.assert(
      fc.property(rows, (written) => {
        const text = papaparse.unparse(written, { delimiter: '\t', quotes: true });
        const places = readCsv(text, true).rows.flat();
        const shown = places.map(({ span }) => text.slice(span.start, span.end));
        expect(shown).toEqual(written.flat().map((one) => `"${one.replaceAll('"', '""')}"`));
      }),
    );
  });
});

test.each([
  [0, 0, 'A1'],
  [13, 3, 'D14'],
  [0, 25, 'Z1'],
  [0, 26, 'AA1'],
  [9, 701, 'ZZ10'],
  [9, 702, 'AAA10'],
])('row %i, column %i is %s', (row, column, name) => {
  expect(addressOf(row, column)).toBe(name);
});
