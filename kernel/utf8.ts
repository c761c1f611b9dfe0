/**
 * Text and its bytes in UTF-8. The last large text is remembered with them: one step of editing reads and
 * writes the same file several times, and to decode thousands of components takes longer than all else.
 */
import { isUtf8 } from 'node:buffer';

interface Known {
  readonly text: string;
  readonly bytes: Buffer;
}

/** Bytes from which on a text is remembered. */
const LARGE = 100_000;

let last: Known | null = null;

/** With its byte order mark; where bytes are no UTF-8, U+FFFD replaces them. */
export function utf8Text(bytes: Uint8Array): string {
  if (last?.bytes.equals(bytes) === true) return last.text;
  const own = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const text = own.toString('utf8');
  if (own.length >= LARGE && isUtf8(own)) last = { text, bytes: own };
  return text;
}

export function utf8Bytes(text: string): Uint8Array {
  if (last?.text === text) return last.bytes;
  const bytes = Buffer.from(text, 'utf8');
  // Half a character of UTF-16 has no bytes, and is read again as this one.
  if (bytes.length >= LARGE && !bytes.includes('\ufffd')) last = { text, bytes };
  return bytes;
}
