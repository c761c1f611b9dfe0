/** A box of two trays: cards lie flat in the base, and the lid goes over it. */
import { rectangle } from '../geometry.ts';
import { atCorner, type Fold, type Net, type Panel, type Turn } from '../net.ts';
import { roomFor } from '../room.ts';
import type { ShapeDefinition } from '../shape.ts';
import { glueTab } from './tab.ts';

/** Greyboard would be wrapped; this is folded of stout card, in mm. */
const CARD_BOARD = 0.6;

/** The lid is wider than the base outside, in mm. */
const LOOSE = 1;

/** The walls of the lid in times of those of the base: the base is taken by what shows below. */
const LID_WALL = 0.82;

/** Lower walls hold nothing together, in mm. */
const FLATTEST = 8;

/** Between the trays on paper, beside their bleed. */
const APART = 8;

export const deckBox: ShapeDefinition<object> = {
  name: 'deck-box',
  isBox: true,
  board: CARD_BOARD,
  make: (_, { room, board }) => {
    const { width, height, depth } = roomFor(room);
    if (depth < FLATTEST) {
      return { code: 'CW3101', params: { depth: Math.round(depth * 10) / 10, least: FLATTEST } };
    }
    // Crease to crease: half the board on each side is outside.
    const base = tray('base', width + board, height + board, depth + board, board);
    const outside = 2 * board + LOOSE + board;
    const wall = LID_WALL * depth + board;
    const lid = tray('lid', width + outside, height + outside, wall, board);
    const [left, top] = [width + board + 2 * (depth + board) + APART, 0];
    return { nets: [beside(base, lid, left, top)] };
  },
};

function beside(one: Net, other: Net, x: number, y: number): Net {
  const moved = (panel: Panel): Panel => ({
    ...panel,
    outline: panel.outline.map(([px, py]) => [px + x, py + y] as const),
  });
  const right = { ...other, panels: other.panels.map(moved) };
  return atCorner({
    name: 'box',
    panels: [...one.panels, ...right.panels],
    slits: [],
    glue: [...one.glue, ...right.glue],
  });
}

/** A floor with four walls; tabs at the ends of two of them are glued under the others. */
function tray(
  name: 'base' | 'lid',
  width: number,
  height: number,
  wall: number,
  board: number,
): Net {
  // The floor of a lid is above.
  const over = name === 'lid' ? 0 : 180;
  const turn = (degrees: number): Turn => ((degrees + over) % 360) as Turn;
  const tab = Math.max(6, Math.min(15, 0.8 * wall));
  const fold = (onto: string): Fold => ({ onto: `${name}-${onto}`, degrees: 90 });
  const panel = (part: string): string => `${name}-${part}`;
  // Tabs keep away from the floor by the half of what they are thick.
  const inset = board / 2;
  const panels: Panel[] = [
    { name: panel('floor'), outline: rectangle(0, 0, width, height) },
    {
      name: panel('top'),
      outline: rectangle(0, -wall, width, wall),
      fold: fold('floor'),
      turn: turn(180),
    },
    {
      name: panel('bottom'),
      outline: rectangle(0, height, width, wall),
      fold: fold('floor'),
      turn: turn(0),
    },
    {
      name: panel('left'),
      outline: rectangle(-wall, 0, wall, height),
      fold: fold('floor'),
      turn: turn(90),
    },
    {
      name: panel('right'),
      outline: rectangle(width, 0, wall, height),
      fold: fold('floor'),
      turn: turn(270),
    },
    { ...glueTab(panel('tab-1'), [0, -wall], [0, -inset], tab), fold: fold('top') },
    { ...glueTab(panel('tab-2'), [width, -inset], [width, -wall], tab), fold: fold('top') },
    {
      ...glueTab(panel('tab-3'), [0, height + inset], [0, height + wall], tab),
      fold: fold('bottom'),
    },
    {
      ...glueTab(panel('tab-4'), [width, height + wall], [width, height + inset], tab),
      fold: fold('bottom'),
    },
  ];
  const glue = [
    { panel: panel('tab-1'), under: panel('left') },
    { panel: panel('tab-2'), under: panel('right') },
    { panel: panel('tab-3'), under: panel('left') },
    { panel: panel('tab-4'), under: panel('right') },
  ];
  return { name, panels, slits: [], glue };
}
