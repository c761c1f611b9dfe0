/**
 * A state in words (scenarios/README.md): what the game says in its own way, what follows from a
 * state, and what scenarios ask beside it. Armies of positions are not judged.
 */
import {
  BadPosition,
  bySeat,
  compared,
  compareSquareSets,
  directionWords,
  InWords,
  linkWords,
  mapOf,
  markedWords,
  plainByName,
  positionSetup,
  readCards,
  readSeat,
  readSquare,
  seatName,
  sideName,
  textOf,
  UP,
  withoutSecrets,
  writeCards,
  type CompiledGame,
  type Position,
  type Seat,
  type Square,
  type Viewer,
} from 'cardwright/engine';
import { makeConfig, type Config } from './config.ts';
import type { Event, Listener } from './events.ts';
import { seatOfExtraTurn } from './generals.ts';
import { adjacentSquares, incomingAt, struckSquares, targetSquares } from './geometry.ts';
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

/** What fills hands and decks that a position does not write, unless it has a `filler` of its own. */
const FILLER = 'fx-dummy3';
const FILLED_DECK = 10;

/** Hands and decks filled up, and the place in the turn cycle found by who has the next turn. */
function plain(position: Position, { options, decks, seats, cycle }: Config): Position {
  const { hand, deck, filler = FILLER, turn = 'P1', next } = position;
  const names = Array.from({ length: seats }, (_, seat) => seatName(seat));
  const fill = (cards: number): string[] => (cards > 0 ? [`${cards} x ${textOf(filler)}`] : []);
  return {
    ...position,
    hand: plainByName(hand, names, (said, name) => {
      const { exactly } = mapOf(said);
      if (exactly !== undefined) return exactly;
      const cards = readCards(said ?? [], `hand.${name}`);
      return [...cards, ...fill(options.handSizes[names.indexOf(name)]! - cards.length)];
    }),
    deck: plainByName(
      deck,
      names.filter((_, seat) => decks.indexOf(decks[seat]!) === seat),
      (said) => said ?? fill(FILLED_DECK),
    ),
    cycle: position['cycle'] ?? placeBefore(turn, next, seats, cycle),
  };
}

/** The place from 1 at which the seat has its turn and `next` follows. */
function placeBefore(turn: unknown, next: unknown, seats: number, cycle: readonly Seat[]): number {
  const seat = readSeat(turn, 'turn', seats);
  const follower = next === undefined ? null : readSeat(next, 'next', seats);
  const place = cycle.findIndex(
    (one, i) =>
      one === seat && (follower ?? cycle[(i + 1) % cycle.length]) === cycle[(i + 1) % cycle.length],
  );
  if (place < 0) throw new BadPosition('next', next);
  return place + 1;
}

/** Shots of this turn. */
export const shots = linkWords(board, aim);

/** The seat whose turn follows this one. */
function nextSeat(state: State): Seat {
  const { cycle: order } = state.config;
  return seatOfExtraTurn(state) ?? order[(cycle.get(state) + 1) % order.length]!;
}

type SquaresOf = (state: State, square: Square) => string[];

function squareSets(squaresOf: SquaresOf, options?: { readonly inOrder: boolean }) {
  return (state: State, expected: unknown, word: string) =>
    compareSquareSets(
      word,
      expected,
      (name, place) => squaresOf(state, readSquare(state.config.grid, name, place)),
      options,
    );
}

export const inWords = new InWords<Config>(declaration, {
  optionsOf: ({ options }) => options.values,
  owner,
  backOf: ({ decks }, seat) => decks[seat]!,
  plain,
  otherWords: ['filler'],
  own: {
    hand: {
      write: (state) =>
        bySeat(state.config.seats, (seat) => ({ exactly: writeCards(hand.names(state, seat)) })),
    },
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
  comparisons: {
    strikes: squareSets(struckSquares, { inOrder: true }),
    targets: squareSets(targetSquares),
    adjacent: squareSets(adjacentSquares),
    incoming: (state, expected, word) =>
      Object.entries(mapOf(expected)).flatMap(([name, wanted]) => {
        const place = `${word}.${name}`;
        return compared(
          place,
          wanted,
          incomingAt(state, readSquare(state.config.grid, name, place)),
        );
      }),
  },
});

/** `inWords.position` of it plays like `state`; only the armies that cards came from are not written. */
export function fromPosition(
  game: CompiledGame,
  units: UnitTables,
  position: Position,
  tell: Listener,
): State {
  const options = readOptions(game, positionSetup(game, position, optionTests));
  const state = inWords.read(position, (cards) => makeConfig(units, options, cards));
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
