/** `--option`: what is typed is as in game.yaml; what is said of it is in the reader's language. */
import { expect, test } from 'vitest';
import { runHere } from '../support/in-process.ts';

test.each([
  [
    'ja',
    'firstPlayer=west',
    '使えるもの：random（ランダム）, south（南（P1））, north（北（P2））',
  ],
  [
    'en',
    'firstPlayer=west',
    'It may be random (at random), south (South (P1)), north (North (P2)).',
  ],
  ['en', 'columns=4', 'It may be 3, 5, 7.'],
  ['ja', 'handLimit=-1', '超えた分はトラッシュに置きます。'],
  ['en', 'handLimit=-1', 'Cards beyond it are discarded.'],
  ['en', 'itChainable=maybe', 'Its schema is {"type":"boolean"}.'],
])('%s: %s', async (ui, option, said) => {
  const { exit, err } = await runHere(
    ['play', 'battle-logistic-square', '--option', option, '--ui', ui],
    process.cwd(),
  );
  expect(err.trim().split('\n').slice(1)).toEqual([said]);
  expect(exit).toBe(2);
});
