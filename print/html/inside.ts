/** A document that needs nothing beside it: styles, pictures and fonts are written into it. */
import { posix } from 'node:path';
import type { FontFamily } from '../fonts/families.ts';
import { fontStyle } from '../fonts/font-style.ts';
import { readForProof } from '../art/unpainted.ts';
import { readResource } from '../press/resources.ts';
import { GAME, ORIGIN } from './addresses.ts';

export interface Sources {
  /** The game's, absolute. */
  readonly folder: string;
  readonly families: readonly FontFamily[];
}

/** Addresses that lead nowhere stay as they are: the check has told of them. */
export function withEverythingInside(html: string, { folder, families }: Sources): string {
  const styled = html.replace(
    /<link rel="stylesheet" href="([^"]+)">/g,
    (link, address: string) => styleInside(address) ?? link,
  );
  const pictured = styled.replace(
    /\b((?:src|href)=")([^"#][^"]*)"/g,
    (_, start: string, address: string) => `${start}${inside(address, GAME)}"`,
  );
  // The older form of each font, for browsers that nobody has.
  const rules = fontStyle(families, html).replace(/,\s*url\([^)]*\.woff\)\s*format\([^)]*\)/g, '');
  const fonts = urlsInside(rules, '/');
  return pictured.replace('<style>', () => `<style>${fonts}</style><style>`);

  function styleInside(address: string): string | null {
    const resource = readResource(new URL(address, ORIGIN + GAME).href, folder);
    if (typeof resource === 'string') return null;
    const css = new TextDecoder().decode(resource.bytes);
    return `<style>${urlsInside(css, `${posix.dirname(decodeURIComponent(address))}/`)}</style>`;
  }

  function urlsInside(css: string, base: string): string {
    return css.replace(/url\((['"]?)([^'")]+)\1\)/g, (_, quote: string, address: string) => {
      return `url(${quote}${inside(address, base)}${quote})`;
    });
  }

  /** A `data:` address of what stands there. */
  function inside(address: string, base: string): string {
    if (/^(data:|#)/.test(address)) return address;
    const read = readForProof(new URL(address, ORIGIN + base).href, folder);
    if (typeof read === 'string') return address;
    const { resource } = read;
    const data = Buffer.from(resource.bytes).toString('base64');
    return `data:${resource.type.replace('; ', ';')};base64,${data}`;
  }
}
