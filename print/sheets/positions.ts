/** How print.yaml has positions drawn in the rulebook: a board with the pieces that are on it. */
import type { CheckResult } from '../../generator/index.ts';
import type { Measures } from '../../kernel/index.ts';
import { printFileOf, type PanelSheet } from './sheet.ts';

export interface PositionsSheet extends PanelSheet {
  /** Of one square, in mm. */
  readonly square: Measures;
  readonly board: {
    readonly columns: number;
    readonly rows: number;
    readonly first: 'bottom' | 'top';
    /** Whether only the part with pieces is drawn: in blocks of so many squares; null: the whole board. */
    readonly crop: number | null;
  };
  /** Keys of a position that say where pieces are, and which. */
  readonly pieces: readonly PieceKeys[];
  /** Keys of a position that say what else is on squares. */
  readonly objects: readonly string[];
  /** Keys of a check (`then`) whose squares are marked. */
  readonly marks: readonly string[];
}

export interface PieceKeys {
  readonly at: string;
  /** Which pieces, where that is another key. */
  readonly cards: string | null;
  /** The word below `cards` that says which component it is; null: there is nothing else. */
  readonly card: string | null;
}

interface Written {
  readonly template: string;
  readonly style?: string | readonly string[];
  readonly square: Measures;
  readonly board: Pick<PositionsSheet['board'], 'columns' | 'rows'> & {
    readonly first?: 'bottom' | 'top';
    readonly crop?: boolean | number;
  };
  readonly pieces: WrittenPieces | readonly WrittenPieces[];
  readonly objects?: string | readonly string[];
  readonly marks?: string | readonly string[];
}

type WrittenPieces = Pick<PieceKeys, 'at'> & Partial<Pick<PieceKeys, 'cards' | 'card'>>;

/** Null where print.yaml has none: then boards are drawn as text. */
export function positionsOf(result: Pick<CheckResult, 'game'>): PositionsSheet | null {
  const written = printFileOf(result)?.['positions'] as Written | undefined;
  if (written === undefined) return null;
  const { template, style = [], square, board, pieces, objects = [], marks = [] } = written;
  const { columns, rows, first = 'bottom', crop = false } = board;
  return {
    id: 'positions',
    title: 'positions',
    sort: 'panel',
    back: null,
    template,
    styles: [style].flat(),
    safe: 0,
    smallest: 0,
    index: 0,
    part: null,
    bleed: 0,
    size: null,
    overlap: 0,
    seams: null,
    square,
    board: { columns, rows, first, crop: crop === false ? null : Number(crop) },
    pieces: [pieces].flat().map((piece) => ({ cards: null, card: null, ...piece })),
    objects: [objects].flat(),
    marks: [marks].flat(),
  };
}
