/** What the server says of the game while a page is open: by way of one worker for all pages of a browser. */

/** By key, from a page to the worker. */
export type ToChanges = { readonly follow: string } | { readonly leave: string };

/** From the worker to a page; the status with which the stream ended, null where nobody answered. */
export type FromChanges = { readonly lines: readonly string[] } | { readonly ended: number | null };

const WORKER = '/app/changes-worker.js';

export const hasSharedWorkers = typeof SharedWorker !== 'undefined';

/** Lines, until the stream ends; then the status with which it did. */
export async function* sharedChanges(
  key: string,
): AsyncGenerator<readonly string[], number | null> {
  const worker = new SharedWorker(WORKER);
  const { port } = worker;
  const messages = new ReadableStream<FromChanges>({
    start: (queue) => {
      port.addEventListener('message', ({ data }: MessageEvent<FromChanges>) =>
        queue.enqueue(data),
      );
      worker.addEventListener('error', () => queue.enqueue({ ended: null }));
    },
  }).getReader();
  const send = (message: ToChanges): void => port.postMessage(message);
  port.start();
  addEventListener('pagehide', () => send({ leave: key }));
  // Kept by the browser to be gone back to: it has missed what was said meanwhile.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  send({ follow: key });
  for (;;) {
    const { value } = await messages.read();
    if (value === undefined) return null;
    if ('ended' in value) return value.ended;
    yield value.lines;
  }
}
