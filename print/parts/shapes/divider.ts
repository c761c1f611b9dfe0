/** Dividers between cards: as large as they are, with a tab above, each next one farther to the right. */
import { arc } from '../geometry.ts';
import type { ShapeDefinition } from '../shape.ts';

interface Divider {
  /** How many places there are for tabs. */
  readonly tabs?: number;
  /** Height of a tab, in mm. */
  readonly tab?: number;
}

/** Narrower tabs hold no word, in mm. */
const LEAST = 12;

/** Of the corners of a tab, in mm. */
const CORNER = 3;

export const divider: ShapeDefinition<Divider> = {
  name: 'divider',
  isBox: false,
  board: 0.3,
  make: ({ tabs = 3, tab = 12 }, { room: { width, height } }) => {
    const across = width / tabs;
    if (across < LEAST) {
      const length = Math.round(across * 10) / 10;
      return { code: 'CW3104', params: { what: 'tab-width', length, least: LEAST } };
    }
    const nets = Array.from({ length: tabs }, (_, place) => {
      const left = place * across;
      const right = left + across;
      const radius = Math.min(CORNER, tab / 2);
      const body = [
        ...(place === tabs - 1
          ? []
          : ([
              [right, tab],
              [width, tab],
            ] as const)),
        [width, tab + height] as const,
        [0, tab + height] as const,
        ...(place === 0
          ? []
          : ([
              [0, tab],
              [left, tab],
            ] as const)),
      ];
      const outline = [
        ...arc([left + radius, radius], radius, 180, 270),
        ...arc([right - radius, radius], radius, 270, 360),
        ...body,
      ];
      const data = { tab: { left, top: 0, width: across, height: tab, number: place + 1 } };
      return { name: 'divider', panels: [{ name: 'face', outline, data }], slits: [], glue: [] };
    });
    return { nets };
  },
};
