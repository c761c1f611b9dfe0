/**
 * A part as it lies flat on paper: panels that hang on each other by creases. Everything else follows
 * from these: what is cut is every edge that no two panels share, what is creased is an edge of a panel
 * and of the one it is folded onto.
 */
import { isMapping, type Measures } from '../../kernel/index.ts';
import {
  along,
  beside,
  boxAround,
  covered,
  distance,
  edges,
  HAIR,
  length,
  mirrored,
  moved,
  type Line,
  type Path,
  type Point,
} from './geometry.ts';

export interface Net {
  /** What templates and titles call it: `box`, `lid`, `upper`. */
  readonly name: string;
  /** The first one lies still; every other one comes after the one it is folded onto. */
  readonly panels: readonly Panel[];
  /** Cuts inside: parts of creases that are cut through. */
  readonly slits: readonly Line[];
  readonly glue: readonly Glue[];
  /** One picture runs over all panels, as on a board; its template is filled once. */
  readonly whole?: WholePicture;
}

/** In mm. */
export interface WholePicture {
  /** How far a page reaches under the next one, where it goes on no single paper. */
  readonly tab: number;
  /** Thickness of what its pages are glued to. */
  readonly board: number;
}

export interface Panel {
  /** What templates call it: `front`, `lid`. */
  readonly name: string;
  readonly outline: Path;
  readonly holes?: readonly Path[];
  readonly fold?: Fold;
  /** By how much its art is turned on the net, clockwise, so that it is upright on the finished part. */
  readonly turn?: Turn;
  /** Nothing is printed on it: glue does not hold on ink. */
  readonly isBare?: true;
  /** What templates may ask of it beside its name and measures. */
  readonly data?: Readonly<Record<string, unknown>>;
}

export type Turn = 0 | 90 | 180 | 270;

export interface Fold {
  /** The panel it hangs on. */
  readonly onto: string;
  /** Away from who looks at the printed side; a negative fold comes towards them. */
  readonly degrees: number;
}

/** The printed side of one panel is glued to the inner side of another. */
export interface Glue {
  readonly panel: string;
  readonly under: string;
}

export interface Crease extends Line {
  readonly degrees: number;
}

/** What a machine, or a knife, does to the paper. */
export interface PartLines {
  /** Outlines and holes: closed. */
  readonly outlines: readonly Path[];
  /** Cuts that end inside. */
  readonly slits: readonly Line[];
  readonly creases: readonly Crease[];
}

/** Moved so that nothing lies left of or above the corner. */
export function atCorner(net: Net): Net {
  const { x, y } = boxAround(net.panels.flatMap(({ outline }) => outline));
  return mapped(net, (path) => moved(path, -x, -y));
}

export function sizeOf({ panels }: Net): Measures {
  const { x, y, width, height } = boxAround(panels.flatMap(({ outline }) => outline));
  return { width: x + width, height: y + height };
}

/** The other side of the paper, as it is seen when the sheet is turned like a page. */
export function fromBehind(net: Net): Net {
  const { width } = sizeOf(net);
  return mapped(net, (path) => mirrored(path, width / 2), true);
}

function mapped(net: Net, map: (path: Path) => Path, isTurnedOver = false): Net {
  const line = ({ from, to }: Line): Line => {
    const [a = from, b = to] = map([from, to]);
    return { from: a, to: b };
  };
  return {
    ...net,
    slits: net.slits.map(line),
    panels: net.panels.map((panel) => ({
      ...panel,
      ...(panel.data === undefined || !isTurnedOver ? {} : { data: fromOtherSide(panel) }),
      outline: map(panel.outline),
      ...(panel.holes === undefined ? {} : { holes: panel.holes.map(map) }),
      ...(panel.fold === undefined || !isTurnedOver
        ? {}
        : { fold: { ...panel.fold, degrees: -panel.fold.degrees } }),
    })),
  };
}

/** Places on a panel are mirrored with it. */
function fromOtherSide({ data = {}, outline }: Panel): Readonly<Record<string, unknown>> {
  const { width } = boxAround(outline);
  const entries = Object.entries(data).map(([name, value]): [string, unknown] => {
    if (!isMapping(value) || typeof value['left'] !== 'number') return [name, value];
    return [name, { ...value, left: width - value['left'] - Number(value['width']) }];
  });
  return Object.fromEntries(entries);
}

/** An edge that two panels share. */
interface Shared extends Line {
  readonly panels: readonly [Panel, Panel];
}

function sharedEdges({ panels }: Net): Shared[] {
  return panels.flatMap((one, index) =>
    panels.slice(index + 1).flatMap((other) =>
      edges(one.outline).flatMap((edge) =>
        edges(other.outline).flatMap((facing) => {
          const part = covered(edge, facing);
          if (part === null) return [];
          const line = { from: along(edge, part[0]), to: along(edge, part[1]) };
          return [{ ...line, panels: [one, other] as const }];
        }),
      ),
    ),
  );
}

export function linesOf(net: Net): PartLines {
  const shared = sharedEdges(net);
  const free = net.panels.flatMap(({ outline }) =>
    edges(outline).flatMap((edge) => beside(edge, shared)),
  );
  const creases = shared.flatMap((edge) => {
    const degrees = foldBetween(edge.panels);
    if (degrees === null) return [];
    return beside(edge, net.slits).map((line) => ({ ...line, degrees }));
  });
  const parted = shared.filter(({ panels }) => foldBetween(panels) === null);
  return {
    outlines: [...closed(free), ...net.panels.flatMap(({ holes = [] }) => holes)],
    slits: [...net.slits, ...parted.map(({ from, to }) => ({ from, to }))],
    creases,
  };
}

/** Null where two neighbours are cut apart. */
function foldBetween([one, other]: readonly [Panel, Panel]): number | null {
  if (one.fold?.onto === other.name) return one.fold.degrees;
  return other.fold?.onto === one.name ? other.fold.degrees : null;
}

/** Lines put together to outlines, each closed; corners between lines of one direction are omitted. */
function closed(lines: readonly Line[]): Path[] {
  const rest = [...lines];
  const paths: Path[] = [];
  for (let line = rest.pop(); line !== undefined; line = rest.pop()) {
    const path: Point[] = [line.from];
    let end = line.to;
    for (;;) {
      const next = rest.findIndex(({ from }) => distance(from, end) < 2 * HAIR);
      const [found] = next === -1 ? [] : rest.splice(next, 1);
      if (found === undefined) break;
      path.push(found.from);
      end = found.to;
    }
    if (distance(end, line.from) > 2 * HAIR) throw new RangeError('An outline is not closed.');
    paths.push(withoutStraight(path));
  }
  return paths;
}

function withoutStraight(path: Path): Path {
  return path.filter((point, index) => {
    const before = path.at(index - 1) ?? point;
    const after = path[(index + 1) % path.length] ?? point;
    const cross =
      (point[0] - before[0]) * (after[1] - point[1]) -
      (point[1] - before[1]) * (after[0] - point[0]);
    const whole = length({ from: before, to: after });
    return whole < HAIR || Math.abs(cross) / whole > HAIR / 10;
  });
}
