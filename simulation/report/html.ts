/** HTML in which every text is escaped: names come from games of strangers. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Piece = Html | string | number | readonly Html[];

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A template whose parts are escaped, but for those that are `Html` themselves. */
export function html(texts: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
  const parts = texts.flatMap((text, place) => {
    const piece = pieces[place];
    // The indents of the source are nobody's.
    const plain = text.replaceAll(/\n\s+/gu, '\n');
    return piece === undefined ? [plain] : [plain, written(piece)];
  });
  return new Html(parts.join(''));
}

function written(piece: Piece): string {
  if (piece instanceof Html) return piece.text;
  if (typeof piece === 'object') return piece.map(({ text }) => text).join('\n');
  return String(piece).replace(/[&<>"']/g, (character) => ESCAPES[character]!);
}
