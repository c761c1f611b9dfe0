/** What a module begins with that threads of a `ThreadPool` run. */
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { GameCell, showGamesIn } from './game-cell.ts';

/** What a thread is started with. */
export interface ThreadData {
  /** The same for all threads. */
  readonly given: unknown;
  /** Memory of its `GameCell`. */
  readonly cell: SharedArrayBuffer;
}

/** Tasks come and answers go by `port`. */
export function inThread(): { readonly port: MessagePort; readonly given: unknown } {
  if (parentPort === null) throw new Error('This module runs in a thread.');
  const { given, cell } = workerData as ThreadData;
  showGamesIn(new GameCell(cell));
  return { port: parentPort, given };
}
