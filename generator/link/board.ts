import { fault, type Fault } from '../../diagnostics/index.ts';
import type { Board } from '../manifest.ts';
import { remember } from '../remember.ts';
import { pathIn } from '../validate/validator.ts';
import { isMapping, type CheckedFile, type LinkCheck } from './game-files.ts';
import { patternsIn } from './patterns.ts';

/** From some square of the board every pattern reaches another. */
export const patternsReachTheBoard: LinkCheck = ({ files, manifest: { board } }) =>
  isBoard(board) ? files.flatMap((file) => inFile(file, board.columns, board.rows)) : [];

const inFile = remember((file: CheckedFile, columns: number, rows: number): Fault[] =>
  patternsIn(file).drawn.flatMap(({ mention, drawing }) => {
    const { offsets } = drawing;
    const reaches = offsets.some(([dx, dy]) => Math.abs(dx) < columns && Math.abs(dy) < rows);
    if (reaches || offsets.length === 0) return [];
    const place = { file: file.path, path: pathIn(file.data, mention.pointer) };
    return [fault('CW1424', place, { columns, rows })];
  }),
);

function isBoard(board: unknown): board is Board {
  return (
    isMapping(board) && typeof board['columns'] === 'number' && typeof board['rows'] === 'number'
  );
}
