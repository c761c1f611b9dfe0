/** On which page of a PDF each heading stands: read from the links of its contents. */
import { PDFArray, PDFDict, PDFName, PDFRef, type PDFDocument } from 'pdf-lib';

/** Pages from 1 by the target of the link (`#h3` → `h3`). */
export function linkedPages(document: PDFDocument): ReadonlyMap<string, number> {
  const pages = document.getPages();
  const numberOf = new Map(pages.map(({ ref }, index) => [ref.toString(), index + 1]));
  const targets = new Map<string, number>();
  const named = document.catalog.lookup(PDFName.of('Dests'));
  if (named instanceof PDFDict) {
    for (const [name, value] of named.entries()) {
      const target = document.context.lookup(value);
      const page = target instanceof PDFArray ? target.get(0) : undefined;
      const number = page instanceof PDFRef ? numberOf.get(page.toString()) : undefined;
      if (number !== undefined) targets.set(name.decodeText(), number);
    }
  }
  return targets;
}
