import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TINY_GAME, checkTinyGame } from '../diagnostics/tiny-game.ts';

const read = (file: string): string => readFileSync(join(TINY_GAME, file), 'utf8');

/** The fault of a deck with this card, in a game that has words for unknown cards. */
function unknownCard(card: string) {
  const { diagnostics } = checkTinyGame([
    {
      file: 'construction.yaml',
      content: `${read('construction.yaml')}\nentries: { unknown: TINY_UNKNOWN }\n`,
    },
    {
      file: 'messages.yaml',
      content: `${read('messages.yaml')}\nTINY_UNKNOWN: { text: 'No unit is {card}', fix: Take another }\n`,
    },
    { file: 'decks/mine.txt', content: `1 Slinger\n1 Guard\n2 ${card}\n` },
  ]);
  return diagnostics.find(({ code }) => code === 'CW1301');
}

test('a fault is told in the words of the game', () => {
  expect(unknownCard('dragon')).toMatchObject({
    message: 'No unit is dragon',
    hint: 'Take another',
    rule: { code: 'TINY_UNKNOWN' },
  });
});

test('what was probably meant is told before the advice of the game', () => {
  expect(unknownCard('Slingr')).toMatchObject({
    message: 'No unit is Slingr',
    hint: expect.stringContaining('Slinger'),
  });
});
