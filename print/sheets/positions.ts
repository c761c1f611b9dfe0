/** How print.yaml has positions drawn in the rulebook: a board with the pieces that stand on it. */
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
  /** Keys of a position: where pieces are, and which, where that is another key. */
  readonly pieces: readonly { readonly at: string; readonly cards: string | null }[];
  /** Keys of a position that say what else is on squares. */
  readonly objects: readonly string[];
  /** Keys of a check (`then`) whose squares are marked. */
  readonly marks: readonly string[];
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

interface WrittenPieces {
  readonly at: string;
  readonly cards?: string;
}

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
    template,
    styles: [style].flat(),
    safe: 0,
    smallest: 0,
    index: 0,
    size: null,
    overlap: 0,
    seams: null,
    square,
    board: { columns, rows, first, crop: crop === false ? null : Number(crop) },
    pieces: [pieces].flat().map((piece) => ({ cards: null, ...piece })),
    objects: [objects].flat(),
    marks: [marks].flat(),
  };
}
