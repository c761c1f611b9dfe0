/**
 * Pages see every line break as one character, as their editor does; files keep those that they have.
 */

const BREAK = /\r\n?/g;

/** As pages see it. */
export function seenText(text: string): string {
  return text.replaceAll(BREAK, '\n');
}

/** The text with a stretch replaced, which is given as pages see it. What is inserted breaks lines as the file does. */
export function withStretch(
  text: string,
  { start, end, inserted }: { start: number; end: number; inserted: string },
): string {
  const [from, to] = [offsetIn(text, start), offsetIn(text, end)];
  const isWindows = /\r\n/.test(text);
  const written = isWindows ? inserted.replaceAll('\n', '\r\n') : inserted;
  return text.slice(0, from) + written + text.slice(to);
}

/** The offset in a file of one in the text that pages see; behind the end for what is. */
function offsetIn(text: string, seen: number): number {
  let offset = seen;
  for (const { 0: sign, index } of text.matchAll(BREAK)) {
    if (index >= offset) break;
    offset += sign.length - 1;
  }
  return offset;
}
