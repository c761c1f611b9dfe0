/** JSON that anyone may have written. */

/** Lists and maps inside each other; no request, save or position needs a tenth of it. */
const MAX_JSON_DEPTH = 100;

/**
 * Throws a `SyntaxError` for a text that is no JSON, or nests deeper than `MAX_JSON_DEPTH`: whoever
 * walks over such a value, `JSON.stringify` first, would run out of stack.
 */
export function parseUntrusted(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (isTooDeep(text)) throw new SyntaxError('too deep');
  return value;
}

/** Of a text that is JSON. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') at = endOfText(text, at);
    else if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth -= 1;
    if (depth > MAX_JSON_DEPTH) return true;
  }
  return false;
}

/** Where the quotation mark is that ends the text which begins at `start`. */
function endOfText(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '"') return at;
  }
  return text.length;
}
