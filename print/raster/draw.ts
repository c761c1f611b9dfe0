/** Pages of a PDF as pictures, drawn by all cores. */
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import { reach } from '../stages.ts';
import type { Picture } from './picture.ts';
import { giveBack, takeThread } from './threads.ts';
import type { Answered, Asked, Work } from './worker.ts';

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
  const queue = pictures.map((picture, index): Asked => ({ index, picture }));
  const count = Math.min(threads, Math.ceil(pictures.length / WORTH_A_THREAD));
  const workers = Array.from({ length: count }, takeThread);
  try {
    for (const worker of workers) give(worker, { pdf });
    const taken = (bytes: Uint8Array, index: number): void => {
      take(bytes, index);
      // What is judged by its pixels is no file.
      if (pictures[index]?.encoding !== 'raw') reach('pictures');
    };
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
  take: (bytes: Uint8Array, index: number) => void,
): Promise<void> {
  for (let asked = queue.shift(); asked !== undefined; asked = queue.shift()) {
    // Rejects when the thread fails.
    const answered = once(worker, 'message');
    give(worker, asked);
    const [{ index, bytes }] = (await answered) as [Answered];
    take(bytes, index);
  }
}

function give(worker: Worker, work: Work): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  worker.postMessage(work);
}
