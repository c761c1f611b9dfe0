/** One of the threads that draw: it holds a PDF open, draws page after page of it, and is given the next. */
import { parentPort } from 'node:worker_threads';
import { PDFiumLibrary, type PDFiumDocument } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { encode } from './encode.ts';
import type { Picture } from './picture.ts';

/** What the thread is asked: `index` comes back with the answer. */
export interface Asked {
  readonly index: number;
  readonly picture: Picture;
}

/** The PDF to be drawn from now on; null when there is no more to do for the time being. */
export interface Opened {
  readonly pdf: Uint8Array | null;
}

export type Work = Asked | Opened;

export interface Answered {
  readonly index: number;
  readonly bytes: Uint8Array;
}

const port = parentPort;
if (port === null) throw new Error('worker.ts runs in a thread.');

// There are as many of us as cores.
sharp.concurrency(1);

const library = await PDFiumLibrary.init();
let document: Promise<PDFiumDocument> | null = null;

port.on('message', (work: Work) => {
  if ('pdf' in work) open(work.pdf);
  else void draw(work);
});

function open(pdf: Uint8Array | null): void {
  // Its memory is not the collector's.
  void document?.then((before) => before.destroy());
  document = pdf === null ? null : library.loadDocument(pdf);
}

async function draw({ index, picture }: Asked): Promise<void> {
  const { page, width, height } = picture;
  const opened = await document;
  if (opened === null) throw new Error('There is no PDF to draw.');
  const drawn = await opened
    .getPage(page)
    .render({ width, height, render: 'bitmap', transparent: true });
  // A copy of its own, which can be handed over.
  const bytes = new Uint8Array(await encode(drawn.data, picture));
  const answer: Answered = { index, bytes };
  port?.postMessage(answer, [bytes.buffer]);
}
