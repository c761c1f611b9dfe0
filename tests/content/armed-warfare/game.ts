/** Armed Warfare for tests: its rules over the data of the game, with the cards of scenarios. */
import { join } from 'node:path';
import { rules } from '../../../content/armed-warfare/rules/index.ts';
import type { CompiledDeck, CompiledGame } from '../../../engine/index.ts';
import { GameChecker } from '../../../generator/check.ts';
import { compileCards } from '../../../generator/compile/cards.ts';
import { compileGame } from '../../../generator/compile/compile.ts';
import { packageRoot } from '../../../kernel/index.ts';

function compile(): CompiledGame {
  const folder = join(packageRoot(), 'content', 'armed-warfare');
  const { game, linked } = new GameChecker(folder).check();
  if (game === null || linked === null) throw new Error('armed-warfare cannot be read.');
  return compileGame(game, linked, compileCards(game, { fixtures: true }));
}

export const game = compile();
export const armedWarfare = rules(game);

export type State = ReturnType<typeof armedWarfare.create>;

/** The pile from which Armdroids are dealt. */
export const armdroids = game.decks.find(({ id }) => id === 'standard-armdroids')!;

/** Decks that players bring where piles are personal. */
export const personalDecks: readonly CompiledDeck[] = game.decks.filter(({ id }) =>
  id.startsWith('deck-'),
);
