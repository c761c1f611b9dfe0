/** One sheet in a frame of its own: exactly its styles reach its faces, and no script runs beside them. */
import { judge, measure, shrink, type Findings } from '../../../print/in-page.ts';
import type { ShownFace, ShownSheet } from '../../../print/in-page.ts';
import { captionOf } from '../faces/caption.ts';
import { holdFaces, type HeldFaces } from '../faces/hold-faces.ts';
import { goBetween } from '../go-between.ts';
import { fontsReady, type Renewed, renewStyles } from '../faces/styles.ts';
import { seenFrom, topOf, widest } from './in-view.ts';

/** What a frame is to show. */
export interface SheetView {
  readonly sheet: ShownSheet;
  /** In order. */
  readonly faces: readonly ShownFace[];
  readonly locale: string;
  readonly fonts: string;
  readonly renewed: Renewed;
  readonly zoom: number;
  /** Whether what may be cut away is shown around each face, and how far text stays from the cut. */
  readonly bleed: boolean;
}

export interface SheetFrame {
  readonly element: HTMLIFrameElement;
  /** Once the frame is loaded. */
  readonly held: HeldFaces | undefined;
  /** Whatever of this is not shown already. */
  show(view: SheetView): void;
  /** As large as what is in it: the page around scrolls. */
  fit(): void;
  /** Sets text as it will be printed, and judges it; what was found before where nothing changed. */
  settle(): Promise<Findings>;
  /** Key of the first face that is seen below `top` of the window. */
  seenFrom(top: number): string | undefined;
  /** Where a visible face begins, in pixels from the top of the window. */
  topOf(key: string): number | undefined;
  /** Asks for everything again. */
  reload(): void;
}

const NOTHING: Findings = { overflows: [], small: [], unsafe: [], unwritable: [] };

interface Heard {
  /** The frame is there, with its faces. */
  readonly opened: () => void;
  /** It has loaded something. */
  readonly changed: () => void;
}

export function openSheet(address: string, { opened, changed }: Heard): SheetFrame {
  let view: SheetView | undefined;
  let page: Document | undefined;
  let held: HeldFaces | undefined;
  let found = NOTHING;
  let isSettled = false;
  const element = document.createElement('iframe');
  // No scripts: the page around draws the faces.
  element.setAttribute('sandbox', 'allow-same-origin');
  element.src = address;
  const loaded = (): void => {
    isSettled = false;
    changed();
  };
  const fit = (): void => {
    if (page === undefined || held === undefined) return;
    const width = widest(held);
    element.style.minWidth = `calc(${width * (view?.zoom ?? 1)}mm + 32px)`;
    element.style.height = width === 0 ? '0' : `${page.body.offsetHeight}px`;
    // Tab would stop in a frame in which there is nothing.
    element.inert = width === 0;
  };
  const update = (): void => {
    if (view === undefined || page === undefined || held === undefined) return;
    look(page, view);
    const fonts = page.getElementById('fonts');
    if (fonts !== null && fonts.textContent !== view.fonts) {
      fonts.textContent = view.fonts;
      isSettled = false;
    }
    renewStyles(page, view.sheet.styles, view.renewed, loaded);
    const { isOther, isMoved } = held.draw(view.faces);
    if (isOther) isSettled = false;
    // Asking for a height lays everything out; a face that is drawn again stays as large as it was.
    if (isMoved) fit();
  };
  element.addEventListener('load', () => {
    page = element.contentDocument ?? undefined;
    held = page === undefined ? undefined : holdFaces(page, captionOf);
    if (page !== undefined) {
      new ResizeObserver(fit).observe(page.body);
      goBetween(page);
    }
    page?.fonts.addEventListener('loadingdone', loaded);
    update();
    fit();
    opened();
    changed();
  });
  return {
    element,
    get held() {
      return held;
    },
    show(next) {
      view = next;
      update();
    },
    fit,
    async settle() {
      const inside = element.contentWindow as (Window & typeof globalThis) | null;
      if (view === undefined || page === undefined || inside === null) return NOTHING;
      if (isSettled) return found;
      // Faces out of view are not laid out; those that are ask for their fonts.
      for (const face of page.querySelectorAll('article')) face.getBoundingClientRect();
      await fontsReady(page);
      isSettled = true;
      let judged = judgedIn(page, inside, view);
      // Measuring lays out what is out of view, which may ask for more fonts.
      if (page.fonts.status === 'loading') {
        await fontsReady(page);
        judged = judgedIn(page, inside, view);
      }
      found = judged;
      return found;
    },
    seenFrom: (top) => page && seenFrom(page, top - element.getBoundingClientRect().top),
    topOf(key) {
      const top = held && topOf(held, key);
      return top === undefined ? undefined : element.getBoundingClientRect().top + top;
    },
    reload: () => element.contentWindow?.location.reload(),
  };
}

/** Fits texts into their boxes, and judges all faces. */
function judgedIn(page: Document, inside: Window & typeof globalThis, view: SheetView): Findings {
  for (const box of page.querySelectorAll<HTMLElement>('[data-fit-size], [data-fit-leading]')) {
    box.style.removeProperty('font-size');
    box.style.removeProperty('line-height');
  }
  shrink(view.zoom, inside);
  return judge(measure(view.zoom, inside), view.sheet);
}

/** How all faces of a frame are shown. */
function look(
  { documentElement: root }: Document,
  { locale, zoom, bleed, sheet }: SheetView,
): void {
  root.lang = locale;
  root.style.setProperty('--zoom', String(zoom));
  root.style.setProperty('--cw-bleed', String(sheet.bleed));
  root.style.setProperty('--cw-safe', String(sheet.safe));
  root.classList.toggle('cw-guided', bleed);
}
