/** Games are named by name or with --game, not in both ways at once. */
import { expect, test } from 'vitest';
import { gamesNamed } from '../../cli/arguments.ts';

test.each([
  [undefined, {}, []],
  [['a', 'b'], {}, ['a', 'b']],
  ['a', {}, ['a']],
  [undefined, { game: ['a', 'b'] }, ['a', 'b']],
])('%j and %j', (given, options, games) => {
  expect(gamesNamed(given, options)).toEqual(games);
});

test('both at once are refused: one may be meant in place of the other', () => {
  expect(() => gamesNamed(['a'], { game: ['b'] })).toThrow('Games are named in two ways: a, b.');
});
