/** Impositions for tests. */
import type { Measures, NamedSize } from '../../../kernel/index.ts';
import type { Box, PageLayout } from '../../../print/layout/page.ts';
import { impose, type Piece } from '../../../print/layout/impose.ts';
import { DEFAULT_IMPOSITION, type Setup } from '../../../print/layout/setup.ts';

export function setup(paper: Measures, changes: Partial<Setup> = {}): Setup {
  return { ...DEFAULT_IMPOSITION, paper, ...changes };
}

/** Copies of one size: the fronts have even numbers, their backs the next odd ones. */
export function pieces(size: Measures | NamedSize, count: number, bleed = 0): Piece[] {
  const shape = 'shape' in size ? (size.shape ?? 'rectangle') : 'rectangle';
  return Array.from({ length: count }, (_, index) => ({
    size,
    bleed,
    shape,
    front: 2 * index,
    back: 2 * index + 1,
  }));
}

/** More than cards go on any page. */
const MANY = 40;

/** The first page when it is full, and its back. */
export function fullPages(
  paper: Measures,
  own: readonly Piece[],
  changes: Partial<Setup> = {},
): PageLayout[] {
  return (impose(own, setup(paper, changes)) ?? []).slice(0, 2);
}

/** The places of a full page, in order. */
export function placesOn(
  paper: Measures,
  size: Measures,
  bleed = 0,
  changes: Partial<Setup> = {},
): Box[] {
  const [page] = fullPages(paper, pieces(size, MANY, bleed), { ...changes, sides: 'fronts' });
  return page?.placed.map(({ trim }) => trim) ?? [];
}
