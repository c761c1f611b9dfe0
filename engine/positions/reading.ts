/** Reading the keys of positions. What cannot be read throws a `BadPosition` that names `what`. */
import { isOnBoard, parseSquare, squareAt, type Grid, type Facing, type Square } from '../grid.ts';
import { BadPosition, type Position } from '../rules.ts';
import { seatName, sideName, type Seat, type Side } from '../seats.ts';

/** A value for each seat or side, by its name. */
export type ByName<T> = Readonly<Record<string, T>>;

/** `{ P1: …, P2: … }` */
export function bySeat<T>(seats: number, value: (seat: Seat) => T): ByName<T> {
  return byName(seats, seatName, value);
}

/** `{ A: …, B: … }` */
export function bySide<T>(sides: number, value: (side: Side) => T): ByName<T> {
  return byName(sides, sideName, value);
}

function byName<T>(
  count: number,
  nameOf: (index: number) => string,
  value: (index: number) => T,
): ByName<T> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [nameOf(index), value(index)]),
  );
}

/** The value as a map; an empty one for anything else. */
export function mapOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : {};
}

/** The value as a list; an empty one for anything else. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The value as a text; one that nothing is called for anything else. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** What a key says of a seat: `life: { P1: 200 }`. */
export function ofSeat(position: Position, key: string, seat: Seat): unknown {
  return mapOf(position[key])[seatName(seat)];
}

/**
 * A key of a position with a value for each of these names, `plain` of what is said of it. What is
 * said of other names stays, so that it can be refused.
 */
export function plainByName(
  said: unknown,
  names: readonly string[],
  plain: (said: unknown, name: string) => unknown,
): unknown {
  if (said !== undefined && (typeof said !== 'object' || said === null)) return said;
  const map = mapOf(said);
  return {
    ...map,
    ...Object.fromEntries(names.map((name) => [name, plain(map[name], name)])),
  };
}

/** Words that a position of the game does not have. */
export function refuseOtherKeys(position: Position, known: ReadonlySet<string>): void {
  for (const [key, value] of Object.entries(position)) {
    if (!known.has(key)) throw new BadPosition(key, value);
  }
}

/** The seat of a name: `P1` is 0. */
export function readSeat(name: unknown, what: string, seats: number): Seat {
  return indexOfName(seats, seatName, name, what);
}

/** The side of a name: `A` is 0. */
export function readSide(name: unknown, what: string, sides: number): Side {
  return indexOfName(sides, sideName, name, what);
}

function indexOfName(
  count: number,
  nameOf: (index: number) => string,
  name: unknown,
  what: string,
): number {
  return readName(
    Array.from({ length: count }, (_, index) => nameOf(index)),
    name,
    what,
  );
}

/** The place of a name in a list: of a phase, of a reason. */
export function readName(names: readonly string[], name: unknown, what: string): number {
  const index = names.indexOf(textOf(name));
  if (index < 0) throw new BadPosition(what, name);
  return index;
}

/** Up, right, down or left, by their names on a map. */
export function readFacing(name: unknown, what: string): Facing {
  return readName(['N', 'E', 'S', 'W'], name, what) * 2;
}

/** The number of a card of the catalogue. */
export function readId(numbers: ReadonlyMap<string, number>, id: unknown, what: string): number {
  const number = numbers.get(textOf(id));
  if (number === undefined) throw new BadPosition(what, id);
  return number;
}

/** `usual` where nothing is written. */
export function readInteger(
  value: unknown,
  usual: number,
  what: string,
  least = Number.MIN_SAFE_INTEGER,
): number {
  if (value === undefined) return usual;
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= least) return value;
  throw new BadPosition(what, value);
}

/** `(4,3)` of `[4, 3]`; anything else as it is. */
export function squareText(said: unknown): unknown {
  return Array.isArray(said) ? `(${said.join(',')})` : said;
}

/** A square on the board: `(4,3)`, or `[4, 3]`. */
export function readSquare(grid: Grid, name: unknown, what: string): Square {
  const place = parseSquare(textOf(squareText(name)));
  const square = place === null ? -1 : squareAt(grid, ...place);
  if (square < 0 || !isOnBoard(grid, square)) throw new BadPosition(what, name);
  return square;
}

/** A line of a list of cards: an id, or `3 x orc-ravager` for three of them. */
const LINE = /^(?:(\d{1,4}) x )?(\S+)$/;

/** Whether a text is a line of such a list, and no other words. */
export function isCardLine(text: string): boolean {
  return LINE.test(text);
}

/** One id per card, in the order of the list. Throws a `BadPosition` that names `what`. */
export function readCards(list: unknown, what: string): string[] {
  if (!Array.isArray(list)) throw new BadPosition(what, list);
  return list.flatMap((line: unknown) => {
    const match = typeof line === 'string' ? LINE.exec(line) : null;
    if (match === null) throw new BadPosition(what, line);
    return Array.from({ length: Number(match[1] ?? 1) }, () => String(match[2]));
  });
}

/** The list in its shortest form: equal neighbours share a line. */
export function writeCards(cards: readonly string[]): string[] {
  const lines: { id: string; count: number }[] = [];
  for (const id of cards) {
    const last = lines.at(-1);
    if (last?.id === id) last.count += 1;
    else lines.push({ id, count: 1 });
  }
  return lines.map(({ id, count }) => (count === 1 ? id : `${count} x ${id}`));
}
