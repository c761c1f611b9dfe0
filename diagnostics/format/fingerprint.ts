/** FNV-1a, 64 bits (Fowler, Noll, Vo), over UTF-16 code units; 16 hexadecimal digits. */
export function fingerprint(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (let index = 0; index < text.length; index += 1) {
    hash ^= BigInt(text.charCodeAt(index));
    hash = BigInt.asUintN(64, hash * 0x100000001b3n);
  }
  return hash.toString(16).padStart(16, '0');
}
