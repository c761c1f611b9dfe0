/** Groups of cards that players tell apart by colour, and who cannot. */
import type { Measures } from '../../kernel/index.ts';
import {
  chroma,
  deficiencies,
  distance,
  hue,
  seenWith,
  type Deficiency,
  type Rgb,
} from './colour.ts';
import { shadesIn, type Pixels, type Shade } from './contrast.ts';

/** Two values whose cards look alike to some. */
interface Confusable {
  readonly values: readonly [string, string];
  /** Empty when they look alike to everybody. */
  readonly deficiencies: readonly Deficiency[];
}

/** In Oklab, at arm's length. */
const APART = 0.05;

/** Distance from grey at which a colour has a hue, in Oklab. */
const COLOURED = 0.03;

/** Hues that are one family, in radians: a ground and its shadows, brown and orange. */
const FAMILY = Math.PI / 6;

/** A family with less of a face does not mark it. */
const SEEN = 0.05;

/**
 * The colour by which a face is known: the middle of the family of hues that covers most of it; the
 * most frequent grey where there is none. A ground may run from light to dark.
 */
export function markOf(face: Pixels, size: Measures): Rgb {
  const shades = shadesIn(face, { x: 0, y: 0, ...size });
  const coloured = shades
    .filter(({ rgb }) => chroma(rgb) >= COLOURED)
    .slice(0, MOST)
    .map((shade) => ({ ...shade, hue: hue(shade.rgb) }));
  const families = coloured.map((one) =>
    coloured.filter((other) => Math.abs(between(one.hue, other.hue)) <= FAMILY),
  );
  const widest = families.toSorted((one, other) => shareOf(other) - shareOf(one))[0] ?? [];
  return shareOf(widest) < SEEN ? (shades[0]?.rgb ?? [255, 255, 255]) : middleOf(widest);
}

/** Of thousands of shades in a picture. */
const MOST = 200;

function shareOf(shades: readonly Shade[]): number {
  return shades.reduce((sum, { share }) => sum + share, 0);
}

function middleOf(shades: readonly Shade[]): Rgb {
  const all = shareOf(shades);
  const part = (index: 0 | 1 | 2): number =>
    shades.reduce((sum, { rgb, share }) => sum + (rgb[index] * share) / all, 0);
  return [part(0), part(1), part(2)];
}

/** The turn from one angle to another, from -π to π. */
function between(one: number, other: number): number {
  return Math.atan2(Math.sin(other - one), Math.cos(other - one));
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
