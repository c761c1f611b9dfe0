/** A-AWs Basic for tests: its rules over the data of the game, with the components of scenarios. */
import { join } from 'node:path';
import { rules } from '../../../content/aaws-basic/rules/index.ts';
import type { CompiledGame, Setup } from '../../../engine/index.ts';
import { GameChecker } from '../../../generator/check.ts';
import { compileCards } from '../../../generator/compile/cards.ts';
import { compileGame } from '../../../generator/compile/compile.ts';
import { packageRoot } from '../../../kernel/index.ts';

function compile(): CompiledGame {
  const folder = join(packageRoot(), 'content', 'aaws-basic');
  const { game, linked } = new GameChecker(folder).check();
  if (game === null || linked === null) throw new Error('aaws-basic cannot be read.');
  return compileGame(game, linked, compileCards(game, { fixtures: true }));
}

export const game = compile();
export const combat = rules(game);

export type State = ReturnType<typeof combat.create>;

export const battles = game.kinds['battle']!;

/** A roster for each of two, three or four people, on a battlefield. */
export function setupOf(
  rosters: readonly number[],
  battle: number,
  options: Setup['options'] = {},
): Setup {
  const component = battles[battle]!;
  const decks = rosters.map((roster) => game.decks[roster % game.decks.length]!);
  return { players: rosters.length, decks, options, parts: { battle: { component } } };
}
