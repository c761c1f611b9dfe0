/**
 * The same game for the bot of boardgame.io: its own example, with the empty cells as what its search
 * may try. Null when boardgame.io is not installed.
 */
import { createRequire } from 'node:module';
import { winnerOf } from './tic-tac-toe.js';

const require = createRequire(import.meta.url);

/** A function that lets its bot decide the first move with so many iterations; a promise. */
export function boardgameIoDecision(iterations) {
  let boardgame;
  try {
    boardgame = { ...require('boardgame.io/client'), ...require('boardgame.io/ai') };
  } catch {
    return null;
  }
  const { Client, MCTSBot } = boardgame;
  const game = {
    setup: () => ({ cells: Array(9).fill(null) }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      clickCell({ G, playerID }, cell) {
        if (G.cells[cell] !== null) return 'INVALID_MOVE';
        G.cells[cell] = playerID;
      },
    },
    endIf({ G, ctx }) {
      if (winnerOf(G.cells) !== null) return { winner: ctx.currentPlayer };
      return G.cells.every((cell) => cell !== null) ? { draw: true } : undefined;
    },
    ai: { enumerate },
  };
  const { enumerate: list } = game.ai;
  const state = Client({ game, debug: false, numPlayers: 2 }).getState();
  return (seed) =>
    new MCTSBot({ game, enumerate: list, seed: String(seed), iterations }).play(state, '0');
}

function enumerate({ cells }) {
  return cells.flatMap((cell, i) => (cell === null ? [{ move: 'clickCell', args: [i] }] : []));
}
