import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkTinyGame, TINY_GAME } from '../../diagnostics/tiny-game.ts';

function codes(content: string): unknown[] {
  const { diagnostics } = checkTinyGame([{ file: 'game.yaml', content }]);
  return diagnostics.map(({ code, params }) => [code, params]);
}

test('a goal names an option that the game has', () => {
  const manifest = readFileSync(join(TINY_GAME, 'game.yaml'), 'utf8');
  const play = (limit: string): string =>
    `${manifest}\nplay:\n  goals:\n    - { title: { en: Won, ja: 勝ち }, count: pile, limit: ${limit} }\n`;
  expect(manifest).not.toMatch(/^play:/m);
  expect(codes(play('prize'))).toMatchObject([['CW1410', { option: 'prize' }]]);
});
