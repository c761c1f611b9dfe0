/** The marsh: its board, pieces and panels, and where they lie in the array. */
import {
  bodyPlan,
  boundedGrid,
  clearBoard,
  columnOf,
  GameResult,
  RangeList,
  RangeTable,
  Reach,
  rowOf,
  squareOfPiece,
  squaresOf,
  StateLayout,
  turnOfBlock,
  type Body,
  type NamedEnding,
  type FlatState,
  type Layers,
  type PieceLayer,
  type Square,
  type EventOfType,
} from '../../../engine/index.ts';
import { readDrawing } from '../../../engine/pattern.ts';

export const grid = boundedGrid(6, 6, { rowsFrom: 'top' });
const SIDE = 3;
export const HUNTER = 0;
/** Leader, left and right wing. */
export const raft = [1, 2, 3];
export const LEADER = 1;
export const pieceNames = ['hunter', 'leader', 'left', 'right'];
export const grounds = ['.', 'm', 's', 'r'] as const;
export const MUD = 1;
export const SNARE = 2;
export const ROCK = 3;
export const POWER = 3;
export const ROUNDS = 10;
export const HITS = 2;

const plan = bodyPlan([
  [0, 0],
  [-1, 0],
  [1, 0],
]);
const ranges = new RangeList();
export const shot = ranges.idOf(readDrawing('.#.\n###\n.@.').offsets);
export const covers = new RangeTable(ranges, grid);
export const reach = new Reach(grid);

export const layout = new StateLayout(5);
export const TURN = 0;
export const ROUND = 1;
export const TAKEN = 2;
const RESULT = 3;
export const result = new GameResult(RESULT, ['hits', 'escape', 'rounds'] as const);
export const ground = layout.take(grid.size);
export const pieces: PieceLayer = {
  squares: layout.take(4),
  cells: layout.take(grid.size),
  facings: layout.take(4),
  pieces: 4,
};
export const body: Body = { grid, layer: pieces, plan, pieces: raft };
export const layers: Layers = { values: [ground], pieces: [pieces] };
export const blank = layout.blank();
clearBoard(blank, pieces, grid, 4);

export const panelTurns = [1, -1].map((quarters) =>
  squaresOf(grid).map((square) => {
    const corner = (number: number): number => (number <= SIDE ? 1 : 1 + SIDE);
    const [column, row] = [corner(columnOf(grid, square)), corner(rowOf(grid, square))];
    return turnOfBlock(grid, { column, row, columns: SIDE, rows: SIDE }, quarters);
  }),
);
export const places = new Map(squaresOf(grid).map((square, place) => [square, place]));

export type State = FlatState<{ readonly blank: Int32Array }>;
/** A square to go to; else by number what is in `verbs`. */
export type Action = number;
export type Event =
  | (EventOfType<'moved'> & { readonly piece: string; readonly square: string })
  | (EventOfType<'hit'> & { readonly hits: number })
  | (EventOfType<'gameEnded'> & NamedEnding<'hits' | 'escape' | 'rounds'>);

export const squareOf = ({ ints }: State, piece: number): Square =>
  squareOfPiece(ints, pieces, piece);
