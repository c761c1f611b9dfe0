/**
 * One sheet of the preview, in a frame of its own: exactly its styles reach its faces, and no script
 * runs beside them. Runs inside the page around the frame: it must not use anything from outside itself.
 */
import type { Findings, judge } from '../press/judge.ts';
import type { measure } from '../press/measure.ts';
import type { shrink } from '../press/shrink.ts';
import type { HeldFaces, holdFaces, Wanted } from './faces-client.ts';
import type { ShownFault } from './faults.ts';
import type { ShownFace } from './shown-face.ts';
import type { ShownSheet } from './state.ts';
import type { Renewed, renewStyles } from './styles-client.ts';

/** What a frame is to show. */
interface SheetView {
  readonly sheet: ShownSheet;
  /** In order. */
  readonly faces: readonly ShownFace[];
  readonly locale: string;
  readonly fonts: string;
  readonly renewed: Renewed;
  readonly wanted: Wanted;
}

/** What a frame is drawn and judged with. */
export interface Tools {
  readonly holdFaces: typeof holdFaces;
  readonly renewStyles: typeof renewStyles;
  readonly measure: typeof measure;
  readonly judge: typeof judge;
  readonly shrink: typeof shrink;
  readonly tellFindings: (findings: Findings) => ShownFault[];
}

export interface SheetFrame extends Pick<HeldFaces, 'mark' | 'reveal'> {
  readonly element: HTMLIFrameElement;
  /** Whatever of this is not shown already. */
  show(view: SheetView): void;
  /** As large as what is in it: the page around scrolls. */
  fit(): void;
  /** Sets text as it will be printed, and judges it; the faults of before where nothing changed. */
  settle(): Promise<readonly ShownFault[]>;
  /** Key of the first face that is seen below `top` of the window. */
  seenFrom(top: number): string | undefined;
  /** Where a visible face begins, in pixels from the top of the window. */
  topOf(key: string): number | undefined;
  /** Asks for everything again. */
  reload(): void;
}

/** `changed` is called when a frame has loaded something. */
export function openSheet(
  address: string,
  changed: () => void,
  { holdFaces, renewStyles, measure, judge, shrink, tellFindings }: Tools,
): SheetFrame {
  let view: SheetView | undefined;
  let page: Document | undefined;
  let held: HeldFaces | undefined;
  let found: readonly ShownFault[] = [];
  let isSettled = false;
  const element = document.createElement('iframe');
  // No scripts: the page around draws the faces.
  element.setAttribute('sandbox', 'allow-same-origin');
  element.src = address;
  element.addEventListener('load', () => {
    page = element.contentDocument ?? undefined;
    held = page === undefined ? undefined : holdFaces(page);
    if (page !== undefined) new ResizeObserver(fit).observe(page.body);
    page?.fonts.addEventListener('loadingdone', loaded);
    update();
    fit();
    changed();
  });
  return {
    element,
    show(next) {
      view = next;
      update();
    },
    fit,
    settle,
    mark: (faults) => held?.mark(faults),
    seenFrom: (top) => held?.seenFrom(top - element.getBoundingClientRect().top),
    topOf(key) {
      const top = held?.topOf(key);
      return top === undefined ? undefined : element.getBoundingClientRect().top + top;
    },
    reveal: (card) => held?.reveal(card) ?? false,
    reload: () => element.contentWindow?.location.reload(),
  };

  function loaded(): void {
    isSettled = false;
    changed();
  }

  function update(): void {
    if (view === undefined || page === undefined || held === undefined) return;
    page.documentElement.lang = view.locale;
    page.documentElement.style.setProperty('--zoom', String(view.wanted.zoom));
    const fonts = page.getElementById('fonts');
    if (fonts !== null && fonts.textContent !== view.fonts) {
      fonts.textContent = view.fonts;
      isSettled = false;
    }
    renewStyles(page, view.sheet.styles, view.renewed, loaded);
    const { isOther, isMoved } = held.draw(view.faces, view.wanted);
    if (isOther) isSettled = false;
    // Asking for a height lays everything out; a face that is drawn again stays as large as it was.
    if (isMoved) fit();
  }

  function fit(): void {
    if (page === undefined || held === undefined) return;
    const widest = held.widest();
    element.style.minWidth = `calc(${widest * (view?.wanted.zoom ?? 1)}mm + 32px)`;
    element.style.height = widest === 0 ? '0' : `${page.body.offsetHeight}px`;
  }

  async function settle(): Promise<readonly ShownFault[]> {
    const inside = element.contentWindow as (Window & typeof globalThis) | null;
    if (view === undefined || page === undefined || inside === null) return [];
    if (isSettled) return found;
    // Faces out of view are not laid out; those that are ask for their fonts.
    for (const face of page.querySelectorAll('article')) face.getBoundingClientRect();
    await page.fonts.ready;
    isSettled = true;
    const { zoom } = view.wanted;
    for (const box of page.querySelectorAll<HTMLElement>('[data-fit-size], [data-fit-leading]')) {
      box.style.removeProperty('font-size');
      box.style.removeProperty('line-height');
    }
    shrink(zoom, inside);
    found = tellFindings(judge(measure(zoom, inside), view.sheet));
    return found;
  }
}
