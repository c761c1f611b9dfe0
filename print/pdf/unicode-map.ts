/** Which characters the glyphs of a font stand for, as a PDF says it so that its text can be searched. */

const SECTION = /begin(bfchar|bfrange)([\s\S]*?)endbf/g;
const CODE = /<([0-9A-Fa-f]+)>|[[\]]/g;

/** Characters by glyph, as UTF-16 in hexadecimal digits. */
export function readUnicode(map: string): ReadonlyMap<number, string> {
  const texts = new Map<number, string>();
  for (const [, sort, body = ''] of map.matchAll(SECTION)) {
    const codes = [...body.matchAll(CODE)].map(([whole, digits]) => digits ?? whole);
    if (sort === 'bfchar') {
      for (let at = 0; at + 1 < codes.length; at += 2) {
        texts.set(parseInt(codes[at] ?? '', 16), (codes[at + 1] ?? '').toUpperCase());
      }
    } else readRanges(codes, texts);
  }
  return texts;
}

/** `first last text`, counted on from there, or `first last [text text]`. */
function readRanges(codes: readonly string[], texts: Map<number, string>): void {
  for (let at = 0; at + 2 < codes.length;) {
    const first = parseInt(codes[at] ?? '', 16);
    const last = parseInt(codes[at + 1] ?? '', 16);
    const isList = codes[at + 2] === '[';
    for (let glyph = first; glyph <= last; glyph += 1) {
      const text = isList
        ? codes[at + 3 + glyph - first]
        : later(codes[at + 2] ?? '', glyph - first);
      texts.set(glyph, (text ?? '').toUpperCase());
    }
    at += isList ? last - first + 5 : 3;
  }
}

/** The text whose last character is `by` later. */
function later(text: string, by: number): string {
  const last = parseInt(text.slice(-4), 16) + by;
  return text.slice(0, -4) + last.toString(16).padStart(Math.min(4, text.length), '0');
}

/** As many as a section may hold. */
const MOST = 100;

export function writeUnicode(
  glyphs: readonly (readonly [number, { readonly text: string | undefined }])[],
): string {
  const lines = glyphs.flatMap(([glyph, { text }]) =>
    text === undefined || text === '' ? [] : [`<${hex(glyph)}> <${text}>`],
  );
  const sections: string[] = [];
  for (let at = 0; at < lines.length; at += MOST) {
    const some = lines.slice(at, at + MOST);
    sections.push(`${some.length} beginbfchar`, ...some, 'endbfchar');
  }
  return [
    '/CIDInit /ProcSet findresource begin',
    '12 dict begin',
    'begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def',
    '/CMapType 2 def',
    '1 begincodespacerange',
    '<0000> <FFFF>',
    'endcodespacerange',
    ...sections,
    'endcmap',
    'CMapName currentdict /CMap defineresource pop',
    'end',
    'end',
  ].join('\n');
}

function hex(glyph: number): string {
  return glyph.toString(16).toUpperCase().padStart(4, '0');
}
