import { join } from 'node:path';
import { expect, test } from 'vitest';
import { boardTextsOf } from '../../../cli/play/cards.ts';
import { packageRoot } from '../../../kernel/index.ts';
import { checkedGame } from '../../support/games.ts';

const folder = join(packageRoot(), 'content', 'battle-logistic-square');
const { game } = checkedGame(folder);

const drawn = ['K  P1 avi-kestrel, life 500', '', '  ac-side-swipe: ac white', '  3: 4'];

test('what a card says is shown under its figures, in the language of the table', () => {
  const lines = boardTextsOf(game, 'en')(drawn.join('\n')).split('\n');
  expect(lines).toEqual([
    ...drawn.slice(0, 3),
    '    After the hit, you may move your AVI 1 cell.',
    drawn[3],
  ]);
  expect(boardTextsOf(game, 'ja')(drawn.join('\n'))).toContain('    ヒット後、');
});

test('a position without cards that have a text stays as it is', () => {
  const plain = '  ac-line-cutter: ac white CB';
  expect(boardTextsOf(game, 'en')(plain)).toBe(plain);
});
