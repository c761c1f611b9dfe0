/**
 * The thread in which a workbook is read. It is a stranger's archive: whatever it unpacks to, the
 * thread runs out of memory or time, and the check goes on.
 */
import { workerData } from 'node:worker_threads';
import { readOds } from 'hucre/ods';
import { readXlsx } from 'hucre/xlsx';
import { prepareOds } from './prepare-ods.ts';
import { prepareXlsx } from './prepare-xlsx.ts';
import type { Asked, ReadCell, ReadWorkbook } from './read-workbook.ts';

const { bytes, ending, sheet, done, port } = workerData as Asked;

type Workbook = Awaited<ReturnType<typeof readXlsx>>;
type Sheet = Workbook['sheets'][number];

async function read(): Promise<ReadWorkbook> {
  try {
    const { sheets } = await (ending === 'ods' ? ods() : readXlsx(prepareXlsx(Buffer.from(bytes))));
    const visible = sheets.filter((one) => one.hidden !== true && one.veryHidden !== true);
    const chosen = visible.length === 1 ? visible[0] : visible.find(({ name }) => name === sheet);
    if (chosen === undefined) return { sheets: visible.map(({ name }) => name) };
    return { rows: rowsOf(chosen) };
  } catch (error) {
    return { reason: (error as Error).name === 'EncryptedFileError' ? 'locked' : 'damaged' };
  }
}

/** Nothing of it is read where rows could be missing. */
async function ods(): Promise<Workbook> {
  const prepared = prepareOds(Buffer.from(bytes));
  const workbook = await readOds(prepared ?? bytes);
  if (prepared === null) throw new Error('an archive of a rare sort');
  return workbook;
}

function rowsOf(sheet: Sheet): ReadCell[][] {
  const rows = sheet.rows.map((row, y) =>
    row.map((value, x) => readCell(value, sheet.cells?.get(`${y},${x}`))),
  );
  for (const merge of sheet.merges ?? []) fill(rows, merge);
  return rows;
}

function readCell(
  value: Sheet['rows'][number][number],
  cell: { readonly type?: string; readonly formula?: string } | undefined,
): ReadCell {
  if (cell?.type === 'error') return { sort: 'error', value: String(value) };
  if (value instanceof Date) return { sort: 'date', value: value.toISOString().slice(0, 10) };
  if (value === null || value === undefined) {
    return cell?.formula === undefined ? EMPTY : { sort: 'uncomputed', value: `=${cell.formula}` };
  }
  if (typeof value === 'object') return { sort: 'value', value: String(value) };
  return { sort: 'value', value };
}

const EMPTY: ReadCell = { sort: 'value', value: '' };

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
