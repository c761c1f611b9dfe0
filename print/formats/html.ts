/**
 * The sheet as one page for a browser, to send, to read on a screen: it needs nothing beside it,
 * styles, pictures and fonts are written into it.
 */
import { join, posix } from 'node:path';
import { writeAtomically, decoded } from '../../kernel/index.ts';
import { sheetDocument } from '../html/document.ts';
import { imposeSheet } from '../imposed-sheet.ts';
import { nameOnPaper } from '../request.ts';
import { FORMATS } from './names.ts';
import type { Format } from './format.ts';
import { type FontFamily, fontStyle } from '../fonts/families.ts';
import { readForProof } from '../art/frame.ts';
import { newestForms } from '../html/fonts-inside.ts';
import { readResource } from '../html/resources.ts';
import { dataAddress, GAME, ORIGIN, INSIDE_POLICY, PRESS_POLICY } from '../html/addresses.ts';

export const html: Format = {
  name: 'html',
  ...FORMATS.html,
  print(job, printable) {
    const { sheet, locale, paper, folder, ink, onFile } = job;
    const { pages, faces, imprint, cards, faults } = imposeSheet(printable, job);
    if (pages.length === 0) return Promise.resolve({ files: [], faults });
    const name = `${nameOnPaper(printable, job)}.html`;
    onFile?.(name);
    const look = { scale: 1, ground: '#fff' };
    const document = sheetDocument({ pages, faces, styles: sheet.styles, imprint, look, ink });
    const path = join(folder, name);
    writeAtomically(path, Buffer.from(withEverythingInside(document, printable)));
    const file = { path, sheet: sheet.id, locale, paper: paper.id, pages: pages.length, cards };
    return Promise.resolve({ files: [file], faults });
  },
};

interface Sources {
  /** The game's, absolute. */
  readonly folder: string;
  readonly families: readonly FontFamily[];
}

/** Addresses that lead nowhere stay as they are: the check has reported them. */
function withEverythingInside(html: string, { folder, families }: Sources): string {
  const styled = html.replace(
    /<link rel="stylesheet" href="([^"]+)">/g,
    (link, address: string) => styleInside(address) ?? link,
  );
  const pictured = styled.replace(
    /\b((?:src|href)=")([^"#][^"]*)"/g,
    (_, start: string, address: string) => `${start}${inside(address, GAME)}"`,
  );
  const fonts = urlsInside(newestForms(fontStyle(families, html)), '/');
  const guarded = pictured.replace(PRESS_POLICY, INSIDE_POLICY);
  return guarded.replace('<style>', () => `<style>${fonts}</style><style>`);

  function styleInside(address: string): string | null {
    const resource = readResource(absolute(address, GAME), folder);
    if (typeof resource === 'string') return null;
    const css = new TextDecoder().decode(resource.bytes);
    const styles = urlsInside(css, `${posix.dirname(decoded(address))}/`);
    // No style can end its element: what follows would be part of the page.
    return `<style>${styles.replaceAll(/<\/(?=style)/gi, '<\\/')}</style>`;
  }

  function urlsInside(css: string, base: string): string {
    return css.replace(/url\((['"]?)([^'")]+)\1\)/g, (_, quote: string, address: string) => {
      return `url(${quote}${inside(address, base)}${quote})`;
    });
  }

  /** A `data:` address of what is there. */
  function inside(address: string, base: string): string {
    if (/^(data:|#)/.test(address)) return address;
    const read = readForProof(absolute(address, base), folder);
    if (typeof read === 'string') return address;
    const { resource } = read;
    return dataAddress(resource.type, resource.bytes);
  }
}

/** What an address means from `base` on; what is no address leads nowhere. */
function absolute(address: string, base: string): string {
  try {
    return new URL(address, ORIGIN + base).href;
  } catch {
    return '';
  }
}
