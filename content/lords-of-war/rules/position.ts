/**
 * A state in words (scenarios/README.md): what the game says in its own way, what follows from a
 * state, and what scenarios ask beside it. Armies of positions are not judged.
 */
import {
  BadPosition,
  bySeat,
  directionWords,
  exactWords,
  filledUp,
  InWords,
  linkWords,
  markedWords,
  plainByName,
  positionSetup,
  readPlaceInCycle,
  seatName,
  sideName,
  UP,
  withoutSecrets,
  withUsualWords,
  type CompiledGame,
  type Position,
  type Seat,
  type Viewer,
} from 'cardwright/engine';
import { makeConfig, type Config } from './config.ts';
import type { Event, Listener } from './events.ts';
import { seatOfExtraTurn } from './generals.ts';
import { boardWords } from './geometry.ts';
import { optionTests, readOptions } from './options.ts';
import { toAct } from './play.ts';
import { enterReinforcement } from './resolution.ts';
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
  result,
  type State,
} from './state.ts';
import { facingOf, type UnitTables } from './tables.ts';
import { openTurn } from './turn.ts';

/** Cards in a deck that a position does not write. */
const FILLED_DECK = 10;

/** Hands and decks filled up, and the place in the turn cycle found by who has the next turn. */
function plain(position: Position, { options, decks, seats, cycle }: Config): Position {
  const { filler, turn = 'P1', next } = position;
  const names = Array.from({ length: seats }, (_, seat) => seatName(seat));
  const handSize = (name: string): number => options.handSizes[names.indexOf(name)]!;
  const holders = names.filter((_, seat) => decks.indexOf(decks[seat]!) === seat);
  return {
    ...position,
    hand: plainByName(position['hand'], names, (said, name) =>
      filledUp(said, `hand.${name}`, handSize(name), filler),
    ),
    deck: plainByName(
      position['deck'],
      holders,
      (said) => said ?? filledUp([], 'deck', FILLED_DECK, filler),
    ),
    cycle: position['cycle'] ?? 1 + readPlaceInCycle(cycle, turn, next, seats),
  };
}

/** Shots of this turn. */
export const shots = linkWords(board, aim);

/** The seat whose turn follows this one. */
function nextSeat(state: State): Seat {
  const { cycle: order } = state.config;
  return seatOfExtraTurn(state) ?? order[(cycle.get(state) + 1) % order.length]!;
}

export const inWords = new InWords<Config>(declaration, {
  optionsOf: ({ options }) => options.values,
  owner,
  backOf: ({ decks }, seat) => decks[seat]!,
  plain,
  otherWords: ['filler'],
  own: {
    hand: exactWords(hand),
    known: markedWords(hand, known),
    shots,
    moves: directionWords(board, fallen),
  },
  derived: {
    toAct: (state) => {
      const seat = toAct(state);
      return seat === null ? null : seatName(seat);
    },
    sides: ({ config }) => bySeat(config.seats, (seat) => sideName(config.sides[seat]!)),
    faces: ({ config }) =>
      bySeat(config.seats, (seat) => (facingOf(config.sides[seat]!) === UP ? 'up' : 'down')),
  },
  asides: { next: (state) => seatName(nextSeat(state)) },
  comparisons: boardWords,
});

/** `inWords.position` of it plays like `state`; only the armies that cards came from are not written. */
export function fromPosition(
  game: CompiledGame,
  units: UnitTables,
  position: Position,
  tell: Listener,
): State {
  const options = readOptions(game, positionSetup(game, position, optionTests));
  const state = inWords.read(withUsualWords(game, position), (cards) =>
    makeConfig(units, options, cards),
  );
  if (phase.is(state, 'over') !== result.isKnown(state)) {
    throw new BadPosition('outcome', position['outcome']);
  }
  if (phase.is(state, 'place')) openTurn(state, tell);
  if (phase.is(state, 'reinforce')) enterReinforcement(state, tell);
  return state;
}

/** LOW-5.10.4: of a draw, others learn that a card was drawn. Everything else is public. */
export function observeEvent(event: Event, viewer: Viewer): Event {
  return withoutSecrets(event, viewer, { cardDrawn: 'card' });
}
