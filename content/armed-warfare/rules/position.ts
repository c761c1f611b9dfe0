/**
 * A state as positions have it (scenarios/README.md): what the game says in its own way, what follows
 * from a state, and what scenarios ask beside it.
 */
import * as engine from 'cardwright/engine';
import type { Position } from 'cardwright/engine';
import { comparisons, formationWords, openWords, wordsOf } from './compare.ts';
import { backOf, makeConfig, MOST_SEATS, type Config, type Tables } from './config.ts';
import type { Listener } from './events.ts';
import { table } from './play.ts';
import { setUp } from './setup.ts';
import { declaration, owner, phase, turn, type State } from './state.ts';
import { beginTurn, computeOrder, proceed } from './turn.ts';

export const positions = new engine.PositionFormat<Config>(declaration, {
  owner,
  backOf,
  players: {
    seats: MOST_SEATS,
    keys: ['hand', 'moved'],
    words: formationWords.words,
    plain: (config, name, said) =>
      said['at'] === undefined
        ? { undeployed: { [name]: said['armdroid'] ?? null } }
        : formationWords.plain(config, name, said),
    wordsOf,
    inAnyOrder: ['hand'],
    whole: ['status'],
  },
  decisions: table,
  asides: {
    players: (state) => engine.bySeat(state.config.seats, (seat) => openWords(state, seat)),
  },
  comparisons,
});

/** `positions.position` of it plays like `state`. */
export function fromPosition(
  game: engine.CompiledGame,
  tables: Tables,
  position: Position,
  report: Listener,
): State {
  const whole = engine.withPlayersNamed(position, MOST_SEATS, 2);
  const state = positions.fromPosition(game, whole, makeConfig.bind(null, tables));
  const isWhole = position['effects'] !== undefined;
  if (position['order'] === undefined) computeOrder(state);
  if (phase.is(state, 'setup')) setUp(state, report);
  else if (phase.is(state, 'draw') && !isWhole) beginTurn(state, turn.get(state));
  const isBeingSetUp = phase.is(state, 'draft') || phase.is(state, 'corner');
  if (!isBeingSetUp && !isWhole) proceed(state, report);
  return state;
}
