/** A position as a template draws it: which squares are seen, and what is on each. */
import type { Card } from '../../engine/construction/index.ts';
import { isMapping } from '../../kernel/index.ts';
import type { PieceKeys, PositionsSheet } from '../sheets/positions.ts';
import { placeIn, placesBelow, seen, type Place } from './board-squares.ts';

export interface Piece {
  readonly seat: string;
  /** What the position calls it: `A1`; of a piece without a name the seat. */
  readonly name: string;
  readonly card: Card;
  /** From 0, in squares from the upper left corner of what is seen. */
  readonly x: number;
  readonly y: number;
  /** What the position says of it besides: `E` of `P1 raptor E`. */
  readonly words: readonly string[];
  /** Words that end with a number, by name: `h: 3` of `h3`. */
  readonly counts: Readonly<Record<string, number>>;
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
    /** What is on it besides a piece, as the position writes it: `stone`. */
    readonly objects: readonly string[];
    /** The keys of the check that name it: `range`. */
    readonly marks: readonly string[];
  }[];
  readonly pieces: readonly Piece[];
}

type Data = Readonly<Record<string, unknown>>;

/** A position of a scenario, and what the scenario says of it. */
export interface Moment {
  readonly data: Data;
  readonly check: Data;
}

interface Standing {
  readonly place: Place;
  readonly seat: string;
  readonly name: string;
  readonly id: string;
  readonly words: readonly string[];
}

/**
 * The position after `step`, from 0. All positions of a scenario show the same squares. Null where a
 * card has no printed face, as those that only scenarios see.
 */
export function boardOf(
  moments: readonly Moment[],
  step: number,
  sheet: PositionsSheet,
  component: (id: string) => Card | undefined,
): Board | null {
  const all = moments.map(({ data }) => standingIn(data, sheet));
  const now = all[step] ?? [];
  const before = all[0] ?? [];
  const marked = moments.map(({ check }) => marksIn(check, sheet));
  const [left, bottom, right, top] = seen(
    [...all.flat().map(({ place }) => place), ...marked.flat().flatMap(({ places }) => places)],
    sheet,
  );
  const isTop = sheet.board.first === 'top';
  const at = ([column, row]: Place): { x: number; y: number } => ({
    x: column - left,
    y: isTop ? row - bottom : top - row,
  });
  const pieces = now.flatMap(({ place, seat, name, id, words }): Piece[] => {
    const card = component(id);
    const isNew = step > 0 && !before.some((one) => one.id === id && isSame(one.place, place));
    const counts = countsIn(words);
    return card === undefined ? [] : [{ seat, name, card, ...at(place), words, counts, isNew }];
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
    const place: Place = [column, row];
    const marks = (marked[step] ?? [])
      .filter(({ places }) => places.some((one) => isSame(one, place)))
      .map(({ key }) => key);
    const objects = sheet.objects.flatMap((key) => objectAt(place, moments[step]?.data[key]));
    return { x, y, column, row, isLeft: isLeft(place), objects, marks };
  });
  return { columns, rows, square: sheet.square, squares, pieces };
}

function isSame([column, row]: Place, other: Place): boolean {
  return column === other[0] && row === other[1];
}

function countsIn(words: readonly string[]): Piece['counts'] {
  const counts = words.flatMap((word) => {
    const [, name, count] = /^([a-z]+)(\d+)$/i.exec(word) ?? [];
    return name === undefined ? [] : [[name, Number(count)] as const];
  });
  return Object.fromEntries(counts);
}

function objectAt([column, row]: Place, written: unknown): string[] {
  const object = isMapping(written) ? written[`(${column},${row})`] : undefined;
  return typeof object === 'string' ? [object] : [];
}

function marksIn(
  check: Data,
  { marks }: PositionsSheet,
): { readonly key: string; readonly places: readonly Place[] }[] {
  return marks.map((key) => ({ key, places: placesBelow(check[key]) }));
}

function standingIn(position: Data, { pieces }: PositionsSheet): Standing[] {
  return pieces.flatMap((keys) => {
    const at = position[keys.at];
    const cards = keys.cards === null ? undefined : position[keys.cards];
    return Object.entries(isMapping(at) ? at : {}).flatMap(([key, value]): Standing[] => {
      if (isMapping(cards)) {
        const place = placeIn(String(value));
        return place === null
          ? []
          : [{ place, name: key, words: [], ...which(cards[key], key, keys) }];
      }
      const place = placeIn(key);
      const [seat = '', id = '', ...words] = String(value).split(/\s+/);
      return place === null ? [] : [{ place, seat, name: seat, id, words }];
    });
  });
}

/** `gate-captain`, or `{ unit: gate-captain, seat: P1 }`. */
function which(said: unknown, name: string, { card }: PieceKeys): Pick<Standing, 'seat' | 'id'> {
  if (card === null || !isMapping(said)) return { seat: name, id: String(said) };
  const { seat = name, [card]: id } = said;
  return { seat: String(seat), id: String(id) };
}
