/** Whether a file holds a picture, by how it begins: nothing is decoded, so that a check stays quick. */
import { closeSync, openSync, readSync } from 'node:fs';

/** Drawings may begin with remarks, of which editors write a lot. */
const HEAD = 65_536;

/** How the raster formats that browsers show begin, in Latin-1. */
const RASTER = [
  /^\x89PNG\r\n/,
  /^\xff\xd8\xff/,
  /^GIF8[79]a/,
  /^RIFF[^]{4}WEBP/,
  // AVIF, and other pictures in the same container.
  /^[^]{4}ftyp/,
];

/** UTF-16 is left to those who read all of it. */
const DRAWING = /<(?:[\w.-]+:)?svg[\s/>]|^(?:\xff\xfe|\xfe\xff)/;

/** Whether a file is a picture, by its name. */
export function isPicture(path: string): boolean {
  return /\.(?:png|jpe?g|svg|webp|avif|gif)$/i.test(path);
}

/** Whether the file begins as a picture of any format does; false also of one that cannot be read. */
export function holdsPicture(file: string): boolean {
  let descriptor: number | undefined;
  try {
    descriptor = openSync(file, 'r');
    const head = Buffer.allocUnsafe(16);
    const start = head.toString('latin1', 0, readSync(descriptor, head, 0, head.length, 0));
    if (RASTER.some((begins) => begins.test(start))) return true;
    const whole = Buffer.allocUnsafe(HEAD);
    return DRAWING.test(
      whole.toString('latin1', 0, readSync(descriptor, whole, 0, whole.length, 0)),
    );
  } catch {
    return false;
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}
