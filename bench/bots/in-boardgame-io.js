/**
 * The same game for the bot of boardgame.io: its own example, with the empty cells as what its search
 * may try. Null when boardgame.io is not installed.
 */
import { createRequire } from 'node:module';
import { winnerOf } from './tic-tac-toe.js';

const require = createRequire(import.meta.url);

/**
 * `decide(seed)`: its bot decides the first move with that many iterations. `begin(seed)`: a game in which
 * it takes part; `answer()` is the cell that it would take now. All promises.
 */
export function boardgameIo(iterations) {
  let boardgame;
  try {
    boardgame = { ...require('boardgame.io/client'), ...require('boardgame.io/ai') };
  } catch {
    return null;
  }
  const { Client, MCTSBot } = boardgame;
  const client = () => Client({ game, debug: false, numPlayers: 2 });
  const answer = async (state, seed) => {
    const bot = new MCTSBot({ game, enumerate, seed: String(seed), iterations });
    const { action } = await bot.play(state, state.ctx.currentPlayer);
    return action.payload.args[0];
  };
  const fresh = client().getState();
  const begin = (seed) => {
    const own = client();
    return {
      answer: () => answer(own.getState(), seed),
      take: (cell) => own.moves.clickCell(cell),
    };
  };
  return { decide: (seed) => answer(fresh, seed), begin };
}

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

function enumerate({ cells }) {
  return cells.flatMap((cell, i) => (cell === null ? [{ move: 'clickCell', args: [i] }] : []));
}
