/** What `play.positions` of game.yaml names. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TINY_GAME } from '../../diagnostics/tiny-game.ts';
import { tinyGameChecker } from '../../diagnostics/check-tiny-game.ts';

const checkTinyGame = tinyGameChecker();
const manifest = readFileSync(join(TINY_GAME, 'game.yaml'), 'utf8');

test.for([
  ['a card', 'avi: { P1: dwarf-gard }', ['dwarf-gard']],
  ['a card of many', 'deck: { P1: [3 x dwarf-gard, dwarf-guard] }', ['dwarf-gard']],
  ['a card among other words', "set: { '(1,2)': P1 orc-shamn 3 }", ['orc-shamn']],
  ['a card by which something is noted', 'used: { elf-bowman: 1 }', ['elf-bowman']],
  ['a card without a hyphen, counted', 'deck: { P1: [2 x ghost] }', ['ghost']],
  ['cards that are there', 'deck: { P1: [10 x dwarf-guard] }', []],
  ['words of the game', 'turn: P1, phase: dusk, square: (1,2), class: archer, extra: true', []],
] as const)('%s', ([, positions, unknown]) => {
  const content = `${manifest}\nplay:\n  positions: { ${positions} }\n`;
  const found = checkTinyGame([{ file: 'game.yaml', content }])
    .diagnostics.filter(({ code }) => code === 'CW1558')
    .map(({ params }) => (params as { name: string }).name);
  expect(found).toEqual(unknown);
});
