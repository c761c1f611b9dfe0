/** Where everything lies on a table: squares of the board, printed faces, and what is written on them. In mm. */
import type { TableLayout } from '../../../print/in-page.ts';
import type { TableLooks } from '../../protocol/play.ts';
import type { TableView } from '../../table/view.ts';
import type { FaceIndex } from './face-index.ts';
import { blocksIn, fitted, tilesIn } from './ground.ts';
import {
  mapping,
  placeIn,
  wholeFace,
  type Face,
  type Place,
  type PlacedFace,
  type TablePiece,
  type TableScene,
  type TableSquare,
} from './scene.ts';

/** Null for a game that does not say how its table looks. */
export function sceneOf(
  looks: TableLooks,
  faces: FaceIndex,
  { seen, parts, moves }: Pick<TableView, 'seen' | 'parts' | 'moves'>,
): TableScene | null {
  const { layout } = looks;
  if (layout === null) return null;
  const { square } = layout;
  const board = boardFace(layout, faces, parts);
  const pieces = piecesIn(layout, seen);
  const named = moves.flatMap(({ text, points }) => [
    ...(text.match(/\(-?\d+,-?\d+\)/g) ?? []),
    ...points,
  ]);
  const pointed = named.map(placeIn).filter((place) => place !== null);
  const room = roomOf(layout, board, [...pieces.map(({ place }) => place), ...pointed]);
  const at = ([column, row]: Place) => ({
    x: square.left + (column - 1) * square.width,
    y: square.top + (layout.first === 'top' ? row - 1 : room.rows - row) * square.height,
  });
  const placed = [
    ...(board === undefined ? [] : [wholeFace(board)]),
    ...blocksIn(layout, faces, seen),
    ...tilesIn(layout, faces, seen, at),
    ...pieces.flatMap((one, index) => pieceFace(layout, faces, one, at(one.place), index)),
  ];
  const squares = room.places.map((place): TableSquare => {
    const name = `(${place.join()})`;
    const piece = pieces.find((one) => `(${one.place.join()})` === name) ?? null;
    return { name, ...at(place), piece, labels: labelsAt(layout, seen, name) };
  });
  const xs = squares.map(({ x }) => x);
  const ys = squares.map(({ y }) => y);
  const left = Math.min(0, ...xs);
  const top = Math.min(0, ...ys);
  return {
    left,
    top,
    width: Math.max(board?.width ?? 0, ...xs.map((x) => x + square.width)) - left,
    height: Math.max(board?.height ?? 0, ...ys.map((y) => y + square.height)) - top,
    square,
    faces: placed,
    squares,
  };
}

function boardFace(
  { board }: TableLayout,
  faces: FaceIndex,
  parts: TableView['parts'],
): Face | undefined {
  const sheet = typeof board === 'string' || board === null ? board : parts[board.part];
  return typeof sheet === 'string' ? faces.panel(sheet) : undefined;
}

/** The squares of the board, and others where something is or can go. */
function roomOf(
  { square, columns, rows }: TableLayout,
  board: Face | undefined,
  places: readonly Place[],
): { readonly rows: number; readonly places: readonly Place[] } {
  const across = columns ?? fits(board?.width, square.left, square.width);
  const down = rows ?? fits(board?.height, square.top, square.height);
  const [first, last] = span(
    places.map(([column]) => column),
    across,
  );
  const [low, high] = span(
    places.map(([, row]) => row),
    down,
  );
  const all = Array.from({ length: high - low + 1 }, (_, row) =>
    Array.from({ length: last - first + 1 }, (_, column): Place => [first + column, low + row]),
  );
  return { rows: down, places: all.flat() };
}

/** How many squares there are between the edges of a board. */
function fits(whole: number | undefined, edge: number, one: number): number {
  return whole === undefined ? 0 : Math.floor((whole - 2 * edge) / one + 0.01);
}

function span(numbers: readonly number[], most: number): [number, number] {
  return [Math.min(1, ...numbers), Math.max(most, ...numbers)];
}

interface Standing extends TablePiece {
  readonly place: Place;
  readonly words: readonly string[];
}

function piecesIn(layout: TableLayout, seen: TableView['seen']): Standing[] {
  const countsOf = (name: string): string[] =>
    layout.counts.flatMap((key) => {
      const count = mapping(seen[key])[name];
      return isCount(count) && count !== 'none' ? [String(count)] : [];
    });
  const isShown = (word: string): boolean => layout.turn[word] === undefined && !FACINGS.has(word);
  return layout.pieces.flatMap(({ at, cards, card }) =>
    Object.entries(mapping(seen[at])).flatMap(([key, value]): Standing[] => {
      if (cards !== null) {
        const place = placeIn(String(value));
        const said = mapping(seen[cards])[key];
        const held = mapping(said);
        const id = String(card === null ? said : held[card]);
        const { seat: owner } = held;
        const seat = card === null || typeof owner !== 'string' ? key : owner;
        return place === null
          ? []
          : [{ place, seat, name: key, id, words: [], chips: countsOf(key) }];
      }
      const place = placeIn(key);
      const [seat = '', id = '', ...words] = String(value).split(/\s+/);
      // Without a name of its own nothing is counted of it: what is counted of its seat is of another piece.
      const chips = words.filter(isShown);
      return place === null ? [] : [{ place, seat, name: seat, id, words, chips }];
    }),
  );
}

function isCount(value: unknown): value is number | string {
  return typeof value === 'number' || typeof value === 'string';
}

/** Where a piece faces is seen by how it lies. */
const FACINGS: ReadonlySet<string> = new Set(['N']);

function pieceFace(
  layout: TableLayout,
  faces: FaceIndex,
  { seat, id, words }: Standing,
  { x, y }: { x: number; y: number },
  index: number,
): PlacedFace[] {
  const side = layout.backs.includes(seat) ? 'back' : 'front';
  const found = faces.lying(id, layout.faces, side);
  if (found === null) return [];
  const turn = words.reduce((sum, word) => sum + (layout.turn[word] ?? 0), layout.turn[seat] ?? 0);
  return [fitted(`piece-${index}-${id}`, found, layout.square, { x, y }, turn)];
}

function labelsAt({ labels }: TableLayout, seen: TableView['seen'], square: string): string[] {
  return labels.flatMap((key) => {
    const label = mapping(seen[key])[square];
    return typeof label === 'string' ? [label] : [];
  });
}
