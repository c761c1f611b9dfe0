/**
 * One of the threads that draw: it holds a PDF open, draws page after page of it, and is given the
 * next. What is judged by its pixels is judged here too, since judging takes as long as drawing.
 */
import { parentPort } from 'node:worker_threads';
import { PDFiumLibrary, type PDFiumDocument } from '@hyzyla/pdfium';
import { proofOf } from '../proof/proof.ts';
import { MM_PER_INCH } from '../html/measures.ts';
import type { Answered, Asked, Picture, Work } from './work.ts';

const port = parentPort;
if (port === null) throw new Error('worker.ts runs in a thread.');

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

async function draw({ index, picture, face }: Asked): Promise<void> {
  const { page, width, height, dpi } = picture;
  const opened = await document;
  if (opened === null) throw new Error('There is no PDF to draw.');
  const drawn = await opened
    .getPage(page)
    .render({ width, height, render: 'bitmap', transparent: true });
  if (face !== undefined) {
    const { measured, edge } = face;
    const perMm = dpi / MM_PER_INCH;
    const shown = { bytes: drawn.data, width, height, perMm, corner: measured.place };
    answer({ index, proof: proofOf(measured, shown, edge) });
    return;
  }
  // A copy of its own, which can be handed over.
  const bytes = new Uint8Array(await encode(drawn.data, picture));
  answer({ index, bytes }, [bytes.buffer]);
}

function answer(answered: Answered, handed: readonly ArrayBuffer[] = []): void {
  port?.postMessage(answered, handed);
}

/** Good enough that no edge of a letter shows ripples; colours are not thinned out. */
const JPEG = { quality: 92, chromaSubsampling: '4:4:4', mozjpeg: false } as const;

/** Flat colours and letters pack well at once; more effort gains two per cent and takes four times as long. */
const PNG = { compressionLevel: 6, palette: false } as const;

/** The file of a picture, from its pixels (`raw`). In sRGB, without transparency. */
async function encode(pixels: Uint8Array, picture: Picture): Promise<Uint8Array> {
  const { width, height, middle, encoding, dpi } = picture;
  if (encoding === 'raw') return pixels;
  // Loaded for files only: proofs need none.
  const { default: sharp } = await import('sharp');
  // There are as many of us as cores.
  sharp.concurrency(1);
  const whole = sharp(pixels, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#fff' })
    .withMetadata({ density: dpi });
  const cut = middle === undefined ? whole : whole.extract(middleOf(picture, middle));
  return encoding === 'png' ? cut.png(PNG).toBuffer() : cut.jpeg(JPEG).toBuffer();
}

function middleOf(
  whole: { readonly width: number; readonly height: number },
  { width, height }: { readonly width: number; readonly height: number },
): { left: number; top: number; width: number; height: number } {
  return {
    left: Math.round((whole.width - width) / 2),
    top: Math.round((whole.height - height) / 2),
    width,
    height,
  };
}
