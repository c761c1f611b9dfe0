/** Drawing commands of a PDF: which fonts, pictures and states they name, and which glyphs they show. */

/** As the dictionary of resources calls them. */
export type Resource =
  | 'ColorSpace'
  | 'ExtGState'
  | 'Font'
  | 'Pattern'
  | 'Properties'
  | 'Shading'
  | 'XObject';

interface StreamVisitor {
  /** What a resource is called from now on. */
  readonly rename: (sort: Resource, name: string) => string;
  /** Called for each text: the font as it was called, and the glyphs, two bytes each; null for other ways of writing. */
  readonly show: (font: string, glyphs: readonly number[] | null) => void;
}

/** The resource that an operator names. */
const NAMING: Readonly<Record<string, Resource>> = {
  CS: 'ColorSpace',
  cs: 'ColorSpace',
  gs: 'ExtGState',
  Tf: 'Font',
  SCN: 'Pattern',
  scn: 'Pattern',
  BDC: 'Properties',
  DP: 'Properties',
  sh: 'Shading',
  Do: 'XObject',
};

/** Spaces of colours that are named, but no resources. */
const KNOWN = new Set(['/DeviceGray', '/DeviceRGB', '/DeviceCMYK', '/Pattern']);

/** Whatever names or shows something, and what keeps and restores the font. The rest are lines and numbers. */
const NEXT = /[/(<%]|(?<![^\0\s])[qQ](?![^\0\s])/g;

const NAME = /\/[^\0\s()<>[\]{}/%]*/y;

/** The operator that a name belongs to: only numbers are between them. */
const OPERATOR = /[\0\s\d.+-]*([A-Za-z]*)/y;

/** The same commands, with the names that `reader` gives. */
export function rewritten(content: string, reader: StreamVisitor): string {
  const pieces: string[] = [];
  const outer: string[] = [];
  let font = '';
  /** Up to where `pieces` go. */
  let copied = 0;
  for (let at = next(content, 0); at < content.length; at = next(content, at)) {
    switch (content.charAt(at)) {
      case 'q':
        outer.push(font);
        at += 1;
        break;
      case 'Q':
        font = outer.pop() ?? font;
        at += 1;
        break;
      case '%':
        at = endOf(content, '\n', at);
        break;
      case '(':
        reader.show(font, null);
        at = textEnd(content, at);
        break;
      case '<': {
        const isList = content[at + 1] === '<';
        const end = isList ? listEnd(content, at) : endOf(content, '>', at);
        if (!isList) reader.show(font, glyphsIn(content.slice(at + 1, end - 1)));
        at = end;
        break;
      }
      default: {
        const [name = '/'] = match(NAME, content, at);
        const end = at + name.length;
        const sort = NAMING[match(OPERATOR, content, end)[1] ?? ''];
        if (sort !== undefined && !KNOWN.has(name)) {
          if (sort === 'Font') font = name.slice(1);
          pieces.push(content.slice(copied, at), `/${reader.rename(sort, name.slice(1))}`);
          copied = end;
        }
        at = end;
      }
    }
  }
  return [...pieces, content.slice(copied)].join('');
}

function next(content: string, from: number): number {
  NEXT.lastIndex = from;
  return NEXT.exec(content)?.index ?? content.length;
}

function match(pattern: RegExp, content: string, at: number): readonly string[] {
  pattern.lastIndex = at;
  return pattern.exec(content) ?? [''];
}

/** Behind the next such character. */
function endOf(content: string, character: string, from: number): number {
  const found = content.indexOf(character, from);
  return found === -1 ? content.length : found + 1;
}

/** Two bytes each; null for another way of writing. */
function glyphsIn(digits: string): number[] | null {
  if (digits.length % 4 !== 0 || !/^[0-9A-Fa-f]*$/.test(digits)) return null;
  const glyphs: number[] = [];
  for (let at = 0; at < digits.length; at += 4) {
    glyphs.push(parseInt(digits.slice(at, at + 4), 16));
  }
  return glyphs;
}

/** Behind a text in brackets, which may hold others. */
export function textEnd(content: string, begin: number): number {
  let depth = 0;
  for (let at = begin; at < content.length; at += 1) {
    const character = content[at];
    if (character === '\\') at += 1;
    else if (character === '(') depth += 1;
    else if (character === ')') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return content.length;
}

/** Behind a list of properties, which may hold others, and texts. */
function listEnd(content: string, begin: number): number {
  let depth = 0;
  for (let at = begin; at < content.length;) {
    const two = content.slice(at, at + 2);
    if (content[at] === '(') at = textEnd(content, at);
    else if (two === '<<' || two === '>>') {
      depth += two === '<<' ? 1 : -1;
      at += 2;
      if (depth === 0) return at;
    } else at += 1;
  }
  return content.length;
}
