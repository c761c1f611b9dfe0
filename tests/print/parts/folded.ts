/** A net folded up from its paper: where each point of a panel comes to lie in space, in mm. */
import { covered, along, edges, type Point } from '../../../print/parts/geometry.ts';
import type { Net, Panel } from '../../../print/parts/net.ts';

/** z points at who looks at the printed side. */
export type Spot = readonly [x: number, y: number, z: number];

type Placement = (spot: Spot) => Spot;

export interface FoldedPanel {
  readonly panel: Panel;
  /** Corners in space, in the order of its outline. */
  readonly corners: readonly Spot[];
  /** A step of 1 mm out of the printed side. */
  readonly normal: Spot;
}

/** Every panel by its name, as it is when all creases are folded. */
export function folded(net: Net): ReadonlyMap<string, FoldedPanel> {
  const placements = new Map<string, Placement>();
  const panels = new Map<string, FoldedPanel>();
  for (const panel of net.panels) {
    const parent = net.panels.find(({ name }) => name === panel.fold?.onto);
    const own = panel.fold === undefined || parent === undefined ? same : turn(panel, parent);
    const below = placements.get(panel.fold?.onto ?? '') ?? same;
    const place: Placement = (spot) => below(own(spot));
    placements.set(panel.name, place);
    const corners = panel.outline.map(([x, y]) => place([x, y, 0]));
    const [x = 0, y = 0] = panel.outline[0] ?? [];
    panels.set(panel.name, { panel, corners, normal: minus(place([x, y, 1]), place([x, y, 0])) });
  }
  return panels;
}

const same: Placement = (spot) => spot;

/** Rotation of a panel about the edge that it shares with the panel it hangs on. */
function turn(panel: Panel, parent: Panel): Placement {
  const { from, to } = hinge(panel, parent);
  const whole = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const axis: Point = [(to[0] - from[0]) / whole, (to[1] - from[1]) / whole];
  const [acrossMiddle = 0, downMiddle = 0] = average(panel.outline);
  const side = (x: number, y: number): number => (y - from[1]) * axis[0] - (x - from[0]) * axis[1];
  // Away from the hinge, in the plane of the paper.
  const sign = Math.sign(side(acrossMiddle, downMiddle));
  const out: Point = [-axis[1] * sign, axis[0] * sign];
  const angle = ((panel.fold?.degrees ?? 0) / 180) * Math.PI;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return ([x, y, z]) => {
    const far = side(x, y) * sign;
    const near = (x - from[0]) * axis[0] + (y - from[1]) * axis[1];
    const flat = far * cos + z * sin;
    const up = -far * sin + z * cos;
    return [from[0] + near * axis[0] + flat * out[0], from[1] + near * axis[1] + flat * out[1], up];
  };
}

function hinge(panel: Panel, parent: Panel): { from: Point; to: Point } {
  for (const edge of edges(panel.outline)) {
    for (const facing of edges(parent.outline)) {
      const part = covered(edge, facing);
      if (part !== null) return { from: along(edge, part[0]), to: along(edge, part[1]) };
    }
  }
  throw new RangeError(`${panel.name} does not touch ${parent.name}.`);
}

/** The middle of a panel in space. */
export function centre({ corners }: FoldedPanel): Spot {
  const [x = 0, y = 0, z = 0] = average(corners);
  return [x, y, z];
}

function average(points: readonly (readonly number[])[]): number[] {
  return (points[0] ?? []).map(
    (_, axis) => points.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / points.length,
  );
}

export function minus(a: Spot, b: Spot): Spot {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

export function dot(a: Spot, b: Spot): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/** How far a point lies before the printed side of a panel; negative behind it. */
export function before({ corners, normal }: FoldedPanel, spot: Spot): number {
  return dot(minus(spot, corners[0] ?? [0, 0, 0]), normal);
}

/** How far a point, seen straight on, lies inside the edges of a convex panel; negative outside. */
export function insideBy(panel: FoldedPanel, spot: Spot): number {
  const { corners, normal } = panel;
  const middle = centre(panel);
  return Math.min(
    ...corners.map((from, index) => {
      const to = corners[(index + 1) % corners.length] ?? from;
      const edge = minus(to, from);
      const inwards = cross(normal, edge);
      const whole = Math.hypot(...inwards);
      if (whole < 1e-9) return Infinity;
      const sign = Math.sign(dot(inwards, minus(middle, from)));
      return (sign * dot(inwards, minus(spot, from))) / whole;
    }),
  );
}

function cross(a: Spot, b: Spot): Spot {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

/** Where an edge goes through the plane of a panel, and by how much inside its edges: 0 where it does not. */
export function pierces(panel: FoldedPanel, other: FoldedPanel): number {
  return Math.max(
    0,
    ...other.corners.map((from, index) => {
      const to = other.corners[(index + 1) % other.corners.length] ?? from;
      const [near, far] = [before(panel, from), before(panel, to)];
      if (near * far >= 0) return 0;
      const part = near / (near - far);
      const at: Spot = [
        from[0] + (to[0] - from[0]) * part,
        from[1] + (to[1] - from[1]) * part,
        from[2] + (to[2] - from[2]) * part,
      ];
      return Math.min(insideBy(panel, at), Math.max(Math.abs(near), Math.abs(far)));
    }),
  );
}
