/**
 * One face as HTML: the box that templates fill, and what is seen beyond the cut where the template
 * does not paint it.
 */
import type { Measures, Shape } from '../../kernel/index.ts';
import type { Side } from '../layout/page.ts';
import type { Net } from '../parts/net.ts';
import { escape } from '../render/helpers/markup.ts';
import { mm, placeStyle } from './measures.ts';

/** One face as rendered. */
export interface Face {
  readonly side: Side;
  /** Null for a panel. */
  readonly card: { readonly id: string; readonly kind: string } | null;
  /** As cut, in mm. */
  readonly size: Measures;
  /** What is seen beyond the cut: by default what the template paints. */
  readonly bleedFrom?: 'art' | 'mirror' | { readonly colour: string };
  /** What is cut and folded of it; by default it is cut by the shape of its sheet. */
  readonly net?: Net;
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

/** The face as cut, in the middle of a box that is larger by `bleed` on each side. */
export function withBleed(
  face: Face,
  { width, height }: Measures,
  bleed: number,
  locale: string,
  shape: Shape,
): string {
  const middle = { x: bleed, y: bleed, width, height };
  const whole = article(face, placeStyle({ ...middle, x: 0, y: 0 }), 0, locale);
  const own = `<div class="cw-window cw-own" style="${placeStyle(middle)}${CLIPS[shape]}">${whole}</div>`;
  const { bleedFrom } = face;
  if (typeof bleedFrom === 'object') {
    return `<div class="cw-ground" style="background:${escape(bleedFrom.colour)}"></div>${own}`;
  }
  const mirrored = AROUND.map(({ across, down }) => {
    const [x, w] = strip(across, width, bleed);
    const [y, h] = strip(down, height, bleed);
    // Turned over at the cut: what stood beside it inside now is beside it outside.
    const at = {
      x: across === 'before' ? bleed + UNDER - width : 0,
      y: down === 'before' ? bleed + UNDER - height : 0,
      width,
      height,
    };
    const scale = `${across === 'inside' ? 1 : -1} ${down === 'inside' ? 1 : -1}`;
    const copy = article(face, `${placeStyle(at)};scale:${scale}`, 0, locale);
    return `<div class="cw-window" style="${placeStyle({ x, y, width: w, height: h })}">${copy}</div>`;
  });
  return `${own}<div aria-hidden="true">${mirrored.join('')}</div>`;
}

/** How far the mirrored edges lie under the face, in mm: no light shines through between. */
const UNDER = 0.2;

type Strip = 'before' | 'inside' | 'after';

const STRIPS: readonly Strip[] = ['before', 'inside', 'after'];

/** The eight fields around the face. */
const AROUND = STRIPS.flatMap((down) => STRIPS.map((across) => ({ across, down }))).filter(
  ({ across, down }) => across !== 'inside' || down !== 'inside',
);

/** Where a field begins, and its length. */
function strip(which: Strip, length: number, bleed: number): readonly [number, number] {
  if (which === 'before') return [0, bleed + UNDER];
  return which === 'inside' ? [bleed, length] : [bleed + length - UNDER, bleed + UNDER];
}

/** What of a box is seen, as CSS. Bleed goes around the whole form. */
export const CLIPS: Readonly<Record<Shape, string>> = {
  rectangle: '',
  round: ';clip-path:ellipse(50% 50%)',
  hexagon: ';clip-path:polygon(25% 0,75% 0,100% 50%,75% 100%,25% 100%,0 50%)',
};
