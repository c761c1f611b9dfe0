/** How print.yaml has the game lie on the table where it is played in a browser. */
import { fault, type Fault, type Path } from '../../diagnostics/index.ts';
import type { CheckResult } from '../../generator/index.ts';
import { nearest } from '../../kernel/index.ts';
import type { PieceKeys } from './positions.ts';
import { PRINT_FILE, printFileOf } from './sheet.ts';

/** Lengths are mm. */
export interface TableLayout {
  /** The sheet of the board, or the part of the set-up that names it; null: there is none. */
  readonly board: string | { readonly part: string } | null;
  readonly square: {
    readonly width: number;
    readonly height: number;
    readonly left: number;
    readonly top: number;
  };
  /** Null: as many as the board has room for. */
  readonly columns: number | null;
  readonly rows: number | null;
  readonly first: 'bottom' | 'top';
  readonly pieces: readonly PieceKeys[];
  /** Empty: all sheets of cards. */
  readonly faces: readonly TableFaces[];
  /** Degrees by the words of a piece, or by its seat. */
  readonly turn: Readonly<Record<string, number>>;
  /** Null: the hand that game.yaml names. */
  readonly hands: readonly string[] | null;
  readonly backs: readonly string[];
  readonly counts: readonly string[];
  readonly tiles: readonly string[];
  readonly labels: readonly string[];
  readonly blocks: {
    readonly at: string;
    readonly turn?: string;
    readonly size: number;
    readonly order: readonly (readonly (number | string)[])[];
    /** Faces of a sheet, by what is said of a place that has no component. */
    readonly otherwise?: {
      readonly at: string;
      readonly sheet: string;
      readonly faces: Readonly<Record<string, string>>;
    };
  } | null;
}

export interface TableFaces {
  readonly sheet: string;
  /** The part of a face that is seen; all of it where it is missing. */
  readonly window?: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
}

type Written = Partial<Omit<TableLayout, 'square' | 'pieces'>> & {
  readonly square: Pick<TableLayout['square'], 'width' | 'height'> & Partial<TableLayout['square']>;
  readonly pieces: WrittenPieces | readonly WrittenPieces[];
};

type WrittenPieces = Pick<PieceKeys, 'at'> & Partial<PieceKeys>;

/** Sheets of the board and of the faces that print.yaml does not have. */
export function tableFaults(result: Pick<CheckResult, 'game'>, sheets: readonly string[]): Fault[] {
  const table = tableOf(result);
  if (table === null) return [];
  const named: (readonly [sheet: unknown, path: Path])[] = [
    [table.board, ['table', 'board']],
    ...table.faces.map(({ sheet }, index) => [sheet, ['table', 'faces', index, 'sheet']] as const),
    [table.blocks?.otherwise?.sheet, ['table', 'blocks', 'otherwise', 'sheet']],
  ];
  return named.flatMap(([sheet, path]) =>
    typeof sheet !== 'string' || sheets.includes(sheet)
      ? []
      : [
          fault(
            'CW1203',
            { file: PRINT_FILE, path },
            { what: 'sheet', id: sheet, nearest: nearest(sheet, sheets) },
          ),
        ],
  );
}

/** Null where print.yaml does not say it: then positions are shown as text. */
export function tableOf(result: Pick<CheckResult, 'game'>): TableLayout | null {
  const written = printFileOf(result)?.['table'] as Written | undefined;
  if (written === undefined) return null;
  const { square, pieces, ...others } = written;
  return {
    board: null,
    columns: null,
    rows: null,
    first: 'bottom',
    faces: [],
    turn: {},
    hands: null,
    backs: [],
    counts: [],
    tiles: [],
    labels: [],
    blocks: null,
    ...others,
    square: { left: 0, top: 0, ...square },
    pieces: [pieces].flat().map((piece) => ({ cards: null, card: null, ...piece })),
  };
}
