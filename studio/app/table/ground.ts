/** What lies below the pieces of a table: tiles on squares, blocks of several squares. In mm. */
import type { TableFaces, TableLayout } from '../../../print/in-page.ts';
import type { TableView } from '../../table/view.ts';
import type { FaceIndex } from './face-index.ts';
import { mapping, placeIn, type Face, type Place, type PlacedFace } from './scene.ts';

/** As large as a square lets it be, in its middle. */
export function fitted(
  key: string,
  { face, window }: { readonly face: Face; readonly window: TableFaces['window'] },
  square: TableLayout['square'],
  { x, y }: { x: number; y: number },
  turn = 0,
): PlacedFace {
  const shown = window ?? face;
  const scale = Math.min(square.width / shown.width, square.height / shown.height, 1);
  const [width, height] = [shown.width * scale, shown.height * scale];
  const left = x + (square.width - width) / 2;
  const top = y + (square.height - height) / 2;
  return { key, face, x: left, y: top, width, height, turn, window };
}

export function tilesIn(
  layout: TableLayout,
  faces: FaceIndex,
  seen: TableView['seen'],
  at: (place: Place) => { x: number; y: number },
): PlacedFace[] {
  return layout.tiles.flatMap((key) =>
    Object.entries(mapping(seen[key])).flatMap(([square, id]): PlacedFace[] => {
      const place = placeIn(square);
      const found = faces.lying(String(id), layout.faces, 'front');
      if (place === null || found === null) return [];
      return [fitted(`${key}-${square}`, found, layout.square, at(place))];
    }),
  );
}

export function blocksIn(
  layout: TableLayout,
  faces: FaceIndex,
  seen: TableView['seen'],
): PlacedFace[] {
  const { blocks, square } = layout;
  if (blocks === null) return [];
  const size = { width: square.width * blocks.size, height: square.height * blocks.size };
  const turns = blocks.turn === undefined ? {} : mapping(seen[blocks.turn]);
  return blocks.order.flatMap((row, down) =>
    row.flatMap((place, across): PlacedFace[] => {
      const found = blockFace(layout, faces, seen, String(place));
      if (found === null) return [];
      const x = square.left + across * size.width;
      const y = square.top + down * size.height;
      const turn = Number(turns[String(place)] ?? 0) * 90;
      return [{ key: `block-${place}`, face: found, x, y, ...size, turn, window: undefined }];
    }),
  );
}

/** Its component, or what is left where it has none. */
function blockFace(
  { blocks, faces: sheets }: TableLayout,
  faces: FaceIndex,
  seen: TableView['seen'],
  place: string,
): Face | null {
  if (blocks === null) return null;
  const id = mapping(seen[blocks.at])[place];
  const own = typeof id === 'string' ? faces.lying(id, sheets, 'front') : null;
  if (own !== null) return own.face;
  const { otherwise } = blocks;
  const word = otherwise === undefined ? undefined : mapping(seen[otherwise.at])[place];
  const left = typeof word === 'string' ? otherwise?.faces[word] : undefined;
  if (otherwise === undefined || left === undefined) return null;
  return faces.lying(left, [{ sheet: otherwise.sheet }], 'front')?.face ?? null;
}
