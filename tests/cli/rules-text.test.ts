/** Rules text for terminals: signs in place of patterns, and their drawings below. */
import { expect, test } from 'vitest';
import { rulesLines } from '../../cli/rules-text.ts';
import type { Run } from '../../generator/index.ts';
import { BATTLE_LOGISTIC_SQUARE, checkedGame } from '../support/games.ts';

const { game } = checkedGame(BATTLE_LOGISTIC_SQUARE);

function linesOf(...patterns: readonly string[]): string[] {
  const runs = patterns.map((text): Run => ({ kind: 'icon', text, path: [] }));
  return rulesLines([{ runs: [{ kind: 'text', text: 'Each unit in ' }, ...runs] }], game);
}

test('a drawing given in place has a line for each of its rows', () => {
  const expected = ['Each unit in ▦', '▦  .#.', '   #@#'];
  expect(linesOf('{.#./#@#}')).toEqual(expected);
  expect(linesOf('{.#.\n  #@#}')).toEqual(expected);
});

test('several drawings are numbered', () => {
  expect(linesOf('{#/@}', '{@#}')).toEqual(['Each unit in ▦1▦2', '▦1  #', '    @', '▦2  @#']);
});
