/** The marsh, as positions have it. */
import {
  compass,
  freshState,
  mapOf,
  putPiece,
  readInteger,
  readName,
  readSeat,
  readSquare,
  seatName,
  squareName,
  squaresOf,
  type Position,
} from '../../../engine/index.ts';
import {
  ROUND,
  type State,
  TAKEN,
  TURN,
  blank,
  grid,
  ground,
  grounds,
  pieceNames,
  pieces,
  result,
  squareOf,
} from './state.ts';

export const usual: Position = {
  ground: {
    '(2,2)': 'r',
    '(3,3)': 'm',
    '(5,2)': 's',
    '(4,4)': 'm',
    '(2,5)': 's',
    '(6,6)': 'r',
    '(3,5)': 'm',
  },
  at: { hunter: '(2,6) N', leader: '(5,1) S', left: '(6,1) S', right: '(4,1) S' },
};

export const toPosition = (state: State): Position => ({
  turn: seatName(state.ints[TURN]!),
  round: state.ints[ROUND]!,
  hits: state.ints[TAKEN]!,
  outcome: result.inPosition(state),
  ground: Object.fromEntries(
    squaresOf(grid)
      .filter((square) => state.ints[ground + square] !== 0)
      .map((square) => [squareName(grid, square), grounds[state.ints[ground + square]!]]),
  ),
  at: Object.fromEntries(
    pieceNames.map((name, piece) => [
      name,
      `${squareName(grid, squareOf(state, piece))} ${compass[state.ints[pieces.facings! + piece]!]}`,
    ]),
  ),
});

export function fromPosition(position: Position): State {
  const state = freshState({ blank });
  const { ints } = state;
  ints[TURN] = readSeat(position['turn'] ?? 'P1', 'turn', 2);
  ints[ROUND] = readInteger(position['round'], 1, 'round');
  ints[TAKEN] = readInteger(position['hits'], 0, 'hits');
  for (const [name, kind] of Object.entries(mapOf(position['ground'] ?? usual['ground']))) {
    ints[ground + readSquare(grid, name, 'ground')] = readName(grounds, kind, 'ground');
  }
  const at = { ...mapOf(usual['at']), ...mapOf(position['at']) };
  for (const [piece, name] of pieceNames.entries()) {
    const [square, facing] = String(at[name]).split(' ');
    putPiece(ints, pieces, piece, readSquare(grid, square, `at.${name}`));
    ints[pieces.facings! + piece] = readName(compass, facing, `at.${name}`);
  }
  if (position['outcome']) result.read(state, position['outcome'], 2);
  return state;
}
