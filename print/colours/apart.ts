/** Groups of cards that players tell apart by colour, and who cannot. */
import type { Measures } from '../../generator/print-sizes.ts';
import { chroma, deficiencies, distance, seenWith, type Deficiency, type Rgb } from './colour.ts';
import { shadesIn, type Pixels } from './shades.ts';

/** Two values whose cards look alike to some. */
export interface Confusable {
  readonly values: readonly [string, string];
  /** Empty when they look alike to everybody. */
  readonly deficiencies: readonly Deficiency[];
}

/** In Oklab, at arm's length. */
const APART = 0.05;

/** A shade with less of a face does not mark it. */
const SEEN = 0.02;

const COLOURED = 0.03;

/** The colour by which a face is known: the most frequent one that is no grey, else the most frequent. */
export function markOf(face: Pixels, size: Measures): Rgb {
  const whole = { x: 0, y: 0, ...size };
  const shades = shadesIn(face, whole).filter(({ share }) => share >= SEEN);
  const coloured = shades.find(({ rgb }) => chroma(rgb) >= COLOURED);
  return (coloured ?? shades[0])?.rgb ?? [255, 255, 255];
}

/** `marks`: the colours of the faces of each value; the first stands for all. */
export function confusable(marks: ReadonlyMap<string, Rgb>): Confusable[] {
  const all = [...marks];
  return all.flatMap(([value, mark], index) =>
    all.slice(index + 1).flatMap(([other, its]): Confusable[] => {
      if (distance(mark, its) < APART) return [{ values: [value, other], deficiencies: [] }];
      const blind = deficiencies.filter(
        (one) => distance(seenWith(one, mark), seenWith(one, its)) < APART,
      );
      return blind.length === 0 ? [] : [{ values: [value, other], deficiencies: blind }];
    }),
  );
}
