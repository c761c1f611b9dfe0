/** The name of a card below its face. */
import type { ShownFace } from '../../../print/in-page.ts';

const STYLE = `
  :host { all: initial !important; display: block !important; color: #fff !important; margin-top: 4px !important;
    font: 12px/1.4 "Source Sans 3", "Zen Kaku Gothic New", sans-serif !important; overflow-wrap: anywhere !important; }
  button { font: inherit; color: inherit; background: #0004; border: 1px solid #fff8; border-radius: 3px; padding: 0 4px; cursor: pointer; text-align: start; }
  .name { background: none; border-color: transparent; padding: 0; text-decoration: underline; text-underline-offset: 2px; }
  p { margin: 2px 0; }
  b { color: #ffd7d0; }
  .remark { font-style: italic; }
`;

/** In a shadow of its own, which no style of a game reaches. */
export function captionOf(page: Document, { card, sheet }: ShownFace): HTMLElement {
  const caption = page.createElement('cw-caption');
  const inside = caption.attachShadow({ mode: 'open' });
  inside.innerHTML = `<style>${STYLE}</style><div><span></span></div>`;
  const name = inside.querySelector('span');
  if (name !== null) name.textContent = card ?? sheet;
  return caption;
}
