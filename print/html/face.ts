/** One face as HTML: the box that templates fill. */
import type { Measures } from '../../generator/print-sizes.ts';
import type { Side } from '../layout/page.ts';
import { escape } from '../render/helpers/markup.ts';
import { mm } from './measures.ts';

/** One face as rendered. */
export interface Face {
  readonly side: Side;
  /** Null for a panel. */
  readonly card: { readonly id: string; readonly kind: string } | null;
  /** As cut, in mm. */
  readonly size: Measures;
  /** What is seen beyond the cut: by default what the template paints. */
  readonly bleedFrom?: 'art' | 'mirror' | { readonly colour: string };
  /** What the template made. */
  readonly html: string;
}

/** `style` may give the box a place. */
export function article(face: Face, style: string, bleed: number, locale: string): string {
  const { width, height } = face.size;
  const measures = `--width:${mm(width)}mm;--height:${mm(height)}mm;--bleed:${mm(bleed)}mm`;
  const attributes =
    face.card === null
      ? 'class="panel"'
      : `class="card ${face.side}" data-kind="${escape(face.card.kind)}" data-card="${escape(face.card.id)}"`;
  return `<article ${attributes} lang="${escape(locale)}" style="${style};${measures}">${face.html}</article>`;
}
