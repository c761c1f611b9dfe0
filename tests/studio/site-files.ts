/** What goes into the site of a test in place of what a browser makes, and a plain server of its files. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { WebBook } from '../../print/index.ts';
import { closeServer } from '../../studio/server/loopback.ts';

/** When everything of a test is printed. */
export const DATE = new Date(Date.UTC(2026, 1, 3, 4, 5, 6));

export const NO_PARTS = { prints: [], date: DATE, books: [] };

/** One dot, as books have their pictures. */
export const PIXEL =
  'data:image/jpeg;base64,/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA&#x3D;';

/** Files to print, one in Japanese, and two books. */
export function siteParts(room: string) {
  const prints = [
    ['rulebook.pdf', 'en'],
    ['rulebook-booklet.pdf', 'en'],
    ['rulebook-ja.pdf', 'ja'],
  ] as const;
  for (const [name] of prints) writeFileSync(join(room, name), `%PDF- of ${name}`);
  return {
    ...NO_PARTS,
    prints: prints.map(([name, locale]) => {
      return { path: join(room, name), sheet: 'rulebook', locale };
    }),
    books: [
      book(
        'rulebook',
        `<header><h1>Book</h1></header><main><h2 id="h1">Play</h2><p><img src="${PIXEL}" alt="a card"> <a href="clauses-en.html#BLS-1.1">BLS-1.1</a></p></main>`,
      ),
      book('clauses', '<main><h1>Rules</h1><p id="BLS-1.1">A clause.</p></main>'),
    ],
  };
}

function book(name: string, html: string): WebBook {
  return { name, locale: 'en', title: name, heading: name, html, styles: '', fonts: '' };
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

export interface FileServer {
  readonly origin: string;
  close(): Promise<void>;
}

export async function serveFiles(folder: string): Promise<FileServer> {
  const server = createServer(({ url = '/' }, response) => {
    const file = join(folder, decodeURIComponent(url.split('?')[0] ?? ''));
    if (!existsSync(file)) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    response.end(readFileSync(file));
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    // Also those that a browser has opened ahead, without a request.
    close: () => closeServer(server),
  };
}
