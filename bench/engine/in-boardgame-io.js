/**
 * The same rules in boardgame.io, as its documentation asks for: the state is plain data, a move
 * refuses with INVALID_MOVE, `endIf` ends the game, `ai.enumerate` lists moves. Reading the original
 * and not immer's draft is to its favour.
 */
import { createRequire } from 'node:module';
import { below } from '../../dist/engine/index.js';

const require = createRequire(import.meta.url);

/** Plays one game of random moves and returns how many; null when boardgame.io is not installed. */
export function inBoardgameIo(rules, setup) {
  let boardgame;
  try {
    boardgame = {
      Client: require('boardgame.io/client').Client,
      INVALID_MOVE: require('boardgame.io/core').INVALID_MOVE,
      original: createRequire(require.resolve('boardgame.io/core'))('immer').original,
    };
  } catch {
    return null;
  }
  const { Client, INVALID_MOVE, original } = boardgame;
  let seed = 0;
  // The first state: only its `ints` change. All others have its shape, or the rules become slow for everybody.
  let first = null;
  const stateOf = (G) => ({ ...first, ints: Int32Array.from(G.ints) });
  const game = {
    name: rules.id,
    setup() {
      first = rules.create(setup, seed);
      return { ints: [...first.ints] };
    },
    turn: { activePlayers: { all: 'play' } },
    moves: {
      act({ G, playerID }, action) {
        const state = stateOf(original(G));
        if (rules.refusal(state, Number(playerID), action) !== null) return INVALID_MOVE;
        rules.apply(state, Number(playerID), action);
        return { ints: [...state.ints] };
      },
    },
    endIf: ({ G }) => rules.outcome(stateOf(G)) ?? undefined,
    ai: {
      enumerate(G, ctx, playerID) {
        const actions = [];
        const count = rules.legalActions(stateOf(G), Number(playerID), actions);
        return actions.slice(0, count).map((action) => ({ move: 'act', args: [action] }));
      },
    },
  };
  return function play(gameSeed, chance) {
    seed = gameSeed;
    const client = Client({ game, debug: false, numPlayers: setup.players });
    for (let moves = 0; ; moves += 1) {
      const { G, ctx } = client.getState();
      if (ctx.gameover !== undefined) return moves;
      const seat = String(rules.toAct(stateOf(G)));
      client.updatePlayerID(seat);
      const legal = game.ai.enumerate(G, ctx, seat);
      client.moves.act(...legal[below(legal.length, chance)].args);
    }
  };
}
