/**
 * How well the texts of a card stand out, from the colours that its page shows: WCAG's contrast with what lies
 * behind each text. What lies over a picture, a gradient or something that shines through is not guessed.
 */
import { contrast, over, parseColour, type Rgb } from '../../../print/in-page.ts';

export interface Contrasts {
  /** Text that stands out too little, the least first. */
  readonly low: readonly {
    readonly text: string;
    readonly ratio: number;
    readonly least: number;
  }[];
  /** Texts of which nobody can say it from colours alone. */
  readonly unknown: readonly string[];
}

/** What WCAG asks of text, and of large text, which begins at these sizes in pt. */
const LEAST = 4.5;
const LEAST_LARGE = 3;
const LARGE = 18;
const LARGE_BOLD = 14;
const BOLD = 700;

/** What is reported with one decimal is judged with one. */
const ROUNDING = 0.05;

/** Where along its middle a line of text is looked at, in shares of its length. */
const PLACES = [0.02, 0.25, 0.5, 0.75, 0.98];

const PT_PER_PX = 0.75;

/** Of all texts in the page; `zoom` is how much larger than on paper it is shown. */
export function contrastsIn(page: Document, zoom: number): Contrasts {
  const low: { text: string; ratio: number; least: number }[] = [];
  const unknown = new Set<string>();
  const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const text = (node.textContent ?? '').trim();
    const holder = node.parentElement;
    if (text === '' || holder === null) continue;
    const lines = linesOf(node);
    if (lines.length === 0 || !isSeen(holder)) continue;
    const ratio = leastRatio(holder, lines);
    if (ratio === null) {
      unknown.add(text);
      continue;
    }
    const least = leastOf(holder, zoom);
    if (ratio < least - ROUNDING) low.push({ text, ratio: Math.round(ratio * 10) / 10, least });
  }
  return { low: low.toSorted((one, other) => one.ratio - other.ratio), unknown: [...unknown] };
}

function linesOf(node: Node): DOMRect[] {
  const range = node.ownerDocument?.createRange();
  range?.selectNodeContents(node);
  return [...(range?.getClientRects() ?? [])].filter(
    ({ width, height }) => width > 0 && height > 0,
  );
}

function styleOf(element: Element, part?: string): CSSStyleDeclaration {
  return (element.ownerDocument.defaultView ?? window).getComputedStyle(element, part);
}

function isSeen(element: Element): boolean {
  return (
    styleOf(element).visibility === 'visible' && element.closest('title, style, defs') === null
  );
}

function leastOf(element: Element, zoom: number): number {
  const { fontSize, fontWeight } = styleOf(element);
  const drawn = matrixInDrawing(element);
  const scale = drawn === null ? scaleOf(element) : Math.hypot(drawn.a, drawn.b);
  const size = (Number.parseFloat(fontSize) * scale * PT_PER_PX) / zoom;
  return size >= LARGE || (size >= LARGE_BOLD && Number(fontWeight) >= BOLD) ? LEAST_LARGE : LEAST;
}

/** How large a box is shown for its size in the style sheet. */
function scaleOf(element: Element): number {
  const box = element.closest<HTMLElement>('article');
  return box === null ? 1 : box.getBoundingClientRect().width / (box.offsetWidth || 1);
}

/** Of all places on these lines; null where one cannot be known. */
function leastRatio(holder: Element, lines: readonly DOMRect[]): number | null {
  const style = styleOf(holder);
  const isDrawn = holder.namespaceURI === SVG;
  const colour = parseColour(isDrawn ? style.fill : style.color);
  if (colour === null || opacityOf(holder) < 1) return null;
  const strength = isDrawn ? Number(style.fillOpacity) : 1;
  let least = Infinity;
  for (const [x, y] of lines.flatMap((line) => placesOn(line, turnOf(holder)))) {
    const ground = groundAt(holder, x, y);
    if (ground === null) return null;
    const seen = over(colour.rgb, colour.opacity * strength, ground);
    least = Math.min(least, contrast(seen, ground));
  }
  return least;
}

/** Where a line of text is looked at: along its middle, where it is level or upright; else in its midst. */
function placesOn(
  { left, top, width, height }: DOMRect,
  degrees: number,
): readonly (readonly [x: number, y: number])[] {
  const middle = [left + width / 2, top + height / 2] as const;
  if (isNear(degrees % 180, 0)) return PLACES.map((share) => [left + width * share, middle[1]]);
  if (isNear(degrees % 180, 90)) return PLACES.map((share) => [middle[0], top + height * share]);
  return [middle];
}

function isNear(degrees: number, whole: number): boolean {
  return Math.abs(degrees - whole) < 1 || Math.abs(degrees - whole) > 179;
}

/** How far the lines of an element are turned on the page, 0 to 360 degrees. */
function turnOf(holder: Element): number {
  const own = matrixInDrawing(holder) ?? matrixOf(holder);
  const upright = styleOf(holder).writingMode.startsWith('vertical') ? 90 : 0;
  return ((Math.atan2(own.b, own.a) * 180) / Math.PI + upright + 360) % 360;
}

/** How an element of a drawing is shown on the page; null for one that is in none. */
function matrixInDrawing(element: Element): DOMMatrix | null {
  const { SVGGraphicsElement } = element.ownerDocument.defaultView ?? window;
  return element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
}

/** Of an element with all that it is in. */
function matrixOf(element: Element): DOMMatrix {
  let matrix = new DOMMatrix();
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const { transform, rotate } = styleOf(at);
    const turned = new DOMMatrix(rotate === 'none' ? undefined : `rotate(${rotate})`);
    matrix = turned
      .multiply(new DOMMatrix(transform === 'none' ? undefined : transform))
      .multiply(matrix);
  }
  return matrix;
}

const SVG = 'http://www.w3.org/2000/svg';
const PICTURES = new Set(['img', 'image', 'canvas', 'video', 'picture', 'use']);
const PAPER: Rgb = [255, 255, 255];

/** The colour behind a text, from the top down to what lets nothing through; null for what has no one colour. */
function groundAt(holder: Element, x: number, y: number): Rgb | null {
  const layers: { readonly rgb: Rgb; readonly opacity: number }[] = [];
  for (const element of holder.ownerDocument.elementsFromPoint(x, y)) {
    const paint = paintOf(element, element === holder);
    if (paint === null) return null;
    if (paint.opacity === 0) continue;
    layers.push(paint);
    if (paint.opacity === 1) break;
  }
  return layers.reduceRight<Rgb>((ground, { rgb, opacity }) => over(rgb, opacity, ground), PAPER);
}

const NOTHING = { rgb: PAPER, opacity: 0 };

/** What an element paints over its whole area; null for a picture, a gradient or a mixture. */
function paintOf(
  element: Element,
  isHolder: boolean,
): { readonly rgb: Rgb; readonly opacity: number } | null {
  const style = styleOf(element);
  if (PICTURES.has(element.localName) || isMixed(element, style)) return null;
  if (element.namespaceURI === SVG && element.localName !== 'svg') {
    if (isHolder || element.closest('text') !== null || style.fill === 'none') return NOTHING;
    const fill = parseColour(style.fill);
    return fill === null
      ? null
      : { rgb: fill.rgb, opacity: fill.opacity * Number(style.fillOpacity) };
  }
  if (style.backgroundImage !== 'none' || hasPaintedParts(element)) return null;
  return parseColour(style.backgroundColor);
}

function isMixed(element: Element, { mixBlendMode, filter }: CSSStyleDeclaration): boolean {
  return mixBlendMode !== 'normal' || filter !== 'none' || opacityOf(element) < 1;
}

/** Of an element with all that it is in. */
function opacityOf(element: Element): number {
  let opacity = 1;
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    opacity *= Number(styleOf(at).opacity);
  }
  return opacity;
}

/** Whether `::before` or `::after` paint something, somewhere. */
function hasPaintedParts(element: Element): boolean {
  return ['::before', '::after'].some((part) => {
    const { content, backgroundColor, backgroundImage } = styleOf(element, part);
    if (content === 'none' || content === 'normal') return false;
    return backgroundImage !== 'none' || parseColour(backgroundColor)?.opacity !== 0;
  });
}
