/** A position as a template draws it: which squares are seen, and what stands on each. */
import type { Card } from '../../engine/construction/index.ts';
import { isMapping } from '../../kernel/index.ts';
import type { PositionsSheet } from '../sheets/positions.ts';

export interface Piece {
  readonly seat: string;
  readonly card: Card;
  /** From 0, in squares from the upper left corner of what is seen. */
  readonly x: number;
  readonly y: number;
  /** What the position says of it besides: `E` of `P1 raptor E`. */
  readonly words: readonly string[];
  /** Whether it was not there before the first step. */
  readonly isNew: boolean;
}

/** What templates know as `board`. */
export interface Board {
  readonly columns: number;
  readonly rows: number;
  /** Width and height of a square, in mm. */
  readonly square: PositionsSheet['square'];
  /** Every square that is seen, row by row from above. */
  readonly squares: readonly {
    readonly x: number;
    readonly y: number;
    readonly column: number;
    readonly row: number;
    /** Whether a piece has left it since before the first step. */
    readonly isLeft: boolean;
  }[];
  readonly pieces: readonly Piece[];
}

type Position = Readonly<Record<string, unknown>>;
type Place = readonly [column: number, row: number];

interface Standing {
  readonly place: Place;
  readonly seat: string;
  readonly id: string;
  readonly words: readonly string[];
}

/**
 * The position after `step`, from 0. All positions of a scenario show the same squares. Null where a
 * card has no printed face, as those that only scenarios see.
 */
export function boardOf(
  positions: readonly Position[],
  step: number,
  sheet: PositionsSheet,
  component: (id: string) => Card | undefined,
): Board | null {
  const all = positions.map((position) => standingIn(position, sheet));
  const now = all[step] ?? [];
  const before = all[0] ?? [];
  const [left, bottom, right, top] = seen(
    all.flat().map(({ place }) => place),
    sheet,
  );
  const isTop = sheet.board.first === 'top';
  const at = ([column, row]: Place): { x: number; y: number } => ({
    x: column - left,
    y: isTop ? row - bottom : top - row,
  });
  const pieces = now.flatMap(({ place, seat, id, words }): Piece[] => {
    const card = component(id);
    const isNew = step > 0 && !before.some((one) => one.id === id && isSame(one.place, place));
    return card === undefined ? [] : [{ seat, card, ...at(place), words, isNew }];
  });
  if (pieces.length < now.length) return null;
  const columns = right - left + 1;
  const rows = top - bottom + 1;
  const isLeft = (place: Place): boolean =>
    before.some((one) => isSame(one.place, place)) && !now.some((one) => isSame(one.place, place));
  const squares = Array.from({ length: columns * rows }, (_, index) => {
    const x = index % columns;
    const y = Math.floor(index / columns);
    const column = left + x;
    const row = isTop ? bottom + y : top - y;
    return { x, y, column, row, isLeft: isLeft([column, row]) };
  });
  return { columns, rows, square: sheet.square, squares, pieces };
}

function isSame([column, row]: Place, other: Place): boolean {
  return column === other[0] && row === other[1];
}

function standingIn(position: Position, { pieces }: PositionsSheet): Standing[] {
  const at = position[pieces.at];
  const cards = pieces.cards === null ? undefined : position[pieces.cards];
  return Object.entries(isMapping(at) ? at : {}).flatMap(([key, value]): Standing[] => {
    if (isMapping(cards)) {
      const place = placeIn(String(value));
      return place === null ? [] : [{ place, seat: key, id: String(cards[key]), words: [] }];
    }
    const place = placeIn(key);
    const [seat = '', id = '', ...words] = String(value).split(/\s+/);
    return place === null ? [] : [{ place, seat, id, words }];
  });
}

/** `(2,4)`. */
function placeIn(text: string): Place | null {
  const [, column, row] = /^\((-?\d+),(-?\d+)\)$/.exec(text) ?? [];
  return column === undefined ? null : [Number(column), Number(row)];
}

/** A part of a board is at least this large: neighbours are seen. */
const LEAST: Place = [3, 1];

/** First and last column and row. */
function seen(
  places: readonly Place[],
  { board }: PositionsSheet,
): readonly [left: number, bottom: number, right: number, top: number] {
  if (!board.crop || places.length === 0) return [1, 1, board.columns, board.rows];
  const [left, right] = range(
    places.map(([column]) => column),
    LEAST[0],
    board.columns,
  );
  const [bottom, top] = range(
    places.map(([, row]) => row),
    LEAST[1],
    board.rows,
  );
  return [left, bottom, right, top];
}

function range(values: readonly number[], least: number, last: number): [number, number] {
  let from = Math.min(...values);
  let to = Math.max(...values);
  while (to - from + 1 < Math.min(least, last)) {
    if (to < last) to += 1;
    if (to - from + 1 < least && from > 1) from -= 1;
  }
  return [from, to];
}
