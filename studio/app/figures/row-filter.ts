/** The line that filters rows: words that must all be there, and `class:ranged`, `defence>3` for single columns. */
import type { FigureColumn, FigureRow } from '../../protocol/figures.ts';

type Test = (row: FigureRow) => boolean;

const TERM = /^([\p{L}\p{N}_.-]+)(>=|<=|[:=<>])(.+)$/u;

/** In their order. */
export function fittingRows(
  line: string,
  columns: readonly FigureColumn[],
  rows: readonly FigureRow[],
): readonly FigureRow[] {
  const terms = line.toLowerCase().split(/\s+/).filter(Boolean);
  if (terms.length === 0) return rows;
  const tests = terms.map((term) => testOf(term, columns));
  return rows.filter((row) => tests.every((test) => test(row)));
}

function testOf(term: string, columns: readonly FigureColumn[]): Test {
  const [, name = '', sign = '', wanted = ''] = TERM.exec(term) ?? [];
  const at = name === '' ? [] : columnsNamed(name, columns);
  // A colon may also be part of a text.
  if (at.length === 0) return ({ cells }) => cells.join('\n').toLowerCase().includes(term);
  return ({ cells }) => at.some((column) => fits(cells[column] ?? '', sign, wanted));
}

/** `name` means `name.en` and `name.ja`, `front` means `arrows.front`. */
function columnsNamed(name: string, columns: readonly FigureColumn[]): number[] {
  return columns.flatMap(({ header }, at) => {
    const own = header.toLowerCase();
    const isMeant = own === name || own.startsWith(`${name}.`) || own.endsWith(`.${name}`);
    return isMeant ? [at] : [];
  });
}

function fits(cell: string, sign: string, wanted: string): boolean {
  if (sign === ':') return cell.toLowerCase().includes(wanted);
  if (sign === '=') return cell.toLowerCase() === wanted;
  if (cell === '') return false;
  const [own, limit] = [Number(cell), Number(wanted)];
  if (sign === '>') return own > limit;
  if (sign === '<') return own < limit;
  return sign === '>=' ? own >= limit : own <= limit;
}
