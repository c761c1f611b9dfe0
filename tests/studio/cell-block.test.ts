/** Cells as Excel and LibreOffice put them on the clipboard. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellsOf, textOfCells } from '../../studio/protocol/cell-block.ts';

test.each<[string, string, string[][]]>([
  ['one cell of Excel', 'Orc\r\n', [['Orc']]],
  ['one cell of LibreOffice', 'Orc\n', [['Orc']]],
  ['one cell of an editor', 'Orc', [['Orc']]],
  [
    'a block of Excel',
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a block of LibreOffice',
    'a\tb\nc\td',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'empty cells',
    '\t\r\n\tx\r\n',
    [
      ['', ''],
      ['', 'x'],
    ],
  ],
  ['an empty last row', 'a\r\n\r\n', [['a'], ['']]],
  ['a line break in a cell of Excel', '"one\ntwo"\t3\r\n', [['one\ntwo', '3']]],
  ['a line break in a cell on Windows', '"one\r\ntwo"\r\n', [['one\ntwo']]],
  ['a tab in a cell', '"a\tb"\tc\n', [['a\tb', 'c']]],
  ['quotes in a quoted cell', '"say ""hi""\nand go"\n', [['say "hi"\nand go']]],
  ['quotes in a plain cell', 'say "hi"\t"\n', [['say "hi"', '"']]],
  ['a quote that is not closed', '"half\tx\r\ny', [['"half', 'x'], ['y']]],
  ['what looks like a date, a number or a formula', '1-2\t007\t=A1\n', [['1-2', '007', '=A1']]],
  ['nothing', '', [['']]],
])('%s', (_, text, cells) => expect(cellsOf(text)).toEqual(cells));

test('what is copied is read as the same cells', () => {
  const cell = fc.string({ unit: fc.constantFrom('"', '\t', '\n', 'a', ' ', 'オ'), maxLength: 6 });
  const block = fc
    .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 }))
    .chain(([width, height]) =>
      fc.array(fc.array(cell, { minLength: width, maxLength: width }), {
        minLength: height,
        maxLength: height,
      }),
    );
  fc.assert(
    fc.property(block, (rows) => {
      // A line break at the end says nothing of a row.
      expect(cellsOf(`${textOfCells(rows)}\n`)).toEqual(rows);
    }),
  );
});
