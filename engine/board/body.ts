/**
 * Bodies: several pieces that move and turn as one, a leader with what is mounted round it.
 *
 * A body is the pieces at its places, and for each place an offset from where the body stands, as it
 * lies when the body faces up. A place without a piece holds `NO_PIECE` and takes no room.
 */
import type { Offset } from '../game.ts';
import {
  type Facing,
  type Grid,
  type Square,
  squareBeside,
  turned,
  turnedOffset,
} from '../grid.ts';
import {
  NO_PIECE,
  NOWHERE,
  OFF_BOARD,
  pieceOn,
  putPiece,
  squareOfPiece,
  takePiece,
} from '../state/pieces.ts';
import type { PieceLayer } from './ground.ts';

/** By place: the offsets for each quarter turn, found once. */
export interface BodyPlan {
  /** By facing / 2, by place. */
  readonly offsets: readonly (readonly Offset[])[];
  /** No place is farther away than the squares round the one where the body stands. */
  readonly isSmall: boolean;
}

/** `places` as they lie when the body faces up; `[0, 0]` is where it stands. */
export function bodyPlan(places: readonly Offset[]): BodyPlan {
  const facings = [0, 2, 4, 6];
  return {
    offsets: facings.map((facing) => places.map((place) => turnedOffset(place, facing))),
    isSmall: places.flat().every((way) => Math.abs(way) <= 1),
  };
}

/** A body of a game, and the board that it is on. */
export interface Body {
  readonly grid: Grid;
  readonly layer: PieceLayer;
  readonly plan: BodyPlan;
  /** By place of the plan; `NO_PIECE` where none is mounted. */
  readonly pieces: readonly number[];
}

/** The square of a place of a body that stands and faces so; it may lie off the board. */
export function placeOfBody(
  { grid, plan }: Pick<Body, 'grid' | 'plan'>,
  place: number,
  stands: Square,
  faces: Facing,
): Square {
  const offset = plan.offsets[faces >> 1]![place]!;
  // From a square on the board no such step leads past the ring round it.
  if (plan.isSmall) return stands + offset[0] + offset[1] * grid.up * grid.stride;
  return squareBeside(grid, stands, offset);
}

/** Why a body has no room: a piece of it would be off the board, or on a square that is taken. */
export type NoRoom = 'offBoard' | 'occupied';

/**
 * Whether a body could stand and face so, on a square of the board: first all of its pieces on the board, then none on another
 * piece. Its own pieces are never in its way.
 */
export function roomForBody(
  body: Body,
  ints: Int32Array,
  stands: Square,
  faces: Facing,
): NoRoom | null {
  const { layer, pieces } = body;
  let found: NoRoom | null = null;
  for (let place = 0; place < pieces.length; place += 1) {
    if (pieces[place] === NO_PIECE) continue;
    const other = pieceOn(ints, layer, placeOfBody(body, place, stands, faces));
    if (other === OFF_BOARD) return 'offBoard';
    if (other !== NO_PIECE && !pieces.includes(other)) found = 'occupied';
  }
  return found;
}

/**
 * Puts a body where there is room for it; its pieces may be on the board or not. `turn` is by how
 * much it turns, in eighths: pieces that face somewhere turn with it.
 */
export function moveBody(
  body: Body,
  ints: Int32Array,
  stands: Square,
  faces: Facing,
  turn: Facing,
): void {
  const { layer, pieces } = body;
  for (const piece of pieces) {
    if (piece !== NO_PIECE && squareOfPiece(ints, layer, piece) !== NOWHERE) {
      takePiece(ints, layer, piece);
    }
  }
  for (const [place, piece] of pieces.entries()) {
    if (piece === NO_PIECE) continue;
    putPiece(ints, layer, piece, placeOfBody(body, place, stands, faces));
    if (layer.facings === undefined) continue;
    ints[layer.facings + piece] = turned(ints[layer.facings + piece]!, turn);
  }
}
