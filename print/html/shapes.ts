import type { Shape } from '../../generator/print-sizes.ts';

/** What of a box is seen, as CSS. Bleed goes around the whole form. */
export const CLIPS: Readonly<Record<Shape, string>> = {
  rectangle: '',
  round: ';clip-path:ellipse(50% 50%)',
  hexagon: ';clip-path:polygon(25% 0,75% 0,100% 50%,75% 100%,25% 100%,0 50%)',
};
