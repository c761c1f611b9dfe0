/** Steps of editing a position at the table: pieces that are moved, removed and added. Nothing is changed in place. */
import type { TableLayout } from '../../../print/in-page.ts';
import { mapping } from './scene.ts';

export type EditedPosition = Readonly<Record<string, unknown>>;

type Pieces = TableLayout['pieces'][number];

/** Another piece that lies where one is put goes to where that one came from. */
export function movePiece(
  { pieces }: TableLayout,
  position: EditedPosition,
  from: string,
  to: string,
): EditedPosition {
  return pieces.reduce(
    (changed, one) => entriesChanged(changed, one, (square) => swapped(square, from, to)),
    position,
  );
}

/** What is called by a name of its own is only taken off the board. */
export function removePiece(
  { pieces }: TableLayout,
  position: EditedPosition,
  from: string,
): EditedPosition {
  return pieces.reduce(
    (changed, one) => entriesChanged(changed, one, (square) => (square === from ? null : square)),
    position,
  );
}

/** Whether pieces can be added: those that are named by their squares. Null where that is none. */
export function keyForAdded({ pieces }: TableLayout): string | null {
  return pieces.find(({ cards }) => cards === null)?.at ?? null;
}

/** `piece`: whose and which, as positions write it. */
export function addPiece(
  layout: TableLayout,
  position: EditedPosition,
  square: string,
  piece: string,
): EditedPosition {
  const key = keyForAdded(layout);
  if (key === null) return position;
  return { ...position, [key]: { ...mapping(position[key]), [square]: piece } };
}

function swapped(square: string, from: string, to: string): string {
  if (square === from) return to;
  return square === to ? from : square;
}

/** `change` says where what lies on a square goes; null: away. */
function entriesChanged(
  position: EditedPosition,
  { at, cards }: Pieces,
  change: (square: string) => string | null,
): EditedPosition {
  if (position[at] === undefined) return position;
  const values = Object.entries(mapping(position[at]));
  if (cards !== null) {
    const moved = values.map(([name, square]) =>
      typeof square === 'string' ? [name, change(square)] : [name, square],
    );
    return { ...position, [at]: Object.fromEntries(moved) as object };
  }
  const moved = values.flatMap(([square, piece]) => {
    const to = change(square);
    return to === null ? [] : [[to, piece]];
  });
  const others = Object.entries(position).map(([key, value]) => [
    key,
    referring(value, at, change),
  ]);
  return { ...Object.fromEntries(others), [at]: Object.fromEntries(moved) as object };
}

/** What else of a position means a piece says where it is: `field (3,4)`. Lists go on without what is gone. */
function referring(value: unknown, at: string, change: (square: string) => string | null): unknown {
  if (typeof value === 'string') {
    if (!value.startsWith(`${at} (`)) return value;
    const to = change(value.slice(at.length + 1));
    return to === null ? undefined : `${at} ${to}`;
  }
  if (Array.isArray(value))
    return value.flatMap((one: unknown) => {
      const changed = referring(one, at, change);
      return changed === undefined ? [] : [changed];
    });
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, referring(one, at, change)]),
  );
}

/** Sheets of pieces: not those of what lies below them in this position. */
export function sheetsOfPieces(
  { faces, tiles, blocks }: TableLayout,
  position: EditedPosition,
  sheetsOf: (id: string) => readonly string[],
): ReadonlySet<string> {
  const below = [...tiles, ...(blocks === null ? [] : [blocks.at])].flatMap((key) =>
    Object.values(mapping(position[key])).flatMap((id) =>
      typeof id === 'string' ? sheetsOf(id) : [],
    ),
  );
  return new Set(faces.map(({ sheet }) => sheet).filter((sheet) => !below.includes(sheet)));
}

/** As JSON, a line for each thing in a key, so that it can be read and changed. */
export function writtenPosition(position: EditedPosition): string {
  const lines = Object.entries(position).map(([key, value]) => {
    const whole = JSON.stringify(value);
    const isLong = whole.length > LONGEST && typeof value === 'object' && !Array.isArray(value);
    return ` ${JSON.stringify(key)}: ${isLong ? inLines(mapping(value)) : whole}`;
  });
  return `{\n${lines.join(',\n')}\n}`;
}

const LONGEST = 60;

function inLines(values: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(values).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`,
  );
  return `{\n${lines.join(',\n')}\n }`;
}
