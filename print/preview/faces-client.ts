/**
 * The faces in the frame of a sheet: drawn where they differ from what is there, found by where they
 * are on the screen, marked where they have faults. Runs inside the page around the frame: it must
 * not use anything from outside itself.
 */
import type { ShownFault } from './faults.ts';
import type { ShownFace } from './shown-face.ts';

/** What the user asked to see. */
export interface Wanted {
  /** Id of one sheet; empty for all. */
  readonly sheet: string;
  readonly zoom: number;
  readonly backs: boolean;
  /** A part of an id or of a text. */
  readonly find: string;
}

/** What drawing faces has changed. */
interface Redrawn {
  /** Whether anything: then it is judged again. */
  readonly isOther: boolean;
  /** Whether faces came, went or have another size: then the frame has another height. */
  readonly isMoved: boolean;
}

export interface HeldFaces {
  /** Whatever of `faces`, in order, is not there already. */
  draw(faces: readonly ShownFace[], wanted: Wanted): Redrawn;
  /** Marks those that have these faults. */
  mark(faults: readonly ShownFault[]): void;
  /** In mm; 0 when none is visible. */
  widest(): number;
  /** Key of the first that ends below `top`, counted from the top of the frame. */
  seenFrom(top: number): string | undefined;
  /** Where a visible face begins, in pixels from the top of the frame. */
  topOf(key: string): number | undefined;
  /** Whether this card is here; then it is in view. */
  reveal(card: string): boolean;
}

/** Into an empty page. */
export function holdFaces(page: Document): HeldFaces {
  type Shown = { readonly figure: HTMLElement; face: ShownFace };
  const shown = new Map<string, Shown>();
  return {
    draw(faces, wanted) {
      const removed = removeOthers(faces);
      let isOther = removed;
      let isMoved = removed;
      const seek = wanted.find.trim().toLowerCase();
      // What is in its place already is not moved: the page would jump.
      let there = page.body.firstElementChild;
      for (const face of faces) {
        const one = shown.get(face.key);
        const figure = one?.figure ?? figureOf(face);
        if (one?.face !== face) {
          isOther = true;
          isMoved ||= one?.face.width !== face.width || one.face.height !== face.height;
          fill(figure, face);
          shown.set(face.key, { figure, face });
        }
        const isHidden = !isWanted(face, figure, wanted, seek);
        if (figure.hidden !== isHidden) {
          figure.hidden = isHidden;
          isOther = isMoved = true;
        }
        if (there === figure) there = there.nextElementSibling;
        else {
          page.body.insertBefore(figure, there);
          isMoved = true;
        }
      }
      return { isOther, isMoved };
    },
    mark,
    widest() {
      const visible = [...shown.values()].filter(({ figure }) => !figure.hidden);
      return Math.max(0, ...visible.map(({ face }) => face.width));
    },
    seenFrom(top) {
      for (const [key, { figure }] of inOrder()) {
        const { height, bottom } = figure.getBoundingClientRect();
        if (height > 0 && bottom > top) return key;
      }
      return undefined;
    },
    topOf(key) {
      const one = shown.get(key);
      return one === undefined || one.figure.hidden
        ? undefined
        : one.figure.getBoundingClientRect().top;
    },
    reveal(card) {
      const one = [...shown.values()].find(
        ({ face, figure }) => face.card === card && !figure.hidden,
      );
      one?.figure.scrollIntoView({ behavior: 'smooth', block: 'center' });
      return one !== undefined;
    },
  };

  function removeOthers(faces: readonly ShownFace[]): boolean {
    const present = new Set(faces.map(({ key }) => key));
    const others = [...shown].filter(([key]) => !present.has(key));
    for (const [key, { figure }] of others) {
      figure.remove();
      shown.delete(key);
    }
    return others.length > 0;
  }

  /** As on the page. */
  function inOrder(): (readonly [string, Shown])[] {
    return [...page.body.children].flatMap((figure) => {
      const key = (figure as HTMLElement).dataset['key'] ?? '';
      const one = shown.get(key);
      return one === undefined ? [] : [[key, one] as const];
    });
  }

  function fill(figure: HTMLElement, { width, height, shape, html }: ShownFace): void {
    figure.style.setProperty('--w', String(width));
    figure.style.setProperty('--h', String(height));
    figure.dataset['shape'] = shape;
    const scaled = figure.querySelector('.cw-scaled');
    if (scaled !== null) scaled.innerHTML = html;
  }

  /** Elements that no style of a game names, but for the place of a face, which is also on the printing page. */
  function figureOf({ key, sheet, card }: ShownFace): HTMLElement {
    const figure = page.createElement('cw-figure');
    figure.className = 'cw-face';
    figure.innerHTML = '<div class="cw-place"><cw-zoom class="cw-scaled"></cw-zoom></div>';
    Object.assign(figure.dataset, { key, sheet, face: card ?? '' });
    const caption = page.createElement('cw-caption');
    caption.attachShadow({ mode: 'open' }).innerHTML =
      '<style>:host { all: initial !important; display: block !important; font: 12px/1.4 system-ui, "Zen Kaku Gothic New", sans-serif !important; color: #fff !important; margin-top: 4px !important; overflow-wrap: anywhere !important } b { color: #ffd7d0 }</style><span></span><b></b>';
    const name = caption.shadowRoot?.querySelector('span');
    if (name !== null && name !== undefined) name.textContent = card ?? sheet;
    figure.append(caption);
    return figure;
  }

  function isWanted(
    { key, sheet, card }: ShownFace,
    figure: HTMLElement,
    wanted: Wanted,
    seek: string,
  ): boolean {
    return (
      (wanted.sheet === '' || sheet === wanted.sheet) &&
      (wanted.backs || !key.endsWith('/back')) &&
      (seek === '' || `${card ?? ''} ${figure.textContent ?? ''}`.toLowerCase().includes(seek))
    );
  }

  function mark(faults: readonly ShownFault[]): void {
    for (const { figure, face } of shown.values()) {
      const own = faults.filter(({ card }) => card !== null && card === face.card);
      figure.classList.toggle(
        'cw-faulty',
        own.some(({ severity }) => severity === 'error'),
      );
      const codes = figure.querySelector('cw-caption')?.shadowRoot?.querySelector('b');
      if (codes === null || codes === undefined) continue;
      const text = [...new Set(own.map(({ code }) => ` ${code}`))].join('');
      if (codes.textContent !== text) codes.textContent = text;
    }
  }
}
