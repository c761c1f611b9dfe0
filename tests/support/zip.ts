/** A ZIP as whoever opens it finds it: by its directory, with every sum compared. */
import { crc32, inflateRawSync } from 'node:zlib';

export interface ZipEntry {
  readonly name: string;
  /** The clock of the file, without a time zone. */
  readonly date: string;
  readonly content: Buffer;
}

/** Throws for an entry that is not what the directory says of it. */
export function entriesOf(zip: Buffer): ZipEntry[] {
  const end = zip.lastIndexOf('PK\x05\x06');
  const entries: ZipEntry[] = [];
  let at = zip.readUInt32LE(end + 16);
  while (zip.toString('latin1', at, at + 4) === 'PK\x01\x02') {
    const [names, extras, remarks] = [28, 30, 32].map((place) => zip.readUInt16LE(at + place));
    const after = at + 46 + (names ?? 0);
    entries.push(entryAt(zip, at, zip.toString('utf8', at + 46, after)));
    at = after + (extras ?? 0) + (remarks ?? 0);
  }
  if (entries.length !== zip.readUInt16LE(end + 10)) throw new Error('The directory is torn.');
  return entries;
}

function entryAt(zip: Buffer, at: number, name: string): ZipEntry {
  const isDeflated = zip.readUInt16LE(at + 10) === 8;
  const local = zip.readUInt32LE(at + 42);
  const begin = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
  const packed = zip.subarray(begin, begin + zip.readUInt32LE(at + 20));
  const content = isDeflated ? inflateRawSync(packed) : packed;
  const isWhole =
    content.length === zip.readUInt32LE(at + 24) && crc32(content) === zip.readUInt32LE(at + 16);
  if (!isWhole) throw new Error(`${name} is not what the directory says of it.`);
  return { name, date: clockOf(zip.readUInt16LE(at + 14), zip.readUInt16LE(at + 12)), content };
}

function two(part: number): string {
  return String(part).padStart(2, '0');
}

function clockOf(day: number, time: number): string {
  const parts = [1980 + (day >> 9), (day >> 5) & 15, day & 31];
  const clock = [time >> 11, (time >> 5) & 63, (time & 31) * 2];
  return `${parts.map(two).join('-')} ${clock.map(two).join(':')}`;
}
