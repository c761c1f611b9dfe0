/**
 * How long it takes to draw 900 faces of cards as PNG at 300 dpi: by all cores, and by one.
 *
 * `npm run bench pictures -- 90` draws ninety.
 */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { packageRoot } from '../dist/kernel/index.js';
import { GameChecker } from '../dist/generator/check.js';
import { pressSingles } from '../dist/print/formats/singles.js';
import { jobsOf } from '../dist/print/request.js';
import { Press } from '../dist/print/press/press.js';
import { drawPictures } from '../dist/print/raster/draw.js';
import { pixels } from '../dist/print/html/measures.js';
import { printableGame } from '../dist/print/printable-game.js';
import { table } from './support/figures.js';

const COUNT = 900;
const DPI = 300;

export async function bench([count = String(COUNT)]) {
  const { pdf, page, pageOf } = await singles();
  const pages = Math.max(...pageOf) + 1;
  const size = { width: pixels(page.width, DPI), height: pixels(page.height, DPI) };
  const pictures = Array.from({ length: Number(count) }, (_, index) => {
    return { page: index % pages, ...size, encoding: 'png', dpi: DPI };
  });
  const cores = availableParallelism();
  const rows = [['', 'time', 'pictures/s', 'bytes']];
  for (const threads of [cores, 1]) {
    const started = performance.now();
    let bytes = 0;
    await drawPictures(pdf, pictures, (picture) => (bytes += picture.length), threads);
    const seconds = (performance.now() - started) / 1000;
    const name = threads === 1 ? 'one thread' : `${threads} threads`;
    const speed = (pictures.length / seconds).toFixed(0);
    rows.push([name, `${seconds.toFixed(1)} s`, speed, `${(bytes / 2 ** 20).toFixed(0)} MB`]);
  }
  process.stdout.write(
    `${count} PNGs of 63 × 88 mm at ${DPI} dpi, from ${pages} faces of Lords of War\n\n${table(rows)}\n`,
  );
}

/** Each face of the game once, as the PDF from which pictures are drawn. */
async function singles() {
  const game = new GameChecker(join(packageRoot(), 'content', 'lords-of-war')).check();
  const printable = printableGame(game);
  const [job] = jobsOf(printable, {
    kinds: ['unit'],
    locales: ['en'],
    papers: ['a4'],
    out: '',
    date: new Date(0),
  });
  const press = new Press();
  try {
    return await pressSingles(printable, { ...job, bleed: 0 }, press);
  } finally {
    await press.close();
  }
}
