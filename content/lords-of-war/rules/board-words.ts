/** The board of a position: drawn with letters, or listed by square (scenarios/README.md). */
import {
  BadPosition,
  mapOf,
  parseSquare,
  readBoard,
  textOf,
  type Position,
} from 'cardwright/engine';

export interface WrittenUnit {
  readonly column: number;
  readonly row: number;
  /** `P1`. */
  readonly owner: string;
  readonly card: string;
  /** `placed`, `involved`. */
  readonly flags: readonly string[];
}

/** Units of `board` and `at`; `letters` has the `units` and `owners` of the drawing. */
export function readUnits({ board, at }: Position, letters: Position): WrittenUnit[] {
  const drawn = typeof board === 'string' ? drawnUnits(board, letters) : [];
  const units = [...drawn, ...listedUnits(at)];
  const squares = new Set<string>();
  for (const { column, row } of units) {
    const square = `(${column},${row})`;
    if (squares.has(square)) throw new BadPosition('board', square); // LOW-3.3.2
    squares.add(square);
  }
  return units;
}

/** Upper-case letters are P1's, lower-case P2's, unless `owners` says otherwise. */
function drawnUnits(drawing: string, { units, owners }: Position): WrittenUnit[] {
  const cards = mapOf(units);
  const seats = mapOf(owners);
  return readBoard(drawing, 'board').map(({ column, row, letter }) => {
    const card = cards[letter] ?? cards[letter.toUpperCase()];
    if (typeof card !== 'string') throw new BadPosition('units', letter);
    const usual = letter === letter.toUpperCase() ? 'P1' : 'P2';
    return { column, row, owner: textOf(seats[letter] ?? usual), card, flags: [] };
  });
}

function listedUnits(at: unknown): WrittenUnit[] {
  return Object.entries(mapOf(at)).map(([square, text]) => {
    const place = parseSquare(square);
    const [owner, card, ...flags] = textOf(text).split(' ');
    if (place === null || owner === undefined || card === undefined) {
      throw new BadPosition(`at.${square}`, text);
    }
    return { column: place[0], row: place[1], owner, card, flags };
  });
}
