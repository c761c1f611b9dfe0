/** What is sought among cards that are still to come is found in their data. */
import { expect, test } from 'vitest';
import { GameChecker } from '../../../generator/check.ts';
import { cardsSaying } from '../../../studio/server/gallery/cards-saying.ts';
import { TINY_PRINT } from '../../print/tiny-game.ts';

test('cards are found by what is in their data, in any language', () => {
  const checked = new GameChecker(TINY_PRINT).check();
  expect([...cardsSaying('swims ALONE', checked)]).toEqual(['otter']);
  expect([...cardsSaying(' アナグマ', checked)]).toEqual(['badger']);
  expect([...cardsSaying('heron', checked)]).toEqual(['heron']);
  expect([...cardsSaying('saying', checked)]).toEqual([]);
  expect([...cardsSaying(' ', checked)]).toEqual([]);
});
