import { lineAt } from '../lines.ts';
import type { Detector, Failure, Found } from './failure.ts';
import { openTokens } from './open-tokens.ts';

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
function wordBefore({ text, offset }: Failure): Found {
  let start = offset;
  if (text[offset] === ':') while (/[^\s,[\]{}]/.test(text.charAt(start - 1))) start--;
  const word = /^[^\s,[\]{}]+/.exec(text.slice(start))?.[0] ?? text.charAt(start);
  const named = word.replaceAll(/^["']|["']?:?$/g, '');
  return { slip: 'missing-comma', text: named, start, end: start + word.length };
}
