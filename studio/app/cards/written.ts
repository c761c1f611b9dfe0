/** What is written on a face, without drawing it: thousands of faces are searched, and few are drawn. */
import type { ShownFace } from '../../../print/in-page.ts';

const MARKUP = /<style[^]*?<\/style>|<[^>]*>/g;
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' };

const known = new WeakMap<ShownFace, string>();

/** In small letters. */
export function writtenOn(face: ShownFace): string {
  const before = known.get(face);
  if (before !== undefined) return before;
  const text = face.html
    .replaceAll(MARKUP, '')
    .replaceAll(/&#(x?)([0-9a-f]+);/gi, (_, hex: string, digits: string) =>
      String.fromCodePoint(Number.parseInt(digits, hex === '' ? 10 : 16)),
    )
    .replaceAll(/&(lt|gt|quot|amp);/g, (_, name: string) => ENTITIES[name] ?? '')
    .toLowerCase();
  known.set(face, text);
  return text;
}
