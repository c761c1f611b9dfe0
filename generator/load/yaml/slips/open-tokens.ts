/** Quotes and brackets that are open at a place, found without understanding the rest. */
import { indentation, lineAt } from '../lines.ts';

export interface OpenTokens {
  /** Where the quote begins that is open; null outside quotes. */
  readonly quote: number | null;
  /** Where the open brackets begin, the innermost last. */
  readonly brackets: readonly number[];
  /** Where the first bracket closes another than the one that is open; null when all fit. */
  readonly mismatch: number | null;
}

const CLOSING: Readonly<Record<string, string>> = { '[': ']', '{': '}' };

/** What is open at `until` in the text from `from`, the beginning of an entry. */
export function openTokens(text: string, from: number, until: number): OpenTokens {
  const brackets: number[] = [];
  let mismatch: number | null = null;
  /** Whether a value could begin here; only there do quotes and brackets mean something. */
  let fresh = true;
  for (let at = from; at < until; at++) {
    const character = text.charAt(at);
    if (fresh && (character === '"' || character === "'")) {
      const close = closingQuote(text, at);
      if (close >= until) return { quote: at, brackets, mismatch };
      at = close;
      fresh = false;
    } else if (character === '#' && /[\s]/.test(text.charAt(at - 1) || ' ')) {
      at = lineAt(text, at).end;
    } else if (fresh && brackets.length === 0 && isBlockHeader(text, at)) {
      at = blockEnd(text, at);
    } else if ((fresh || brackets.length > 0) && character in CLOSING) {
      brackets.push(at);
      fresh = true;
    } else if (brackets.length > 0 && (character === ']' || character === '}')) {
      const open = text.charAt(brackets.pop() ?? 0);
      if (CLOSING[open] !== character) mismatch ??= at;
      fresh = false;
    } else {
      fresh = staysFresh(text, at, fresh, brackets.length > 0);
    }
  }
  return { quote: null, brackets, mismatch };
}

function staysFresh(text: string, at: number, fresh: boolean, inFlow: boolean): boolean {
  const character = text.charAt(at);
  if (character === '\n' || (inFlow && character === ',')) return true;
  if (/\s/.test(character)) return fresh;
  const beforeSpace = /\s/.test(text.charAt(at + 1) || '\n');
  if (character === ':' && beforeSpace) return true;
  return fresh && beforeSpace && (character === '-' || character === '?');
}

/** Where the quote that begins at `open` is closed; past the end when it is not. */
function closingQuote(text: string, open: number): number {
  const quote = text.charAt(open);
  for (let at = open + 1; at < text.length; at++) {
    const character = text.charAt(at);
    if (quote === '"' && character === '\\') at++;
    else if (character === quote) {
      if (quote === '"' || text.charAt(at + 1) !== quote) return at;
      at++;
    }
  }
  return text.length;
}

function isBlockHeader(text: string, at: number): boolean {
  return /^[|>][-+0-9]*[ \t]*(?:#.*)?\r?$/.test(text.slice(at, lineAt(text, at).end));
}

/** The end of the last line of the block text whose sign stands at `at`. */
function blockEnd(text: string, at: number): number {
  const header = lineAt(text, at);
  const outer = indentation(header.text);
  let end = header.end;
  for (;;) {
    const next = text.indexOf('\n', end);
    if (next === -1) return end;
    const line = lineAt(text, next + 1);
    if (line.text.trim() !== '' && indentation(line.text) <= outer) return end;
    end = line.end;
    if (line.end >= text.length) return end;
  }
}
