/** Text in columns of a terminal, where some characters take two. */
import { cells, widthOfCells } from '../diagnostics/index.ts';

const PLAIN = /^[ -~]*$/;

export function widthOf(text: string): number {
  return PLAIN.test(text) ? text.length : widthOfCells(cells(text));
}

export function padded(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

/** The text, or as much of it as fits with an ellipsis. */
export function cut(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  let room = width - 1;
  let kept = '';
  for (const cell of cells(text)) {
    room -= cell.width;
    if (room < 0) break;
    kept += cell.text;
  }
  return `${kept.trimEnd()}…`;
}

/** Pieces in as few lines as hold them, with a gap between; a piece that is too long is cut. */
export function flowed(pieces: readonly string[], width: number, gap = '   '): string[] {
  const lines: string[] = [];
  for (const piece of pieces) {
    const last = lines.at(-1);
    const joined = last === undefined ? piece : `${last}${gap}${piece}`;
    if (last !== undefined && widthOf(joined) <= width) lines[lines.length - 1] = joined;
    else lines.push(cut(piece, width));
  }
  return lines;
}

/** Cells of a line, each with the gap before it. What is parted by one space only is one cell. */
const CELL = /( *)([^ ]+(?: [^ ]+)*)/g;

/** The edge of blocks with their names in it: `+--3 forest-----+--4 sea--------+`. */
const EDGE = /^ *\+--/;
const NAME_IN_EDGE = /\+--([^+]*?)(-+)(?=\+)/g;

function edgeKept(line: string, said: (cell: string) => string): string {
  return line.replaceAll(NAME_IN_EDGE, (found, name: string) => {
    const edge = `+--${said(name)}`;
    return edge + '-'.repeat(Math.max(1, widthOf(found) - widthOf(edge)));
  });
}

/** Each cell of a drawing as `said` says it, still in its column unless the one before it is too long. */
export function columnsKept(drawing: string, said: (cell: string) => string): string {
  return drawing
    .split('\n')
    .map((line) => {
      if (EDGE.test(line)) return edgeKept(line, said);
      let kept = '';
      let column = 0;
      for (const [, gap = '', cell = ''] of line.matchAll(CELL)) {
        column += gap.length;
        const isTooLong = kept !== '' && widthOf(kept) + 2 > column;
        kept = (isTooLong ? `${kept}  ` : padded(kept, column)) + said(cell);
        column += widthOf(cell);
      }
      return kept;
    })
    .join('\n');
}
