/** What is punched out along an outline of its own, on both sides: tokens, chits, tiles. Its back has the outline mirrored. */
import { arc, circle, radians, rectangle, type Path, type Point } from '../geometry.ts';
import { atCorner } from '../net.ts';
import type { ShapeDefinition } from '../shape.ts';

interface Token {
  /** A shape of the list, or corners in mm from the upper left one of its size. */
  readonly outline?: string | Path;
}

type Outline = (width: number, height: number) => Path;

/** By their names. */
const OUTLINES: Readonly<Record<string, Outline>> = {
  rounded: (width, height) => {
    const radius = Math.min(3, width / 4, height / 4);
    return [
      ...arc([radius, radius], radius, 180, 270),
      ...arc([width - radius, radius], radius, 270, 360),
      ...arc([width - radius, height - radius], radius, 0, 90),
      ...arc([radius, height - radius], radius, 90, 180),
    ];
  },
  square: (width, height) => rectangle(0, 0, width, height),
  round: (width, height) => {
    return circle([50, 50], 50).map(([x, y]): Point => [(x / 100) * width, (y / 100) * height]);
  },
  /** Points at the left and right. */
  hexagon: (width, height) => [
    [width / 4, 0],
    [(3 * width) / 4, 0],
    [width, height / 2],
    [(3 * width) / 4, height],
    [width / 4, height],
    [0, height / 2],
  ],
  /** Points to the right. */
  arrow: (width, height) => [
    [0, height / 4],
    [width - height / 2, height / 4],
    [width - height / 2, 0],
    [width, height / 2],
    [width - height / 2, height],
    [width - height / 2, (3 * height) / 4],
    [0, (3 * height) / 4],
  ],
  shield: (width, height) => [
    [0, 0],
    [width, 0],
    [width, height / 2],
    ...Array.from({ length: 33 }, (_, step): Point => {
      const angle = radians((step / 32) * 180);
      return [
        width / 2 + (width / 2) * Math.cos(angle),
        height / 2 + (height / 2) * Math.sin(angle),
      ];
    }).slice(1, -1),
    [0, height / 2],
  ],
  /** One corner cut off: it shows which way up it lies. */
  tag: (width, height) => [
    [0, 0],
    [width - height / 3, 0],
    [width, height / 3],
    [width, height],
    [0, height],
  ],
};

export const token: ShapeDefinition<Token> = {
  name: 'token',
  isBox: false,
  board: 1.5,
  make: ({ outline = 'rounded' }, { room: { width, height } }) => {
    const named = typeof outline === 'string' ? OUTLINES[outline]?.(width, height) : outline;
    const path = clockwise(named ?? rectangle(0, 0, width, height));
    const panels = [{ name: 'face', outline: path }];
    return { nets: [atCorner({ name: 'token', panels, slits: [], glue: [] })] };
  },
};

/** As people draw it, either way round. */
function clockwise(path: Path): Path {
  const twice = path.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = path[(index + 1) % path.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return twice < 0 ? path.toReversed() : path;
}
