/** How far the game of a position has come: whose turn it is, what happened in it, what is pending. */
import {
  BadPosition,
  listClear,
  listItems,
  listOf,
  listPush,
  mapOf,
  readInteger,
  readName,
  readSeat,
  readSide,
  readSquare,
  seatName,
  sideName,
  textOf,
  type Position,
  type Seat,
} from 'cardwright/engine';
import { squareOf, unitOn } from './board.ts';
import type { Card } from './config.ts';
import { bySeat, unitsOnBoard } from './describe.ts';
import { nameOfCard, nameOfSquare, type Listener } from './events.ts';

import { enterReinforcement } from './resolution.ts';
import {
  ACTIVE,
  addFlag,
  BUSY,
  CHALLENGE,
  CHECKS,
  EXTRA_TURN,
  get,
  handOf,
  hasFlag,
  IDLE_TURNS,
  KNOWN,
  LOST_GENERALS,
  NO_REINFORCEMENT,
  OVER,
  PHASE,
  phases,
  PLACE,
  PLACE_IN_CYCLE,
  REINFORCE,
  result,
  set,
  TURN_NUMBER,
  type State,
} from './state.ts';
import { SIDES } from './tables.ts';
import { openTurn } from './turn.ts';

export function readProgress(state: State, position: Position, tell: Listener): void {
  const { seats } = state.config;
  const count = (word: string, usual: number): number =>
    readInteger(position[word], usual, word, 0);
  const phase = readName(phases, position['phase'] ?? 'place', 'phase');
  set(state, PHASE, phase);
  set(state, ACTIVE, readSeat(position['turn'] ?? 'P1', 'turn', seats));
  set(state, PLACE_IN_CYCLE, readPlace(state, position));
  set(state, TURN_NUMBER, count('turnNumber', phase === CHALLENGE ? 0 : 1));
  set(state, EXTRA_TURN, position['extraTurn'] === true ? 1 : 0);
  set(state, IDLE_TURNS, count('idleTurns', 0));
  set(state, BUSY, position['busy'] === true ? 1 : 0);
  set(state, NO_REINFORCEMENT, position['noReinforcement'] === true ? 1 : 0);
  set(state, CHECKS, count('checks', 0));
  set(state, LOST_GENERALS, readLostGenerals(position));
  readShots(state, position);
  readMoves(state, position);
  readKnown(state, position);
  if (phase === PLACE) openTurn(state, tell);
  if (phase === REINFORCE) enterReinforcement(state, tell);
  if (phase === OVER) result.read(state, position['outcome'], SIDES);
}

/** The place in the cycle: `cycle` from 1, or the one where the seat has its turn and `next` follows. */
function readPlace(state: State, { cycle: given, next }: Position): number {
  const { cycle, seats } = state.config;
  if (given !== undefined) {
    const place = Number(given) - 1;
    if (!(place in cycle)) throw new BadPosition('cycle', given);
    return place;
  }
  const follower = next === undefined ? null : readSeat(next, 'next', seats);
  const place = cycle.findIndex(
    (seat, i) =>
      seat === get(state, ACTIVE) &&
      (follower === null || cycle[(i + 1) % cycle.length] === follower),
  );
  if (place < 0) throw new BadPosition('next', next);
  return place;
}

function readLostGenerals({ lostGenerals }: Position): number {
  return listOf(lostGenerals).reduce<number>(
    (lost, side) => lost | (1 << readSide(side, 'lostGenerals', SIDES)),
    0,
  );
}

function readShots(state: State, { shots }: Position): void {
  for (const shot of listOf(shots)) {
    const [from, to] = textOf(shot)
      .split('->')
      .map((name) => unitOn(state, readSquare(state.config.grid, name, 'shots')));
    if (from === undefined || to === undefined || from < 0 || to < 0) {
      throw new BadPosition('shots', shot);
    }
    set(state, state.config.layout.aims + from, to + 1);
  }
}

/** Directions of fallen enemies by berserker, and the seats that choose, the next one first. */
function readMoves(state: State, { moves, waiting }: Position): void {
  const { layout, grid, seats } = state.config;
  for (const [name, squares] of Object.entries(mapOf(moves))) {
    const from = readSquare(state.config.grid, name, 'moves');
    const unit = unitOn(state, from);
    if (unit < 0) throw new BadPosition(`moves.${name}`, squares);
    const ends = textOf(squares)
      .split(' ')
      .map((end) => readSquare(state.config.grid, end, 'moves'));
    const directions = ends.reduce((bits, end) => bits | (1 << grid.steps.indexOf(end - from)), 0);
    set(state, layout.fallen + unit, directions);
  }
  listClear(state.words, layout.waiting);
  for (const seat of listOf(waiting).toReversed()) {
    listPush(state.words, layout.waiting, readSeat(seat, 'waiting', seats));
  }
}

function readKnown(state: State, { known }: Position): void {
  for (const [name, cards] of Object.entries(mapOf(known))) {
    const seat = readSeat(name, 'known', state.config.seats);
    for (const id of listOf(cards)) {
      const unit = state.config.units.indexOf.get(textOf(id)) ?? -1;
      const card = unknownInHand(state, seat, unit);
      if (card === undefined) throw new BadPosition(`known.${name}`, id);
      addFlag(state, card, KNOWN);
    }
  }
}

function unknownInHand(state: State, seat: Seat, unit: number): Card | undefined {
  return listItems(state.words, handOf(state, seat)).find(
    (card) => state.config.types[card] === unit && !hasFlag(state, card, KNOWN),
  );
}

export function writeProgress(state: State): Position {
  const { layout } = state.config;
  return {
    cycle: get(state, PLACE_IN_CYCLE) + 1,
    idleTurns: get(state, IDLE_TURNS),
    busy: get(state, BUSY) !== 0,
    noReinforcement: get(state, NO_REINFORCEMENT) !== 0,
    checks: get(state, CHECKS),
    lostGenerals: [0, 1]
      .filter((side) => (get(state, LOST_GENERALS) & (1 << side)) !== 0)
      .map(sideName),
    moves: writeMoves(state),
    waiting: listItems(state.words, layout.waiting).toReversed().map(seatName),
    known: bySeat(state, (seat) =>
      listItems(state.words, handOf(state, seat))
        .filter((card) => hasFlag(state, card, KNOWN))
        .map((card) => nameOfCard(state, card)),
    ),
  };
}

function writeMoves(state: State): Readonly<Record<string, string>> {
  const { layout, grid } = state.config;
  return Object.fromEntries(
    unitsOnBoard(state)
      .filter((unit) => get(state, layout.fallen + unit) !== 0)
      .map((unit) => {
        const directions = get(state, layout.fallen + unit);
        const ends = grid.steps
          .filter((_, direction) => (directions & (1 << direction)) !== 0)
          .map((step) => nameOfSquare(state, squareOf(state, unit) + step));
        return [nameOfSquare(state, squareOf(state, unit)), ends.join(' ')];
      }),
  );
}
