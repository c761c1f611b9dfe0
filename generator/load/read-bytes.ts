/** From the disk to text: what the operating system refuses, and bytes that are no UTF-8. */
import { isUtf8 } from 'node:buffer';
import { fault, type Fault, type ParamsOf } from '../../diagnostics/index.ts';
import { utf8Text } from '../../kernel/index.ts';
import { isShiftJis } from './shift-jis.ts';

interface Decoded {
  /** With its byte order mark; where bytes are no UTF-8, U+FFFD stands for them. */
  readonly text: string;
  readonly fault: Fault | null;
}

const LINE_FEED = 10;

/** Reads bytes as UTF-8. The fault marks the first line that is none; `file` is its path there. */
export function decodeUtf8(bytes: Buffer, file: string): Decoded {
  const text = utf8Text(bytes);
  if (isUtf8(bytes)) return { text, fault: null };
  const { line, start, end } = badLine(bytes);
  const span = { start, end };
  const params = { line, encoding: guessEncoding(bytes) };
  return { text, fault: fault('CW1013', { file, path: [], span }, params) };
}

/** Spreadsheets write tables in other encodings too, which can be recognised for certain. */
export function decodeTable(bytes: Buffer, file: string): Decoded {
  const decoded = decodeUtf8(bytes, file);
  const encoding = decoded.fault === null ? undefined : guessEncoding(bytes);
  if (encoding === undefined) return decoded;
  const label =
    encoding === 'Shift JIS' ? 'shift_jis' : bytes[0] === 0xff ? 'utf-16le' : 'utf-16be';
  return { text: new TextDecoder(label).decode(bytes), fault: null };
}

/** A line feed is never part of a longer character, so that each line can be tried by itself. */
function badLine(bytes: Buffer): { line: number; start: number; end: number } {
  let line = 1;
  let start = 0;
  for (let from = 0; from <= bytes.length; line++) {
    const lineFeed = bytes.indexOf(LINE_FEED, from);
    const to = lineFeed === -1 ? bytes.length : lineFeed;
    const piece = bytes.subarray(from, to);
    const { length } = piece.toString('utf8');
    if (!isUtf8(piece)) return { line, start, end: start + length };
    start += length + 1;
    from = to + 1;
  }
  return { line: 1, start: 0, end: 0 };
}

/** Encodings that editors on Windows write; undefined when the bytes look like none of them. */
function guessEncoding(bytes: Buffer): string | undefined {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return 'UTF-16';
  return isShiftJis(bytes) ? 'Shift JIS' : undefined;
}

type Reason = ParamsOf<'CW1021'>['reason'];

const reasons: Readonly<Record<string, Reason>> = {
  EACCES: 'permission',
  EPERM: 'permission',
  ENOENT: 'vanished',
};

/** The fault for a file or folder that the operating system does not give us. */
export function unreadableFault(error: unknown, file: string, what: 'file' | 'folder'): Fault {
  const code = errorCode(error);
  return fault(
    'CW1021',
    { file, path: [] },
    { what, reason: reasons[code] ?? 'other', error: code },
  );
}

/** `ENOENT`; of what is no system error, its words. */
export function errorCode(error: unknown): string {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return typeof code === 'string' ? code : String(message);
}
