/** The sheet of a workbook (.xlsx, .ods) as a table. */
import { readFileSync } from 'node:fs';
import {
  MessageChannel,
  receiveMessageOnPort,
  Worker,
  type MessagePort,
} from 'node:worker_threads';
import { fault } from '../../../diagnostics/index.ts';
import { compiledModule } from '../../../kernel/index.ts';
import { unreadableFault } from '../read-bytes.ts';
import type { Cell, CellSort, CellValue, Table } from './table.ts';

const READER = compiledModule('generator/load/tables/workbook-worker');

/** In milliseconds: a hundred times what a sheet of a thousand cards takes. */
const LONGEST = 20_000;

/** In MiB: what a workbook may unpack to, several times over. */
const MOST_MEMORY = 512;

/** What the thread is given. */
export interface Asked {
  readonly bytes: Uint8Array;
  readonly ending: string;
  /** Which sheet is meant, where several are shown. */
  readonly sheet: string;
  /** Becomes 1 when the answer was sent. */
  readonly done: Int32Array<SharedArrayBuffer>;
  readonly port: MessagePort;
}

export interface ReadCell {
  readonly sort: CellSort;
  readonly value: CellValue;
}

/** The rows, or the names of the sheets of which none is meant, or why there are none. */
export type ReadWorkbook =
  | { readonly rows: readonly (readonly ReadCell[])[] }
  | { readonly sheets: readonly string[] }
  | { readonly reason: 'damaged' | 'locked' | 'large' };

/** The only sheet that is shown, else the one named `sheet`. `path` is the path in the faults. */
export function readWorkbook(absolute: string, path: string, sheet: string): Table {
  const ending = path.slice(path.lastIndexOf('.') + 1);
  let bytes: Buffer;
  try {
    bytes = readFileSync(absolute);
  } catch (error) {
    return { text: '', rows: [], faults: [unreadableFault(error, path, 'file')] };
  }
  const read = readInThread(bytes, ending, sheet);
  if ('rows' in read) return tableOf(read.rows);
  const place = { file: path, path: [] };
  const params = 'sheets' in read ? { reason: 'sheets' as const, sheet, ...read } : read;
  return { text: '', rows: [], faults: [fault('CW1705', place, params)] };
}

/** Waits for the thread: a check does not. */
function readInThread(bytes: Uint8Array, ending: string, sheet: string): ReadWorkbook {
  const { port1, port2 } = new MessageChannel();
  const done = new Int32Array(new SharedArrayBuffer(4));
  const asked: Asked = { bytes: new Uint8Array(bytes), ending, sheet, done, port: port2 };
  const thread = new Worker(READER, {
    workerData: asked,
    transferList: [port2],
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY },
  });
  // What ends it is reported as a workbook that is too large.
  thread.on('error', () => {});
  Atomics.wait(done, 0, 0, LONGEST);
  const answer: { readonly message: ReadWorkbook } | undefined = receiveMessageOnPort(port1);
  port1.close();
  void thread.terminate();
  return answer?.message ?? { reason: 'large' };
}

/** A line for each row, so that a place in the text names the row. */
function tableOf(read: readonly (readonly ReadCell[])[]): Table {
  let text = '';
  const rows = read.map((cells, y) => {
    if (y > 0) text += '\n';
    return cells.map(({ sort, value }, x): Cell => {
      if (x > 0) text += '\t';
      const start = text.length;
      const shown = typeof value === 'boolean' ? String(value).toUpperCase() : String(value);
      text += shown.replaceAll(/[\t\r\n]+/g, ' ');
      return { sort, text: shown, value, span: { start, end: text.length } };
    });
  });
  return { text, rows, faults: [] };
}
