/** Which rows a line leaves, and which cells have errors. */
import { describe, expect, test } from 'vitest';
import { fittingRows } from '../../studio/app/figures/row-filter.ts';
import { wrongCells } from '../../studio/app/figures/wrong-cells.ts';
import type { FigureColumn } from '../../studio/protocol/figures.ts';

const HEADERS = ['id', 'name.en', 'name.ja', 'class', 'defence', 'arrows.front', 'arrows.back'];
const columns = HEADERS.map((header): FigureColumn => {
  const field = header === 'id' ? [] : header.split('.');
  return { header, field, note: '', choices: null, isNumber: false };
});

const rows = [
  ['guard', 'Guard: the Hall', '番人', 'infantry', '4', '3', ''],
  ['archer', 'Archer', '射手', 'ranged', '2', '1', '0'],
  ['cannon', 'Cannon', '砲', 'ranged', '', '10', '2'],
].map((cells) => ({ id: cells[0]!, file: 'units.yaml', isFixed: false, cells }));

test.for<[string, string[]]>([
  ['', ['guard', 'archer', 'cannon']],
  ['  ', ['guard', 'archer', 'cannon']],
  ['射手', ['archer']],
  ['RANGED a', ['archer', 'cannon']],
  ['class:range', ['archer', 'cannon']],
  ['class=range', []],
  ['class=Ranged', ['archer', 'cannon']],
  ['defence>2', ['guard']],
  ['defence>=2', ['guard', 'archer']],
  ['defence<=4 class:ranged', ['archer']],
  ['front>2', ['guard', 'cannon']],
  ['back<1', ['archer']],
  ['name:番人', ['guard']],
  ['arrows=10', ['cannon']],
  ['guard:', ['guard']],
  ['nothing>3', []],
])('"%s" leaves %j', ([line, ids]) => {
  expect(fittingRows(line, columns, rows).map(({ id }) => id)).toEqual(ids);
});

function cellsOf(field: readonly string[] | null): number[] {
  const found = wrongCells([{ id: 'guard', field, message: 'no' }], columns);
  return [...(found.get('guard')?.keys() ?? [])];
}

describe('an error is in the cells', () => {
  test('of its field, of all parts of it, or of none', () => {
    expect(cellsOf(['defence'])).toEqual([4]);
    expect(cellsOf(['arrows'])).toEqual([5, 6]);
    expect(cellsOf(['arrows', 'front'])).toEqual([5]);
    expect(cellsOf(['class', 'deeper'])).toEqual([3]);
    expect(cellsOf(['effects'])).toEqual([]);
    expect(cellsOf(null)).toEqual([]);
  });

  test('with all messages', () => {
    const problems = ['one', 'two'].map((message) => ({ id: 'guard', field: ['class'], message }));
    expect(wrongCells(problems, columns).get('guard')?.get(3)).toBe('one\ntwo');
  });
});
