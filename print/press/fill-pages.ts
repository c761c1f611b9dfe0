/* oxlint-disable unicorn/consistent-function-scoping -- the browser sees nothing from outside `fillPages` */
/**
 * Running text is not broken within figures, so one that just does not fit leaves a blank at the end of
 * a page. It is drawn smaller instead, where that is enough. Runs inside the page: `fillPages` must not
 * use anything from outside itself.
 */

/** Part of a page on which text is printed, in px. */
export interface TextArea {
  readonly width: number;
  readonly height: number;
}

/**
 * Lays the text in columns as large as pages, which break where pages do, and can be measured. Looks at
 * what `main` has, from the first to the last; returns how many figures were made smaller.
 */
export function fillPages({ width, height }: TextArea): number {
  /** A blank below this part of the page is left alone. */
  const WORTH = 0.1;
  /** Smallest scale of figures, in percent: steps of fractions would miss it. */
  const LEAST = 68;
  const STEP = 4;
  const GAP = 100;
  const { body } = document;
  const restore = breakColumns();
  const { left, top } = body.getBoundingClientRect();
  const blocks = [...document.querySelectorAll<HTMLElement>('main > *')];
  const count = blocks.filter((block, at) => fill(block, at)).length;
  restore();
  return count;

  /** Breaks that end a page end a column. */
  function breakColumns(): () => void {
    const forced = [...body.querySelectorAll<HTMLElement>('nav, main, main > *')].flatMap((one) => {
      const { breakBefore, breakAfter } = getComputedStyle(one);
      return [
        ...(breakBefore === 'page' ? [{ one, side: 'break-before' }] : []),
        ...(breakAfter === 'page' ? [{ one, side: 'break-after' }] : []),
      ];
    });
    for (const { one, side } of forced) one.style.setProperty(side, 'column');
    const written = body.getAttribute('style') ?? '';
    Object.assign(body.style, {
      width: `${width}px`,
      height: `${height}px`,
      columnWidth: `${width}px`,
      columnGap: `${GAP}px`,
      columnFill: 'auto',
    });
    return () => {
      for (const { one, side } of forced) one.style.removeProperty(side);
      body.setAttribute('style', written);
    };
  }

  interface Place {
    readonly page: number;
    readonly top: number;
    readonly bottom: number;
  }

  /** Of the first piece of a block, or of its last. */
  function place(block: Element, piece: 'first' | 'last'): Place | null {
    const rects = [...block.getClientRects()].filter((rect) => rect.height > 0);
    const rect = piece === 'first' ? rects[0] : rects.at(-1);
    if (rect === undefined) return null;
    const page = Math.round((rect.left - left) / (width + GAP));
    return { page, top: rect.top - top, bottom: rect.bottom - top };
  }

  /** Whether a block that begins a page came to the page before it. */
  function fill(block: HTMLElement, at: number): boolean {
    const figures = [...block.querySelectorAll<HTMLElement>('figure img, .anatomy svg')];
    if (block.matches('.anatomy')) figures.push(...block.querySelectorAll<HTMLElement>('svg'));
    const here = place(block, 'first');
    if (figures.length === 0 || here === null || here.page === 0) return false;
    // A heading goes with what it heads.
    let first = at;
    while (first > 0 && place(blocks[first - 1] as Element, 'last')?.page === here.page) first -= 1;
    const before = first === 0 ? null : place(blocks[first - 1] as Element, 'last');
    const isForced = blocks.slice(first, at + 1).some((one) => one.style.breakBefore === 'column');
    if (before === null || isForced || before.page !== here.page - 1) return false;
    if (height - before.bottom < WORTH * height) return false;
    const sizes = figures.map((figure) => figure.getBoundingClientRect().width);
    for (let percent = 100 - STEP; percent >= LEAST; percent -= STEP) {
      figures.forEach((figure, i) => {
        figure.style.width = `${((sizes[i] ?? 0) * percent) / 100}px`;
      });
      if (place(block, 'last')?.page === before.page) return true;
    }
    for (const figure of figures) figure.style.removeProperty('width');
    return false;
  }
}
