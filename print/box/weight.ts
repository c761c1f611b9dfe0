/** What printed pieces weigh and how high they lie, where box.yaml states what they are printed on. */
import type { Measures, Shape } from '../../kernel/index.ts';
import { area } from '../parts/geometry.ts';
import type { Net } from '../parts/net.ts';
import type { Stock } from './read-box.ts';

/** Null for what the stock does not state. */
export interface Bulk {
  /** Of all pieces together, in grams. */
  readonly grams: number | null;
  /** Of all pieces in one pile, in mm. */
  readonly height: number | null;
}

const SQUARE_MM = 1_000_000;

export function bulkOf(
  pieces: number,
  piece: { readonly size: Measures; readonly shape: Shape; readonly net?: Net | null },
  stock: Stock | null,
): Bulk {
  const { grams, thickness } = stock ?? {};
  return {
    grams: grams === undefined ? null : rounded((pieces * areaOf(piece) * grams) / SQUARE_MM),
    // What is folded lies in no pile.
    height: thickness === undefined || isFolded(piece) ? null : rounded(pieces * thickness),
  };
}

/** Stocks are stated to three figures at best. */
function rounded(amount: number): number {
  return Math.round(amount * 100) / 100;
}

function isFolded({ net }: Parameters<typeof bulkOf>[1]): boolean {
  return net?.panels.some(({ fold }) => fold !== undefined) === true;
}

/** In square mm. A hexagon has its points at the left and right. */
function areaOf({ size: { width, height }, shape, net }: Parameters<typeof bulkOf>[1]): number {
  if (net !== undefined && net !== null) {
    return net.panels.reduce((sum, { outline }) => sum + area(outline), 0);
  }
  const part = { rectangle: 1, round: Math.PI / 4, hexagon: 3 / 4 }[shape];
  return width * height * part;
}
