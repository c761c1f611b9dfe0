/** Boards of positions as templates draw them, and the numbers beside a face. */
import { expect, test } from 'vitest';
import type { Card } from '../../../engine/construction/index.ts';
import { boardOf, type Moment } from '../../../print/rulebook/board.ts';
import { callouts, pointIn } from '../../../print/rulebook/callouts.ts';
import type { PositionsSheet } from '../../../print/sheets/positions.ts';

const sheet: PositionsSheet = {
  id: 'positions',
  title: 'positions',
  sort: 'panel',
  back: null,
  part: null,
  bleed: 0,
  template: 'position.hbs',
  styles: [],
  safe: 0,
  smallest: 0,
  index: 0,
  size: null,
  overlap: 0,
  seams: null,
  square: { width: 10, height: 10 },
  board: { columns: 9, rows: 9, first: 'top', crop: 1 },
  pieces: [
    { at: 'field', cards: null, card: null },
    { at: 'cell', cards: 'avi', card: null },
    { at: 'at', cards: 'units', card: 'unit' },
  ],
  objects: ['lies'],
  marks: ['range'],
};
const component = (id: string): Card | undefined => (id === 'ghost' ? undefined : ({ id } as Card));

function drawn(
  moments: readonly Partial<Moment>[],
  step: number,
  own: Partial<PositionsSheet> = {},
) {
  const all = moments.map(({ data = {}, check = {} }) => ({ data, check }));
  return boardOf(all, step, { ...sheet, ...own }, component);
}

test('pieces come from every key, with their words and what they count', () => {
  const data = {
    field: { '(4,5)': 'P1 otter E h3 grave' },
    cell: { P2: '(6,5)' },
    avi: { P2: 'heron' },
  };
  const board = drawn([{ data }], 0);
  expect([board?.columns, board?.rows]).toEqual([3, 1]);
  expect(board?.pieces).toMatchObject([
    { seat: 'P1', card: { id: 'otter' }, x: 0, words: ['E', 'h3', 'grave'], counts: { h: 3 } },
    { seat: 'P2', card: { id: 'heron' }, x: 2, words: [], counts: {} },
  ]);
});

test('pieces with names say which component and whose they are', () => {
  const data = {
    at: { A1: '(4,5)', B2: '(6,5)' },
    units: { A1: { unit: 'otter', seat: 'P3', vp: 4 }, B2: { unit: 'heron' } },
  };
  expect(drawn([{ data }], 0)?.pieces).toMatchObject([
    { name: 'A1', seat: 'P3', card: { id: 'otter' }, x: 0 },
    { name: 'B2', seat: 'B2', card: { id: 'heron' }, x: 2 },
  ]);
});

test('squares know what is on them, what is marked, and what has left', () => {
  const moments = [
    { data: { field: { '(4,5)': 'P1 otter' }, lies: { '(5,5)': 'stone', '(9,9)': 'stone' } } },
    {
      data: { field: { '(6,5)': 'P1 otter' }, lies: {} },
      check: { range: { 'P1 otter': '(5,5) (6,4)' }, other: ['(4,4)'] },
    },
  ];
  const first = drawn(moments, 0);
  const then = drawn(moments, 1);
  const at = (board: typeof first, column: number, row: number) =>
    board?.squares.find((square) => square.column === column && square.row === row);
  // Both pictures show the same squares, those that are marked later too.
  expect([first?.columns, first?.rows]).toEqual([3, 2]);
  expect([then?.columns, then?.rows]).toEqual([3, 2]);
  expect(at(first, 5, 5)).toMatchObject({ objects: ['stone'], marks: [], isLeft: false });
  expect(at(then, 5, 5)).toMatchObject({ objects: [], marks: ['range'] });
  expect(at(then, 6, 4)).toMatchObject({ marks: ['range'] });
  expect(at(then, 4, 5)).toMatchObject({ isLeft: true, marks: [] });
  expect(then?.pieces.map(({ isNew }) => isNew)).toEqual([true]);
});

test.for([
  [['(5,5)'], 3, [4, 4, 3, 3]],
  [['(3,3)', '(4,3)'], 3, [1, 1, 6, 3]],
  [['(5,5)'], null, [1, 1, 9, 9]],
  [['(9,9)'], 1, [7, 9, 3, 1]],
  [['(7,2)', '(9,9)'], 4, [5, 1, 5, 9]],
] as const)('pieces on %s, in blocks of %s', ([places, crop, expected]) => {
  const field = Object.fromEntries(places.map((place) => [place, 'P1 otter']));
  const board = drawn([{ data: { field } }], 0, { board: { ...sheet.board, crop } });
  const corner = board?.squares[0];
  expect([corner?.column, corner?.row, board?.columns, board?.rows]).toEqual(expected);
});

test('cards that have no face are not drawn', () => {
  expect(drawn([{ data: { field: { '(1,1)': 'P1 ghost' } } }], 0)).toBeNull();
});

test('a call-out begins with its point', () => {
  expect(pointIn('(12, 80.5) **Defence**')).toEqual({ x: 12, y: 80.5, words: '**Defence**' });
  expect(pointIn('Name')).toEqual({ x: -1, y: -1, words: 'Name' });
});

test('numbers are beside the nearest edge, apart from each other, and lines stay short', () => {
  const points = [
    [5, 50],
    [6, 52],
    [95, 50],
    [50, 4],
    [50, 97],
  ].map(([x = 0, y = 0]) => ({ x, y, words: '', html: '' }));
  const svg = callouts({ href: 'data:,', ratio: 1.4 }, 'A card', points);
  const numbers = (name: string): number[][] =>
    [
      ...svg.matchAll(new RegExp(`<circle class="${name}" cx="([-\\d.]+)" cy="([-\\d.]+)"`, 'g')),
    ].map(([, x, y]) => [Number(x), Number(y)]);
  const [badges, spots] = [numbers('badge'), numbers('spot')];
  expect(badges).toHaveLength(points.length);
  for (const [index, [x = 0, y = 0]] of badges.entries()) {
    const [toX = 0, toY = 0] = spots[index] ?? [];
    expect(Math.hypot(x - toX, y - toY)).toBeLessThan(12);
    for (const [otherX = 0, otherY = 0] of badges.slice(index + 1)) {
      expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThan(5.4);
    }
  }
  // All of it is in the picture.
  const [, top = '0', height = '0'] = /viewBox="0 ([-\d.]+) 65 ([\d.]+)"/.exec(svg) ?? [];
  for (const [x = 0, y = 0] of badges) {
    expect(x).toBeGreaterThan(2.7);
    expect(x).toBeLessThan(65 - 2.7);
    expect(y - 2.7).toBeGreaterThanOrEqual(Number(top));
    expect(y + 2.7).toBeLessThanOrEqual(Number(top) + Number(height));
  }
});
