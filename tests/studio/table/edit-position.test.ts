/** Positions that are edited at the table. */
import { expect, test } from 'vitest';
import type { TableLayout } from '../../../print/in-page.ts';
import {
  addPiece,
  keyForAdded,
  movePiece,
  removePiece,
  writtenPosition,
} from '../../../studio/app/table/edit-position.ts';

function layoutOf(piece: TableLayout['pieces'][number]): TableLayout {
  const square = { width: 1, height: 1, left: 0, top: 0 };
  const nothing = { board: null, columns: null, rows: null, hands: null, blocks: null };
  const lists = { turn: {}, faces: [], backs: [], counts: [], tiles: [], labels: [] };
  return { ...nothing, ...lists, square, first: 'top', pieces: [piece] };
}

/** Pieces by their squares, and squares by the names of pieces. */
const BY_SQUARE = layoutOf({ at: 'field', cards: null, card: null });
const BY_NAME = layoutOf({ at: 'at', cards: 'units', card: 'unit' });
const FIELD = {
  field: { '(1,1)': 'P1 levy-spearman N h4', '(2,2)': 'P2 blood-mage h3' },
  row: { P1: ['field (1,1)'], P2: ['field (2,2)'] },
  lies: { '(1,1)': 'treasure' },
  ready: [],
  side: { P1: null },
};

test('a piece goes to another square, and what says where it is goes along', () => {
  expect(movePiece(BY_SQUARE, FIELD, '(1,1)', '(5,5)')).toEqual({
    ...FIELD,
    field: { '(5,5)': 'P1 levy-spearman N h4', '(2,2)': 'P2 blood-mage h3' },
    row: { P1: ['field (5,5)'], P2: ['field (2,2)'] },
  });
});

test('two pieces change places', () => {
  expect(movePiece(BY_SQUARE, FIELD, '(1,1)', '(2,2)')).toEqual({
    ...FIELD,
    field: { '(2,2)': 'P1 levy-spearman N h4', '(1,1)': 'P2 blood-mage h3' },
    row: { P1: ['field (2,2)'], P2: ['field (1,1)'] },
  });
});

test('a piece that is removed is in no list; one that is added lies on its square', () => {
  const fewer = removePiece(BY_SQUARE, FIELD, '(2,2)');
  expect(fewer).toMatchObject({ field: { '(1,1)': FIELD.field['(1,1)'] }, row: { P2: [] } });
  expect(addPiece(BY_SQUARE, fewer, '(9,9)', 'P2 blood-mage')).toMatchObject({
    field: { '(9,9)': 'P2 blood-mage' },
  });
});

test('pieces with names keep them: they move, or are off the board', () => {
  const position = { at: { A1: '(1,5)', B1: '(3,1)', B2: null } };
  expect(movePiece(BY_NAME, position, '(1,5)', '(2,2)')).toEqual({
    at: { A1: '(2,2)', B1: '(3,1)', B2: null },
  });
  expect(removePiece(BY_NAME, position, '(3,1)')).toEqual({
    at: { A1: '(1,5)', B1: null, B2: null },
  });
  expect(keyForAdded(BY_NAME)).toBeNull();
});

test('a position is written as JSON that says the same', () => {
  expect(JSON.parse(writtenPosition(FIELD))).toEqual(FIELD);
  const pieces = Object.fromEntries(
    ['(1,1)', '(1,2)', '(1,3)'].map((square) => [square, 'P1 levy-spearman']),
  );
  expect(writtenPosition({ field: pieces }).split('\n')).toContain(
    '  "(1,2)": "P1 levy-spearman",',
  );
});
