/** Quotes and brackets: opened and not closed, closed by the wrong sign, without commas. */
import { indentation, lineAt } from '../lines.ts';
import type { Detector, Failure, SlipInText } from './failure.ts';

/** The quote that swallowed the line on which reading stopped. */
export const unclosedQuote: Detector = (failure) => {
  const { text, entryStart, entryEnd, offset } = failure;
  const { quote } = openTokens(text, entryStart, Math.min(offset, entryEnd));
  if (quote === null || /escape|hexadecimal/.test(failure.reason)) return null;
  const { end } = lineAt(text, quote);
  return { slip: 'unclosed-quote', text: text.slice(quote + 1, end), start: quote, end };
};

export const badEscape: Detector = ({ text, offset, reason }) => {
  if (!/escape sequence|hexadecimal/.test(reason)) return null;
  const start = text.lastIndexOf('\\', offset);
  const escape = /^\\(?:[xuU][0-9A-Fa-f]*|.)/.exec(text.slice(start, start + 10))?.[0] ?? '\\';
  return { slip: 'bad-escape', start, end: start + escape.length };
};

/** Anything but the end of the value after a closing quote. */
export const textAfterQuote: Detector = (failure) => {
  const { text, offset } = failure;
  const line = lineAt(text, offset);
  const before = text.slice(line.start, offset);
  if (!/(?:^|[:-]\s+|[[{,]\s*)(["'])(?:(?!\1).|\1\1|\\.)*\1\s*$/.test(before)) return null;
  if (openTokens(text, failure.entryStart, offset).brackets.length > 0) return null;
  return offset < line.end ? { slip: 'text-after-quote', start: offset, end: line.end } : null;
};

export const mismatchedBracket: Detector = (failure) => {
  const { text, entryStart, entryEnd, offset } = failure;
  const end = Math.min(offset + 1, entryEnd);
  const { mismatch } = openTokens(text, entryStart, end);
  const stray = mismatch ?? (closesNothing(failure) ? offset : null);
  return stray === null ? null : { slip: 'stray-bracket', start: stray, end: stray + 1 };
};

/** In `[a, b]]`, the last. A value that begins with one is another slip. */
function closesNothing({ text, offset }: Failure): boolean {
  return (
    /[\]}]/.test(text.charAt(offset)) &&
    /[\]}]\s*$/.test(text.slice(lineAt(text, offset).start, offset))
  );
}

/** A bracket is open, and what follows looks like the next property or is not there. */
export const unclosedBracket: Detector = (failure) => {
  const bracket = openBracket(failure);
  if (bracket === null) return null;
  const { text, entryEnd, offset } = failure;
  const line = lineAt(text, offset);
  const isNextProperty = /^\s*(?:- +)?[^\s,[\]{}"'#]+:(?:\s|$)/.test(line.text);
  const isAtEnd = text.slice(offset, entryEnd).trim() === '';
  const isNewLine = line.start > bracket && text.slice(line.start, offset).trim() === '';
  if (!isAtEnd && !(isNextProperty && (isNewLine || line.start > bracket))) return null;
  return { slip: 'unclosed-bracket', start: bracket, end: bracket + 1 };
};

export const missingComma: Detector = (failure) => {
  if (openBracket(failure) === null || !failure.reason.startsWith('missed comma')) return null;
  return wordBefore(failure);
};

/** `[1,, 2]`, `{, a: 1}`. */
export const extraComma: Detector = ({ text, offset, reason }) =>
  text[offset] === ',' && reason.includes("found ','")
    ? { slip: 'extra-comma', start: offset, end: offset + 1 }
    : null;

/** `name: { en: Orc },` */
export const trailingComma: Detector = (failure) => {
  const { text, entryStart, offset } = failure;
  const failed = lineAt(text, Math.max(entryStart, offset - 1));
  const comma = /[\]}][ \t]*(,+)[ \t]*(?:#.*)?$/.exec(failed.text);
  if (comma === null || openBracket({ ...failure, offset: failed.end }) !== null) return null;
  const start = failed.start + failed.text.indexOf(',', comma.index);
  return { slip: 'trailing-comma', start, end: start + (comma[1]?.length ?? 1) };
};

/** `name: { en: Card #3, ja: カード }`: the bracket that would close is in the comment. */
export const commentInBrackets: Detector = (failure) => {
  const bracket = openBracket(failure);
  if (bracket === null) return null;
  const { text } = failure;
  const line = lineAt(text, bracket);
  const found = /[ \t]#(?!\s).*[\]}]/.exec(text.slice(bracket, line.end));
  if (found === null) return null;
  const start = bracket + found.index + 1;
  return { slip: 'comment-in-brackets', start, end: line.end };
};

function openBracket({ text, entryStart, entryEnd, offset }: Failure): number | null {
  const { quote, brackets } = openTokens(text, entryStart, Math.min(offset, entryEnd));
  return quote === null ? (brackets.at(-1) ?? null) : null;
}

/** In `1 b: 2` and `"x" b: 2`, js-yaml stops at the colon or at the word: the word is meant. */
function wordBefore({ text, offset }: Failure): SlipInText {
  let start = offset;
  if (text[offset] === ':') while (/[^\s,[\]{}]/.test(text.charAt(start - 1))) start--;
  const word = /^[^\s,[\]{}]+/.exec(text.slice(start))?.[0] ?? text.charAt(start);
  const named = word.replaceAll(/^["']|["']?:?$/g, '');
  return { slip: 'missing-comma', text: named, start, end: start + word.length };
}

/** Quotes and brackets that are open at a place, found without understanding the rest. */

interface OpenTokens {
  /** Where the quote begins that is open; null outside quotes. */
  readonly quote: number | null;
  /** Where the open brackets begin, the innermost last. */
  readonly brackets: readonly number[];
  /** Where the first bracket closes another than the one that is open; null when all fit. */
  readonly mismatch: number | null;
}

const CLOSING: Readonly<Record<string, string>> = { '[': ']', '{': '}' };

/** What is open at `until` in the text from `from`, the beginning of an entry. */
function openTokens(text: string, from: number, until: number): OpenTokens {
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

/** The end of the last line of the block text whose sign is at `at`. */
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
