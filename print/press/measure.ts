/* oxlint-disable unicorn/consistent-function-scoping -- the browser sees nothing from outside `measure` */
/**
 * Faces as the browser has laid them out, in numbers; `print/judge/` says what is wrong with them.
 * Runs inside the page: `measure` must not use anything from outside itself.
 */
import type { Box } from '../layout/page.ts';

/** A piece of text with one look. Boxes are in mm from the top left corner of the face as cut. */
export interface TextRun {
  readonly text: string;
  /** The parts of its lines, as high (columns: as wide) as the line and at most 1.2 times the size. */
  readonly lines: readonly Box[];
  /** As printed, in pt, with all transforms. */
  readonly size: number;
  /** As CSS has it: `rgb(28, 20, 16)`. */
  readonly colour: string;
  /** With that of everything around it: 1 hides what lies behind. */
  readonly opacity: number;
  readonly families: readonly string[];
  /** Whether it is the reading of other text, which may be half as large. */
  readonly isReading: boolean;
  /** Whether its lines are columns. */
  readonly isVertical?: boolean;
}

/** A box that its text must fit into. */
export interface TextBox {
  /** What `data-fit` says; null for a box without, or without a field. */
  readonly field: string | null;
  readonly room: Box;
  readonly runs: readonly TextRun[];
}

/** One face, at the first place where it is. */
export interface MeasuredFace {
  /** Id of the card; null on a panel. */
  readonly card: string | null;
  readonly side: 'front' | 'back' | 'panel';
  /** From 0. */
  readonly page: number;
  /** On its page, in mm from the top left corner. */
  readonly place: Box;
  readonly boxes: readonly TextBox[];
  readonly pictures: readonly ShownPicture[];
}

/** A picture on a face. */
interface ShownPicture {
  readonly address: string;
  /** Of its own, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly box: Box;
}

export interface Measured {
  readonly faces: readonly MeasuredFace[];
  /** Code points that each family of fonts says it has, both ends included. */
  readonly coverage: Readonly<Record<string, readonly (readonly [number, number])[]>>;
  /** Families of fonts that could not be read. */
  readonly brokenFonts: readonly string[];
}

/** `scale`: how many times larger than on paper the page is laid out. `view` is the window of the faces. */
export function measure(scale: number, view: Window & typeof globalThis = window): Measured {
  const { document, SVGElement, SVGGraphicsElement } = view;
  const MM_PER_PX = 25.4 / 96 / scale;
  /** Rounded: sums of lengths end in other digits further down a document. */
  const mm = (px: number): number => Math.round(px * MM_PER_PX * 1e6) / 1e6;
  const PT_PER_PX = 72 / 96;
  const faces = new Map<string, MeasuredFace>();
  const turned = new WeakMap<Element, number>();
  const pages = [...document.querySelectorAll('.cw-page')];
  for (const face of document.querySelectorAll<HTMLElement>('article.card, article.panel')) {
    const key = `${face.dataset['card'] ?? ''} ${face.className}`;
    if (!faces.has(key)) faces.set(key, measured(face));
  }
  const broken = [...document.fonts].filter(({ status }) => status === 'error');
  return {
    faces: [...faces.values()],
    coverage: coverage(),
    brokenFonts: [...new Set(broken.map(({ family }) => unquoted(family)))],
  };

  function measured(face: HTMLElement): MeasuredFace {
    const origin = face.getBoundingClientRect();
    const boxes = new Map<Element, TextRun[]>();
    for (const text of textsIn(face)) {
      const holder = holderOf(text, face);
      boxes.set(holder, [...(boxes.get(holder) ?? []), runOf(text, origin)]);
    }
    const page = face.closest('.cw-page');
    const corner = page?.getBoundingClientRect() ?? origin;
    return {
      ...identity(face),
      page: page === null ? 0 : pages.indexOf(page),
      place: toMm(origin, corner),
      pictures: [...face.querySelectorAll('img')].map((img) => ({
        address: img.currentSrc || img.src,
        width: img.naturalWidth,
        height: img.naturalHeight,
        box: toMm(img.getBoundingClientRect(), origin),
      })),
      boxes: [...boxes].map(([holder, runs]) => ({
        field: holder.getAttribute('data-fit') || null,
        room: toMm(roomIn(holder), origin),
        runs,
      })),
    };
  }

  function identity(face: HTMLElement): Pick<MeasuredFace, 'card' | 'side'> {
    const card = face.dataset['card'] ?? null;
    if (card === null) return { card, side: 'panel' };
    return { card, side: face.classList.contains('back') ? 'back' : 'front' };
  }

  function textsIn(face: HTMLElement): Text[] {
    const walker = document.createTreeWalker(face, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node as Text;
      if (text.data.trim() !== '' && isVisible(text)) texts.push(text);
    }
    return texts;
  }

  function isVisible({ parentElement: parent }: Text): boolean {
    return parent?.checkVisibility({ visibilityProperty: true }) === true;
  }

  function holderOf(text: Text, face: Element): Element {
    for (let box = text.parentElement; box !== null && box !== face; box = box.parentElement) {
      if (box.hasAttribute('data-fit') || getComputedStyle(box).overflow !== 'visible') return box;
    }
    return face;
  }

  /** Inside the padding where a box must fit, inside the border where it merely hides. */
  function roomIn(box: Element): DOMRect {
    const rect = box.getBoundingClientRect();
    const style = getComputedStyle(box);
    const parts = box.hasAttribute('data-fit') ? ['border', 'padding'] : ['border'];
    const inset = (side: string): number =>
      parts.reduce((sum, part) => {
        const name = part === 'border' ? `border-${side}-width` : `padding-${side}`;
        return sum + (parseFloat(style.getPropertyValue(name)) || 0) * scale;
      }, 0);
    return new DOMRect(
      rect.left + inset('left'),
      rect.top + inset('top'),
      rect.width - inset('left') - inset('right'),
      rect.height - inset('top') - inset('bottom'),
    );
  }

  function runOf(text: Text, origin: DOMRect): TextRun {
    const parent = text.parentElement as Element;
    const style = getComputedStyle(parent);
    const size = parseFloat(style.fontSize);
    const drawn = scaleOf(parent);
    const shown = parent instanceof SVGElement ? style.fill : style.color;
    const isVertical = !style.writingMode.startsWith('horizontal');
    const lineHeight = drawn * parseFloat(style.lineHeight);
    return {
      text: text.data,
      lines: linesOf(text, drawn * size, lineHeight, isVertical).map((line) => toMm(line, origin)),
      size: size * drawn * PT_PER_PX,
      colour: shown,
      opacity: opacityOf(parent),
      families: style.fontFamily.split(',').map(unquoted),
      isReading: parent.closest('rt') !== null,
      isVertical,
    };
  }

  /** A font may reach beyond its line; what counts is the line. */
  function linesOf(text: Text, size: number, lineHeight: number, isColumn: boolean): DOMRect[] {
    const range = document.createRange();
    range.selectNodeContents(text);
    // SVG has no lines: what counts are the letters.
    const isDrawn = text.parentElement instanceof SVGElement;
    const line = (isDrawn ? 0.7 * size : Math.min(lineHeight || Infinity, 1.2 * size)) * scale;
    return [...range.getClientRects()]
      .filter(({ width, height }) => width > 0 && height > 0)
      .map(({ x, y, width, height }) => {
        const spare = Math.max(0, (isColumn ? width : height) - line) / 2;
        const [dx, dy] = isColumn ? [spare, 0] : [0, spare];
        return new DOMRect(x + dx, y + dy, width - 2 * dx, height - 2 * dy);
      });
  }

  function opacityOf(element: Element): number {
    const own = parseFloat(getComputedStyle(element).opacity);
    const parent = element.parentElement;
    return parent === null || element.matches('article') ? own : own * opacityOf(parent);
  }

  /** How many times larger than its `font-size` says a text is drawn. */
  function scaleOf(element: Element): number {
    const known = turned.get(element);
    if (known !== undefined) return known;
    const found =
      element instanceof SVGGraphicsElement
        ? area(element.getScreenCTM() ?? new DOMMatrix()) / scale
        : ownScale(element) * scaleAround(element);
    turned.set(element, found);
    return found;
  }

  function scaleAround({ parentElement: parent }: Element): number {
    return parent === null || parent.matches('article') ? 1 : scaleOf(parent);
  }

  function ownScale(element: Element): number {
    const { transform, scale: factors } = getComputedStyle(element);
    const [across = 1, down = across] = factors === 'none' ? [] : factors.split(' ').map(Number);
    return area(new DOMMatrix(transform)) * Math.sqrt(Math.abs(across * down));
  }

  function area({ a, b, c, d }: DOMMatrix): number {
    return Math.sqrt(Math.abs(a * d - b * c));
  }

  function toMm({ x, y, width, height }: DOMRect, origin: DOMRect): Box {
    return { x: mm(x - origin.x), y: mm(y - origin.y), width: mm(width), height: mm(height) };
  }

  /** The ranges of characters that each family says it has. */
  function coverage(): Record<string, [number, number][]> {
    const families: Record<string, [number, number][]> = {};
    for (const { family, unicodeRange } of document.fonts) {
      const ranges = (families[unquoted(family)] ??= []);
      for (const part of unicodeRange.split(',')) ranges.push(rangeOf(part.trim()));
    }
    return families;
  }

  /** `U+4E00-9FFF`, `U+26`, `U+4??`. */
  function rangeOf(written: string): [number, number] {
    const [from = '0', to = from] = written.replace(/^U\+/i, '').split('-');
    return [parseInt(from.replaceAll('?', '0'), 16), parseInt(to.replaceAll('?', 'F'), 16)];
  }

  function unquoted(family: string): string {
    return family.trim().replace(/^["']|["']$/g, '');
  }
}
