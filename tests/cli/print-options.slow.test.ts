/** Options of `cardwright print` that cannot be together, or mean nothing, are refused before anything is made. */
import { expect, test } from 'vitest';
import { TRACE } from '../support/command.ts';
import { TINY_GAME } from '../support/games.ts';
import { runHere } from '../support/in-process.ts';

test.concurrent.for([
  [['--rulebook', '--list'], '--list'],
  [['--vendor', 'the-game-crafter', '--format', 'pdf'], '--format'],
  [['--together', '--format', 'png'], '--together'],
  [['--flip', 'fold', '--sides', 'backs'], '--sides'],
  [['--mark-length', '500'], '--mark-length'],
  [['--tabletop', 'tabletop-simulator', '--url', 'javascript:alert'], '"javascript:alert"'],
] as const)('%s', async ([options, reported]) => {
  const { exit, out, err } = await runHere(['print', ...options], TINY_GAME);
  expect({ exit, out }).toEqual({ exit: 2, out: '' });
  expect(err).toContain(reported);
  expect(err).not.toMatch(TRACE);
});
