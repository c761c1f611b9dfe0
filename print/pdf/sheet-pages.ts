/** The pages of a sheet as laid out, made of what was pressed. */
import type { PDFDocument } from 'pdf-lib';
import type { Measures } from '../../kernel/index.ts';
import { backMatrix, type BackOffset } from '../calibration/back-offset.ts';
import type { Face } from '../html/face.ts';
import { measuresOf } from '../html/document.ts';
import { snapped, points } from '../html/measures.ts';
import { grown, type PageLayout, type Placed } from '../layout/page.ts';
import type { PressedPiece } from '../press/pressed-piece.ts';
import { assemble, type PlacedPiece } from './assemble.ts';
import { pieceOf } from './piece-of.ts';

/** What is on a page beside the faces and over them. */
export interface PressedMarks {
  readonly under: PressedPiece;
  readonly over: PressedPiece | null;
}

interface SheetPieces {
  readonly faces: readonly Face[];
  /** Of every place, by `pieceOf`. */
  readonly pressed: ReadonlyMap<string, PressedPiece>;
  /** In the order of the pages; empty for pages with nothing but faces. */
  readonly marks: readonly PressedMarks[];
  /** Where the printer is to lay its backs, beside where they belong. */
  readonly backOffset?: BackOffset | undefined;
}

export function sheetPages(
  pages: readonly PageLayout[],
  { faces, pressed, marks, backOffset }: SheetPieces,
): Promise<PDFDocument> {
  return assemble(
    pages.map(({ paper, side, placed }, index) => {
      const around = marks[index];
      const isMoved = backOffset !== undefined && side === 'back';
      return {
        paper,
        pieces: [
          ...wholePage(around?.under, paper),
          ...placed.map((one) => placedFace(one, faces[one.face], pressed.get(pieceOf(one)))),
          ...wholePage(around?.over, paper),
        ],
        moved: isMoved ? backMatrix(backOffset, inPoints(paper)) : undefined,
      };
    }),
  );
}

function inPoints({ width, height }: Measures): Measures {
  return { width: points(width), height: points(height) };
}

/** Drawings lie where they belong, on no whole pixels. */
function wholePage(piece: PressedPiece | null | undefined, paper: Measures): PlacedPiece[] {
  if (piece === null || piece === undefined) return [];
  return [{ piece, painted: inPoints(paper), place: { x: 0, y: 0, ...paper } }];
}

/**
 * A face with its bleed, cut to its shape. The browser has painted it on whole pixels: it is stretched
 * by that hair, so that neighbours touch.
 */
function placedFace(
  { trim, bleed, part, turned, shape = 'rectangle' }: Placed,
  face: Face | undefined,
  piece: PressedPiece | undefined,
): PlacedPiece {
  if (face === undefined || piece === undefined) throw new RangeError('A face was not pressed.');
  const { width, height } = measuresOf({ face, part }, bleed);
  const painted = { width: snapped(width), height: snapped(height) };
  const place = grown(trim, bleed);
  return { piece, painted, place, shape, turned };
}
