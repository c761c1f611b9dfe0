/**
 * A whole position as text: a heading, the board, what its letters mean, and the zones of cards.
 * Large (`full`), the board has a tile for each piece, and hands that the viewer may see are drawn in
 * the same way.
 */
import { isBounded, squareAt, type Square } from '../grid.ts';
import type { Card, CardType } from '../number-kinds.ts';
import { writeCards } from '../positions/reading.ts';
import type { Rules } from '../rules.ts';
import { seatName, type Seat, type Viewer } from '../seats.ts';
import type { Board } from '../state/kinds/board.ts';
import { idOfCard } from '../state/kinds/card-places.ts';
import type { EachFigure, Figure } from '../state/kinds/figures.ts';
import type { BoardSetting, DeclaredState, Setting } from '../state/kinds/part.ts';
import type { Result } from '../state/kinds/result.ts';
import { Slot } from '../state/kinds/slot.ts';
import type { Zone } from '../state/kinds/zone.ts';
import { rowsUpward } from './board-drawing.ts';
import { letterOf, lettersFor, type Drawn, type Letters } from './letters.ts';
import {
  drawPieces,
  drawPieceTiles,
  extentAround,
  legendOf,
  type DrawnPiece,
  type Extent,
} from './pieces-drawing.ts';
import { drawTileRow, type Tile } from './tile-drawing.ts';
import { slotLines, zoneLine, zoneLines } from './zone-lines.ts';

/** A card of a seat, on the board or in a hand. */
export interface ShownCard extends Drawn {
  readonly seat: Seat;
  readonly type: CardType;
  /** The card itself where it is on the board. */
  readonly card: Card | null;
}

export interface TableDrawing<Config extends BoardSetting> {
  /** The first line: whose turn it is, what is waited for. */
  readonly heading: (state: DeclaredState<Config>) => string;
  readonly board: Board<Config>;
  readonly owner: EachFigure<Config, Seat>;
  /** Of an unbounded board on which nothing stands the squares round these are drawn; round (1,1) without them. */
  readonly around?: (config: Config) => readonly Square[];
  /** By seat; drawn large where the viewer sees it. */
  readonly hand: Zone<Config>;
  /** What else there is, in the order in which it is written. */
  readonly zones: readonly (Zone<Config> | Slot<Config>)[];
  /**
   * What the small board has on a square in place of the letter, or of the `.` where nothing is: all of
   * the same width, each beginning with its gap.
   */
  readonly cellOn?: (
    state: DeclaredState<Config>,
    square: Square,
    card: ShownCard | null,
    letter: string,
  ) => string;
  /** What signs on the board mean, in a few words: the last line of the legend. */
  readonly signs?: string;
  /** A square with nothing on it, as large as every tile. */
  readonly empty: Tile;
  /** The same where it tells more: what covers the square. Every square is `empty` without it. */
  readonly emptyOn?: (state: DeclaredState<Config>, square: Square) => Tile;
  readonly tileOf: (state: DeclaredState<Config>, card: ShownCard, letter: string) => Tile;
  /** What follows the name of a card: its figures, as far as the drawing does not show them. */
  readonly figuresOf: (config: Config, type: CardType, isFull: boolean) => string;
}

/** What games have whose turns are counted. */
export interface TurnParts<Config extends Setting> {
  readonly turnNumber: Figure<Config, number>;
  /** Where the number counts rounds, in each of which everybody has a turn. */
  readonly isRound?: boolean;
  readonly turn: Figure<Config, Seat>;
  readonly phase: { get(state: DeclaredState<Config>): string };
  readonly result: Result<string>;
  readonly toAct: (state: DeclaredState<Config>) => Seat | null;
}

/**
 * `turn 3 of P1: P1 in phase shoot`, or `round 3, turn of P1: …`, and what else the game says while
 * somebody decides; or how it ended, `turn 9: side A has won (eliminations)`.
 */
export function turnHeading<Config extends Setting>(
  { turnNumber, isRound = false, turn, phase, result, toAct }: TurnParts<Config>,
  more: (state: DeclaredState<Config>) => string,
): (state: DeclaredState<Config>) => string {
  return (state) => {
    const number = `${isRound ? 'round' : 'turn'} ${turnNumber.get(state)}`;
    const decider = toAct(state);
    if (decider !== null) {
      const deciding = `${seatName(decider)} in phase ${phase.get(state)}`;
      const whose = `${isRound ? ', turn' : ''} of ${seatName(turn.get(state))}`;
      return `${number}${whose}: ${deciding}${more(state)}`;
    }
    const { winners, reason } = result.inPosition(state)!;
    const won = winners.length === 0 ? 'draw' : `side ${winners.join()} has won`;
    return `${number}: ${won} (${reason})`;
  };
}

type Diagram<Config extends Setting> = Rules<DeclaredState<Config>, never>['diagram'];

export function drawTable<Config extends BoardSetting>(
  table: TableDrawing<Config>,
): Diagram<Config> {
  const { hand, zones } = table;
  return (state, viewer, detail) => {
    const { config } = state;
    const seats = config.sides.map((_, seat) => seat);
    const lines = (some: readonly Seat[]): string[] => [
      ...some.map((seat) => zoneLine(hand, state, seat, viewer)),
      ...zones.flatMap((zone) => linesOf(zone, state, viewer)),
    ];
    if (detail === 'beside') return lines(seats).join('\n').trim();
    const isFull = detail === 'full';
    const large = isFull ? seats.filter((seat) => hand.isShown(state, seat, viewer)) : [];
    const pieces = piecesOf(table, state);
    const hands = large.map((seat) => handOf(table, state, seat));
    const letters = lettersFor([...pieces, ...hands.flat()]);
    const mat = isFull
      ? drawPieceTiles(
          config.grid,
          extentOf(table, config, pieces),
          pieces,
          (square) => table.emptyOn?.(state, square) ?? table.empty,
          (one) => table.tileOf(state, one, letterOf(letters, one.key)),
        )
      : drawPieces(
          config.grid,
          extentOf(table, config, pieces),
          pieces,
          letters,
          table.cellOn?.bind(table, state),
        );
    return [
      table.heading(state),
      '',
      mat,
      '',
      ...legendOf(pieces, letters, ({ type }) => table.figuresOf(config, type, isFull)),
      ...(table.signs !== undefined && pieces.length > 0 ? [table.signs] : []),
      ...hands.flatMap((cards) => drawHand(table, state, letters, cards)),
      ...(isFull ? [''] : []),
      ...lines(seats.filter((seat) => !large.includes(seat))),
    ]
      .join('\n')
      .trimEnd();
  };
}

function linesOf<Config extends Setting>(
  zone: Zone<Config> | Slot<Config>,
  state: DeclaredState<Config>,
  viewer: Viewer | undefined,
): string[] {
  return zone instanceof Slot ? slotLines(zone, state, viewer) : zoneLines(zone, state, viewer);
}

function shown({ config }: DeclaredState, seat: Seat, id: string, card: Card | null): ShownCard {
  const name = id.split('-').at(-1) ?? '';
  const key = `${seatName(seat)} ${id}`;
  const type = config.catalogue.indexOf.get(id)!;
  return { key, name, side: config.sides[seat]!, seat, type, card };
}

function piecesOf<Config extends BoardSetting>(
  { board, owner }: TableDrawing<Config>,
  state: DeclaredState<Config>,
): (ShownCard & DrawnPiece)[] {
  return board.cards(state).map((card) => ({
    ...shown(state, owner.get(state, card), idOfCard(state, card), card),
    square: board.squareOf(state, card),
  }));
}

function handOf<Config extends BoardSetting>(
  { hand }: TableDrawing<Config>,
  state: DeclaredState<Config>,
  seat: Seat,
): ShownCard[] {
  return hand.names(state, seat).map((id) => shown(state, seat, id, null));
}

/** All of a board with bounds; else the squares with something on them, and one more on every side. */
function extentOf<Config extends BoardSetting>(
  { around = ({ grid }) => [squareAt(grid, 1, 1)] }: TableDrawing<Config>,
  config: Config,
  pieces: readonly DrawnPiece[],
): Extent {
  const { grid } = config;
  if (isBounded(grid)) return [grid.columns, rowsUpward(grid)];
  const squares = pieces.map(({ square }) => square);
  return extentAround(grid, squares.length === 0 ? around(config) : squares);
}

/** The cards that a seat holds, each kind once, drawn as they would lie. */
function drawHand<Config extends BoardSetting>(
  table: TableDrawing<Config>,
  state: DeclaredState<Config>,
  letters: Letters,
  cards: readonly ShownCard[],
): string[] {
  const kinds = [...new Map(cards.map((one) => [one.key, one])).values()];
  const [first] = kinds;
  if (first === undefined) return [];
  const { ids } = state.config.catalogue;
  return [
    '',
    `${table.hand.name} ${seatName(first.seat)}`,
    drawTileRow(kinds.map((one) => table.tileOf(state, one, letterOf(letters, one.key)))),
    ...kinds.map(({ key, type }) => {
      const copies = cards.filter((one) => one.type === type);
      const [line] = writeCards(copies.map(() => ids[type]!));
      return `${letterOf(letters, key)}  ${line}${table.figuresOf(state.config, type, true)}`;
    }),
  ];
}
