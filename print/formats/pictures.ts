/** One picture per face: for screens, prototypes and other programs. */
import { join } from 'node:path';
import { writeAtomically } from '../../kernel/index.ts';
import type { Face } from '../html/face.ts';
import { drawPictures } from '../raster/draw.ts';
import type { Picture } from '../raster/work.ts';
import { pixels } from '../html/measures.ts';
import type { Press } from '../press/press.ts';
import type { PrintableGame } from '../printable-game.ts';
import { nameOf, type PrintJob } from '../request.ts';
import { FORMATS } from './names.ts';
import type { Format, Printed } from './format.ts';
import { pressSingles } from './singles.ts';

export const png: Format = pictureFormat('png');
export const jpg: Format = pictureFormat('jpg');

function pictureFormat(encoding: 'png' | 'jpg'): Format {
  return {
    name: encoding,
    ...FORMATS[encoding],
    print: (job, printable, press) => printPictures(job, encoding, printable, press),
  };
}

async function printPictures(
  job: PrintJob,
  encoding: 'png' | 'jpg',
  printable: PrintableGame,
  press: Press,
): Promise<Printed> {
  const { sheet, locale, paper, dpi, onFile } = job;
  const name = `${nameOf(printable, job)}-${encoding}`;
  onFile?.(name);
  const singles = await pressSingles(printable, { ...job, bleed: 0 }, press);
  const { pdf, faces, pageOf, page, faults, copies } = singles;
  if (pdf === null) return { files: [], faults };
  const width = pixels(page.width, dpi);
  const height = pixels(page.height, dpi);
  // The pages of a PDF are drawn once, also where several faces are the same.
  const files = filesByPage(faces, pageOf);
  const wantedPages = [...files.keys()].map((at): Picture => ({
    page: at,
    width,
    height,
    encoding,
    dpi,
  }));
  const folder = join(job.folder, name);
  let done = 0;
  await drawPictures(pdf, wantedPages, (bytes, index) => {
    for (const file of files.get(wantedPages[index]?.page ?? 0) ?? []) {
      writeAtomically(join(folder, `${file}.${encoding}`), bytes);
    }
    done += 1;
    onFile?.(`${name}, picture ${done} of ${wantedPages.length}`);
  });
  const pages = [...files.values()].flat().length;
  const made = { path: folder, sheet: sheet.id, locale, paper: paper.id, pages };
  return { files: [{ ...made, cards: copies.length }], faults };
}

/** `orc-ravager-front`; a panel is called as its sheet. */
function filesByPage(faces: readonly Face[], pageOf: readonly number[]): Map<number, string[]> {
  const files = new Map<number, string[]>();
  for (const [index, { card, side }] of faces.entries()) {
    const page = pageOf[index] ?? 0;
    const name = card === null ? side : `${card.id}-${side}`;
    files.set(page, [...(files.get(page) ?? []), name]);
  }
  return files;
}
