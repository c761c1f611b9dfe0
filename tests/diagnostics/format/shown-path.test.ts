import { expect, test } from 'vitest';
import { isInside, shownPath } from '../../../diagnostics/format/common.ts';

test.for([
  ['/games/low/units/orc.yaml', '/games/low', 'units/orc.yaml'],
  ['/games/low/game.yaml', '/games/low/', 'game.yaml'],
  ['/games/low/game.yaml', '/games/lower', '../low/game.yaml'],
  ['/games/low', '/games/low', '.'],
  ['/games/low/game.yaml', '/', 'games/low/game.yaml'],
  ['C:\\games\\low\\game.yaml', 'C:\\games', 'low/game.yaml'],
  ['D:\\low\\game.yaml', 'C:\\games', 'D:/low/game.yaml'],
] as const)('%s from %s', ([file, root, shown]) => {
  expect(shownPath(file, root)).toBe(shown);
});

test.for([
  ['units/orc.yaml', true],
  ['..units/orc.yaml', true],
  ['../low/game.yaml', false],
  ['D:/low/game.yaml', false],
] as const)('whether %s lies inside', ([path, inside]) => {
  expect(isInside(path)).toBe(inside);
});
