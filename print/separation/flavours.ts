/** Kinds of PDF that presses ask for: PDF/X-1a:2003 and PDF/X-4. */
export type Flavour = 'x1a' | 'x4';

const VERSIONS = { x1a: '1.4', x4: '1.6' } as const satisfies Record<Flavour, string>;

/** The bytes of a PDF that say of which version it is: pdf-lib writes 1.7 into every file. */
export function saidAs(pdf: Uint8Array, flavour: Flavour | undefined): Uint8Array {
  if (flavour === undefined) return pdf;
  const head = Buffer.from(`%PDF-${VERSIONS[flavour]}`, 'latin1');
  if (Buffer.from(pdf.subarray(0, 5)).toString('latin1') !== '%PDF-') {
    throw new RangeError('A PDF begins with its version.');
  }
  const said = Uint8Array.from(pdf);
  said.set(head);
  return said;
}
