/** The body of a request. */
import type { IncomingMessage } from 'node:http';

/** As JSON; null for what has more characters than `longest`, is cut off, or is no JSON. */
export async function bodyOf(
  request: IncomingMessage,
  longest: number,
): Promise<{ readonly value: unknown } | null> {
  let text = '';
  try {
    for await (const piece of request.setEncoding('utf8')) {
      text += String(piece);
      if (text.length > longest) return null;
    }
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}
