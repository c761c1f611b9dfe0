/** Unquoted texts that are something else to YAML. */
import { lineAt } from '../lines.ts';
import { content, contentAbove, failedLine, wholeLine, type Detector } from './failure.ts';

/** `name: `, with the signs of lists before it. */
const KEY = /^((?:- +)*[^\s"'[{#&*!|>%@`][^"'[{#]*?:[ \t]+)/;

/** The value on a line: what follows its key, or the sign of its list item. */
function valueOn(text: string): { readonly at: number; readonly value: string } | null {
  const key = KEY.exec(text)?.[0] ?? /^(?:- +)+/.exec(text)?.[0];
  return key === undefined ? null : { at: key.length, value: text.slice(key.length) };
}

/** `[a, @b]`. */
export const reservedCharacter: Detector = ({ text, offset }) => {
  const word = /^[@`%][^,\]}\r\n]*/.exec(text.slice(offset, lineAt(text, offset).end))?.[0];
  if (word === undefined || !/[[{,:\s-]\s*$/.test(text.slice(0, offset).slice(-20))) return null;
  return { slip: 'reserved-start', start: offset, end: offset + word.trimEnd().length };
};

/** `name: @orc`, `note: *very* rare`, `cost: %50`. */
export const reservedStart: Detector = (failure) => {
  const line = content(failedLine(failure));
  const found = valueOn(line.text);
  if (found === null || !/^(?:[@`%,\]}]|[*&!:]\s|\*[^\s]+\s+\S)/.test(found.value)) return null;
  return {
    slip: 'reserved-start',
    start: line.start + found.at,
    end: line.start + line.text.length,
  };
};

/** `name: Orc: the great`. */
export const colonInText: Detector = (failure) => {
  const line = content(failedLine(failure));
  const found = valueOn(line.text);
  if (found === null || !/^[^"'[{|>&*!#].*?:(?:\s|$)/.test(found.value)) return null;
  const start = line.start + found.at;
  return { slip: 'colon-in-text', start, end: start + found.value.trimEnd().length };
};

/** `tags: - orc`, `name: ? what`. */
export const signInLine: Detector = (failure) => {
  const line = content(failedLine(failure));
  const found = valueOn(line.text);
  if (found === null || !KEY.test(line.text)) return null;
  const start = line.start + found.at;
  const end = start + found.value.length;
  if (/^\?\s/.test(found.value)) return { slip: 'explicit-key', start, end };
  return /^-\s/.test(found.value) ? { slip: 'list-and-map', start, end } : null;
};

/** `race:orc`, on the line that failed or, taken for text, on the one above. */
export const missingSpace: Detector = (failure) => {
  const { text, entryStart } = failure;
  const line = failedLine(failure);
  if (failure.reason.startsWith('a whitespace character')) return wholeLine('missing-space', line);
  const above = contentAbove(text, line.start, entryStart);
  const slipped = [line, above].find(
    (candidate) => candidate !== null && /^\s*(?:- +)*[^\s:"'#[{]+:[^\s:/]/.test(candidate.text),
  );
  return slipped === undefined || slipped === null ? null : wholeLine('missing-space', slipped);
};

/** `race：orc`, or a line that is indented with full-width spaces. */
export const fullWidth: Detector = (failure) => {
  const { text, entryStart } = failure;
  const line = failedLine(failure);
  const above = contentAbove(text, line.start, entryStart);
  const slipped = [line, above].find(
    (candidate) =>
      candidate !== null &&
      /^[ ]*(?:- +)*(?:[^\s:"'#]+：|[\u00A0\u3000])|:[\u00A0\u3000]/.test(candidate.text),
  );
  if (slipped === undefined || slipped === null) return null;
  return { slip: 'full-width', start: slipped.start, end: slipped.end };
};

/** `drawing: | .#.`. */
export const blockHeader: Detector = ({ text, offset, reason }) => {
  if (!/line break is expected|chomping|indentation width/.test(reason)) return null;
  const line = lineAt(text, offset);
  return { slip: 'block-header', start: Math.min(offset, line.end - 1), end: line.end };
};
