/** The ZIP that a workbook is: texts in it can be changed before it is read. */
import { crc32, inflateRawSync } from 'node:zlib';

/** In bytes: more than a text may unpack to. */
const LARGEST = 256 * 1024 * 1024;

const SIGNATURES = { entry: 0x04034b50, record: 0x02014b50, end: 0x06054b50 } as const;
const LENGTHS = { entry: 30, record: 46, end: 22 } as const;
const DEFLATED = 8;

/** In place of a number that is written elsewhere, in archives of more than 4 GiB. */
const ELSEWHERE = 0xffffffff;

/** The line of an entry in the directory at the end of the archive. */
interface DirectoryLine {
  readonly name: string;
  readonly bytes: Buffer;
}

export class Archive {
  readonly #bytes: Buffer;
  readonly #directory: readonly DirectoryLine[];

  private constructor(bytes: Buffer, directory: readonly DirectoryLine[]) {
    this.#bytes = bytes;
    this.#directory = directory;
  }

  /** Null for what is no archive, or one of a rare sort. */
  static open(bytes: Buffer): Archive | null {
    try {
      const directory = directoryOf(bytes);
      return directory === null ? null : new Archive(bytes, directory);
    } catch {
      return null;
    }
  }

  get names(): readonly string[] {
    return this.#directory.map(({ name }) => name);
  }

  /** Throws for one that is damaged, or larger than any workbook of cards. */
  text(name: string): string | undefined {
    const line = this.#directory.findLast((one) => one.name === name)?.bytes;
    if (line === undefined) return undefined;
    const at = line.readUInt32LE(42);
    const lengths = this.#bytes.readUInt16LE(at + 26) + this.#bytes.readUInt16LE(at + 28);
    const start = at + LENGTHS.entry + lengths;
    const packed = this.#bytes.subarray(start, start + line.readUInt32LE(20));
    const isDeflated = line.readUInt16LE(10) === DEFLATED;
    return (isDeflated ? inflateRawSync(packed, { maxOutputLength: LARGEST }) : packed).toString();
  }

  /** The archive with `texts` in place of those of the same names. */
  with(texts: ReadonlyMap<string, string>): Buffer {
    if (texts.size === 0) return this.#bytes;
    const kept = this.#directory.filter(({ name }) => !texts.has(name)).map(({ bytes }) => bytes);
    const parts = [this.#bytes];
    const lines: Buffer[] = [];
    let at = this.#bytes.length;
    for (const [name, text] of texts) {
      const { entry, line } = packed(name, Buffer.from(text), at);
      parts.push(entry);
      lines.push(line);
      at += entry.length;
    }
    const directory = Buffer.concat([...kept, ...lines]);
    return Buffer.concat([...parts, directory, endOf(kept.length + lines.length, directory, at)]);
  }
}

function directoryOf(bytes: Buffer): DirectoryLine[] | null {
  const mark = Buffer.alloc(4);
  mark.writeUInt32LE(SIGNATURES.end);
  const end = bytes.lastIndexOf(mark);
  if (end === -1) return null;
  const lines: DirectoryLine[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let count = bytes.readUInt16LE(end + 10); count > 0; count--) {
    if (bytes.readUInt32LE(at) !== SIGNATURES.record) return null;
    const [names = 0, extras = 0, remarks = 0] = [28, 30, 32].map((n) =>
      bytes.readUInt16LE(at + n),
    );
    const line = bytes.subarray(at, at + LENGTHS.record + names + extras + remarks);
    if ([20, 24, 42].some((n) => line.readUInt32LE(n) === ELSEWHERE)) return null;
    lines.push({
      name: line.toString('utf8', LENGTHS.record, LENGTHS.record + names),
      bytes: line,
    });
    at += line.length;
  }
  return lines;
}

/** An entry that is not compressed, and its line in the directory. */
function packed(name: string, content: Buffer, at: number): { entry: Buffer; line: Buffer } {
  const called = Buffer.from(name);
  const head = Buffer.alloc(LENGTHS.entry);
  head.writeUInt32LE(SIGNATURES.entry);
  head.writeUInt16LE(20, 4);
  head.writeUInt32LE(crc32(content), 14);
  head.writeUInt32LE(content.length, 18);
  head.writeUInt32LE(content.length, 22);
  head.writeUInt16LE(called.length, 26);
  const line = Buffer.alloc(LENGTHS.record);
  line.writeUInt32LE(SIGNATURES.record);
  line.writeUInt16LE(20, 4);
  head.copy(line, 6, 4);
  line.writeUInt32LE(at, 42);
  return { entry: Buffer.concat([head, called, content]), line: Buffer.concat([line, called]) };
}

function endOf(count: number, directory: Buffer, at: number): Buffer {
  const end = Buffer.alloc(LENGTHS.end);
  end.writeUInt32LE(SIGNATURES.end);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return end;
}
