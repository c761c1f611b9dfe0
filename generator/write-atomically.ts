import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname, join, basename } from 'node:path';

/** Temporary files that exist now; removed when the process ends before they are renamed. */
const unfinished = new Set<string>();
let count = 0;

process.on('exit', () => {
  for (const path of unfinished) rmSync(path, { force: true });
});

/** Writes a file whole or not at all: into a temporary file beside it, then renamed. Makes its folder. */
export function writeAtomically(path: string, text: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  count += 1;
  const temporary = join(dirname(path), `.${basename(path)}.${process.pid}.${count}.tmp`);
  unfinished.add(temporary);
  try {
    const file = openSync(temporary, 'wx');
    try {
      const bytes = typeof text === 'string' ? Buffer.from(text) : text;
      for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(temporary, path);
  } finally {
    rmSync(temporary, { force: true });
    unfinished.delete(temporary);
  }
}
