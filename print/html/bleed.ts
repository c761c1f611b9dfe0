/** What is seen beyond the cut of a face that does not paint there itself. */
import type { Measures, Shape } from '../../generator/print-sizes.ts';
import { escape } from '../render/helpers/markup.ts';
import { article, type Face } from './face.ts';
import { placeStyle } from './measures.ts';
import { CLIPS } from './shapes.ts';

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
    // Turned over at the cut: what stood beside it inside now stands beside it outside.
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
