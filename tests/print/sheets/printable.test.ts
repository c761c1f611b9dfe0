/** Decks may break their limits while cards are being changed; what they hold must be known. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GameChecker, isSound } from '../../../generator/check.ts';
import { packageRoot } from '../../../kernel/index.ts';
import { isPrintable } from '../../../print/index.ts';
import { copyGame, temporaryRoom } from '../../support/games.ts';

const STARTER = join(packageRoot(), 'starter');
const room = temporaryRoom();
const used = readFileSync(join(STARTER, 'decks/open-water.yaml'), 'utf8');
const keepers = readFileSync(join(STARTER, 'keepers.yaml'), 'utf8');

function checked(name: string, changes: Readonly<Record<string, string>>) {
  return new GameChecker(copyGame(STARTER, join(room, name), changes)).check();
}

test.each([
  [
    'a deck that is too small',
    { 'decks/open-water.yaml': used.replace('count: 2', 'count: 1') },
    true,
  ],
  [
    'a deck with other faults than it announces',
    { 'decks/x.yaml': `${used.replace('open-water', 'x')}expect: [FEN_DECK_SIZE]\n` },
    true,
  ],
  [
    'an unknown card in a deck that says how much is printed',
    { 'decks/open-water.yaml': used.replace('card: wick-trimmer', 'card: wick') },
    false,
  ],
  ['an unknown card in another deck', { 'decks/x.txt': '1 No Such\n' }, true],
  ['a card with a fault', { 'keepers.yaml': keepers.replace('light: 2', 'light: 99') }, false],
] as const)('%s', (name, changes, printable) => {
  const result = checked(name, changes);
  expect(isSound(result)).toBe(false);
  expect(isPrintable(result)).toBe(printable);
});

test('a sound game', () => {
  expect(isPrintable(checked('sound', {}))).toBe(true);
});
