/** A position as text, as scenarios draw it: turn, board, what the letters stand for, zones. */
import { columnOf, drawBoard, rowOf, seatName, writeCards, type Viewer } from 'cardwright/engine';
import { squareOf } from './board.ts';
import type { Card } from './config.ts';
import {
  bySide,
  deckCountOf,
  deckSeats,
  handCount,
  handNames,
  namesOf,
  outcomeWords,
  publicWords,
  unitsOnBoard,
} from './describe.ts';
import { nameOfCard } from './events.ts';
import { ownerOf, typeOf, type State } from './state.ts';

export function diagram(state: State, viewer?: Viewer): string {
  const letters = lettersOf(state);
  return [
    heading(state),
    '',
    board(state, letters),
    '',
    ...legend(state, letters),
    ...zones(state, viewer),
  ]
    .join('\n')
    .trimEnd();
}

function heading(state: State): string {
  const { turn, turnNumber, phase, toAct, shots } = publicWords(state);
  const outcome = outcomeWords(state);
  if (outcome !== null) {
    const result = outcome.winner === null ? 'draw' : `side ${outcome.winner} has won`;
    return `turn ${turnNumber}: ${result} (${outcome.reason})`;
  }
  const declared = shots.length === 0 ? '' : `, shots ${shots.join(' ')}`;
  return `turn ${turnNumber} of ${turn}: ${toAct} in phase ${phase}${declared}`;
}

/** A letter for every owner and unit on the board: upper case for side A, lower case for side B. */
function lettersOf(state: State): ReadonlyMap<string, string> {
  const letters = new Map<string, string>();
  const taken = new Set<string>();
  for (const unit of unitsOnBoard(state)) {
    const key = keyOf(state, unit);
    if (letters.has(key)) continue;
    const letter = freeLetter(nameOfCard(state, unit), state.config.cardSides[unit] === 0, taken);
    letters.set(key, letter);
    taken.add(letter);
  }
  return letters;
}

function keyOf(state: State, unit: Card): string {
  return `${seatName(ownerOf(state, unit))} ${nameOfCard(state, unit)}`;
}

/** A letter of the last word of the id if one is free, else of the alphabet, else a sign. */
function freeLetter(id: string, isUpper: boolean, taken: ReadonlySet<string>): string {
  const wanted = [...(id.split('-').at(-1) ?? ''), ...'abcdefghijklmnopqrstuvwxyz'];
  const cased = wanted
    .filter((letter) => /[a-z]/.test(letter))
    .map((letter) => (isUpper ? letter.toUpperCase() : letter));
  return cased.find((letter) => !taken.has(letter)) ?? '*';
}

/** The mat; of an unbounded board the part where units stand, with a free square on every side. */
function board(state: State, letters: ReadonlyMap<string, string>): string {
  const { grid, options } = state.config;
  const squares = unitsOnBoard(state).map((unit) => squareOf(state, unit));
  const shown = squares.length === 0 ? state.config.startSquares : squares;
  const columns = span(shown.map((square) => columnOf(grid, square)));
  const rows = span(shown.map((square) => rowOf(grid, square)));
  const [across, along] =
    options.board === null ? [columns, rows] : ([grid.columns, grid.rows] as const);
  const units = new Map(
    unitsOnBoard(state).map((unit) => {
      const square = squareOf(state, unit);
      return [`${columnOf(grid, square)},${rowOf(grid, square)}`, unit] as const;
    }),
  );
  return drawBoard(across, along, (column, row) => {
    const unit = units.get(`${column},${row}`);
    return unit === undefined ? '.' : (letters.get(keyOf(state, unit)) ?? '*');
  });
}

function span(numbers: readonly number[]): readonly [number, number] {
  return [Math.min(...numbers) - 1, Math.max(...numbers) + 1];
}

/** `D  P1 orc-deathbringer, defence 2`. */
function legend(state: State, letters: ReadonlyMap<string, string>): string[] {
  const { defence } = state.config.units;
  const first = new Map(unitsOnBoard(state).map((unit) => [keyOf(state, unit), unit] as const));
  return [...letters].map(([key, letter]) => {
    const unit = first.get(key);
    return `${letter}  ${key}, defence ${unit === undefined ? 0 : defence[typeOf(state, unit)]}`;
  });
}

function zones(state: State, viewer: Viewer | undefined): string[] {
  const { sharedGeneral } = publicWords(state);
  const piles = bySide((side) => namesOf(state, state.config.layout.piles[side] ?? 0));
  return [
    ...state.config.sides.map((_, seat) => {
      const isSeen = viewer === undefined || viewer === seat;
      const hand = isSeen ? list(handNames(state, seat)) : `${handCount(state, seat)} cards`;
      return `hand ${seatName(seat)}: ${hand}`;
    }),
    ...(sharedGeneral === null ? [] : [`shared general: ${sharedGeneral}`]),
    ...deckSeats(state).map(
      (seat, deck) => `deck ${seatName(seat)}: ${deckCountOf(state, deck)} cards`,
    ),
    ...Object.entries(piles).map(
      ([side, cards]) => `pile ${side}: ${cards.length} (${list(cards)})`,
    ),
  ];
}

function list(cards: readonly string[]): string {
  return writeCards(cards).join(', ') || 'none';
}
