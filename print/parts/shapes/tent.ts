/** A sign in the form of a tent: `tab | back | front | base`, the tab glued under the base. */
import { rectangle } from '../geometry.ts';
import { atCorner } from '../net.ts';
import type { ShapeDefinition } from '../shape.ts';
import { glueTab } from './tab.ts';

interface Tent {
  /** How far its feet are apart, in mm. */
  readonly base?: number;
}

/** The base in times of the height of a side. */
const USUAL = 0.6;

export const tent: ShapeDefinition<Tent> = {
  name: 'tent',
  isBox: false,
  board: 0.3,
  make: ({ base }, { room: { width, height } }) => {
    const least = Math.round(0.4 * height * 10) / 10;
    const across = base ?? Math.max(10, USUAL * height);
    if (across < least) {
      return { code: 'CW3104', params: { what: 'standee-base', length: across, least } };
    }
    // Half the angle at the head; the tent is no flatter than a roof.
    const half = (Math.asin(Math.min(0.9, across / (2 * height))) * 180) / Math.PI;
    const net = {
      name: 'tent',
      panels: [
        { name: 'front', outline: rectangle(0, 0, width, height) },
        {
          name: 'back',
          outline: rectangle(0, -height, width, height),
          fold: { onto: 'front', degrees: 180 - 2 * half },
          turn: 180 as const,
        },
        {
          name: 'base',
          outline: rectangle(0, height, width, across),
          fold: { onto: 'front', degrees: 90 + half },
        },
        {
          ...glueTab('glue', [width, -height], [0, -height], Math.min(across / 2, 15)),
          fold: { onto: 'back', degrees: 90 + half },
        },
      ],
      slits: [],
      glue: [{ panel: 'glue', under: 'base' }],
    };
    return { nets: [atCorner(net)] };
  },
};
