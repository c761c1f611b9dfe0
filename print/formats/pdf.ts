import { join } from 'node:path';
import { writeAtomically } from '../../generator/write-atomically.ts';
import { fileName } from '../jobs.ts';
import { makeSheet, prepareSheet } from '../make-sheet.ts';
import type { Format } from './format.ts';
import { hashOfInputs, printedBefore, rememberPrinted } from './printed-before.ts';

/** Sheets to cut: one file with all pages. */
export const pdf: Format = {
  name: 'pdf',
  onPaper: true,
  isPressed: true,
  async print({ shop, job, wanted, label, folder, date, exactDate, press, onFile }) {
    const prepared = prepareSheet(shop, job, wanted, date);
    const { pages, cards, faults } = prepared.composed;
    if (pages.length === 0) return { files: [], faults };
    const name = fileName(shop, job, label);
    const path = join(folder, name);
    const { sheet, locale, paper, backOffset } = job;
    const file = { path, sheet: sheet.id, locale, paper: paper.id, pages: pages.length, cards };
    const inputs = hashOfInputs(prepared, shop, [
      prepared.imprint,
      paper,
      backOffset,
      exactDate === true ? date : null,
    ]);
    const before = printedBefore(path, inputs, shop);
    if (before !== null) {
      return { files: [{ ...file, unchanged: true }], faults: [...faults, ...before] };
    }
    onFile?.(name);
    const made = await makeSheet(shop, job, prepared, date, press);
    if (made.pdf === null) return { files: [], faults: [...faults, ...made.faults] };
    writeAtomically(path, made.pdf);
    rememberPrinted(path, inputs, made.pdf, made.faults, shop);
    return { files: [file], faults: [...faults, ...made.faults] };
  },
};
