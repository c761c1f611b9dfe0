/** One file, one YAML document: directives before it and documents after it are faults. */
import { fault, type Fault, type Slip, type Span } from '../../../diagnostics/index.ts';
import { blank } from './syntax-faults.ts';
import { hasContent, lineAt, linesBetween, type Line } from './lines.ts';

/** Lines that begin or end a document, wherever they are: also in the middle of a quoted text. */
const MARKER = /(?<![^\n\uFEFF])(?:---|\.\.\.)(?![^ \t\r\n])/g;

/** js-yaml takes it for the beginning of a document, the specification for a text. */
const INDENTED_MARKER = /^[ \t]+---(?![^ \t\r\n])/;

interface DocumentCheck {
  readonly faults: readonly Fault[];
  /** The text without directives and further documents, these blanked. */
  readonly first: string;
}

export function checkDocuments(text: string, file: string): DocumentCheck {
  const head = headOf(text);
  const faults = head.directives.map((line) => syntax(file, 'directive', line, line.text));
  if (INDENTED_MARKER.test(head.next.text)) {
    faults.push(syntax(file, 'indentation', head.next, head.next.text.trim()));
  }
  const first = head.directives.reduce(blank, text);
  const second = secondDocument(text, head.next);
  if (second === null) return { faults, first };
  const { start, end, text: marker } = lineAt(text, second);
  faults.push(fault('CW1011', { file, path: [], span: { start, end } }, { marker }));
  return { faults, first: blank(first, { start, end: text.length }) };
}

interface Head {
  readonly directives: readonly Line[];
  /** The first line with content that is no directive; empty at the end of the text. */
  readonly next: Line;
}

function headOf(text: string): Head {
  const directives: Line[] = [];
  const start = text.startsWith('\uFEFF') ? 1 : 0;
  for (const line of linesBetween(text, start, text.length)) {
    if (line.text.startsWith('%')) directives.push(line);
    else if (hasContent(line.text)) return { directives, next: line };
  }
  return { directives, next: { start: text.length, end: text.length, text: '' } };
}

/** Where the marker is that begins or ends more than the one document; null without one. */
function secondDocument(text: string, first: Line): number | null {
  if (!text.includes('---') && !text.includes('...')) return null;
  const markers = Array.from(text.matchAll(MARKER), ({ index, 0: sign }) => ({ index, sign }));
  const opensFile = markers[0]?.sign === '---' && markers[0].index === first.start;
  const [closing, ...others] = opensFile ? markers.slice(1) : markers;
  if (closing === undefined) return null;
  const rest = Array.from(linesBetween(text, lineAt(text, closing.index).end + 1, text.length));
  const endsFile = closing.sign === '...' && !rest.some((line) => hasContent(line.text));
  return endsFile && others.length === 0 ? null : closing.index;
}

function syntax(file: string, slip: Slip, { start, end }: Span, text: string): Fault {
  return fault('CW1001', { file, path: [], span: { start, end } }, { slip, text, reason: '' });
}
