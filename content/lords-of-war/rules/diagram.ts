/**
 * A position as text: turn, mat, what the letters stand for, zones. Large, a mat shows the arrows of
 * each unit as they lie, and its defence:
 *
 *     4  5  4
 *     3 R:6 2      arrows to eight sides, the letter, the defence
 *        2
 */
import {
  directions,
  drawPieces,
  drawPieceTiles,
  drawTileRow,
  extentAround,
  legendOf,
  letterOf,
  lettersFor,
  seatName,
  slotLines,
  writeCards,
  zoneLine,
  zoneLines,
  type CardType,
  type Drawn,
  type DrawnPiece,
  type Extent,
  type Letters,
  type Seat,
  type Tile,
  type Viewer,
} from 'cardwright/engine';
import { toAct } from './play.ts';
import { shots } from './position.ts';
import {
  board,
  captured,
  deck,
  hand,
  owner,
  phase,
  result,
  seatSide,
  sharedGeneral,
  turn,
  turnNumber,
  typeOf,
  type State,
} from './state.ts';

/** A unit of a seat. */
interface Shown extends Drawn {
  readonly seat: Seat;
  readonly unit: CardType;
}

const EMPTY: Tile = ['       ', '   .   ', '       '];

export function diagram(state: State, viewer?: Viewer, detail: 'brief' | 'full' = 'brief'): string {
  const isFull = detail === 'full';
  const seats = state.config.sides.map((_, seat) => seat);
  const open = seats.filter((seat) => hand.isShown(state, seat, viewer));
  const units = unitsOnBoard(state);
  const held = isFull ? open.flatMap((seat) => unitsInHand(state, seat)) : [];
  const letters = lettersFor([...units, ...held]);
  return [
    heading(state),
    '',
    mat(state, units, letters, isFull),
    '',
    ...legendOf(units, letters, ({ unit }) => figuresOf(state, unit, isFull)),
    ...(isFull ? [...open.flatMap((seat) => drawnHand(state, letters, seat)), ''] : []),
    ...seats
      .filter((seat) => !isFull || !open.includes(seat))
      .map((seat) => zoneLine(hand, state, seat, viewer)),
    ...slotLines(sharedGeneral, state),
    ...zoneLines(deck, state, viewer),
    ...zoneLines(captured, state, viewer),
  ]
    .join('\n')
    .trimEnd();
}

function heading(state: State): string {
  const number = `turn ${turnNumber.get(state)}`;
  const decider = toAct(state);
  if (decider === null) {
    const { winners, reason } = result.inWords(state)!;
    const won = winners.length === 0 ? 'draw' : `side ${winners.join()} has won`;
    return `${number}: ${won} (${reason})`;
  }
  const aims = shots.write(state);
  const declared = aims.length === 0 ? '' : `, shots ${aims.join(' ')}`;
  const deciding = `${seatName(decider)} in phase ${phase.get(state)}`;
  return `${number} of ${seatName(turn.get(state))}: ${deciding}${declared}`;
}

function shown({ config }: State, seat: Seat, unit: CardType): Shown {
  const id = config.catalogue.ids[unit]!;
  const name = id.split('-').at(-1) ?? '';
  return { key: `${seatName(seat)} ${id}`, name, side: config.sides[seat]!, seat, unit };
}

function unitsOnBoard(state: State): (Shown & DrawnPiece)[] {
  return board.cards(state).map((card) => ({
    ...shown(state, owner.get(state, card), typeOf(state, card)),
    square: board.squareOf(state, card),
  }));
}

function unitsInHand(state: State, seat: Seat): Shown[] {
  return hand.cards(state, seat).map((card) => shown(state, seat, typeOf(state, card)));
}

function mat(
  state: State,
  units: readonly (Shown & DrawnPiece)[],
  letters: Letters,
  isFull: boolean,
): string {
  const { grid } = state.config;
  const extent = extentOf(state, units);
  return isFull
    ? drawPieceTiles(grid, extent, units, EMPTY, (unit) => tile(state, letters, unit))
    : drawPieces(grid, extent, units, letters);
}

/** Of an unbounded board those squares with units, and one more on every side. */
function extentOf({ config }: State, units: readonly DrawnPiece[]): Extent {
  const { grid, options, startSquares } = config;
  if (options.board !== null) return [grid.columns, grid.rows];
  const squares = units.map(({ square }) => square);
  return extentAround(grid, squares.length === 0 ? startSquares : squares);
}

function tile(state: State, letters: Letters, { key, seat, unit }: Shown): Tile {
  const { catalogue } = state.config;
  const first = (seatSide(state, seat) * catalogue.count + unit) * directions.length;
  const [up, upRight, right, downRight, down, downLeft, left, upLeft] = directions.map(
    (_, direction) => catalogue.strengths[first + direction] || ' ',
  );
  return [
    `${upLeft}  ${up}  ${upRight}`,
    `${left} ${letterOf(letters, key)}:${catalogue.defence[unit]} ${right}`,
    `${downLeft}  ${down}  ${downRight}`,
  ];
}

/** The cards that a seat holds, drawn as they would lie. */
function drawnHand(state: State, letters: Letters, seat: Seat): string[] {
  const units = unitsInHand(state, seat);
  const kinds = [...new Map(units.map((one) => [one.key, one])).values()];
  if (kinds.length === 0) return [];
  return [
    '',
    `hand ${seatName(seat)}`,
    drawTileRow(kinds.map((one) => tile(state, letters, one))),
    ...kinds.map(({ key, unit }) => {
      const copies = units.filter((one) => one.key === key);
      const [line] = writeCards(copies.map(() => state.config.catalogue.ids[unit]!));
      return `${letterOf(letters, key)}  ${line}${figuresOf(state, unit, true)}`;
    }),
  ];
}

/** What is not drawn: the defence, or target squares as the card shows them, to its right and ahead. */
function figuresOf({ config }: State, unit: CardType, isFull: boolean): string {
  const { defence, shot, targets } = config.catalogue;
  if (!isFull) return `, defence ${defence[unit]}`;
  if ((shot[unit] ?? 0) === 0) return '';
  const squares = (targets[unit] ?? []).map(([dx, dy]) => `[${dx},${dy}]`);
  return `, shoots ${shot[unit]} at ${squares.join(' ')}`;
}
