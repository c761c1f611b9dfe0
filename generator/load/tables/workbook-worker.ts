/**
 * The thread in which a workbook is read. It is a stranger's archive: whatever it unpacks to, the
 * thread runs out of memory or time, and the check goes on.
 */
import { workerData } from 'node:worker_threads';
import { readOds } from 'hucre/ods';
import { readXlsx } from 'hucre/xlsx';
import { HIDDEN, prepareOds } from './prepare-ods.ts';
import { hasPercentages, prepareXlsx } from './prepare-xlsx.ts';
import type { Asked, ReadCell, ReadWorkbook } from './read-workbook.ts';
import { EMPTY, readCell } from './workbook-cell.ts';

const { bytes, ending, sheet, done, port } = workerData as Asked;

type Workbook = Awaited<ReturnType<typeof readXlsx>>;
type Sheet = Workbook['sheets'][number];

async function read(): Promise<ReadWorkbook> {
  try {
    const { sheets } = await (ending === 'ods' ? ods() : xlsx());
    const visible = sheets.filter(isShown);
    const chosen = visible.length === 1 ? visible[0] : visible.find(({ name }) => name === sheet);
    if (chosen === undefined) return { sheets: visible.map(({ name }) => name) };
    return { rows: rowsOf(chosen) };
  } catch (error) {
    return { reason: reasonOf(error as Error & { readonly code?: unknown }) };
  }
}

/** Nothing of it is read where rows could be missing. */
async function ods(): Promise<Workbook> {
  const prepared = prepareOds(Buffer.from(bytes));
  const workbook = await readOds(prepared ?? bytes);
  if (prepared === null) throw new Error('an archive of a rare sort');
  return workbook;
}

/** With the styles of all cells, it takes half as long again. */
async function xlsx(): Promise<Workbook> {
  const prepared = prepareXlsx(Buffer.from(bytes));
  return readXlsx(prepared, { readStyles: hasPercentages(prepared) });
}

function isShown({ name, hidden, veryHidden }: Sheet): boolean {
  return hidden !== true && veryHidden !== true && !name.startsWith(HIDDEN);
}

function reasonOf({ name, message, code }: Error & { readonly code?: unknown }): Reason {
  if (name === 'EncryptedFileError') return 'locked';
  const isLarge = code === 'ERR_BUFFER_TOO_LARGE' || /\blimit\b/.test(message);
  return isLarge ? 'large' : 'damaged';
}

type Reason = Extract<ReadWorkbook, { readonly reason: unknown }>['reason'];

/** A row that is repeated to the end of the sheet says something of none. */
function rowsOf(sheet: Sheet): ReadCell[][] {
  const cellAt = (value: Sheet['rows'][number][number], y: number, x: number): ReadCell =>
    readCell(value, sheet.cells?.get(`${y},${x}`));
  const isWritten = (row: Sheet['rows'][number], y: number): boolean =>
    row.some((value, x) => !isEmpty(cellAt(value, y, x)));
  const last = sheet.rows.findLastIndex(isWritten);
  const written = sheet.rows.slice(0, last + 1);
  const rows = written.map((row, y) => row.map((value, x) => cellAt(value, y, x)));
  for (const merge of sheet.merges ?? []) fill(rows, merge);
  return rows;
}

function isEmpty({ sort, value }: ReadCell): boolean {
  return sort === 'value' && value === '';
}

/** A cell that spans rows is meant for each of them; one that spans columns can be meant for one. */
function fill(rows: ReadCell[][], { startRow, endRow, startCol, endCol }: Merge): void {
  const value = rows[startRow]?.[startCol];
  if (value === undefined) return;
  for (let y = startRow; y <= Math.min(endRow, rows.length - 1); y++) {
    const row = rows[y] ?? [];
    while (row.length <= endCol) row.push(EMPTY);
    row[startCol] = value;
    for (let x = startCol + 1; x <= endCol; x++)
      row[x] = { sort: 'merged', value: String(value.value) };
  }
}

type Merge = NonNullable<Sheet['merges']>[number];

port.postMessage(await read());
Atomics.store(done, 0, 1);
Atomics.notify(done, 0);
