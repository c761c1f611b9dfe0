/**
 * One sheet of the preview, in a frame of its own: exactly its styles reach its faces, and no script
 * runs beside them. Runs inside the page around the frame: it must not use anything from outside itself.
 */
import type { Findings, judge } from '../press/judge.ts';
import type { measure } from '../press/measure.ts';
import type { shrink } from '../press/shrink.ts';
import type { ShownFault } from './faults.ts';
import type { ShownFace } from './shown-face.ts';
import type { ShownSheet } from './state.ts';

/** What a frame is to show. */
export interface SheetView {
  readonly sheet: ShownSheet;
  /** In order. */
  readonly faces: readonly ShownFace[];
  readonly locale: string;
  readonly fonts: string;
  /** By path of a style sheet: the state of the game since which it is another. */
  readonly renewed: ReadonlyMap<string, number>;
  readonly wanted: Wanted;
}

/** What the user asked to see. */
export interface Wanted {
  /** Id of one sheet; empty for all. */
  readonly sheet: string;
  readonly zoom: number;
  readonly backs: boolean;
  /** A part of an id or of a text. */
  readonly find: string;
}

/** What judges faces that are laid out. */
export interface Tools {
  readonly measure: typeof measure;
  readonly judge: typeof judge;
  readonly shrink: typeof shrink;
  readonly tellFindings: (findings: Findings) => ShownFault[];
}

export interface SheetFrame {
  readonly element: HTMLIFrameElement;
  /** Whatever of this is not shown already. */
  show(view: SheetView): void;
  /** Sets text as it will be printed, and judges it; the faults of before where nothing changed. */
  settle(tools: Tools): Promise<readonly ShownFault[]>;
  /** Marks the faces that have these faults. */
  mark(faults: readonly ShownFault[]): void;
  /** Key of the first face that is seen below `top` of the window. */
  seenFrom(top: number): string | undefined;
  /** Whether this card is here; then it is in view. */
  reveal(card: string): boolean;
  /** Asks for everything again. */
  reload(): void;
}

/** `changed` is called when a frame has loaded something. */
export function openSheet(address: string, changed: () => void): SheetFrame {
  type Shown = { readonly figure: HTMLElement; face: ShownFace };
  const shown = new Map<string, Shown>();
  let view: SheetView | undefined;
  let page: Document | undefined;
  let found: readonly ShownFault[] = [];
  let isSettled = false;
  const element = document.createElement('iframe');
  // No scripts: the page around draws the faces.
  element.setAttribute('sandbox', 'allow-same-origin');
  element.src = address;
  element.addEventListener('load', () => {
    page = element.contentDocument ?? undefined;
    shown.clear();
    if (page !== undefined) new ResizeObserver(fit).observe(page.body);
    page?.fonts.addEventListener('loadingdone', () => {
      isSettled = false;
      changed();
    });
    update();
    changed();
  });
  return {
    element,
    show(next) {
      view = next;
      update();
    },
    settle,
    mark,
    seenFrom(top) {
      const frame = element.getBoundingClientRect().top;
      const isSeen = ({ figure }: Shown): boolean => {
        const { height, bottom } = figure.getBoundingClientRect();
        return height > 0 && frame + bottom > top;
      };
      return view?.faces.find(({ key }) => {
        const one = shown.get(key);
        return one !== undefined && isSeen(one);
      })?.key;
    },
    reveal(card) {
      const one = [...shown.values()].find(
        ({ face, figure }) => face.card === card && !figure.hidden,
      );
      one?.figure.scrollIntoView({ behavior: 'smooth', block: 'center' });
      return one !== undefined;
    },
    reload: () => element.contentWindow?.location.reload(),
  };

  function update(): void {
    if (view === undefined || page === undefined) return;
    page.documentElement.lang = view.locale;
    page.documentElement.style.setProperty('--zoom', String(view.wanted.zoom));
    const fonts = page.getElementById('fonts');
    if (fonts !== null && fonts.textContent !== view.fonts) {
      fonts.textContent = view.fonts;
      isSettled = false;
    }
    renewStyles(page, view);
    draw(page, view.faces);
    fit();
  }

  function draw(page: Document, faces: readonly ShownFace[]): void {
    const present = new Set(faces.map(({ key }) => key));
    for (const [key, { figure }] of shown) {
      if (present.has(key)) continue;
      figure.remove();
      shown.delete(key);
      isSettled = false;
    }
    // What is in its place already is not moved: the page would jump.
    let there = page.body.firstElementChild;
    for (const face of faces) {
      const { figure } = drawn(page, face);
      const isHidden = !isWanted(face, figure);
      if (figure.hidden !== isHidden) {
        figure.hidden = isHidden;
        isSettled = false;
      }
      if (there === figure) there = there.nextElementSibling;
      else page.body.insertBefore(figure, there);
    }
  }

  function drawn(page: Document, face: ShownFace): Shown {
    const one = shown.get(face.key) ?? { figure: figureOf(page, face), face };
    if (one.face !== face || !shown.has(face.key)) {
      one.figure.style.setProperty('--w', String(face.width));
      one.figure.style.setProperty('--h', String(face.height));
      one.figure.dataset['shape'] = face.shape;
      const scaled = one.figure.querySelector('.cw-scaled');
      if (scaled !== null) scaled.innerHTML = face.html;
      one.face = face;
      isSettled = false;
    }
    shown.set(face.key, one);
    return one;
  }

  /** Elements that no style of a game names, but for the place of a face, which is also on the printing page. */
  function figureOf(page: Document, { key, sheet, card }: ShownFace): HTMLElement {
    const figure = page.createElement('cw-figure');
    figure.className = 'cw-face';
    figure.innerHTML = '<div class="cw-place"><cw-zoom class="cw-scaled"></cw-zoom></div>';
    Object.assign(figure.dataset, { key, sheet, face: card ?? '' });
    const caption = page.createElement('cw-caption');
    caption.attachShadow({ mode: 'open' }).innerHTML =
      '<style>:host { all: initial !important; display: block !important; font: 12px/1.4 system-ui, sans-serif !important; color: #fff !important; margin-top: 4px !important; overflow-wrap: anywhere !important } b { color: #ffd7d0 }</style><span></span><b></b>';
    const name = caption.shadowRoot?.querySelector('span');
    if (name !== null && name !== undefined) name.textContent = card ?? sheet;
    figure.append(caption);
    return figure;
  }

  function isWanted({ key, sheet, card }: ShownFace, figure: HTMLElement): boolean {
    if (view === undefined) return false;
    const { wanted } = view;
    const needle = wanted.find.trim().toLowerCase();
    return (
      (wanted.sheet === '' || sheet === wanted.sheet) &&
      (wanted.backs || !key.endsWith('/back')) &&
      `${card ?? ''} ${figure.textContent ?? ''}`.toLowerCase().includes(needle)
    );
  }

  /** As large as what is in it: the page around scrolls. */
  function fit(): void {
    if (page === undefined) return;
    const visible = [...shown.values()].filter(({ figure }) => !figure.hidden);
    const widest = Math.max(0, ...visible.map(({ face }) => face.width));
    element.style.minWidth = `calc(${widest * (view?.wanted.zoom ?? 1)}mm + 32px)`;
    element.style.height = visible.length === 0 ? '0' : `${page.body.offsetHeight}px`;
  }

  /** An old style sheet stays, where it is, until the new one is there. */
  function renewStyles(page: Document, { sheet, renewed }: SheetView): void {
    const old = styleLinks(page);
    const known = [...new Set(old.map((link) => link.dataset['path'] ?? ''))];
    if (known.join() !== sheet.styles.join()) {
      page
        .getElementById('base')
        ?.after(...sheet.styles.map((path) => linkTo(page, path, renewed.get(path) ?? 0)));
      for (const link of old) link.remove();
      return;
    }
    for (const path of sheet.styles) {
      const revision = renewed.get(path) ?? 0;
      const last = old.findLast((link) => link.dataset['path'] === path);
      if (Number(last?.dataset['revision']) < revision) last?.after(linkTo(page, path, revision));
    }
  }

  function styleLinks(page: Document): HTMLLinkElement[] {
    return [...page.querySelectorAll<HTMLLinkElement>('link.cw-game')];
  }

  function linkTo(page: Document, path: string, revision: number): HTMLLinkElement {
    const link = page.createElement('link');
    link.rel = 'stylesheet';
    link.className = 'cw-game';
    Object.assign(link.dataset, { path, revision });
    link.href = `/game/${path.split('/').map(encodeURIComponent).join('/')}?${revision}`;
    const arrived = (): void => {
      for (const other of styleLinks(page)) {
        if (other.dataset['path'] !== path || other === link) continue;
        if (Number(other.dataset['revision']) < revision) other.remove();
      }
      isSettled = false;
      changed();
    };
    link.addEventListener('load', arrived);
    link.addEventListener('error', arrived);
    return link;
  }

  async function settle({
    measure,
    judge,
    shrink,
    tellFindings,
  }: Tools): Promise<readonly ShownFault[]> {
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

  function mark(faults: readonly ShownFault[]): void {
    for (const { figure, face } of shown.values()) {
      const own = faults.filter(({ card }) => card !== null && card === face.card);
      figure.classList.toggle(
        'cw-faulty',
        own.some(({ severity }) => severity === 'error'),
      );
      const codes = figure.querySelector('cw-caption')?.shadowRoot?.querySelector('b');
      if (codes === null || codes === undefined) continue;
      codes.textContent = [...new Set(own.map(({ code }) => ` ${code}`))].join('');
    }
  }
}
