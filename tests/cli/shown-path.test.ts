import { expect, test } from 'vitest';
import { shownGame, shownPath } from '../../cli/report.ts';

test.each([
  ['/games/axe/units/orc.yaml', 'units/orc.yaml'],
  ['/games/axe', '.'],
  ['/games/bow', '../bow'],
  ['/', '../..'],
])('%s, as typed in /games/axe', (path, shown) => {
  expect(shownPath(path, { cwd: '/games/axe' })).toBe(shown);
});

test('a game that the user is in is not named by dots', () => {
  const inside = [
    shownGame('/games/axe', { cwd: '/games/axe' }),
    shownGame('/games/axe', { cwd: '/games/axe/units/old' }),
  ];
  expect(inside.filter((name) => name.includes('.'))).toEqual([]);
  expect(new Set(inside).size).toBe(1);
  expect(shownGame('/games/bow', { cwd: '/games/axe' })).toBe('../bow');
});
