/** `{card.name}` in a template: one brace is text, and is printed. */
import { fault, type Fault } from '../../diagnostics/index.ts';

/** Comments, raw text of other languages, and what is in double braces or more. */
const ELSEWHERE = [
  /\{\{!--.*?--\}\}/gs,
  /<!--.*?-->/gs,
  /<(style|script)\b.*?<\/\1\s*>/gis,
  /\{\{.*?\}\}+/gs,
];

/** A path, or the call of a helper: `{card.light}`, `{text card.name}`. */
const BRACES = /\{\s*[A-Za-z_@][\w.@/-]*(?:\s+[^{}<>;:\n]+)?\s*\}/g;

export function singleBraces(file: string, text: string): Fault[] {
  const written = ELSEWHERE.reduce(
    (rest, pattern) => rest.replaceAll(pattern, (found) => ' '.repeat(found.length)),
    text,
  );
  return Array.from(written.matchAll(BRACES), ({ index, 0: found }) => {
    const span = { start: index, end: index + found.length };
    return fault('CW2120', { file, path: [], span }, { written: found });
  });
}
