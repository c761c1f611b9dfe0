/**
 * A state as positions have it (scenarios/README.md): what the game says in its own way, what follows from a
 * state, and what scenarios ask beside it. Armies of positions are not judged.
 */
import * as engine from 'cardwright/engine';
import { makeConfig, type Config } from './config.ts';
import type { Options } from './data.gen.ts';
import type { Listener } from './events.ts';
import { boardWords } from './geometry.ts';
import { optionTests } from './options.ts';
import { enterReinforcement, toAct } from './play.ts';
import {
  aim,
  board,
  cycle,
  declaration,
  fallen,
  hand,
  known,
  owner,
  phase,
  type State,
} from './state.ts';
import { facingOf, type UnitTables } from './tables.ts';
import { openTurn, seatOfExtraTurn } from './turn.ts';

/** Cards in a deck that a position does not write. */
const FILLED_DECK = 10;

/** Hands and decks filled up, and the place in the turn cycle found by who has the next turn. */
function plain(
  position: engine.Position,
  { handSizes, armies, seats, cycle }: Config,
): engine.Position {
  const { filler, turn = 'P1', next } = position;
  const names = Array.from({ length: seats }, (_, seat) => engine.seatName(seat));
  const handSize = (name: string): number => handSizes[names.indexOf(name)]!;
  const holders = names.filter((_, seat) => armies.indexOf(armies[seat]!) === seat);
  return {
    ...position,
    hand: engine.plainByName(position['hand'], names, (said, name) =>
      engine.filledUp(said, `hand.${name}`, handSize(name), filler),
    ),
    deck: engine.plainByName(
      position['deck'],
      holders,
      (said) => said ?? engine.filledUp([], 'deck', FILLED_DECK, filler),
    ),
    cycle: position['cycle'] ?? 1 + engine.readPlaceInCycle(cycle, turn, next, seats),
  };
}

/** Shots of this turn. */
export const shots = engine.linkKey(board, aim);

/** The seat whose turn follows this one. */
function nextSeat(state: State): engine.Seat {
  const { cycle: order } = state.config;
  return seatOfExtraTurn(state) ?? order[(cycle.get(state) + 1) % order.length]!;
}

export const positions = new engine.PositionFormat<Config>(declaration, {
  owner,
  backOf: ({ armies }, seat) => armies[seat]!,
  plain,
  otherKeys: ['filler', 'next'],
  own: {
    hand: engine.exactKey(hand),
    known: engine.markedKey(hand, known),
    shots,
    moves: engine.directionKey(board, fallen),
  },
  toAct,
  derived: {
    sides: ({ config }) =>
      engine.bySeat(config.seats, (seat) => engine.sideName(config.sides[seat]!)),
    faces: ({ config }) =>
      engine.bySeat(config.seats, (seat) =>
        facingOf(config.sides[seat]!) === engine.UP ? 'up' : 'down',
      ),
  },
  asides: { next: (state) => engine.seatName(nextSeat(state)) },
  comparisons: boardWords,
});

/** `positions.position` of it plays like `state`; only the armies that cards came from are not written. */
export function fromPosition(
  game: engine.CompiledGame,
  units: UnitTables,
  position: engine.Position,
  report: Listener,
): State {
  const configOf = (options: Options, cards: engine.Cards) => makeConfig(units, options, cards);
  return positions.fromPosition(game, position, configOf, optionTests, (state) => {
    if (phase.is(state, 'place')) openTurn(state, report);
    if (phase.is(state, 'reinforce')) enterReinforcement(state, report);
  });
}
