import type { PDFDocument } from 'pdf-lib';

/** Lays the pages of `over` on pages of `under`, in turn those with the positions `onto`; all are of one size. */
export async function layOver(
  under: PDFDocument,
  over: PDFDocument,
  onto: readonly number[],
): Promise<void> {
  const drawn = await under.embedPdf(over, [...onto.keys()]);
  drawn.forEach((page, index) => {
    under.getPage(onto[index] ?? 0).drawPage(page, { x: 0, y: 0 });
  });
}
