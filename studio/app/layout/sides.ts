/** The sides of a box that its style sheet has, in mm, and what they are after a move. */
import type { BoxSide } from '../../protocol/layout.ts';

export type Sides = Readonly<Partial<Record<BoxSide, number>>>;

/** In the order in which the style sheet has them. */
export function sidesOf(sides: Sides): [side: BoxSide, mm: number][] {
  return Object.entries(sides) as [BoxSide, number][];
}

/** The box after a move, in mm: those of its sides that its style sheet has. */
export function movedBox(sides: Sides, across: number, down: number): Sides {
  const { left, right, top, bottom } = sides;
  return {
    ...sides,
    ...(left === undefined ? {} : { left: left + across }),
    ...(right === undefined ? {} : { right: right - across }),
    ...(top === undefined ? {} : { top: top + down }),
    ...(bottom === undefined ? {} : { bottom: bottom - down }),
  };
}

/** The box after its lower right corner has moved. */
export function sizedBox(sides: Sides, across: number, down: number): Sides {
  const { right, bottom, width, height } = sides;
  return {
    ...sides,
    ...(width === undefined ? {} : { width: Math.max(0, width + across) }),
    ...(height === undefined ? {} : { height: Math.max(0, height + down) }),
    ...(width === undefined || right === undefined ? {} : { right: right - across }),
    ...(height === undefined || bottom === undefined ? {} : { bottom: bottom - down }),
  };
}
