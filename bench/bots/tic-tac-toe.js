/**
 * Noughts and crosses as rules that bots play: small enough to be the same game on any framework. Only
 * what bots ask for is here.
 */
export const lines = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

/** The seat that owns a whole line, or null. `cells` hold seats, or null. */
export function winnerOf(cells) {
  const line = lines.find(
    ([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c],
  );
  return line === undefined ? null : cells[line[0]];
}

export const start = () => ({ cells: Array(9).fill(null), turn: 0, isOver: false });

export const ticTacToe = {
  id: 'tic-tac-toe',
  seats: () => 2,
  sides: () => 2,
  sideOf: (_, seat) => seat,
  toAct: ({ turn, isOver }) => (isOver ? null : turn),
  legalActions({ cells, turn, isOver }, seat, into) {
    if (isOver || seat !== turn) return 0;
    let found = 0;
    for (let cell = 0; cell < 9; cell += 1) if (cells[cell] === null) into[found++] = cell;
    return found;
  },
  apply(state, seat, cell) {
    state.cells[cell] = seat;
    state.turn = 1 - seat;
    state.isOver = winnerOf(state.cells) !== null || state.cells.every((one) => one !== null);
  },
  clone: ({ cells, turn, isOver }) => ({ cells: [...cells], turn, isOver }),
  redeal: (state) => ticTacToe.clone(state),
  advantage({ cells }, side) {
    const winner = winnerOf(cells);
    if (winner === null) return 0;
    return winner === side ? 1 : -1;
  },
};
