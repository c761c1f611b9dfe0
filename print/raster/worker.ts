/** One of the threads that draw: it holds the PDF open, and draws page after page of it. */
import { parentPort, workerData } from 'node:worker_threads';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { encode } from './encode.ts';
import type { Picture } from './picture.ts';

/** What the thread is asked: `index` comes back with the answer. */
export interface Asked {
  readonly index: number;
  readonly picture: Picture;
}

export interface Answered {
  readonly index: number;
  readonly bytes: Uint8Array;
}

const port = parentPort;
if (port === null) throw new Error('worker.ts runs in a thread.');

// There are as many of us as cores.
sharp.concurrency(1);

const library = await PDFiumLibrary.init();
const document = await library.loadDocument(workerData as Uint8Array);

port.on('message', ({ index, picture }: Asked) => {
  void draw(picture).then((bytes) => {
    const answer: Answered = { index, bytes };
    port.postMessage(answer, [bytes.buffer as ArrayBuffer]);
  });
});

async function draw(picture: Picture): Promise<Uint8Array> {
  const { page, width, height } = picture;
  const drawn = await document
    .getPage(page)
    .render({ width, height, render: 'bitmap', transparent: true });
  // A copy of its own, which can be handed over.
  return new Uint8Array(await encode(drawn.data, picture));
}
