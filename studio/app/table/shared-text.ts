/** A game or a deck in an address: compressed, in characters that need no escape, with the version of the form. */

const FORM = '1.';

/** A text that grows beyond this was not written by a table. */
const MOST_CHARACTERS = 4_000_000;

/** Browsers and chat programs cut longer addresses. */
export const MOST_IN_ADDRESS = 60_000;

export async function packed(text: string): Promise<string> {
  const bytes = await piped(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return FORM + btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Null for what no table has written. */
export async function unpacked(shared: string): Promise<string | null> {
  if (!shared.startsWith(FORM)) return null;
  try {
    const coded = shared.slice(FORM.length).replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(coded), (character) => character.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(
      await piped(bytes, new DecompressionStream('deflate-raw')),
    );
  } catch {
    return null;
  }
}

async function piped(
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(through).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > MOST_CHARACTERS) throw new RangeError();
    parts.push(value);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
