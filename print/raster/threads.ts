/** Threads that draw. They are kept for the next PDF: starting one takes longer than drawing a few pages. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { compiledModule } from '../../generator/package-root.ts';

/** Threads run what is built: Node does not read TypeScript. */
const WORKER = compiledModule('print/raster/worker');

/** In milliseconds; a preview that nobody looks at need not hold the memory of its threads. */
const KEPT = 30_000;

interface Idle {
  readonly thread: Worker;
  /** Ends it: it has not been needed, or has failed. */
  readonly end: () => void;
  readonly timer: NodeJS.Timeout;
}

const idle: Idle[] = [];

/** A thread that nobody else uses, to be given back or ended. */
export function takeThread(): Worker {
  const kept = idle.pop();
  if (kept === undefined) return new Worker(WORKER);
  clearTimeout(kept.timer);
  kept.thread.off('error', kept.end);
  kept.thread.ref();
  return kept.thread;
}

/** Of a thread that has done all that it was asked to. No program waits for idle threads to end. */
export function giveBack(thread: Worker): void {
  if (idle.length >= availableParallelism()) {
    void thread.terminate();
    return;
  }
  thread.unref();
  const end = (): void => {
    const place = idle.findIndex((one) => one.thread === thread);
    if (place >= 0) idle.splice(place, 1);
    void thread.terminate();
  };
  thread.on('error', end);
  idle.push({ thread, end, timer: setTimeout(end, KEPT).unref() });
}
