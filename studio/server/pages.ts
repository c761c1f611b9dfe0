/** The pages of the studio, and the files of their programs. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { language } from '../../diagnostics/index.ts';
import { once, packageRoot } from '../../kernel/index.ts';
import { escape, wholeFonts } from '../../print/index.ts';
import type { FiguresStart } from '../protocol/start.ts';
import { studioWords } from './words.ts';

/** Below it: the programs and styles of the pages. */
export const APP = '/app/';

export function figuresPage(nonce: string): string {
  const words = studioWords();
  const start: FiguresStart = { words };
  return `<!doctype html>
<html lang="${language()}"><head><meta charset="utf-8"><title>${escape(words.studio)}</title>
<meta name="viewport" content="width=device-width"><meta name="csp-nonce" content="${nonce}">
<link rel="icon" href="data:,"><style nonce="${nonce}">${wholeFonts()}</style>
<link rel="stylesheet" href="${APP}figures.css"></head><body>
<script type="application/json" id="start">${JSON.stringify(start).replaceAll('<', '\\u003C')}</script>
<script type="module" src="${APP}revo-grid/revo-grid.esm.js"></script>
<script type="module" src="${APP}figures.js"></script></body></html>`;
}

/** Where the build puts them. */
const folder = (): string => join(packageRoot(), 'dist', 'bundle', 'studio');

/** Only what is in the folder, by name: no address leads anywhere else. */
const files = once(
  (): ReadonlySet<string> =>
    new Set(
      readdirSync(folder(), { recursive: true }).map((path) => String(path).replaceAll('\\', '/')),
    ),
);

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
};

/** Null for what is no file of them. */
export function appFile(
  pathname: string,
): { readonly type: string; readonly bytes: Buffer } | null {
  const name = pathname.slice(APP.length);
  const type = TYPES[name.split('.').at(-1) ?? ''];
  if (type === undefined || !files().has(name)) return null;
  return { type, bytes: readFileSync(join(folder(), name)) };
}
