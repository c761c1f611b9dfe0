/** Rows of steps: refused at the first that may not be made, listed the shortest first. */
import { expect, test } from 'vitest';
import { compass, orthogonal, StepRows, type Refusal } from '../../engine/index.ts';

/** Two steps, and never south. */
const state = { most: 2 };
const refusal = (code: string): Refusal => ({ code, clause: '', params: {} });
const rows = new StepRows<typeof state>({
  words: compass,
  longest: 3,
  tried: orthogonal,
  refuse({ most }, _, row) {
    if (row.length > most) return refusal('TOO_LONG');
    return compass[row.at(-1)!] === 'S' ? refusal('SOUTH') : null;
  },
});
const valueOf = (text: string): number => rows.word.valueOf({} as never, text);

test('a row is refused at its first step that may not be made', () => {
  expect(rows.refuse(state, 0, valueOf('[N, E]'))).toBeNull();
  expect(rows.refuse(state, 0, valueOf('[]'))).toBeNull();
  expect(rows.refuse(state, 0, valueOf('[S, E]'))?.code).toBe('SOUTH');
  expect(rows.refuse(state, 0, valueOf('[N, E, W]'))?.code).toBe('TOO_LONG');
  expect(valueOf('[N, E, W, N]')).toBeLessThan(0);
});

test('where the longest is too long, longer rows are refused as it is', () => {
  const cut = new StepRows<typeof state>({
    words: compass,
    longest: 3,
    isTooLong: true,
    tried: orthogonal,
    refuse: ({ most }, _, row) => (row.length > most ? refusal('TOO_LONG') : null),
  });
  const row = cut.word.valueOf({} as never, '[N, E, W, N, N]');
  expect(cut.refuse(state, 0, row)?.code).toBe('TOO_LONG');
  expect(cut.word.valueOf({} as never, '[N, E, W, N, UP]')).toBeLessThan(0);
});

test('every row that is not refused is listed, the shortest first', () => {
  const into: number[] = [];
  const count = rows.list(state, 0, into);
  const listed = into.slice(0, count);
  expect(count).toBe(1 + 3 + 9);
  expect(rows.word.nameOf({} as never, listed[0]!)).toBe('[]');
  expect(listed.map((row) => rows.steps(row).length)).toEqual(
    listed.map((row) => rows.steps(row).length).toSorted((a, b) => a - b),
  );
  for (const row of listed) expect(rows.refuse(state, 0, row)).toBeNull();
});

test('a row of the longest goes no further', () => {
  expect(rows.next({ most: 9 }, 0, [0, 0])).toEqual([0, 2, 6]);
  expect(rows.next({ most: 9 }, 0, [0, 0, 0])).toEqual([]);
});
