/** The pages of the studio, and the files of their programs. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { language } from '../../diagnostics/index.ts';
import { once, packageRoot } from '../../kernel/index.ts';
import { escape, wholeFonts } from '../../print/index.ts';
import type { PageStart } from '../protocol/start.ts';
import { places } from './places/index.ts';
import type { Place } from './places/place.ts';
import { sharedWords } from './words.ts';

/** Below it: the programs and styles of the pages. */
export const APP = '/app/';

/** The program of the worker that all pages share, which has a policy of its own. */
export const CHANGES_WORKER = `${APP}changes-worker.js`;

export function placePage(place: Place, nonce: string): string {
  const { refusals: _, fixed: _mended, ...shared } = sharedWords.words;
  const start: PageStart<object> = {
    words: { ...shared, ...place.words.words },
    places: places.map(({ address, name }) => ({ address, name: name() })),
    address: place.address,
  };
  const before = (place.before ?? []).map(
    (path) => `<script type="module" src="${APP}${path}"></script>`,
  );
  return `<!doctype html>
<html lang="${language()}"><head><meta charset="utf-8"><title>${escape(`${place.name()} · ${shared.studio}`)}</title>
<meta name="viewport" content="width=device-width"><meta name="csp-nonce" content="${nonce}">
<link rel="icon" href="data:,"><style nonce="${nonce}">${wholeFonts()}</style>
<link rel="stylesheet" href="${APP}studio.css"><link rel="stylesheet" href="${APP}${place.program}.css"></head><body>
<script type="application/json" id="start">${JSON.stringify(start).replaceAll('<', '\\u003C')}</script>
${before.join('\n')}<script type="module" src="${APP}${place.program}.js"></script></body></html>`;
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
): { readonly type: string; readonly content: Buffer } | null {
  const name = pathname.slice(APP.length);
  const type = TYPES[name.split('.').at(-1) ?? ''];
  if (type === undefined || !files().has(name)) return null;
  return { type, content: readFileSync(join(folder(), name)) };
}

/** One that a page cannot do without. Throws the system's error, which names the file that is missing. */
export function programFile(name: string): Buffer {
  return readFileSync(join(folder(), name));
}
