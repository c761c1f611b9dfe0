/** Plots as SVG text: drawn in Node, so that a page holds pictures and no library. */
import { plot, type PlotOptions } from '@observablehq/plot';
import { parseHTML } from 'linkedom';
import { Html } from '../html.ts';

/** Width of every plot, in pixels. */
const WIDTH = 720;

/** `label`: what the picture shows, for those who do not see it; the numbers are in the table beside it. */
export function drawn(label: string, options: PlotOptions): Html {
  const { document } = parseHTML('<!doctype html><html><body></body></html>');
  const svg = plot({ width: WIDTH, style: { fontSize: '12px' }, ...options, document });
  // What is said of single marks is said of the whole picture here.
  for (const marks of svg.querySelectorAll('[aria-label]')) marks.removeAttribute('aria-label');
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', label);
  return new Html(svg.outerHTML);
}

/** Wider labels are cut. */
const WIDEST = 200;

/** How wide a text is, roughly: nothing measures it here. Japanese characters are twice as wide. */
function widthOf(text: string): number {
  return [...text].reduce((sum, one) => sum + (isWide(one) ? 12.5 : 7), 0);
}

function isWide(character: string): boolean {
  return character >= '\u{1100}';
}

/** Room for labels beside a plot. */
export function roomFor(labels: readonly string[]): number {
  return 16 + Math.max(40, ...labels.map(widthOf));
}

/** `widest`: in pixels. */
export function shortened(label: string, widest = WIDEST): string {
  if (widthOf(label) <= widest) return label;
  const characters = [...label];
  while (widthOf(characters.join('')) > widest - 12) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}

/** Different labels for different rows, also where cutting made them alike. */
export function distinct(labels: readonly string[], widest = WIDEST): string[] {
  const seen = new Map<string, number>();
  return labels.map((label) => {
    const short = shortened(label, widest);
    const before = seen.get(short) ?? 0;
    seen.set(short, before + 1);
    return before === 0 ? short : `${short} (${before + 1})`;
  });
}
