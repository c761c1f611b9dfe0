/** The frames of all sheets, one below the other. What the user looks at stays in its place on the screen. */
import type { Findings, ShownFace, ShownSheet } from '../../../print/in-page.ts';
import type { ShownProblem } from '../../protocol/state.ts';
import { captionFaces, type CaptionTools } from './captions.ts';
import { reveal } from './in-view.ts';
import { openSheet, type SheetFrame, type SheetView } from './sheet-frame.ts';

/** What all frames are to show. */
export interface GalleryView extends Omit<SheetView, 'sheet' | 'faces'> {
  readonly sheets: readonly ShownSheet[];
  /** Of all sheets, in order. */
  readonly faces: readonly ShownFace[];
}

export interface GalleryTools extends CaptionTools {
  /** The last faces that are drawn will soon be in view. */
  readonly nearEnd: () => void;
  /** Key of the first face in view. */
  readonly sees: (key: string) => void;
  /** What was found on the faces of each sheet, once they are laid out. Returns all problems, to be marked. */
  readonly found: (findings: ReadonlyMap<string, Findings>) => readonly ShownProblem[];
}

/** Milliseconds after which measuring begins: it takes longer than drawing, and another change may follow. */
const QUIET = 150;

export class Gallery {
  readonly #main: HTMLElement;
  readonly #tools: GalleryTools;
  readonly #frames = new Map<string, SheetFrame>();
  /** The first card in view, and where it is. */
  #anchor: { readonly frame: SheetFrame; readonly key: string; readonly top: number } | null = null;
  /** Where the faces are in the window: what comes above or beside them changes it. */
  #room = '';
  #view: GalleryView | null = null;
  #settling: ReturnType<typeof setTimeout> | undefined;
  #scrolling: ReturnType<typeof setTimeout> | undefined;
  #settled = 0;
  #problems: readonly ShownProblem[] = [];

  constructor(main: HTMLElement, tools: GalleryTools) {
    this.#main = main;
    this.#tools = tools;
    main.addEventListener('scroll', () => {
      this.#remember();
      this.#lookSoon();
      const { scrollTop, clientHeight, scrollHeight } = main;
      if (scrollTop + 3 * clientHeight > scrollHeight) this.#tools.nearEnd();
    });
    // Faults and details take room beside the cards.
    new ResizeObserver(() => this.#restore()).observe(main);
  }

  /** `isElsewhere`: faces may come or go. */
  show(view: GalleryView, isElsewhere: boolean): void {
    if (isElsewhere) this.#inPlace(() => this.#update(view));
    else this.#update(view);
  }

  #update(view: GalleryView): void {
    if (this.#view?.sheets !== view.sheets) this.#renewFrames(view.sheets);
    this.#view = view;
    for (const sheet of view.sheets) {
      const faces = view.faces.filter((face) => face.sheet === sheet.id);
      this.#frames.get(sheet.id)?.show({ ...view, sheet, faces });
    }
    this.#settleSoon();
    this.#lookSoon();
  }

  /** A frame for each sheet, in order. */
  #renewFrames(sheets: readonly ShownSheet[]): void {
    const present = new Set(sheets.map(({ id }) => id));
    for (const [id, { element }] of this.#frames) {
      if (present.has(id)) continue;
      element.remove();
      this.#frames.delete(id);
    }
    let there = this.#main.firstElementChild;
    for (const { id, title } of sheets) {
      const frame =
        this.#frames.get(id) ??
        openSheet(`/game/?sheet=${encodeURIComponent(id)}`, {
          opened: () => this.#opened(),
          changed: () => this.#settleSoon(),
        });
      this.#frames.set(id, frame);
      frame.element.title = title;
      if (there === frame.element) there = there.nextElementSibling;
      else this.#main.insertBefore(frame.element, there);
    }
  }

  /** Names can be clicked before the faces are judged. */
  #opened(): void {
    this.mark(this.#problems);
  }

  /** What the user looks at stays where it is on the screen, whatever comes or goes around it. */
  #inPlace(work: () => void): void {
    this.#remember();
    work();
    this.#restore();
  }

  #remember(): void {
    // Something has just come above or beside the cards: they are where they were before that.
    if (this.#room !== this.#roomNow()) this.#restore();
    const { top } = this.#main.getBoundingClientRect();
    const seen = this.#main.scrollTop === 0 ? undefined : this.#firstSeen(top);
    const place = seen?.frame.topOf(seen.key);
    this.#anchor = seen === undefined || place === undefined ? null : { ...seen, top: place };
  }

  #restore(): void {
    this.#room = this.#roomNow();
    const anchor = this.#anchor;
    if (anchor === null) return;
    for (const frame of this.#frames.values()) frame.fit();
    const now = anchor.frame.topOf(anchor.key);
    if (now !== undefined) this.#main.scrollTop += now - anchor.top;
  }

  #roomNow(): string {
    return `${this.#main.getBoundingClientRect().top} ${this.#main.clientWidth}`;
  }

  /** The first face that ends below `top`. */
  #firstSeen(top: number): { frame: SheetFrame; key: string } | undefined {
    for (const { id } of this.#view?.sheets ?? []) {
      const frame = this.#frames.get(id);
      const key = frame?.seenFrom(top);
      if (frame !== undefined && key !== undefined) return { frame, key };
    }
    return undefined;
  }

  /** The server renews first what the user sees. */
  #lookSoon(): void {
    clearTimeout(this.#scrolling);
    this.#scrolling = setTimeout(() => {
      const seen = this.#firstSeen(this.#main.getBoundingClientRect().top)?.key;
      if (seen !== undefined) this.#tools.sees(seen);
    }, 100);
  }

  #settleSoon(): void {
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => void this.#settle(), QUIET);
  }

  async #settle(): Promise<void> {
    const found = await Promise.all(
      [...this.#frames].map(async ([id, frame]) => [id, await frame.settle()] as const),
    );
    // Faults take room beside the faces, and in their captions.
    this.#inPlace(() => this.mark(this.#tools.found(new Map(found))));
    this.#settled += 1;
    this.#main.dataset['settled'] = String(this.#settled);
  }

  mark(problems: readonly ShownProblem[]): void {
    this.#problems = problems;
    for (const { held } of this.#frames.values()) {
      if (held !== undefined) captionFaces(held, problems, this.#tools);
    }
  }

  reveal(card: string): void {
    [...this.#frames.values()].some(({ held }) => held !== undefined && reveal(held, card));
  }

  reload(): void {
    for (const frame of this.#frames.values()) frame.reload();
  }
}
