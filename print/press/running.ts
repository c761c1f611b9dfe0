/**
 * Running text (rulebooks, lists, notes) as one HTML document and as PDF. Pages break where the
 * browser breaks them.
 */
import { PDFDocument, type PDFPage } from 'pdf-lib';
import type { Fault } from '../../diagnostics/index.ts';
import { type Measures, packageVersion } from '../../kernel/index.ts';
import { forbid, refusalFaults } from '../faults.ts';
import { points, mm } from '../html/measures.ts';
import type { Sheet } from '../sheets/sheet.ts';
import type { PrintableGame } from '../printable-game.ts';
import type { Press } from './press.ts';
import { defaultFonts, familiesNamed } from '../fonts/families.ts';
import { escape } from '../render/helpers/markup.ts';
import { gameAddress, PRESS_POLICY } from '../html/addresses.ts';
import { BASE_STYLE } from '../html/base-style.ts';

interface RunningPdf {
  /** Null when faults forbid it. */
  readonly document: PDFDocument | null;
  readonly faults: readonly Fault[];
}

/** Prints running text. `sheet` is blamed for what its faces ask for in vain. */
export async function pressRunning(
  printable: PrintableGame,
  text: RunningText,
  {
    sheet,
    date,
    press,
    final = false,
  }: {
    readonly sheet: Sheet | undefined;
    readonly date: Date;
    readonly press: Press;
    readonly final?: boolean | undefined;
  },
): Promise<RunningPdf> {
  const html = runningDocument(text);
  const { width, height } = text.page;
  const area = { width: width - 2 * text.margin, height: height - 2 * text.margin };
  const setup = { paper: text.page, running: area, final };
  const families = familiesNamed([...printable.sources.values(), text.style]);
  const { pdf, refused } = await press.print(html, { ...printable, families }, setup);
  const occasion = sheet === undefined ? null : { printable, sheet, locale: text.locale };
  const faults = occasion === null ? [] : refusalFaults(refused, occasion, final);
  if (forbid(faults)) return { document: null, faults };
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  for (const page of document.getPages()) cutTo(page, text.page);
  describePdf(document, text, date);
  return { document, faults };
}

/** What programs show of it: its title, its language, when and by what it was made. */
export function describePdf(
  document: PDFDocument,
  { title, locale }: Pick<RunningText, 'title' | 'locale'>,
  date: Date,
): void {
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setAuthor('Cardwright');
  document.setCreator(`Cardwright ${packageVersion()}`);
  document.setCreationDate(date);
  document.setModificationDate(date);
  document.setLanguage(locale);
}

/** Browsers make pages of whole pixels; the paper is a little larger or smaller. */
function cutTo(page: PDFPage, { width, height }: Measures): void {
  page.translateContent(0, points(height) - page.getHeight());
  page.setMediaBox(0, 0, points(width), points(height));
  page.setCropBox(0, 0, points(width), points(height));
  page.setTrimBox(0, 0, points(width), points(height));
  page.setBleedBox(0, 0, points(width), points(height));
}

export interface RunningText {
  readonly title: string;
  readonly locale: string;
  readonly page: Measures;
  /** Of all four sides, in mm. */
  readonly margin: number;
  /** Appears at the foot of each page, beside its number. */
  readonly foot: string;
  /** Paths of style sheets in the game folder, for faces within the text. */
  readonly styles: readonly string[];
  /** CSS of the text itself. */
  readonly style: string;
  /** HTML. */
  readonly body: string;
}

const FONTS = defaultFonts.map((name) => `'${name}'`).join(', ');

function runningDocument(text: RunningText): string {
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
