/** What the pixels of a face say: how well its texts can be read, by which colour it is known, how far it is painted. */
import { createHash } from 'node:crypto';
import type { Measures, Shape } from '../../generator/print-sizes.ts';
import { markOf } from '../colours/apart.ts';
import type { Rgb } from '../colours/colour.ts';
import { lowContrast, type LowContrast } from '../colours/contrast.ts';
import type { Pixels } from '../colours/shades.ts';
import type { MeasuredFace, TextBox } from '../press/measure.ts';
import { whiteInBleed } from './white-in-bleed.ts';

export interface Proof {
  /** Of each text box the text that stands out least, where it is too little. */
  readonly low: readonly LowText[];
  readonly mark: Rgb;
  /** What of the bleed is white, in mm; 0 where there is none, or it is painted. */
  readonly white: number;
  /** A digest of the pixels: faces with the same look the same. */
  readonly pixels: string;
}

export interface LowText extends LowContrast {
  /** What `data-fit` says; null for a box without. */
  readonly field: string | null;
  readonly text: string;
}

/** `size` as cut, in mm. */
export interface Edge {
  readonly size: Measures;
  readonly shape: Shape;
  /** In mm. */
  readonly bleed: number;
}

/** They tell millions of faces apart. */
const DIGITS = 16;

export function proofOf({ boxes }: MeasuredFace, face: Pixels, edge: Edge): Proof {
  return {
    low: boxes.flatMap((box) => lowTextIn(box, face)),
    mark: markOf(face, edge.size),
    white: whiteInBleed(face, edge),
    pixels: createHash('sha256').update(face.bytes).digest('base64url').slice(0, DIGITS),
  };
}

function lowTextIn({ field, runs }: TextBox, face: Pixels): LowText[] {
  const found = runs.flatMap((run) => {
    const low = lowContrast(run, face);
    return low === null ? [] : [{ ...low, field, text: run.text.trim() }];
  });
  return found.toSorted((a, b) => a.ratio - b.ratio).slice(0, 1);
}
