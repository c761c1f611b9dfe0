/**
 * A board of every kind: row 1 on top, mud that costs two, snares that stop, rocks that block, four
 * panels that turn with what is on them, a raft of three pieces that moves and turns as one.
 *
 * The hunter (P1) goes where three points of movement lead, or turns the panel it is on by a quarter,
 * then shoots at what its range covers. The raft (P2) steps or turns. Two hits win for the hunter;
 * the raft wins when its leader comes to the lowest row, or when ten rounds have passed.
 */
import {
  copyState,
  drawBoard,
  makeStarter,
  NO_PIECE,
  parseSquare,
  pieceOn,
  rowsUpward,
  squareAt,
  squareName,
  squareOfPiece,
  stepsBetween,
  compareKeys,
  asWritten,
  type Rules,
  ownSide,
} from '../../../engine/index.ts';
import {
  type Action,
  type Event,
  HUNTER,
  LEADER,
  type State,
  TAKEN,
  grid,
  ground,
  grounds,
  pieceNames,
  pieces,
  raft,
  result,
  squareOf,
} from './state.ts';
import { fromPosition, toPosition, usual } from './position.ts';
import { VERBS, apply, legalActions, refusal, toAct, verbs } from './turn.ts';

export const marsh: Rules<State, Action, Event> = {
  id: 'marsh',
  ...makeStarter<State, null, Event>({
    refuse: () => [],
    prepare: () => null,
    begin: () => fromPosition(usual),
  }),
  seats: () => 2,
  sides: () => 2,
  sideOf: (_, seat) => ownSide(seat),
  toAct,
  legalActions,
  refusal,
  apply,
  outcome: (state) => result.of(state),
  observe: toPosition,
  observeEvent: (event) => event,
  redeal: copyState,
  clone: copyState,
  advantage(state, side) {
    const decided = result.advantage(state, side);
    if (decided !== null) return decided;
    const near = 12 - stepsBetween(grid, squareOf(state, HUNTER), squareOf(state, LEADER));
    const lead = (state.ints[TAKEN]! * 20 + near) / 60;
    return side === 0 ? lead : -lead;
  },
  fromPosition,
  toPosition,
  differences: (state, then, given) =>
    compareKeys(asWritten(['at', 'ground', 'hits', 'round'], toPosition), state, then, given),
  notation: {
    format: (_, action) =>
      action < VERBS ? `go ${squareName(grid, action)}` : verbs[action - VERBS]!,
    parse(_, text) {
      const verb = verbs.indexOf(text);
      if (verb >= 0) return VERBS + verb;
      const at = text.startsWith('go ') ? parseSquare(text.slice(3)) : null;
      return at === null ? null : squareAt(grid, ...at);
    },
  },
  diagram: ({ ints }) =>
    drawBoard(grid.columns, rowsUpward(grid), (column, row) => {
      const square = squareAt(grid, column, row);
      const piece = pieceOn(ints, pieces, square);
      return piece === NO_PIECE ? grounds[ints[ground + square]!]! : 'HLlr'[piece]!;
    }),
  invariants({ ints }) {
    const stray = pieceNames.filter(
      (_, piece) => pieceOn(ints, pieces, squareOfPiece(ints, pieces, piece)) !== piece,
    );
    const lead = squareOfPiece(ints, pieces, LEADER);
    const isWhole = raft.every((piece) => {
      const away = stepsBetween(grid, lead, squareOfPiece(ints, pieces, piece));
      return away <= 1;
    });
    return [...stray.map((name) => `${name} is not where it is`), ...(isWhole ? [] : ['raft'])];
  },
};
