/**
 * TrueType outlines by the number of their glyph. Browsers embed of each font what a document shows,
 * and leave the numbers as they are: so what several documents show can be joined in one font.
 */

/** A glyph as the tables hold it. */
export interface Outline {
  readonly drawn: Buffer;
  /** Advance and left side, as in `hmtx`. */
  readonly metrics: number;
}

export interface TrueType {
  /** What all glyphs share: tables by name, without what depends on how many glyphs there are. */
  readonly frame: ReadonlyMap<string, Buffer>;
  readonly outlines: ReadonlyMap<number, Outline>;
}

/** Of the tables that a PDF needs; the others say how characters become glyphs, which a PDF says itself. */
const FRAME = ['cvt ', 'fpgm', 'head', 'hhea', 'maxp', 'prep'];

/** What depends on the number of glyphs: the table, where in it, how long. */
const COUNTED = [
  ['head', 8, 4],
  ['head', 50, 2],
  ['hhea', 34, 2],
  ['maxp', 4, 2],
] as const;

/** Null for what is no TrueType font. */
export function readTrueType(file: Buffer): TrueType | null {
  if (file.length < 12 || file.readUInt32BE(0) !== 0x0001_0000) return null;
  const tables = tablesIn(file);
  const [glyf, hmtx, loca] = ['glyf', 'hmtx', 'loca'].map((name) => tables.get(name));
  const [head, hhea, maxp] = ['head', 'hhea', 'maxp'].map((name) => tables.get(name));
  if (!glyf || !hmtx || !loca || !head || !hhea || !maxp) return null;
  const isLong = head.readInt16BE(50) === 1;
  const placeOf = (at: number): number =>
    isLong ? loca.readUInt32BE(at * 4) : loca.readUInt16BE(at * 2) * 2;
  const full = hhea.readUInt16BE(34);
  const metricsOf = (at: number): number => {
    if (at < full) return hmtx.readUInt32BE(at * 4);
    const side = hmtx.readUInt16BE(full * 4 + (at - full) * 2);
    return hmtx.readUInt16BE((full - 1) * 4) * 0x1_0000 + side;
  };
  const outlines = new Map<number, Outline>();
  for (let at = 0; at < maxp.readUInt16BE(4); at += 1) {
    const drawn = glyf.subarray(placeOf(at), placeOf(at + 1));
    const metrics = metricsOf(at);
    if (drawn.length > 0 || metrics !== 0) outlines.set(at, { drawn, metrics });
  }
  return { frame: frameOf(tables), outlines };
}

function tablesIn(file: Buffer): Map<string, Buffer> {
  const tables = new Map<string, Buffer>();
  for (let index = 0; index < file.readUInt16BE(4); index += 1) {
    const entry = 12 + 16 * index;
    const begin = file.readUInt32BE(entry + 8);
    const end = begin + file.readUInt32BE(entry + 12);
    tables.set(file.toString('latin1', entry, entry + 4), file.subarray(begin, end));
  }
  return tables;
}

function frameOf(tables: ReadonlyMap<string, Buffer>): Map<string, Buffer> {
  const frame = new Map<string, Buffer>();
  for (const name of FRAME) {
    const table = tables.get(name);
    if (table !== undefined) frame.set(name, Buffer.from(table));
  }
  for (const [name, at, length] of COUNTED) frame.get(name)?.fill(0, at, at + length);
  return frame;
}

/** These glyphs, and those of which they are composed. */
export function withParts(
  wanted: Iterable<number>,
  outlines: ReadonlyMap<number, Outline>,
): Set<number> {
  const all = new Set<number>();
  const add = (glyph: number): void => {
    if (all.has(glyph)) return;
    all.add(glyph);
    const outline = outlines.get(glyph);
    if (outline !== undefined) for (const part of partsOf(outline)) add(part);
  };
  for (const glyph of wanted) add(glyph);
  return all;
}

const WORDS = 0x1;
const SCALED = 0x8;
const MORE = 0x20;
const SCALED_TWICE = 0x40;
const TURNED = 0x80;

function partsOf({ drawn }: Outline): number[] {
  // A composed glyph says that it has less than no contours.
  if (drawn.length < 10 || drawn.readInt16BE(0) >= 0) return [];
  const parts: number[] = [];
  for (let at = 10, flags = MORE; (flags & MORE) !== 0;) {
    flags = drawn.readUInt16BE(at);
    parts.push(drawn.readUInt16BE(at + 2));
    at += (flags & WORDS) === 0 ? 6 : 8;
    if ((flags & SCALED) !== 0) at += 2;
    else if ((flags & SCALED_TWICE) !== 0) at += 4;
    else if ((flags & TURNED) !== 0) at += 8;
  }
  return parts;
}

/** A font file with just these glyphs, under their numbers. The same input gives the same bytes. */
export function writeTrueType({ frame, outlines }: TrueType): Buffer {
  const count = Math.max(0, ...outlines.keys()) + 1;
  const loca = Buffer.alloc((count + 1) * 4);
  const hmtx = Buffer.alloc(count * 4);
  const drawn: Buffer[] = [];
  let length = 0;
  for (let at = 0; at < count; at += 1) {
    const outline = outlines.get(at);
    loca.writeUInt32BE(length, at * 4);
    if (outline === undefined) continue;
    hmtx.writeUInt32BE(outline.metrics, at * 4);
    const whole = padded(outline.drawn);
    drawn.push(whole);
    length += whole.length;
  }
  loca.writeUInt32BE(length, count * 4);
  const tables = new Map([...frame].map(([name, table]) => [name, Buffer.from(table)]));
  tables.get('head')?.writeInt16BE(1, 50);
  tables.get('hhea')?.writeUInt16BE(count, 34);
  tables.get('maxp')?.writeUInt16BE(count, 4);
  return fileOf(tables.set('glyf', Buffer.concat(drawn)).set('hmtx', hmtx).set('loca', loca));
}

function fileOf(tables: ReadonlyMap<string, Buffer>): Buffer {
  const sorted = [...tables].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const power = Math.floor(Math.log2(sorted.length));
  const head = Buffer.alloc(12 + 16 * sorted.length);
  head.writeUInt32BE(0x0001_0000, 0);
  head.writeUInt16BE(sorted.length, 4);
  head.writeUInt16BE(16 * 2 ** power, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(16 * (sorted.length - 2 ** power), 10);
  let begin = head.length;
  for (const [index, [name, table]] of sorted.entries()) {
    const entry = 12 + 16 * index;
    head.write(name, entry, 'latin1');
    head.writeUInt32BE(sumOf(table), entry + 4);
    head.writeUInt32BE(begin, entry + 8);
    head.writeUInt32BE(table.length, entry + 12);
    begin += padded(table).length;
  }
  const file = Buffer.concat([head, ...sorted.map(([, table]) => padded(table))]);
  const place = sorted.findIndex(([name]) => name === 'head');
  const adjustment = (0xb1b0_afba - sumOf(file)) >>> 0;
  file.writeUInt32BE(adjustment, file.readUInt32BE(12 + 16 * place + 8) + 8);
  return file;
}

function padded(table: Buffer): Buffer {
  const rest = table.length % 4;
  return rest === 0 ? table : Buffer.concat([table, Buffer.alloc(4 - rest)]);
}

function sumOf(table: Buffer): number {
  const whole = padded(table);
  let sum = 0;
  for (let at = 0; at < whole.length; at += 4) sum = (sum + whole.readUInt32BE(at)) >>> 0;
  return sum;
}
