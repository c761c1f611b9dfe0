/** The faces in the page of a sheet: drawn where they differ from what is there. */
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
  /** By their keys. */
  readonly all: ReadonlyMap<string, HeldFace>;
}

export interface HeldFace {
  readonly figure: HTMLElement;
  readonly face: ShownFace;
}

/** Into an empty page. `below`: what is shown below each face. */
export function holdFaces(
  page: Document,
  below: ((page: Document, face: ShownFace) => HTMLElement) | null = null,
): HeldFaces {
  const held = new Map<string, HeldFace>();
  return {
    all: held,
    draw(faces) {
      const removed = removeOthers(held, faces);
      let isOther = removed;
      let isMoved = removed;
      // What is in its place already is not moved: the page would jump.
      let there = page.body.firstElementChild;
      for (const face of faces) {
        const one = held.get(face.key);
        const figure = one?.figure ?? figureOf(page, face);
        if (one === undefined && below !== null) figure.append(below(page, face));
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
  };
}

function removeOthers(held: Map<string, HeldFace>, faces: readonly ShownFace[]): boolean {
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

/** Elements that no style of a game names, but for the place of a face, which is also on the printing page. */
function figureOf(page: Document, { key, sheet, card }: ShownFace): HTMLElement {
  const figure = page.createElement('cw-figure');
  figure.className = 'cw-face';
  figure.innerHTML =
    '<div class="cw-place"><cw-zoom class="cw-scaled"></cw-zoom><cw-guides></cw-guides></div>';
  Object.assign(figure.dataset, { key, sheet, face: card ?? '' });
  return figure;
}
