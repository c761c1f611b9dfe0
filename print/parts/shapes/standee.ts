/** Figures that stand up: a strip `base | back | front | base`, folded at the head, its bases to the front and to the back. */
import { rectangle } from '../geometry.ts';
import { atCorner } from '../net.ts';
import type { ShapeDefinition } from '../shape.ts';

interface Standee {
  /** How far each base reaches, in mm. */
  readonly base?: number;
}

/** Both bases together, in times of the height: with less a figure falls over. */
const STEADY = 0.4;

export const standee: ShapeDefinition<Standee> = {
  name: 'standee',
  isBox: false,
  board: 0.3,
  make: ({ base }, { room: { width, height } }) => {
    const least = Math.round((STEADY / 2) * height * 10) / 10;
    const reach = base ?? Math.max(10, least);
    if (reach < least) {
      return { code: 'CW3104', params: { what: 'standee-base', length: reach, least } };
    }
    const net = {
      name: 'standee',
      panels: [
        { name: 'front', outline: rectangle(0, 0, width, height) },
        {
          name: 'back',
          outline: rectangle(0, -height, width, height),
          fold: { onto: 'front', degrees: 180 },
          turn: 180 as const,
        },
        {
          name: 'base-front',
          outline: rectangle(0, height, width, reach),
          fold: { onto: 'front', degrees: -90 },
        },
        {
          name: 'base-back',
          outline: rectangle(0, -height - reach, width, reach),
          fold: { onto: 'back', degrees: -90 },
          turn: 180 as const,
        },
      ],
      slits: [],
      glue: [],
    };
    return { nets: [atCorner(net)] };
  },
};
