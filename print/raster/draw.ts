/**
 * Pages of a PDF as pictures, drawn by all cores, in threads that are kept for the next PDF:
 * starting one takes longer than drawing a few pages.
 */
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { reach } from '../stages.ts';
import type { Proof } from '../proof/proof.ts';
import type { Answered, Asked, DrawnFace, Picture, Work } from './work.ts';
import { compiledModule } from '../../kernel/index.ts';

/**
 * Draws all `pictures` of a PDF and hands each over as soon as it is there, in no order. Rejects
 * when a page cannot be drawn; then its threads are ended.
 */
export async function drawPictures(
  pdf: Uint8Array,
  pictures: readonly Picture[],
  take: (bytes: Uint8Array, index: number) => void,
  threads = availableParallelism(),
): Promise<void> {
  const queue = pictures.map((picture, index) => ({ index, picture }));
  const taken = (answered: Answered): void => {
    if (!('bytes' in answered)) return;
    const { bytes, index } = answered;
    take(bytes, index);
    // What is put into something else is no file.
    if (pictures[index]?.encoding !== 'raw') reach('pictures');
  };
  await drawAll(pdf, queue, taken, threads);
}

/** What the pixels of these faces say, each on a page of its own, in the order asked for. Rejects as `drawPictures` does. */
export async function proofsOfPictures(
  pdf: Uint8Array,
  faces: readonly (DrawnFace & { readonly picture: Picture })[],
): Promise<Proof[]> {
  const queue = faces.map(({ picture, measured, edge }, index): Asked => {
    return { index, picture, face: { measured, edge } };
  });
  const proofs: Proof[] = [];
  await drawAll(pdf, queue, (answered) => {
    if ('proof' in answered) proofs[answered.index] = answered.proof;
  });
  return proofs;
}

/** Takes from `queue` until nothing is left. */
async function drawAll(
  pdf: Uint8Array,
  queue: Asked[],
  taken: (answered: Answered) => void,
  threads = availableParallelism(),
): Promise<void> {
  const count = Math.min(threads, Math.ceil(queue.length / WORTH_A_THREAD));
  const workers = Array.from({ length: count }, takeThread);
  try {
    for (const worker of workers) give(worker, { pdf });
    await Promise.all(workers.map((worker) => drain(worker, queue, taken)));
  } catch (error) {
    await Promise.all(workers.map((worker) => worker.terminate()));
    throw error;
  }
  for (const worker of workers) {
    giveBack(worker);
    give(worker, { pdf: null });
  }
}

/** Several threads for a few pages take longer than one. */
const WORTH_A_THREAD = 3;

/** The pictures in the order asked for. */
export async function picturesOf(
  pdf: Uint8Array,
  pictures: readonly Picture[],
): Promise<Uint8Array[]> {
  const drawn: Uint8Array[] = [];
  await drawPictures(pdf, pictures, (bytes, index) => {
    drawn[index] = bytes;
  });
  return drawn;
}

/** Gives one thread work until the queue is empty. */
async function drain(
  worker: Worker,
  queue: Asked[],
  taken: (answered: Answered) => void,
): Promise<void> {
  for (let asked = queue.shift(); asked !== undefined; asked = queue.shift()) {
    // Rejects when the thread fails.
    const answered = once(worker, 'message');
    give(worker, asked);
    const [done] = (await answered) as [Answered];
    taken(done);
  }
}

function give(worker: Worker, work: Work): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  worker.postMessage(work);
}

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
function takeThread(): Worker {
  const kept = idle.pop();
  if (kept === undefined) return new Worker(WORKER);
  clearTimeout(kept.timer);
  kept.thread.off('error', kept.end);
  kept.thread.ref();
  return kept.thread;
}

/** There will be something to draw soon: a thread takes a tenth of a second to be ready. */
export function startThread(): void {
  if (idle.length === 0) giveBack(new Worker(WORKER));
}

/** Of a thread that has done all that it was asked to. No program waits for idle threads to end. */
function giveBack(thread: Worker): void {
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
