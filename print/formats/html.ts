/** The sheet as one page for a browser, with its pictures and fonts inside: to send, to read on a screen. */
import { join } from 'node:path';
import { writeAtomically } from '../../generator/write-atomically.ts';
import { sheetDocument } from '../html/document.ts';
import { withEverythingInside } from '../html/inside.ts';
import { baseName } from '../jobs.ts';
import { prepareSheet } from '../make-sheet.ts';
import type { Format } from './format.ts';

export const html: Format = {
  name: 'html',
  onPaper: true,
  isPressed: false,
  print({ shop, job, wanted, label, folder, date, onFile }) {
    const { sheet, locale, paper } = job;
    const { composed, imprint } = prepareSheet(shop, job, wanted, date);
    const { pages, faces, cards, faults } = composed;
    if (pages.length === 0) return Promise.resolve({ files: [], faults });
    const name = `${baseName(shop, job, label)}-${paper.id}.html`;
    onFile?.(name);
    const document = sheetDocument({
      pages,
      faces,
      styles: sheet.styles,
      imprint,
      look: { scale: 1, ground: '#fff' },
      ink: job.ink,
    });
    const path = join(folder, name);
    writeAtomically(path, Buffer.from(withEverythingInside(document, shop)));
    const file = { path, sheet: sheet.id, locale, paper: paper.id, pages: pages.length, cards };
    return Promise.resolve({ files: [file], faults });
  },
};
