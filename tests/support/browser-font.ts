/**
 * A font for the browser of the tests where the machine has none: Chromium ends a page with a field to type
 * in, for which it needs one. The package that carries the browser has one as well.
 */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/** What the environment of the browser needs beside that of the tests. */
export function fontEnvironment(): Readonly<Record<string, string>> {
  if (process.platform !== 'linux' || hasFonts()) return {};
  const room = mkdtempSync(join(tmpdir(), 'cardwright-font-'));
  const carrier = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const archive = join(dirname(carrier), '..', '..', 'bin', 'fonts.tar.br');
  unpack(brotliDecompressSync(readFileSync(archive)), room);
  const own = process.env['FONTCONFIG_FILE'] ?? '/etc/fonts/fonts.conf';
  const config = join(room, 'with-a-font.conf');
  writeFileSync(
    config,
    `<?xml version="1.0"?><fontconfig><include ignore_missing="yes">${own}</include>
<dir>${join(room, 'fonts')}</dir><cachedir>${join(room, 'cache')}</cachedir></fontconfig>`,
  );
  return { FONTCONFIG_FILE: config };
}

/** Nobody knows what a configuration of somebody's own leads to. */
function hasFonts(): boolean {
  if (process.env['FONTCONFIG_FILE'] !== undefined) return false;
  const folders = ['/usr/share/fonts', '/usr/local/share/fonts'];
  const own = ['.fonts', '.local/share/fonts'].map((folder) => join(homedir(), folder));
  return [...folders, ...own].some(
    (folder) =>
      existsSync(folder) &&
      readdirSync(folder, { recursive: true }).some((file) =>
        /\.(?:ttf|otf|ttc)$/i.test(String(file)),
      ),
  );
}

const BLOCK = 512;

/** The files of an archive as `tar` writes it: a block with name and size, then the content in whole blocks. */
function unpack(archive: Buffer, room: string): void {
  for (let at = 0; at + BLOCK <= archive.length && archive[at] !== 0;) {
    const text = (from: number, length: number): string =>
      archive.toString('latin1', at + from, at + from + length).replace(/\0.*$/s, '');
    const [name, size] = [text(0, 100), Number.parseInt(text(124, 12), 8)];
    const path = join(room, name);
    if (name.endsWith('/')) mkdirSync(path, { recursive: true });
    else {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, archive.subarray(at + BLOCK, at + BLOCK + size));
    }
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
}
