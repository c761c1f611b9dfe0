/** What a table shows, and how positions write it. In mm. */
import type { TableFaces } from '../../../print/in-page.ts';
import type { TableLooks } from '../../protocol/play.ts';

export type Face = TableLooks['faces'][number];

export interface PlacedFace {
  readonly key: string;
  readonly face: Face;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Degrees. */
  readonly turn: number;
  readonly window: TableFaces['window'] | undefined;
}

/** All of a face, by itself. */
export function wholeFace(face: Face, width = face.width): PlacedFace {
  const height = (face.height / face.width) * width;
  return { key: face.key, face, x: 0, y: 0, width, height, turn: 0, window: undefined };
}

export interface TableSquare {
  /** `(3,4)` */
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly piece: TablePiece | null;
  readonly labels: readonly string[];
}

export interface TablePiece {
  readonly seat: string;
  /** What positions call it: `A1`; of a piece without a name the seat. */
  readonly name: string;
  readonly id: string;
  /** What the position says of it, and what is counted of it. */
  readonly chips: readonly string[];
}

export interface TableScene {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly square: { readonly width: number; readonly height: number };
  /** The lower ones first. */
  readonly faces: readonly PlacedFace[];
  readonly squares: readonly TableSquare[];
}

export type Place = readonly [column: number, row: number];

export function placeIn(text: string): Place | null {
  const [, column, row] = /^\((-?\d+),(-?\d+)\)$/.exec(text) ?? [];
  return column === undefined ? null : [Number(column), Number(row)];
}

export function mapping(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : {};
}
