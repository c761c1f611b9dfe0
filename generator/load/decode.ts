import { fault, type Fault } from '../../diagnostics/index.ts';

export type Decoded = { readonly text: string } | { readonly fault: Fault };

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The text of a file, which must be UTF-8; a byte order mark stays in it. */
export function decodeUtf8(bytes: Uint8Array, file: string): Decoded {
  try {
    return { text: utf8.decode(bytes) };
  } catch {
    const line = lineOfFirstBadByte(bytes);
    return { fault: fault('CW1013', { file, path: [] }, { line, encoding: guess(bytes) }) };
  }
}

/** UTF-8 never has a line feed inside a character, so lines can be tried one by one. */
function lineOfFirstBadByte(bytes: Uint8Array): number {
  let line = 1;
  for (let start = 0; start < bytes.length; line += 1) {
    const end = bytes.indexOf(0x0a, start);
    const content = bytes.subarray(start, end === -1 ? bytes.length : end);
    if (!isUtf8(content)) return line;
    if (end === -1) break;
    start = end + 1;
  }
  return line;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    utf8.decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** What the bytes probably are: editors in Japan and older ones elsewhere still write these. */
function guess(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return 'UTF-16';
  if (bytes.includes(0)) return undefined;
  for (const encoding of ['shift_jis', 'euc-jp']) {
    if (hasKana(bytes, encoding)) return encoding === 'shift_jis' ? 'Shift_JIS' : 'EUC-JP';
  }
  return 'Windows-1252';
}

function hasKana(bytes: Uint8Array, encoding: string): boolean {
  try {
    return /[\u3041-\u30FF]/.test(new TextDecoder(encoding, { fatal: true }).decode(bytes));
  } catch {
    return false;
  }
}
