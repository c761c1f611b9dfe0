/** Where the lines of a text stand that the YAML file holds as one scalar. */
import { SCALAR_STYLE, type ScalarEvent } from 'js-yaml';
import { indentation, linesBetween } from './lines.ts';
import { scalarText } from './read-scalar.ts';
import type { Span } from './event-places.ts';

/** The lines of the value of `event`, in order; also of a quoted text with \n in it. */
export function scalarLines(text: string, event: ScalarEvent): Span[] {
  switch (event.style) {
    case SCALAR_STYLE.LITERAL_BLOCK:
      return literalLines(text, event);
    case SCALAR_STYLE.FOLDED_BLOCK:
      return foldedLines(text, event);
    case SCALAR_STYLE.PLAIN:
    case SCALAR_STYLE.SINGLE_QUOTED:
    case SCALAR_STYLE.DOUBLE_QUOTED:
      return flowLines(text, event);
  }
}

function literalLines(text: string, { valueStart, valueEnd, indent }: ScalarEvent): Span[] {
  return Array.from(linesBetween(text, valueStart, valueEnd), (line) => ({
    start: line.start + Math.min(indent < 0 ? 0 : indent, indentation(line.text)),
    end: line.end,
  }));
}

/** A line of the value runs over several of the file; its words are found one after the other. */
function foldedLines(text: string, event: ScalarEvent): Span[] {
  let cursor = event.valueStart;
  return scalarText(text, event)
    .split('\n')
    .map((line) => {
      const words = line.split(/[ \t]+/).filter((word) => word !== '');
      const first = words[0] === undefined ? cursor : text.indexOf(words[0], cursor);
      for (const word of words) cursor = text.indexOf(word, cursor) + word.length;
      return { start: first, end: cursor };
    });
}

/** Quoted and unquoted texts: a line ends at \n, or where empty lines stand between two others. */
function flowLines(text: string, { style, valueStart, valueEnd }: ScalarEvent): Span[] {
  const piece =
    style === SCALAR_STYLE.DOUBLE_QUOTED
      ? /\\\r?\n[ \t]*|\\n|\\[^]|[ \t]*\r?\n\s*/g
      : /[ \t]*\r?\n\s*/g;
  const lines: Span[] = [];
  let start = valueStart;
  for (const { 0: found, index } of text.slice(valueStart, valueEnd).matchAll(piece)) {
    const end = valueStart + index;
    const after = end + found.length;
    if (found === '\\n') {
      lines.push({ start, end });
      start = after;
    } else if (!found.startsWith('\\')) {
      const breaks = found.split('\n').length - 1;
      if (breaks === 1) continue;
      lines.push({ start, end });
      for (let empty = 2; empty < breaks; empty++) lines.push({ start: after, end: after });
      start = after;
    }
  }
  return [...lines, { start, end: valueEnd }];
}
