/** Pages of a PDF as pictures, drawn by all cores. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { compiledModule } from '../../generator/package-root.ts';
import { reach } from '../stages.ts';
import type { Picture } from './picture.ts';
import type { Answered, Asked } from './worker.ts';

/**
 * Draws all `pictures` of a PDF and hands each over as soon as it is there, in no order. Rejects
 * when a page cannot be drawn; no thread is left behind.
 */
export async function drawPictures(
  pdf: Uint8Array,
  pictures: readonly Picture[],
  take: (bytes: Uint8Array, index: number) => void,
  threads = availableParallelism(),
): Promise<void> {
  const queue = pictures.map((picture, index): Asked => ({ index, picture }));
  const count = Math.min(threads, Math.ceil(pictures.length / WORTH_A_THREAD));
  const workers = Array.from({ length: count }, () => new Worker(WORKER, { workerData: pdf }));
  try {
    const taken = (bytes: Uint8Array, index: number): void => {
      take(bytes, index);
      // What is judged by its pixels is no file.
      if (pictures[index]?.encoding !== 'raw') reach('pictures');
    };
    await Promise.all(workers.map((worker) => drain(worker, queue, taken)));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

/** Starting a thread takes as long as drawing a few pages. */
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

/** Threads run what is built: Node does not read TypeScript. */
const WORKER = compiledModule('print/raster/worker');

/** Gives one thread work until the queue is empty. */
function drain(
  worker: Worker,
  queue: Asked[],
  take: (bytes: Uint8Array, index: number) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const next = (): void => {
      const asked = queue.shift();
      if (asked === undefined) resolve();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      else worker.postMessage(asked);
    };
    worker.on('message', ({ index, bytes }: Answered) => {
      try {
        take(bytes, index);
        next();
      } catch (error) {
        // A full disk, for one: nobody else would catch what is thrown here.
        reject(error);
      }
    });
    worker.on('error', reject);
    next();
  });
}
