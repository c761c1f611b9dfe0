/**
 * Boxes of one piece that close by a tuck flap. The net from its left: glue tab, back, side, front, side.
 * Measures are of the inside; crease to crease they are larger by the board, so that what is to go in does.
 */
import { arc, rectangle, type Path, type Point } from '../geometry.ts';
import { atCorner, type Net, type Panel } from '../net.ts';
import type { Given, Made, ShapeDefinition } from '../shape.ts';
import { HOLE, hookBack } from './hook.ts';
import { glueTab } from './tab.ts';
import { roomFor, type Inner } from '../room.ts';

interface TuckBox {
  /** How the bottom is closed. */
  readonly bottom?: 'tuck' | 'glued';
  /** Whether the front has a notch for a thumb. */
  readonly notch?: boolean;
}

/** Boxes that are flatter have no room for dust flaps, and their glue tab does not hold, in mm. */
const FLATTEST = 8;

/** Coated box board of 350 g, in mm. */
const BOX_BOARD = 0.45;

export const tuckBox: ShapeDefinition<TuckBox> = {
  name: 'tuck-box',
  isBox: true,
  board: BOX_BOARD,
  make: ({ bottom = 'tuck', notch = true }, given) => boxFor(given, { bottom, notch, hook: false }),
};

export const hookBox: ShapeDefinition<Pick<TuckBox, 'bottom'>> = {
  name: 'hook-box',
  isBox: true,
  board: BOX_BOARD,
  make: ({ bottom = 'tuck' }, given) => {
    const { width } = roomFor(given.room);
    const least = HOLE.width + 10;
    if (width < least)
      return { code: 'CW3104', params: { what: 'hook-width', length: width, least } };
    return boxFor(given, { bottom, notch: false, hook: true });
  },
};

function boxFor({ room, board }: Given, design: Design): Made {
  const inner = roomFor(room);
  if (inner.depth < FLATTEST) {
    const depth = Math.round(inner.depth * 10) / 10;
    return { code: 'CW3101', params: { depth, least: FLATTEST } };
  }
  return { nets: [atCorner(tuckNet(inner, board, design))] };
}

interface Design {
  readonly bottom: 'tuck' | 'glued';
  readonly notch: boolean;
  readonly hook: boolean;
}

/** Crease to crease, in mm. */
interface Walls {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly board: number;
}

function tuckNet(inner: Inner, board: number, { bottom, notch, hook }: Design): Net {
  const walls = {
    width: inner.width + board,
    depth: inner.depth + board,
    height: inner.height + 2 * board,
    board,
  };
  const { width, depth, height } = walls;
  // Shorter by the board, so that the tube closes.
  const last = depth - board;
  const [back, side, front, close] = [0, width, width + depth, 2 * width + depth];
  // The lid hangs on the back; where that is hung up, on the front.
  const lidAt = hook ? front : back;
  const tab = Math.max(8, Math.min(15, 0.8 * depth));
  const backPanels = hook
    ? hookBack(walls.width, walls.height)
    : [upright('back', rectangle(back, 0, width, height))];
  const panels: Panel[] = [
    ...backPanels,
    { ...glueTab('glue', [0, 0], [0, height], tab), fold: { onto: 'back', degrees: 90 } },
    { ...upright('left', rectangle(side, 0, depth, height)), fold: { onto: 'back', degrees: 90 } },
    {
      ...upright('front', notch ? notched(front, walls) : rectangle(front, 0, width, height)),
      fold: { onto: 'left', degrees: 90 },
    },
    {
      ...upright('right', rectangle(close, 0, last, height)),
      fold: { onto: 'front', degrees: 90 },
    },
    ...lid(lidAt, hook ? 'front' : 'back', walls),
    dust('left', side, depth, walls),
    dust('right', close, last, walls),
  ];
  const below = bottom === 'tuck' ? tuckedBottom(panels, walls) : gluedBottom(back, front, walls);
  const slits = [lidAt].flatMap((at) => slitsOf(at, -depth, walls));
  const foot = bottom === 'tuck' ? slitsOf(back, height + depth, walls) : [];
  const glue = [
    { panel: 'glue', under: 'right' },
    ...(bottom === 'glued' ? [{ panel: 'bottom-inner', under: 'bottom' }] : []),
  ];
  return { name: 'box', panels: [...panels, ...below], slits: [...slits, ...foot], glue };
}

function upright(name: string, outline: Path): Panel {
  return { name, outline };
}

/** Lids are narrower than what they close, in mm, at both sides together. */
const NARROWER = 0.5;

/** The lid with its tuck flap, above a panel that begins at `x`. */
function lid(x: number, onto: string, { width, depth }: Walls): Panel[] {
  const [left, right] = [x + NARROWER / 2, x + width - NARROWER / 2];
  const tuck = Math.min(18, 0.8 * depth + 4);
  const corner = Math.min(6, tuck - 2);
  const top = -depth - tuck;
  return [
    {
      name: 'lid',
      outline: rectangle(left, -depth, right - left, depth),
      fold: { onto, degrees: 90 },
      // Whoever looks down at the box has its front before them.
      turn: onto === 'back' ? 180 : 0,
    },
    {
      name: 'tuck',
      outline: [
        ...arc([left + corner, top + corner], corner, 180, 270),
        ...arc([right - corner, top + corner], corner, 270, 360),
        [right, -depth],
        [left, -depth],
      ],
      fold: { onto: 'lid', degrees: 90 },
      turn: 180,
    },
  ];
}

/** How far the crease of a tuck flap is cut from each end, in mm: the dust flaps catch there. */
const SLIT = 3;

function slitsOf(x: number, y: number, { width }: Walls): Net['slits'] {
  const [left, right] = [x + NARROWER / 2, x + width - NARROWER / 2];
  return [
    { from: [left, y], to: [left + SLIT, y] },
    { from: [right - SLIT, y], to: [right, y] },
  ];
}

/** Beside the creases of its wall, in mm. */
const SHORT = 0.5;

/** A flap above a side, narrower towards its end. */
function dust(onto: 'left' | 'right', x: number, across: number, { width, depth }: Walls): Panel {
  const length = Math.min(width / 2 - 1, 0.8 * depth);
  const taper = Math.min(length * Math.tan(Math.PI / 18), across / 4);
  return {
    name: `dust-${onto}`,
    outline: [
      [x + SHORT + taper, -length],
      [x + across - SHORT - taper, -length],
      [x + across - SHORT, 0],
      [x + SHORT, 0],
    ],
    fold: { onto, degrees: 90 },
  };
}

/** The lid and the dust flaps again, upside down at the other end. The bottom hangs on the back. */
function tuckedBottom(panels: readonly Panel[], walls: Walls): Panel[] {
  const above = panels.filter(({ name }) => name.startsWith('dust'));
  return [...lid(0, 'back', walls), ...above].map((panel) => ({
    ...panel,
    name: BELOW[panel.name] ?? panel.name,
    outline: upsideDown(panel.outline, walls.height),
    fold: { degrees: 90, onto: BELOW[panel.fold?.onto ?? ''] ?? panel.fold?.onto ?? '' },
    turn: 180 as const,
  }));
}

const BELOW: Readonly<Record<string, string>> = {
  lid: 'bottom',
  tuck: 'bottom-tuck',
  'dust-left': 'bottom-dust-left',
  'dust-right': 'bottom-dust-right',
};

function upsideDown(path: Path, height: number): Path {
  return path.map(([x, y]): Point => [x, height - y]).toReversed();
}

/** Two flaps, one glued under the other. */
function gluedBottom(back: number, front: number, { width, depth, height, board }: Walls): Panel[] {
  const across = width - NARROWER;
  return [
    {
      name: 'bottom-inner',
      outline: rectangle(back + NARROWER / 2, height, across, 0.8 * depth),
      fold: { onto: 'back', degrees: 90 },
      isBare: true,
    },
    {
      name: 'bottom',
      outline: rectangle(front + NARROWER / 2, height, across, depth - board),
      fold: { onto: 'front', degrees: 90 },
    },
  ];
}

/** A half circle out of its upper edge. */
function notched(x: number, { width, height }: Walls): Path {
  const radius = Math.min(9, width / 6);
  return [
    [x, 0],
    ...arc([x + width / 2, 0], radius, 180, 0),
    [x + width, 0],
    [x + width, height],
    [x, height],
  ];
}
