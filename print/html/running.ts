/** Running text as one HTML document: rulebooks, lists, notes. Pages break where the browser breaks them. */
import type { Measures } from '../../generator/print-sizes.ts';
import { defaultFonts } from '../fonts/families.ts';
import { escape } from '../render/helpers/markup.ts';
import { gameAddress } from './addresses.ts';
import { BASE_STYLE } from './base-style.ts';
import { mm } from './measures.ts';
import { PRESS_POLICY } from './policy.ts';

export interface RunningText {
  readonly title: string;
  readonly locale: string;
  readonly page: Measures;
  /** Of all four sides, in mm. */
  readonly margin: number;
  /** Stands at the foot of each page, beside its number. */
  readonly foot: string;
  /** Paths of style sheets in the game folder, for faces within the text. */
  readonly styles: readonly string[];
  /** CSS of the text itself. */
  readonly style: string;
  /** HTML. */
  readonly body: string;
}

const FONTS = defaultFonts.map((name) => `'${name}'`).join(', ');

export function runningDocument(text: RunningText): string {
  const { title, locale, styles, style, body } = text;
  return [
    `<!doctype html><html lang="${escape(locale)}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${PRESS_POLICY}">`,
    `<title>${escape(title)}</title><link rel="icon" href="data:,">`,
    `<style>${BASE_STYLE}</style>`,
    ...styles.map((path) => `<link rel="stylesheet" href="${escape(gameAddress(path))}">`),
    `<style>${pageStyle(text)}${style}</style></head><body>`,
    fontsOfTheFoot(text.foot),
    body,
    '</body></html>',
  ].join('\n');
}

function pageStyle({ page, margin, foot }: RunningText): string {
  return `
@page {
  size: ${mm(page.width)}mm ${mm(page.height)}mm;
  margin: ${mm(margin)}mm;
  @bottom-left { content: ${cssText(foot)}; font: 7pt ${FONTS}; color: #444; }
  @bottom-right { content: counter(page); font: 600 8pt ${FONTS}; }
}
html, body { margin: 0; padding: 0; background: #fff; color: #000; }
`;
}

/** The margins of pages take only fonts that are there already, and browsers load those of the body. */
function fontsOfTheFoot(foot: string): string {
  const style = 'position: absolute; visibility: hidden; font:';
  return [
    `<i aria-hidden="true" style="${style} 7pt ${FONTS}">${escape(foot)}</i>`,
    `<i aria-hidden="true" style="${style} 600 8pt ${FONTS}">0123456789</i>`,
  ].join('');
}

/** A text as CSS writes it. */
function cssText(text: string): string {
  return `"${text.replace(/["\\<]/g, (found) => `\\${(found.codePointAt(0) ?? 0).toString(16)} `)}"`;
}
