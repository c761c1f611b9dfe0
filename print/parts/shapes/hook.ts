/** What makes a box hang in a shop. */
import { arc, moved, rectangle, type Path } from '../geometry.ts';
import type { Panel } from '../net.ts';

/** The hole for a hook: that of the trade is 32 mm wide. */
export const HOLE = { width: 32, height: 8 } as const;

/** How far it rises above the box, in mm. */
const HANGER = 28;

/** What the inner part is narrower on each side, in mm: it stays behind the outer one. */
const INSET = 0.5;

/** The back goes on above the box, and is folded back over itself there. */
export function hookBack(width: number, height: number): Panel[] {
  const hole = (middle: number): Path => {
    const radius = HOLE.height / 2;
    const reach = HOLE.width / 2 - radius;
    const [left, right] = [width / 2 - reach, width / 2 + reach];
    return [...arc([right, middle], radius, -90, 90), ...arc([left, middle], radius, 90, 270)];
  };
  return [
    {
      name: 'back',
      outline: rectangle(0, -HANGER, width, height + HANGER),
      holes: [hole(-HANGER / 2)],
    },
    {
      name: 'hanger',
      outline: rectangle(INSET, -2 * HANGER + 1, width - 2 * INSET, HANGER - 1),
      holes: [moved(hole(-HANGER / 2), 0, -HANGER)],
      fold: { onto: 'back', degrees: 180 },
      turn: 180,
    },
  ];
}
