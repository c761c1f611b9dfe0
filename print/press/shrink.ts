/* oxlint-disable unicorn/consistent-function-scoping -- the browser sees nothing from outside `shrink` */
/**
 * Autofit: text that is too large for its box is set smaller, then tighter, as far as the template
 * allows. Runs inside the page: `shrink` must not use anything from outside itself.
 */

/** A box whose text was set smaller. */
export interface Shrunk {
  readonly card: string | null;
  readonly side: 'front' | 'back' | 'panel';
  readonly field: string | null;
  /** In pt, as the style sheet has it and as it was set. */
  readonly from: number;
  readonly to: number;
  /** Height of a line in times of the size; null where it stayed. */
  readonly leading: number | null;
}

/**
 * Works on every `data-fit` box with `data-fit-size` (the smallest size, in pt) or
 * `data-fit-leading` (the lowest line, in times of the size). All boxes take each step together, so
 * that the page is laid out a dozen times however many there are. `view` is the window of the faces.
 */
export function shrink(scale: number, view: Window & typeof globalThis = window): Shrunk[] {
  const { document } = view;
  const PT_PER_PX = 72 / 96;
  const STEPS = 6;
  const TOLERANCE = (0.15 / 25.4) * 96 * scale;
  const written = [
    ...document.querySelectorAll<HTMLElement>('[data-fit-size], [data-fit-leading]'),
  ];
  const boxes = written.filter((box) => !fits(box)).map((box) => ({ box, ...limitsOf(box) }));
  search(
    boxes.filter(({ size, least }) => least < size),
    ({ size, least }) => [least, size],
    ({ box }, size) => box.style.setProperty('font-size', `${size}pt`),
  );
  const still = boxes.filter(({ box }) => !fits(box));
  search(
    still.filter(({ leading, lowest }) => lowest < leading),
    ({ leading, lowest }) => [lowest, leading],
    ({ box }, leading) => box.style.setProperty('line-height', String(leading)),
  );
  return boxes.map(({ box, size, leading }) => {
    const now = limitsOf(box);
    return {
      ...identity(box),
      field: box.dataset['fit'] || null,
      from: rounded(size, 10),
      to: rounded(now.size, 10),
      leading: now.leading < leading - 0.005 ? rounded(now.leading, 100) : null,
    };
  });

  interface Limits {
    size: number;
    least: number;
    leading: number;
    lowest: number;
  }

  function limitsOf(box: HTMLElement): Limits {
    const { fontSize, lineHeight } = getComputedStyle(box);
    const size = parseFloat(fontSize) * PT_PER_PX;
    const leading = (parseFloat(lineHeight) * PT_PER_PX) / size || 1.2;
    return {
      size,
      least: parseFloat(box.dataset['fitSize'] ?? '') || size,
      leading,
      lowest: parseFloat(box.dataset['fitLeading'] ?? '') || leading,
    };
  }

  /** Sets each to the largest value between its limits with which it fits, or to the lower limit. */
  function search<T extends { box: HTMLElement }>(
    items: readonly T[],
    limits: (item: T) => [number, number],
    set: (item: T, value: number) => void,
  ): void {
    const ranges = items.map((item) => ({ item, low: limits(item)[0], high: limits(item)[1] }));
    for (let step = 0; step < STEPS && ranges.length > 0; step += 1) {
      for (const { item, low, high } of ranges) set(item, (low + high) / 2);
      const fitting = ranges.map(({ item }) => fits(item.box));
      for (const [index, range] of ranges.entries()) {
        const middle = (range.low + range.high) / 2;
        if (fitting[index] === true) range.low = middle;
        else range.high = middle;
      }
    }
    for (const { item, low } of ranges) set(item, low);
  }

  function fits(box: HTMLElement): boolean {
    const room = box.getBoundingClientRect();
    const style = getComputedStyle(box);
    const inset = (side: string): number =>
      ((parseFloat(style.getPropertyValue(`border-${side}-width`)) || 0) +
        (parseFloat(style.getPropertyValue(`padding-${side}`)) || 0)) *
        scale -
      TOLERANCE;
    return linesIn(box).every(
      ({ left, right, top, bottom }) =>
        left >= room.left + inset('left') &&
        right <= room.right - inset('right') &&
        top >= room.top + inset('top') &&
        bottom <= room.bottom - inset('bottom'),
    );
  }

  /** As in `measure`: a font may reach beyond its line; what counts is the line. */
  function linesIn(box: HTMLElement): DOMRect[] {
    const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    const lines: DOMRect[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      const style = getComputedStyle(node.parentElement as Element);
      const { fontSize, lineHeight, writingMode } = style;
      const isColumn = !writingMode.startsWith('horizontal');
      const line = Math.min(parseFloat(lineHeight) || Infinity, 1.2 * parseFloat(fontSize)) * scale;
      for (const { x, y, width, height } of range.getClientRects()) {
        if (width === 0 || height === 0) continue;
        const spare = Math.max(0, (isColumn ? width : height) - line) / 2;
        const [dx, dy] = isColumn ? [spare, 0] : [0, spare];
        lines.push(new DOMRect(x + dx, y + dy, width - 2 * dx, height - 2 * dy));
      }
    }
    return lines;
  }

  function identity(box: HTMLElement): Pick<Shrunk, 'card' | 'side'> {
    const face = box.closest<HTMLElement>('article.card, article.panel');
    const card = face?.dataset['card'] ?? null;
    if (card === null) return { card, side: 'panel' };
    return { card, side: face?.classList.contains('back') === true ? 'back' : 'front' };
  }

  function rounded(value: number, parts: number): number {
    return Math.round(value * parts) / parts;
  }
}
