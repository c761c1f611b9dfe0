/** The faces in the page of a sheet: drawn where they differ from what is there, and found by where they are on the screen. */
import type { ShownFace } from '../../../print/in-page.ts';

/** What drawing faces has changed. */
interface Redrawn {
  /** Whether anything: then it is judged again. */
  readonly isOther: boolean;
  /** Whether faces came, went or have another size: then the frame has another height. */
  readonly isMoved: boolean;
}

export interface HeldFaces {
  /** Whatever of `faces`, in order, is not there already. */
  draw(faces: readonly ShownFace[]): Redrawn;
  each(visit: (face: ShownFace, figure: HTMLElement) => void): void;
  /** Of those that are shown: in mm; 0 when none is. */
  widest(): number;
  /** Key of the first that ends below `top`, counted from the top of the frame. */
  seenFrom(top: number): string | undefined;
  /** Where a visible face begins, in pixels from the top of the frame. */
  topOf(key: string): number | undefined;
  /** Whether this card is here; then it is in view. */
  reveal(card: string): boolean;
}

interface Held {
  readonly figure: HTMLElement;
  face: ShownFace;
}

/** Into an empty page. */
export function holdFaces(page: Document): HeldFaces {
  const held = new Map<string, Held>();
  const visible = (): Held[] => [...held.values()].filter(({ figure }) => figure.isConnected);
  return {
    draw(faces) {
      const removed = removeOthers(held, faces);
      let isOther = removed;
      let isMoved = removed;
      // What is in its place already is not moved: the page would jump.
      let there = page.body.firstElementChild;
      for (const face of faces) {
        const one = held.get(face.key);
        const figure = one?.figure ?? figureOf(page, face);
        if (one?.face !== face) {
          isOther = true;
          isMoved ||= one?.face.width !== face.width || one.face.height !== face.height;
          fill(figure, face);
          held.set(face.key, { figure, face });
        }
        if (there === figure) there = there.nextElementSibling;
        else {
          page.body.insertBefore(figure, there);
          isOther = isMoved = true;
        }
      }
      return { isOther, isMoved };
    },
    each(visit) {
      for (const { face, figure } of held.values()) visit(face, figure);
    },
    widest: () => Math.max(0, ...visible().map(({ face }) => face.width)),
    seenFrom(top) {
      for (const element of page.body.children) {
        const { height, bottom } = element.getBoundingClientRect();
        if (height > 0 && bottom > top) return (element as HTMLElement).dataset['key'];
      }
      return undefined;
    },
    topOf(key) {
      const one = held.get(key);
      return one?.figure.isConnected !== true ? undefined : one.figure.getBoundingClientRect().top;
    },
    reveal(card) {
      const one = visible().find(({ face }) => face.card === card);
      one?.figure.scrollIntoView({ behavior: 'smooth', block: 'center' });
      return one !== undefined;
    },
  };
}

function removeOthers(held: Map<string, Held>, faces: readonly ShownFace[]): boolean {
  const present = new Set(faces.map(({ key }) => key));
  const others = [...held].filter(([key]) => !present.has(key));
  for (const [key, { figure }] of others) {
    figure.remove();
    held.delete(key);
  }
  return others.length > 0;
}

function fill(figure: HTMLElement, { width, height, shape, html }: ShownFace): void {
  figure.style.setProperty('--w', String(width));
  figure.style.setProperty('--h', String(height));
  figure.dataset['shape'] = shape;
  const scaled = figure.querySelector('.cw-scaled');
  if (scaled !== null) scaled.innerHTML = html;
}

const CAPTION_STYLE = `
  :host { all: initial !important; display: block !important; color: #fff !important; margin-top: 4px !important;
    font: 12px/1.4 "Source Sans 3", "Zen Kaku Gothic New", sans-serif !important; overflow-wrap: anywhere !important; }
  button { font: inherit; color: inherit; background: #0004; border: 1px solid #fff8; border-radius: 3px; padding: 0 4px; cursor: pointer; text-align: start; }
  .name { background: none; border-color: transparent; padding: 0; text-decoration: underline; text-underline-offset: 2px; }
  p { margin: 2px 0; }
  b { color: #ffd7d0; }
  .remark { font-style: italic; }
`;

/** Elements that no style of a game names, but for the place of a face, which is also on the printing page. */
function figureOf(page: Document, { key, sheet, card }: ShownFace): HTMLElement {
  const figure = page.createElement('cw-figure');
  figure.className = 'cw-face';
  figure.innerHTML =
    '<div class="cw-place"><cw-zoom class="cw-scaled"></cw-zoom><cw-guides></cw-guides></div>';
  Object.assign(figure.dataset, { key, sheet, face: card ?? '' });
  const caption = page.createElement('cw-caption');
  caption.attachShadow({
    mode: 'open',
  }).innerHTML = `<style>${CAPTION_STYLE}</style><div><span></span></div>`;
  const name = caption.shadowRoot?.querySelector('span');
  if (name !== null && name !== undefined) name.textContent = card ?? sheet;
  figure.append(caption);
  return figure;
}
