import { defaultFonts } from '../fonts/families.ts';

const FONTS = defaultFonts.map((name) => `'${name}'`).join(', ');

/** What is before the style sheets of a game, which overrule all of it. */
export const BASE_STYLE = `
@layer cardwright {
  *, *::before, *::after { box-sizing: border-box; }
  h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, blockquote { margin: 0; padding: 0; }
  h1, h2, h3, h4, h5, h6 { font: inherit; }
  ul, ol { list-style: none; }
  img, svg { display: block; }
  svg.icon, img.icon { display: inline-block; vertical-align: -0.125em; }
  /* A drawing that is larger than its view box is never cut. */
  svg.icon { overflow: visible; }
  img.icon { height: 1em; }
  ruby { ruby-position: over; }
  rt { font-size: 0.5em; }
  :root {
    font-family: ${FONTS};
    font-synthesis: none;
    line-height: 1.25;
    line-break: strict;
    overflow-wrap: break-word;
    print-color-adjust: exact;
    forced-color-adjust: none;
    -webkit-text-size-adjust: none;
  }
  .card, .panel { color: #000; background: #fff; }
  .pattern-cell { fill: none; stroke: currentColor; stroke-width: 0.04; }
  .pattern-covered { fill: currentColor; fill-opacity: 0.4; }
  .pattern-origin { fill: currentColor; }
  .pattern-beyond { fill: #fff; }
  .pattern-ring { fill: #fff; stroke: currentColor; stroke-width: 0.06; }
  .pattern-number { fill: currentColor; font-weight: 700; }
}
`;

/** How many times larger than on paper the page is laid out. */
export const LAYOUT_SCALE = 10;

/**
 * The sheet around the faces; it is after the style sheets of a game. Browsers paint the edges of boxes
 * on whole pixels of 0.26 mm; laid out ten times larger and printed at a tenth, that is 0.026 mm.
 * What must not be lost is `!important`: a game may style `*` or `body`.
 */
export function sheetStyle({ scale, ground }: SheetLook): string {
  return `
@page { size: auto !important; margin: 0 !important; }
html, body { margin: 0; padding: 0; background: ${ground}; }
html, body, body > .cw-page { display: block !important; }
html { zoom: 1 !important; }
body { zoom: ${scale} !important; }
.cw-page { position: relative !important; overflow: hidden; break-after: page; contain: size layout paint style; }
.cw-page:last-child { break-after: auto; }
.cw-place { position: absolute !important; overflow: hidden; }
.cw-place article { position: absolute !important; margin: 0; }
.cw-window, .cw-ground { position: absolute; overflow: hidden; }
.cw-ground { inset: 0; }
.cw-own { z-index: 1; }
.cw-over { z-index: 2; }
.cw-page-marks { position: absolute; inset: 0; font: 500 2.1px ${FONTS}; fill: #000; }
.cw-page-marks path { fill: none; stroke: #000; stroke-width: 0.09; }
.cw-page-marks .cw-joint { fill: #000; stroke: none; }
.cw-page-marks .cw-fold { stroke-dasharray: 2 1.5; }
.cw-page-marks .cw-die-ground { stroke: #fff; stroke-width: 0.3; }
.cw-page-marks .cw-crease { stroke-dasharray: 2 1; }
.cw-page-marks .cw-valley { stroke-dasharray: 2 0.8 0.2 0.8; }
.cw-page-marks .cw-safe { stroke: #0a7; stroke-dasharray: 0.8 0.6; }
.cw-page-marks .cw-letter { font-size: 3px; font-weight: 700; text-anchor: middle; }
.cw-page-marks .cw-map-page { stroke: none; fill: #eee; }
.cw-page-marks .cw-map .cw-valley, .cw-page-marks .cw-map .cw-crease { stroke-width: 0.5; }
.cw-page-marks .cw-map-number { font-size: 9px; fill: #888; text-anchor: middle; }
.cw-page-marks .cw-map-slit { stroke-width: 1; }
.cw-page-marks .cw-map-step { font-size: 3.4px; }
.cw-page-marks .cw-cut { font-size: 1.6px; }
`;
}

export interface SheetLook {
  /** How many times larger than on paper: `LAYOUT_SCALE` for the press, 1 for readers. */
  readonly scale: number;
  /** Colour of the paper, or `none`: then it can be seen where no face has painted. */
  readonly ground: string;
}
