import type { PreviewState, ShownFace } from './state.ts';

/** What a page must change to show another state; a face that is the same is not sent again. */
export interface PreviewChange {
  /** All faces, in order: only those with `html` differ from before. */
  readonly faces: readonly (Omit<ShownFace, 'html'> & { readonly html?: string })[];
  readonly faults: PreviewState['faults'];
  readonly sheets: PreviewState['sheets'];
  readonly styles: readonly string[];
  /** Only when they differ. */
  readonly fonts?: string;
  /** Grows with every change: style sheets are asked for anew by it. */
  readonly revision: number;
}

/** `before` is what the page shows. */
export function changeBetween(
  before: PreviewState,
  after: PreviewState,
  revision: number,
): PreviewChange {
  const shown = new Map(before.faces.map((face) => [face.key, face.html]));
  return {
    faces: after.faces.map(({ html, ...face }) =>
      shown.get(face.key) === html ? face : { ...face, html },
    ),
    faults: after.faults,
    sheets: after.sheets,
    styles: after.styles,
    ...(before.fonts === after.fonts ? {} : { fonts: after.fonts }),
    revision,
  };
}
