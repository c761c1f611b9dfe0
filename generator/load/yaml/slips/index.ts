import {
  blockIndentation,
  conflict,
  listAndMap,
  missingColon,
  other,
  wrongColumn,
} from './lines.ts';
import type { Detector, Failure, SlipInText } from './failure.ts';
import {
  badEscape,
  commentInBrackets,
  extraComma,
  mismatchedBracket,
  missingComma,
  textAfterQuote,
  trailingComma,
  unclosedBracket,
  unclosedQuote,
} from './quotes-and-brackets.ts';
import {
  blockHeader,
  colonInText,
  fullWidth,
  missingSpace,
  reservedCharacter,
  reservedStart,
  signInLine,
} from './values.ts';

export type { Failure } from './failure.ts';

/** From the surest to the vaguest; the first that recognises its slip has the word. */
const detectors: readonly Detector[] = [
  conflict,
  badEscape,
  unclosedQuote,
  mismatchedBracket,
  extraComma,
  commentInBrackets,
  unclosedBracket,
  trailingComma,
  reservedCharacter,
  missingComma,
  blockHeader,
  fullWidth,
  reservedStart,
  signInLine,
  textAfterQuote,
  blockIndentation,
  missingSpace,
  colonInText,
  listAndMap,
  missingColon,
  wrongColumn,
];

/** What the writer of a text that js-yaml refuses probably did. */
export function explain(failure: Failure): SlipInText {
  for (const detect of detectors) {
    const found = detect(failure);
    if (found !== null) return found;
  }
  return other(failure);
}
