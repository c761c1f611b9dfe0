/** Why something that was typed is not there. */
import type { CellEdit, FigureWords } from '../../protocol/figures.ts';
import type { RefusedEdit } from '../../protocol/state.ts';
import { filled } from '../words.ts';
import { cellName } from './sent-steps.ts';

export interface Notice {
  /** The cell, component or file. */
  readonly about: string;
  readonly message: string;
  /** Of a conflict: what would be written over what. */
  readonly mine: CellEdit | null;
}

/** The notices after the answer to a step that was to write `cells`: those about something else stay. */
export function noticesAfter(
  before: readonly Notice[],
  refused: readonly RefusedEdit[],
  cells: readonly CellEdit[],
  words: Pick<FigureWords, 'conflict'>,
): Notice[] {
  const made = refused.map((one) => noticeOf(one, cells, words));
  const answered = new Set([...cells.map(cellName), ...made.map(({ about }) => about)]);
  return [...before.filter(({ about }) => !answered.has(about)), ...made];
}

function noticeOf(
  refused: RefusedEdit,
  cells: readonly CellEdit[],
  words: Pick<FigureWords, 'conflict'>,
): Notice {
  const about = cellName(refused);
  const { id, message, now } = refused;
  const typed = cells.find((one) => cellName(one) === about);
  if (now === null || typed === undefined) {
    return { about, message: `${about}: ${message}`, mine: null };
  }
  const values = { id, field: refused.field.join('.'), now, text: typed.text };
  return { about, message: filled(words.conflict, values), mine: { ...typed, was: now } };
}
