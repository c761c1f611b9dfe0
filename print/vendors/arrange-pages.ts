import { PDFDocument, PDFPage, PDFPageLeaf } from 'pdf-lib';

/**
 * The pages of a PDF in another order; a page may stand in it several times, and is stored once.
 * Keeps title, dates and boxes.
 */
export async function arrangePages(
  pdf: Uint8Array,
  sequence: readonly number[],
): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  const pages = document.getPages();
  for (let left = pages.length; left > 0; left -= 1) document.removePage(left - 1);
  const used = new Set<PDFPage>();
  for (const index of sequence) {
    const page = pages[index];
    if (page === undefined) throw new RangeError(`There is no page ${index}.`);
    document.addPage(used.has(page) ? copyOf(page, document) : page);
    used.add(page);
  }
  return document.save({ updateFieldAppearances: false, addDefaultPage: false });
}

/** A page of its own with the same content. */
function copyOf({ node }: PDFPage, document: PDFDocument): PDFPage {
  const leaf = PDFPageLeaf.fromMapWithContext(new Map(node.entries()), document.context);
  return PDFPage.of(leaf, document.context.register(leaf), document);
}
