/** What the threads that draw are asked, and what they answer. */
import type { MeasuredFace } from '../press/measure.ts';
import type { Edge, Proof } from '../proof/proof.ts';

/** A page of a PDF to be drawn in pixels. */
export interface Picture {
  /** From 0. */
  readonly page: number;
  /** In pixels; the page is stretched to fill them. */
  readonly width: number;
  readonly height: number;
  /** Only the middle of it, in pixels. */
  readonly middle?: { readonly width: number; readonly height: number };
  readonly encoding: Encoding;
  /** Written into the file, so that other programs know its size on paper. */
  readonly dpi: number;
}

/** `raw`: red, green, blue and opacity, a byte each, row by row from the top. */
type Encoding = 'png' | 'jpg' | 'raw';

/** What the thread is asked: `index` comes back with the answer. */
export interface Asked {
  readonly index: number;
  readonly picture: Picture;
  /** The face on the picture, where a proof of it is wanted in place of the picture. */
  readonly face?: DrawnFace;
}

/** A face on a page of its size. */
export interface DrawnFace {
  readonly measured: MeasuredFace;
  readonly edge: Edge;
}

/** The PDF to be drawn from now on; null when there is no more to do for the time being. */
interface Opened {
  readonly pdf: Uint8Array | null;
}

export type Work = Asked | Opened;

export type Answered =
  | { readonly index: number; readonly bytes: Uint8Array }
  | { readonly index: number; readonly proof: Proof };
