/** A page of a PDF to be drawn in pixels. */
export interface Picture {
  /** From 0. */
  readonly page: number;
  /** In pixels; the page is stretched to fill them. */
  readonly width: number;
  readonly height: number;
  /** Only the middle of it, in pixels. */
  readonly middle?: { readonly width: number; readonly height: number };
  readonly encoding: Encoding;
  /** Written into the file, so that other programs know its size on paper. */
  readonly dpi: number;
}

/** `raw`: red, green, blue and opacity, a byte each, row by row from the top. */
export type Encoding = 'png' | 'jpg' | 'raw';

export const MM_PER_INCH = 25.4;

/** The pixels of a length, at least one. */
export function pixels(mm: number, dpi: number): number {
  return Math.max(1, Math.round((mm / MM_PER_INCH) * dpi));
}
