/** Where everything lies on a table: squares of the board, printed faces, and what is written on them. In mm. */
import type { TableFaces, TableLayout } from '../../../print/index.ts';
import type { TableLooks } from '../../protocol/play.ts';
import type { TableView } from '../../table/view.ts';

type Face = TableLooks['faces'][number];

export interface PlacedFace {
  readonly key: string;
  readonly face: Face;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Degrees. */
  readonly turn: number;
  readonly window: TableFaces['window'] | undefined;
}

export interface TableSquare {
  /** `(3,4)` */
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly piece: TablePiece | null;
  readonly labels: readonly string[];
}

export interface TablePiece {
  readonly seat: string;
  /** What positions call it: `A1`; of a piece without a name the seat. */
  readonly name: string;
  readonly id: string;
  /** What the position says of it, and what is counted of it. */
  readonly chips: readonly string[];
}

export interface TableScene {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly square: { readonly width: number; readonly height: number };
  /** The lower ones first. */
  readonly faces: readonly PlacedFace[];
  readonly squares: readonly TableSquare[];
}

type Place = readonly [column: number, row: number];

export function placeIn(text: string): Place | null {
  const [, column, row] = /^\((-?\d+),(-?\d+)\)$/.exec(text) ?? [];
  return column === undefined ? null : [Number(column), Number(row)];
}

/** Of each component, the faces of a sheet that has it. */
export class FaceIndex {
  readonly #looks: TableLooks;
  readonly #byKey: ReadonlyMap<string, Face>;

  constructor(looks: TableLooks) {
    this.#looks = looks;
    this.#byKey = new Map(looks.faces.map((face) => [face.key, face]));
  }

  panel(sheet: string): Face | undefined {
    return this.#byKey.get(`${sheet}/panel`);
  }

  /** From the first of these sheets that has it. */
  lying(
    id: string,
    sheets: readonly TableFaces[],
    side: 'front' | 'back',
  ): { readonly face: Face; readonly window: TableFaces['window'] } | null {
    const all = sheets.length > 0 ? sheets : this.#looks.sheets.map((one) => ({ sheet: one.id }));
    for (const { sheet, window } of all as readonly TableFaces[]) {
      const face = this.#byKey.get(`${sheet}/${id}/${side}`) ?? this.#byKey.get(`${sheet}/${id}/front`);
      if (face !== undefined) return { face, window };
    }
    return null;
  }

  /** As a whole card, in the hand or held up. */
  card(id: string, side: 'front' | 'back' = 'front'): Face | null {
    return this.lying(id, [], side)?.face ?? null;
  }
}

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
  const named = moves.flatMap(({ text }) => text.match(/\(-?\d+,-?\d+\)/g) ?? []);
  const pointed = named.map(placeIn).filter((place) => place !== null);
  const room = roomOf(layout, board, [...pieces.map(({ place }) => place), ...pointed]);
  const at = ([column, row]: Place) => ({
    x: square.left + (column - 1) * square.width,
    y: square.top + (layout.first === 'top' ? row - 1 : room.rows - row) * square.height,
  });
  const placed = [
    ...(board === undefined ? [] : [whole(board, 'board', { x: 0, y: 0 })]),
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

function whole(face: Face, key: string, { x, y }: { x: number; y: number }): PlacedFace {
  return { key, face, x, y, width: face.width, height: face.height, turn: 0, window: undefined };
}

/** The squares of the board, and others where something is or can go. */
function roomOf(
  { square, columns, rows }: TableLayout,
  board: Face | undefined,
  places: readonly Place[],
): { readonly rows: number; readonly places: readonly Place[] } {
  const fits = (whole: number | undefined, edge: number, one: number): number =>
    whole === undefined ? 0 : Math.floor((whole - 2 * edge) / one + 0.01);
  const across = columns ?? fits(board?.width, square.left, square.width);
  const down = rows ?? fits(board?.height, square.top, square.height);
  const [first, last] = span(places.map(([column]) => column), across);
  const [low, high] = span(places.map(([, row]) => row), down);
  const all = Array.from({ length: high - low + 1 }, (_, row) =>
    Array.from({ length: last - first + 1 }, (_, column): Place => [first + column, low + row]),
  );
  return { rows: down, places: all.flat() };
}

function span(numbers: readonly number[], most: number): [number, number] {
  return [Math.min(1, ...numbers), Math.max(most, ...numbers)];
}

interface Standing extends TablePiece {
  readonly place: Place;
  readonly words: readonly string[];
}

function piecesIn(layout: TableLayout, seen: TableView['seen']): Standing[] {
  const chipsOf = (name: string, words: readonly string[]): string[] => [
    ...words.filter((word) => layout.turn[word] === undefined && !FACINGS.has(word)),
    ...layout.counts.flatMap((key) => {
      const count = mapping(seen[key])[name];
      return count === undefined || count === null || count === 'none' ? [] : [String(count)];
    }),
  ];
  return layout.pieces.flatMap(({ at, cards, card }) =>
    Object.entries(mapping(seen[at])).flatMap(([key, value]): Standing[] => {
      if (cards !== null) {
        const place = placeIn(String(value));
        const said = mapping(seen[cards])[key];
        const held = mapping(said);
        const id = String(card === null ? said : held[card]);
        const seat = card === null ? key : String(held['seat'] ?? key);
        return place === null ? [] : [{ place, seat, name: key, id, words: [], chips: chipsOf(key, []) }];
      }
      const place = placeIn(key);
      const [seat = '', id = '', ...words] = String(value).split(/\s+/);
      const chips = chipsOf(seat, words);
      return place === null ? [] : [{ place, seat, name: seat, id, words, chips }];
    }),
  );
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

/** As large as a square lets it be, in its middle. */
function fitted(
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

function tilesIn(
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

function blocksIn(layout: TableLayout, faces: FaceIndex, seen: TableView['seen']): PlacedFace[] {
  const { blocks, square } = layout;
  if (blocks === null) return [];
  const size = { width: square.width * blocks.size, height: square.height * blocks.size };
  const turns = blocks.turn === undefined ? {} : mapping(seen[blocks.turn]);
  return blocks.order.flatMap((row, down) =>
    row.flatMap((place, across): PlacedFace[] => {
      const id = mapping(seen[blocks.at])[String(place)];
      const found = typeof id === 'string' ? faces.lying(id, layout.faces, 'front') : null;
      if (found === null) return [];
      const x = square.left + across * size.width;
      const y = square.top + down * size.height;
      const turn = Number(turns[String(place)] ?? 0) * 90;
      return [{ key: `block-${place}`, face: found.face, x, y, ...size, turn, window: undefined }];
    }),
  );
}

function labelsAt({ labels }: TableLayout, seen: TableView['seen'], square: string): string[] {
  return labels.flatMap((key) => {
    const label = mapping(seen[key])[square];
    return typeof label === 'string' ? [label] : [];
  });
}

export function mapping(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : {};
}
