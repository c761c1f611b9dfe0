import { join } from 'node:path';
import { writeAtomically } from '../../generator/write-atomically.ts';
import { fileName } from '../jobs.ts';
import { makeSheet, prepareSheet } from '../make-sheet.ts';
import type { Format } from './format.ts';

/** Sheets to cut: one file with all pages. */
export const pdf: Format = {
  name: 'pdf',
  onPaper: true,
  async print({ shop, job, wanted, label, folder, date, press, onFile }) {
    const prepared = prepareSheet(shop, job, wanted, date);
    const { pages, cards, faults } = prepared.composed;
    if (pages.length === 0) return { files: [], faults };
    const name = fileName(shop, job, label);
    onFile?.(name);
    const made = await makeSheet(shop, job, prepared, date, press);
    if (made.pdf === null) return { files: [], faults: made.faults };
    const path = join(folder, name);
    writeAtomically(path, made.pdf);
    const { sheet, locale, paper } = job;
    const file = { path, sheet: sheet.id, locale, paper: paper.id, pages: pages.length, cards };
    return { files: [file], faults: made.faults };
  },
};
