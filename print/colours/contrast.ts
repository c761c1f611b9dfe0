import type { TextRun } from '../press/measure.ts';
import { contrast, distance, over, parseColour } from './colour.ts';
import { shadesIn, type Pixels, type Shade } from './shades.ts';

/** What WCAG asks of text, and of large text. */
const LEAST = 4.5;
const LEAST_LARGE = 3;

/** In pt. */
const LARGE = 18;

/** A shade with less of the area around letters is no ground: edges of letters, a line. */
const GROUND = 0.12;

/** What is told with one decimal is judged with one. */
const ROUNDING = 0.05;

/** Shades nearer to the colour of the text are the text. */
const SAME = 0.03;

export interface LowContrast {
  readonly ratio: number;
  readonly least: number;
}

/**
 * The contrast of a text with what it stands on, where it is too low; null where it is not, or
 * cannot be told (gradients). Of several grounds the best counts: letters on busy pictures are
 * judged by eye.
 */
export function lowContrast(run: TextRun, face: Pixels): LowContrast | null {
  const colour = parseColour(run.colour);
  if (colour === null || run.lines.length === 0) return null;
  const least = run.size >= LARGE ? LEAST_LARGE : LEAST;
  const opacity = colour.opacity * run.opacity;
  // Text without ink is for machines.
  if (opacity === 0) return null;
  const ratios = run.lines
    .flatMap((line) => grounds(shadesIn(face, line)))
    .map(({ rgb }) => contrast(over(colour.rgb, opacity, rgb), rgb));
  const best = Math.max(0, ...ratios);
  return best >= least - ROUNDING
    ? null
    : { ratio: Math.round(Math.max(1, best) * 10) / 10, least };

  function grounds(shades: readonly Shade[]): readonly Shade[] {
    const large = shades.filter(({ share }) => share >= GROUND);
    const others = large.filter(({ rgb }) => distance(rgb, colour?.rgb ?? rgb) > SAME);
    if (others.length > 0) return others;
    // A ground of many shades, a gradient or a picture, or text in the colour of its ground.
    return large.length > 0 ? large : shades.slice(0, 3);
  }
}
