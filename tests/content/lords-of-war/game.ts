/** Lords of War for tests: its rules over the data of the game, with the cards of scenarios. */
import { join } from 'node:path';
import { rules } from '../../../content/lords-of-war/rules/index.ts';
import type { CompiledDeck, CompiledGame, Setup } from '../../../engine/index.ts';
import { GameChecker } from '../../../generator/check.ts';
import { compileCards } from '../../../generator/compile/cards.ts';
import { compileGame } from '../../../generator/compile/compile.ts';
import { packageRoot } from '../../../kernel/index.ts';

function compile(): CompiledGame {
  const { game, linked } = new GameChecker(join(packageRoot(), 'content', 'lords-of-war')).check();
  if (game === null || linked === null) throw new Error('lords-of-war cannot be read.');
  return compileGame(game, linked, compileCards(game, { fixtures: true }));
}

export const game = compile();
export const lordsOfWar = rules(game);

export function deck(id: string): CompiledDeck {
  const found = game.decks.find((deck) => deck.id === id);
  if (found === undefined) throw new Error(`There is no deck ${id}.`);
  return found;
}

/** The core armies, taken in turn, for a number of players. */
export function coreSetup(players = 2, options: Setup['options'] = {}): Setup {
  const armies = players === 3 ? 2 : players;
  const cores = [deck('orc-core'), deck('dwarf-core')];
  return {
    players,
    options,
    decks: Array.from({ length: armies }, (_, army) => cores[army % 2]!),
  };
}
