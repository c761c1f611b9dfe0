import { expect, test } from 'vitest';
import { checkTinyGame } from '../../diagnostics/tiny-game.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TINY_GAME } from '../../diagnostics/tiny-game.ts';

test('a goal names an option that the game has', () => {
  const manifest = readFileSync(join(TINY_GAME, 'game.yaml'), 'utf8');
  const play = (limit: string): string =>
    `${manifest}\nplay:\n  goals:\n    - { title: { en: Won, ja: 勝ち }, count: pile, limit: ${limit} }\n`;
  const codes = (content: string): unknown[] =>
    checkTinyGame([{ file: 'game.yaml', content }]).diagnostics.map(({ code, params }) => [
      code,
      params,
    ]);
  expect(manifest).not.toMatch(/^play:/m);
  expect(codes(play('prize'))).toMatchObject([['CW1410', { option: 'prize' }]]);
});
