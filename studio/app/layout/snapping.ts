/** What is dragged snaps to what it could be in line with: edges and middles of the card, its safe area and other boxes. */
import type { Place, Way } from './box-place.ts';

/** In pixels of the screen. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A line that is shown while something snaps to it. */
export interface SnapLine extends Area {
  readonly isUpright: boolean;
}

/** Which edges follow the hand: of a box that is moved all, of one that is sized those of its corner. */
export interface Hold {
  readonly across: 'all' | 'end' | 'none';
  readonly down: 'all' | 'end' | 'none';
}

/** How near in pixels something comes before it snaps. */
const REACH = 6;

/** What is nearer than this is in line. */
const SAME = 0.5;

/** Of a turned box what lies around it. */
export function areaOf({ left, top, width, height, turned }: Place): Area {
  const [cos, sin] = [Math.abs(Math.cos(turned)), Math.abs(Math.sin(turned))];
  const [x, y] = [left + width / 2, top + height / 2];
  const [across, down] = [(width * cos + height * sin) / 2, (width * sin + height * cos) / 2];
  return { left: x - across, right: x + across, top: y - down, bottom: y + down };
}

export function insetBy({ left, top, right, bottom }: Area, by: number): Area {
  return { left: left + by, top: top + by, right: right - by, bottom: bottom - by };
}

/** The way of a hand, bent to the nearest line in each direction, and the lines that are met then. */
export function snapped(
  from: Area,
  way: Way,
  targets: readonly Area[],
  hold: Hold,
): { readonly way: Way; readonly lines: readonly SnapLine[] } {
  const across = bent(from, way[0], targets, hold.across, X);
  const down = bent(from, way[1], targets, hold.down, Y);
  const { left, top, right, bottom } = from;
  const to = {
    left: left + (hold.across === 'all' ? across.by : 0),
    right: right + (hold.across === 'none' ? 0 : across.by),
    top: top + (hold.down === 'all' ? down.by : 0),
    bottom: bottom + (hold.down === 'none' ? 0 : down.by),
  };
  return {
    way: [across.by, down.by],
    lines: [
      ...across.met.map(({ at, target }) => {
        const [top, bottom] = [Math.min(to.top, target.top), Math.max(to.bottom, target.bottom)];
        return { isUpright: true, left: at, right: at, top, bottom };
      }),
      ...down.met.map(({ at, target }) => {
        const [left, right] = [Math.min(to.left, target.left), Math.max(to.right, target.right)];
        return { isUpright: false, top: at, bottom: at, left, right };
      }),
    ],
  };
}

const X = ({ left, right }: Area): readonly number[] => [left, (left + right) / 2, right];
const Y = ({ top, bottom }: Area): readonly number[] => [top, (top + bottom) / 2, bottom];

interface Met {
  readonly at: number;
  readonly target: Area;
}

/** Along one direction. */
function bent(
  from: Area,
  by: number,
  targets: readonly Area[],
  held: Hold['across'],
  stops: (area: Area) => readonly number[],
): { readonly by: number; readonly met: readonly Met[] } {
  const own = held === 'none' ? [] : held === 'all' ? stops(from) : stops(from).slice(-1);
  const found = targets.flatMap((target) =>
    stops(target).flatMap((at) => own.map((stop) => ({ at, target, gap: at - (stop + by) }))),
  );
  const nearest = found.reduce(
    (best, { gap }) => (Math.abs(gap) < Math.abs(best) ? gap : best),
    Infinity,
  );
  if (Math.abs(nearest) > REACH) return { by, met: [] };
  return { by: by + nearest, met: found.filter(({ gap }) => Math.abs(gap - nearest) < SAME) };
}
