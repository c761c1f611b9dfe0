/** Blocks of cells that come from spreadsheets, and go there. */
import { cellsOf, textOfCells } from '../../protocol/cell-block.ts';

/** What the grid says of a paste: what it read can be replaced before it is applied. */
interface Pasted {
  isHTML: boolean;
  raw: string;
  readonly dataText: string;
  parsed: string[][];
}

/** What the grid says of a copy; `event` is the clipboard's data. */
interface Copied {
  readonly event: DataTransfer;
  readonly data?: readonly (readonly unknown[])[];
}

/**
 * Has a grid read and write cells so. By itself it reads the HTML that comes with them, which the policy of
 * the page forbids, knows no quotes, and takes the end of the last line for one more row.
 */
export function exchangeCells(grid: HTMLElement): void {
  grid.addEventListener('beforepaste', (event) => {
    const { detail } = event as CustomEvent<Pasted>;
    detail.isHTML = false;
    detail.raw = detail.dataText;
  });
  grid.addEventListener('beforepasteapply', (event) => {
    const { detail } = event as CustomEvent<Pasted>;
    detail.parsed = cellsOf(detail.dataText);
  });
  grid.addEventListener('beforecopyapply', (event) => {
    const { detail } = event as CustomEvent<Copied>;
    event.preventDefault();
    const rows = (detail.data ?? []).map((row) => row.map(shownText));
    detail.event.setData('text/plain', textOfCells(rows));
  });
}

function shownText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
