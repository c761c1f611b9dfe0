import { PDFArray, PDFDict, PDFName, type PDFDocument } from 'pdf-lib';

/** A font of a PDF. */
export interface EmbeddedFont {
  /** Its own name, without the prefix of a subset; empty for fonts made of drawings. */
  readonly name: string;
  /** Whether its characters are outlines that a PDF holds as such, or drawings in place of text. */
  readonly form: 'outlines' | 'drawings' | 'missing';
}

/** Every font of a PDF, each once. */
export function fontsIn(document: PDFDocument): EmbeddedFont[] {
  const fonts = new Map<string, EmbeddedFont>();
  for (const [, object] of document.context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFDict) || nameAt(object, 'Type') !== 'Font') continue;
    const subtype = nameAt(object, 'Subtype') ?? '';
    // The font inside a composite one is an object of its own; this one says the name.
    if (subtype.startsWith('CIDFont')) continue;
    const name = (nameAt(object, 'BaseFont') ?? '').replace(/^[A-Z]{6}\+/, '');
    const form = subtype === 'Type3' ? 'drawings' : isEmbedded(object) ? 'outlines' : 'missing';
    fonts.set(`${name} ${form}`, { name, form });
  }
  return [...fonts.values()];
}

function isEmbedded(font: PDFDict): boolean {
  const inner = font.lookup(PDFName.of('DescendantFonts'));
  const described = inner instanceof PDFArray ? inner.lookup(0, PDFDict) : font;
  const descriptor = described.lookup(PDFName.of('FontDescriptor'));
  return (
    descriptor instanceof PDFDict &&
    ['FontFile', 'FontFile2', 'FontFile3'].some((key) => descriptor.has(PDFName.of(key)))
  );
}

function nameAt(dictionary: PDFDict, key: string): string | undefined {
  const value = dictionary.lookup(PDFName.of(key));
  return value instanceof PDFName ? value.decodeText() : undefined;
}
