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
  const names = values.map(([square]) => {
    const to = change(square);
    return [`${at} ${square}`, to && `${at} ${to}`] as const;
  });
  const others = withNewNames(position, new Map(names), new Set([at]));
  return { ...others, [at]: Object.fromEntries(moved) as object };
}

/**
 * The position with other names for what it means by them, in values and in keys: `field (3,4)`, `P1 hand 3`,
 * or at the beginning of a text, `iron-targe#2 brace-plate`. What is gone (null) is in no list any more. `only`:
 * these keys; `but`: not these.
 */
export function withNewNames(
  position: EditedPosition,
  names: ReadonlyMap<string, string | null>,
  but: ReadonlySet<string>,
  only: readonly string[] = Object.keys(position),
): EditedPosition {
  if ([...names].every(([old, now]) => old === now)) return position;
  const renew = (text: string): string | null => {
    const whole = names.get(text);
    if (whole !== undefined) return whole;
    const [, first = '', rest = ''] = /^(\S+#\d+)(.*)$/.exec(text) ?? [];
    const now = names.get(first);
    return now === undefined ? text : now && now + rest;
  };
  const entries = Object.entries(position).map(([key, value]) => [
    key,
    but.has(key) || !only.includes(key) ? value : renewed(value, renew),
  ]);
  return Object.fromEntries(entries) as EditedPosition;
}

/** Undefined for what is gone. */
function renewed(value: unknown, renew: (text: string) => string | null): unknown {
  if (typeof value === 'string') return renew(value) ?? undefined;
  if (Array.isArray(value))
    return value.flatMap((one: unknown) => {
      const changed = renewed(one, renew);
      return changed === undefined ? [] : [changed];
    });
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).flatMap(([key, one]) => {
    const name = renew(key);
    return name === null ? [] : [[name, renewed(one, renew)]];
  });
  return Object.fromEntries(entries) as object;
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
