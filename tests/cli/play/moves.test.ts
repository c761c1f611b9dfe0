import { expect, test } from 'vitest';
import { listMoves, sumUpMoves, sumUpVerbs } from '../../../cli/play/moves.ts';
import { inListOrder } from '../../../studio/table/moves.ts';

const moves = [
  'place orc (1,1)',
  'place imp (1,1)',
  'place orc (2,1)',
  'resolve',
  'shoot (1,1)->(2,2)',
];

test('moves that begin alike stand together, and are numbered as they stand', () => {
  expect(inListOrder(moves)).toEqual([
    'place orc (1,1)',
    'place orc (2,1)',
    'place imp (1,1)',
    'shoot (1,1)->(2,2)',
    'resolve',
  ]);
  expect(`\n${listMoves(inListOrder(moves)).join('\n')}`).toBe(`
  place orc  1 (1,1)  2 (2,1)
  place imp  3 (1,1)
  shoot      4 (1,1)->(2,2)
  resolve    5`);
});

test('moves of one verb stand together', () => {
  const moves = ['mount orc front N', 'drop left', 'mount orc front S', 'mount orc right N'];
  expect(inListOrder(moves)).toEqual([moves[0], moves[2], moves[3], moves[1]]);
});

test('what ends something has never the first number while there is something else to do', () => {
  expect(inListOrder(['resolve', 'shoot (1,1)->(2,2)']).at(-1)).toBe('resolve');
  expect(inListOrder(['end', 'caa', 'move left'])).toEqual(['move left', 'end', 'caa']);
});

function named(text: string): string {
  return text.replace('orc', 'オーク');
}

test('names stand for ids, and take as many columns as they need', () => {
  expect(listMoves(['place orc (1,1)', 'place imp (1,1)'], { named })).toEqual([
    '  place オーク  1 (1,1)',
    '  place imp     2 (1,1)',
  ]);
});

test('summed up, each group is a line with its first and last number', () => {
  const squares = Array.from({ length: 12 }, (_, column) => `place orc (${column + 1},1)`);
  expect(sumUpMoves([...squares, 'recall (1,1)', 'recall (2,1)', 'draw'])).toEqual([
    '  place orc  1 (1,1)  …  12 (12,1)',
    '  recall     13 (1,1)  14 (2,1)',
    '  draw       15',
  ]);
});

test('summed up by verbs, each verb is a line', () => {
  const moves = ['mount orc front N', 'mount orc left N', 'mount imp front N', 'drop front', 'end'];
  expect(sumUpVerbs(moves)).toEqual([
    '  mount  1 orc front N  …  3 imp front N',
    '  drop   4 front',
    '  end    5',
  ]);
});

test('only moves with some words, in names or ids, which keep their numbers', () => {
  const moves = ['place imp (1,1)', 'place orc (1,1)', 'shoot orc', 'end'];
  const expected = ['  place オーク  2 (1,1)', '  shoot         3 オーク'];
  expect(listMoves(moves, { named, only: 'Orc' })).toEqual(expected);
  expect(listMoves(moves, { named, only: 'オーク' })).toEqual(expected);
  expect(listMoves(moves, { only: 'dwarf' })).toEqual([]);
});

test('long groups are wrapped', () => {
  const squares = Array.from({ length: 12 }, (_, column) => `place orc (${column + 1},1)`);
  const lines = listMoves(squares, { width: 40 });
  expect(lines).toHaveLength(5);
  expect(lines[0]).toBe('  place orc  1 (1,1)  2 (2,1)  3 (3,1)');
  expect(lines[4]).toBe('             12 (12,1)');
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(40);
});

test('a move that is longer than a line stands alone', () => {
  expect(listMoves(['place orc (1,1)', 'place orc (2,1)'], { width: 10 })).toHaveLength(2);
});

test('no moves, no lines', () => {
  expect(listMoves([])).toEqual([]);
});

const withOrc = (text: string): string => text.replace(/(?<=\s)orc/, 'Orc');

test('what a move would do is written behind it, in names; a word that is a number is told from its own', () => {
  const foreseen = new Map([['hit (1,1)', 'orc -2']]);
  const named = withOrc;
  expect(listMoves(['hit (1,1)', 'hit (1,2)', 'leap 2'], { named, foreseen })).toEqual([
    '  hit   1 (1,1): Orc -2  2 (1,2)',
    '  leap  3) 2',
  ]);
});
