/** Files as one ZIP, written while it is read: none of them is ever in memory as a whole. */
import { createReadStream, type ReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export interface ZippedFile {
  /** Absolute. */
  readonly path: string;
  /** Relative, with slashes. What is no such path is refused by a throw. */
  readonly name: string;
}

/** What a ZIP makes no smaller. */
const PICTURE = /\.(?:png|jpe?g)$/i;

/** All entries have the date. The stream fails where a file is no longer there. */
export function zipOf(files: readonly ZippedFile[], date: Date): Readable {
  const zip = new ZipFile();
  const zipped = zip.outputStream as Readable;
  let open: ReadStream | undefined;
  zip.on('error', (error: Error) => zipped.destroy(error));
  // Whoever gives up leaves the file that was being read.
  zipped.on('close', () => open?.destroy());
  const mtime = wallClockOf(date);
  for (const { path, name } of files) {
    const options = {
      mtime,
      forceDosTimestamp: true,
      mode: 0o100644,
      compress: !PICTURE.test(name),
    };
    zip.addReadStreamLazy(name, options, (pump) => {
      open = createReadStream(path).on('error', (error) => zip.emit('error', error));
      pump(null, open);
    });
  }
  zip.end();
  return zipped;
}

/** A ZIP knows no time zones: its clock is that of UTC, so that it is the same wherever it is made. */
function wallClockOf(date: Date): Date {
  return new Date(date.getTime() + date.getTimezoneOffset() * 60_000);
}
