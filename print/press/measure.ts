/* oxlint-disable unicorn/consistent-function-scoping -- the browser sees nothing from outside `measure` */
/**
 * What is wrong with faces as the browser has laid them out. Runs inside the page: `measure` must
 * not use anything from outside itself.
 */

/** A box whose text does not fit into it. */
export interface Overflow {
  /** Id of the card; null on a panel. */
  readonly card: string | null;
  readonly side: 'front' | 'back' | 'panel';
  /** What `data-fit` says; null for a box without. */
  readonly field: string | null;
  readonly text: string;
  /** Millimetres on paper by which it is too large. */
  readonly across: number;
  readonly down: number;
}

/** Characters that none of the fonts named for them has. */
export interface Unwritable {
  readonly card: string | null;
  readonly families: readonly string[];
  readonly characters: readonly string[];
}

export interface Findings {
  readonly overflows: readonly Overflow[];
  readonly unwritable: readonly Unwritable[];
  /** Families of fonts that could not be read. */
  readonly brokenFonts: readonly string[];
}

/** `scale`: how many times larger than on paper the page is laid out. */
export function measure(scale: number): Findings {
  const MM_PER_PX = 25.4 / 96 / scale;
  /** What nobody sees, in mm. */
  const TOLERANCE = 0.15;
  const LONGEST_QUOTE = 80;
  const overflows: Overflow[] = [];
  const unwritable: Unwritable[] = [];
  const covered = coverage();
  const seen = new Set<string>();
  for (const face of document.querySelectorAll<HTMLElement>('article.card, article.panel')) {
    const key = `${face.dataset['card'] ?? ''} ${face.className}`;
    if (seen.has(key)) continue;
    seen.add(key);
    findOverflows(face);
    findUnwritable(face);
  }
  const broken = [...document.fonts].filter(({ status }) => status === 'error');
  const brokenFonts = [...new Set(broken.map(({ family }) => unquoted(family)))];
  return { overflows, unwritable, brokenFonts };

  /** Text is held against the nearest box that it must fit into; each box is told of once. */
  function findOverflows(face: HTMLElement): void {
    const boxes = new Map<Element, { texts: string[]; across: number; down: number }>();
    for (const text of textsIn(face)) {
      const holder = holderOf(text, face);
      const room = roomIn(holder);
      const found = boxes.get(holder) ?? { texts: [], across: 0, down: 0 };
      found.texts.push(text.data);
      for (const ink of inkOf(text)) {
        found.across = Math.max(found.across, room.left - ink.left, ink.right - room.right);
        found.down = Math.max(found.down, room.top - ink.top, ink.bottom - room.bottom);
      }
      boxes.set(holder, found);
    }
    for (const [holder, { texts, across, down }] of boxes) {
      const [x, y] = [toMm(across), toMm(down)];
      if (x === 0 && y === 0) continue;
      const text = texts.join('').replace(/\s+/g, ' ').trim().slice(0, LONGEST_QUOTE);
      const field = holder.getAttribute('data-fit');
      overflows.push({ ...placeOf(face), field: field || null, text, across: x, down: y });
    }
  }

  function toMm(px: number): number {
    const length = px * MM_PER_PX;
    return length > TOLERANCE ? Math.round(length * 100) / 100 : 0;
  }

  function placeOf(face: HTMLElement): Pick<Overflow, 'card' | 'side'> {
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

  /** The lines of a text. A font may reach beyond its line; what counts is the line. */
  function inkOf(text: Text): DOMRect[] {
    const range = document.createRange();
    range.selectNodeContents(text);
    const style = getComputedStyle(text.parentElement as Element);
    const size = parseFloat(style.fontSize);
    const line = Math.min(parseFloat(style.lineHeight) || Infinity, 1.2 * size) * scale;
    return [...range.getClientRects()]
      .filter(({ width, height }) => width > 0 && height > 0)
      .map(({ x, y, width, height }) => {
        const spare = Math.max(0, height - line) / 2;
        return new DOMRect(x, y + spare, width, height - 2 * spare);
      });
  }

  function findUnwritable(face: HTMLElement): void {
    for (const text of textsIn(face)) {
      const { fontFamily } = getComputedStyle(text.parentElement as Element);
      const families = fontFamily.split(',').map(unquoted);
      const known = families.flatMap((family) => covered.get(family) ?? []);
      const characters = [...new Set(text.data)].filter(
        (character) => !/\s/.test(character) && !known.some(holds(character)),
      );
      if (characters.length > 0) unwritable.push({ ...placeOf(face), families, characters });
    }
  }

  function holds(character: string): (range: readonly [number, number]) => boolean {
    const code = character.codePointAt(0) ?? 0;
    return ([from, to]) => code >= from && code <= to;
  }

  /** The ranges of characters that each family says it has. */
  function coverage(): Map<string, [number, number][]> {
    const families = new Map<string, [number, number][]>();
    for (const { family, unicodeRange } of document.fonts) {
      const ranges = families.get(unquoted(family)) ?? [];
      for (const part of unicodeRange.split(',')) ranges.push(rangeOf(part.trim()));
      families.set(unquoted(family), ranges);
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
