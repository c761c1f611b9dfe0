import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkTinyGame, TINY_GAME } from '../../diagnostics/tiny-game.ts';

test('names of values are of values that the option has', () => {
  const manifest = readFileSync(join(TINY_GAME, 'game.yaml'), 'utf8');
  const values = '{ own: { en: own, ja: 各自 }, shraed: { en: one, ja: 共通 } }';
  const option = `\n  pile:\n    title: { en: Pile, ja: 山 }\n    schema: { enum: [own, shared] }\n    values: ${values}\n    default: own\n`;
  const content = /^options:/m.test(manifest)
    ? manifest.replace(/^options:/m, `options:${option}`)
    : `${manifest}\noptions:${option}`;
  const { diagnostics } = checkTinyGame([{ file: 'game.yaml', content }]);
  expect(diagnostics).toMatchObject([
    { code: 'CW1101', params: { property: 'shraed', owner: 'pile', nearest: 'shared' } },
  ]);
});
