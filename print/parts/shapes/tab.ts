/** Tabs that are glued under a panel. */
import { distance, radians, type Point } from '../geometry.ts';
import type { Panel } from '../net.ts';

/** Their ends are cut off at this angle, so that they do not stick out at the corners. */
const SLANT = 15;

/** A tab at the right hand of who walks from one point to the other: on paper, y runs downwards. */
export function glueTab(
  name: string,
  from: Point,
  to: Point,
  width: number,
): Pick<Panel, 'name' | 'outline' | 'isBare'> {
  const whole = distance(from, to);
  const [dx, dy] = [(to[0] - from[0]) / whole, (to[1] - from[1]) / whole];
  const cut = Math.min(width * Math.tan(radians(SLANT)), whole / 4);
  const off = (start: Point, forward: number): Point => [
    start[0] + dx * forward - dy * width,
    start[1] + dy * forward + dx * width,
  ];
  return { name, outline: [from, off(from, cut), off(to, -cut), to].toReversed(), isBare: true };
}
