/** The fonts of a PDF, and what is wrong with them. */
import { PDFArray, PDFDict, PDFName, type PDFDocument } from 'pdf-lib';
import { fault, type Fault } from '../../diagnostics/index.ts';
import type { Occasion } from '../faults.ts';
import type { Findings } from '../press/judge.ts';
import type { Measured } from '../press/measure.ts';

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
    // The font inside a composite one is an object of its own; this one says the name.
    if (nameAt(object, 'Subtype')?.startsWith('CIDFont') === true) continue;
    const font = embeddedFont(object);
    fonts.set(`${font.name} ${font.form}`, font);
  }
  return [...fonts.values()];
}

export function embeddedFont(font: PDFDict): EmbeddedFont {
  const name = (nameAt(font, 'BaseFont') ?? '').replace(/^[A-Z]{6}\+/, '');
  if (nameAt(font, 'Subtype') === 'Type3') return { name, form: 'drawings' };
  return { name, form: isEmbedded(font) ? 'outlines' : 'missing' };
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

/** Fonts of a printed sheet that are not the game's, or that the PDF holds as drawings. */
export function fontFaults(
  fonts: readonly EmbeddedFont[],
  { brokenFonts, unwritable }: Pick<Measured, 'brokenFonts'> & Pick<Findings, 'unwritable'>,
  { printable, sheet }: Occasion,
): Fault[] {
  const place = { file: sheet.styles[0] ?? 'print.yaml', path: [] };
  const known = printable.families.map(({ name }) => name.replaceAll(' ', ''));
  // What a font file calls itself, a style sheet need not know; and a font that stands in for
  // missing characters is reported with them.
  const closed = printable.styles.ownFamilies.length === 0 && unwritable.length === 0;
  return [
    ...brokenFonts.map((font) => fault('CW4003', place, { font, wrong: 'unreadable' })),
    ...fonts.flatMap(({ name, form }) => {
      if (form !== 'outlines') return [fault('CW4003', place, { font: name, wrong: form })];
      const strange = closed && !known.some((family) => name.startsWith(family));
      return strange ? [fault('CW4003', place, { font: name, wrong: 'foreign' })] : [];
    }),
  ];
}
