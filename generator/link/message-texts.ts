import { nearest } from '../nearest.ts';
import type { ParamsOf, Path } from '../../diagnostics/index.ts';
import { pathIn, type Mention } from '../validate/validator.ts';
import { remember } from '../remember.ts';
import { messageParameters } from '../words.ts';
import { isMapping, type CheckedFile } from './game-files.ts';

/** A text in ICU MessageFormat, in one language. */
export interface MessageText {
  readonly text: string;
  /** Null for a text that is the same in every language. */
  readonly locale: string | null;
  readonly path: Path;
  /** The parameters that it uses, each once; null when it cannot be read. */
  readonly parameters: readonly string[] | null;
  /** Why it cannot be read. */
  readonly reason: string | null;
}

/** The messages and phrases of a file, in its order. */
export const messageTexts = remember((file: CheckedFile): readonly MessageText[] =>
  file.mentions['x-message'].flatMap((one) => readAll(one, file)),
);

function readAll({ value, pointer }: Mention, { data }: CheckedFile): MessageText[] {
  const path = pathIn(data, pointer);
  if (typeof value === 'string') return [read(value, null, path)];
  return Object.entries(isMapping(value) ? value : {}).flatMap(([locale, text]) =>
    typeof text === 'string' ? [read(text, locale, [...path, locale])] : [],
  );
}

function read(text: string, locale: string | null, path: Path): MessageText {
  const found = messageParameters(text);
  return Array.isArray(found)
    ? { text, locale, path, parameters: [...new Set(found)], reason: null }
    : { text, locale, path, parameters: null, reason: found.reason };
}

/** The parameters that a text uses beyond those of its code, or of its word of the vocabulary. */
export function unknownParameters(
  { parameters }: MessageText,
  code: string,
  known: readonly string[],
): ParamsOf<'CW1219'>[] {
  return (parameters ?? [])
    .filter((parameter) => !known.includes(parameter))
    .map((parameter) => ({ parameter, code, known, nearest: nearest(parameter, known) }));
}
