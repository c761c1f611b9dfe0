/* oxlint-disable unicorn/consistent-function-scoping -- the browser sees nothing from outside `look` */
/** What cannot be said of texts: icons, grids, boxes and signs as the browser has laid them out. Runs inside the page. */

/** From the top left corner of the face, in mm. */
export interface Place {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Look {
  /** Id of the card; null on a panel. */
  readonly card: string | null;
  readonly side: string;
  readonly icons: readonly {
    readonly title: string;
    /** By which its drawing leaves its view box without being shown there, in units of the view box. */
    readonly lost: number;
    /** By which it leaves a box that hides its overflow, in mm. */
    readonly hidden: number;
  }[];
  readonly grids: readonly {
    readonly isInline: boolean;
    /** From square to square, in mm. */
    readonly pitch: number;
    /** Squares without an edge of their own: they have no stroke, or it lies on their neighbour's. */
    readonly open: number;
  }[];
  /** The highest strip of a box of words in which nothing is written, in mm. */
  readonly emptiest: number;
  readonly places: Readonly<Record<string, readonly Place[]>>;
  /** Null where there is no name on a plate. */
  readonly name: { readonly text: string; readonly below: number } | null;
}

/** `selectors`: what the test asks the places of. Laid out in true size. */
export function look(selectors: readonly string[]): Look[] {
  const MM = 25.4 / 96;
  const seen = new Map<string, HTMLElement>();
  for (const face of document.querySelectorAll<HTMLElement>('article.card, article.panel')) {
    const key = `${face.dataset['card'] ?? ''} ${face.className}`;
    if (!seen.has(key)) seen.set(key, face);
  }
  return [...seen.values()].map((face) => ({
    card: face.dataset['card'] ?? null,
    side: face.classList.contains('back') ? 'back' : 'front',
    icons: [...face.querySelectorAll<SVGSVGElement>('svg.icon')]
      .filter((icon) => icon.closest('[aria-hidden=true]:not(svg)') === null)
      .map((icon) => ({
        title: icon.querySelector('title')?.textContent ?? '',
        lost: getComputedStyle(icon).overflow === 'visible' ? 0 : beyondView(icon),
        hidden: hiddenBy(icon, face),
      })),
    grids: [...face.querySelectorAll<SVGSVGElement>('svg.pattern')].map((grid) => ({
      isInline: grid.closest('.rules-text') !== null,
      pitch: pitchOf(grid) * MM,
      open: [...grid.querySelectorAll<SVGRectElement>('.pattern-cell')].filter(
        (cell) => !isClosed(cell, pitchOf(grid)),
      ).length,
    })),
    emptiest: Math.max(0, ...[...face.querySelectorAll('.words')].map(emptyStrip)),
    places: Object.fromEntries(
      selectors.map((selector) => [selector, placesOf(selector, face)] as const),
    ),
    name: nameOn(face),
  }));

  function beyondView(icon: SVGSVGElement): number {
    const { x, y, width, height } = icon.getBBox();
    const view = icon.viewBox.baseVal;
    return Math.max(
      view.x - x,
      view.y - y,
      x + width - view.x - view.width,
      y + height - view.y - view.height,
    );
  }

  function hiddenBy(icon: SVGSVGElement, face: Element): number {
    const painted = paintedBox(icon);
    let most = 0;
    for (let box = icon.parentElement; box !== null && box !== face; box = box.parentElement) {
      if (getComputedStyle(box).overflow === 'visible') continue;
      const room = box.getBoundingClientRect();
      most = Math.max(
        most,
        room.left - painted.left,
        room.top - painted.top,
        painted.right - room.right,
        painted.bottom - room.bottom,
      );
    }
    return most * MM;
  }

  function paintedBox(icon: SVGSVGElement): Place {
    const { x, y, width, height } = icon.getBBox();
    const matrix = icon.getScreenCTM() ?? new DOMMatrix();
    const corners = [
      [x, y],
      [x + width, y],
      [x, y + height],
      [x + width, y + height],
    ].map(([across, down]) => new DOMPoint(across, down).matrixTransform(matrix));
    const xs = corners.map((point) => point.x);
    const ys = corners.map((point) => point.y);
    return {
      left: Math.min(...xs),
      top: Math.min(...ys),
      right: Math.max(...xs),
      bottom: Math.max(...ys),
    };
  }

  function pitchOf(grid: SVGSVGElement): number {
    return grid.getBoundingClientRect().width / grid.viewBox.baseVal.width;
  }

  function isClosed(cell: SVGRectElement, pitch: number): boolean {
    const { stroke, strokeWidth } = getComputedStyle(cell);
    const scale = cell.getScreenCTM()?.a ?? 0;
    return stroke !== 'none' && (1 + parseFloat(strokeWidth)) * scale < pitch;
  }

  function emptyStrip(box: Element): number {
    const { top, bottom } = box.getBoundingClientRect();
    let end = top;
    let most = 0;
    for (const line of linesIn(box)) {
      most = Math.max(most, line.top - end);
      end = Math.max(end, line.bottom);
    }
    return Math.max(most, bottom - end) * MM;
  }

  function linesIn(box: Element): DOMRect[] {
    const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    const lines: DOMRect[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      if ((node.textContent ?? '').trim() !== '') lines.push(...range.getClientRects());
    }
    return lines.toSorted((a, b) => a.top - b.top);
  }

  /** By how much the letters of a name lie below the middle of its plate, in mm. */
  function nameOn(face: Element): Look['name'] {
    const name = face.querySelector('.name');
    const plate = face.querySelector('.plate-line')?.getBoundingClientRect();
    const canvas = document.createElement('canvas').getContext('2d');
    const text = name?.firstChild;
    if (!(text instanceof Text) || plate === undefined || canvas === null) return null;
    const line = document.createElement('span');
    const mark = document.createElement('span');
    mark.style.cssText = 'display:inline-block;width:0;height:0';
    text.replaceWith(line);
    line.append(text, mark);
    const baseline = mark.getBoundingClientRect().bottom;
    const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(line);
    canvas.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
    const ink = canvas.measureText(text.data);
    const middle = baseline - (ink.actualBoundingBoxAscent - ink.actualBoundingBoxDescent) / 2;
    return { text: text.data, below: (middle - (plate.top + plate.bottom) / 2) * MM };
  }

  function placesOf(selector: string, face: Element): Place[] {
    const origin = face.getBoundingClientRect();
    return [...face.querySelectorAll(selector)].map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return {
        left: (left - origin.left) * MM,
        top: (top - origin.top) * MM,
        right: (right - origin.left) * MM,
        bottom: (bottom - origin.top) * MM,
      };
    });
  }
}
