/** The page in the frame of a sheet: exactly its styles reach its faces, and no script runs in it. */
import { gameAddress } from '../html/addresses.ts';
import { BASE_STYLE, LAYOUT_SCALE } from '../html/base-style.ts';
import { CLIPS } from '../html/face.ts';
import { escape } from '../render/helpers/markup.ts';
import type { ShownSheet } from './state.ts';

/** After the style sheets of a game, as on the printing page: what must not be lost is `!important`. */
const FACES_STYLE = `
  html, body { display: block !important; height: auto !important; min-height: 0 !important; margin: 0 !important; zoom: 1 !important; overflow: hidden !important; background: #8a8a86 !important; }
  body { display: flex !important; flex-wrap: wrap; gap: 16px !important; padding: 16px !important; align-items: start; box-sizing: border-box; }
  .cw-face { display: block !important; max-width: calc(var(--w) * 1mm * var(--zoom)); }
  .cw-place { position: relative !important; overflow: hidden; content-visibility: auto; border-radius: calc(2.5mm * var(--zoom));
    width: calc(var(--w) * 1mm * var(--zoom)); height: calc(var(--h) * 1mm * var(--zoom)); background: #fff; }
  [data-shape='round'] > .cw-place { border-radius: 50%; }
  [data-shape='hexagon'] > .cw-place { border-radius: 0${CLIPS.hexagon}; }
  /* Letters as wide as on paper, where nothing is fitted to the pixels of a screen; those of less than a pixel, as patterns have, would lose their place. */
  .cw-scaled { text-rendering: geometricPrecision; display: block; position: absolute; left: 0; top: 0; transform-origin: 0 0; zoom: ${LAYOUT_SCALE};
    transform: scale(calc(var(--zoom) / ${LAYOUT_SCALE})); }
  :where(.cw-scaled .pattern) { text-rendering: auto; }
  .cw-scaled > article { position: absolute !important; margin: 0; }
  cw-guides { display: none; }
  /* What may be cut away is around the face, the cut is a line on it, and a second one is where text has to end. */
  .cw-guided .cw-face { max-width: calc((var(--w) + 2 * var(--cw-bleed)) * 1mm * var(--zoom)); }
  .cw-guided .cw-place { margin: calc(var(--cw-bleed) * 1mm * var(--zoom)) !important; overflow: visible !important; content-visibility: visible !important; border-radius: 0; clip-path: inset(calc(var(--cw-bleed) * -1mm * var(--zoom))) !important; }
  .cw-guided cw-guides { display: block !important; position: absolute !important; inset: 0 !important; pointer-events: none !important; outline: 1px solid #e0007a !important; }
  .cw-guided cw-guides::after { content: '' !important; display: block !important; position: absolute !important; inset: calc(var(--cw-safe) * 1mm * var(--zoom)) !important; outline: 1px dashed #00a070 !important; }
  .cw-guided [data-shape='round'] > .cw-place > cw-guides, .cw-guided [data-shape='round'] > .cw-place > cw-guides::after { border-radius: 50% !important; }
  .cw-old .cw-scaled { opacity: 0.4 !important; }
  .cw-faulty > .cw-place { outline: 3px solid #e02020; outline-offset: 2px; }
`;

/** As it is before the page around draws faces into it. `address`: where a file of the game is found. */
export function framePage(
  sheet: ShownSheet | undefined,
  locale: string,
  address: (path: string) => string = gameAddress,
): string {
  const links = (sheet?.styles ?? []).map(
    (path) =>
      `<link rel="stylesheet" class="cw-game" data-path="${escape(path)}" data-revision="0" href="${escape(address(path))}">`,
  );
  return `<!doctype html>
<html lang="${escape(locale)}" style="--zoom:1.2"><head><meta charset="utf-8"><title>Cards</title>
<link rel="icon" href="data:,"><style id="fonts"></style><style id="base">${BASE_STYLE}</style>
${links.join('\n')}
<style>${FACES_STYLE}</style></head><body></body></html>`;
}
