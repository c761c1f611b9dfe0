import { nearest } from '../nearest.ts';
import type { ParamsOf, Path } from '../../diagnostics/index.ts';
import { pathIn, type Mention } from '../validate/validator.ts';
import { ownMemory } from '../remembered/index.ts';
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
export const messageTexts = remember((file: CheckedFile): readonly MessageText[] => {
  const written = file.mentions['x-message'].flatMap((one) => textsOf(one, file));
  const texts = written.map(({ text }) => text);
  if (texts.length === 0) return [];
  const read = ownMemory().made('messages', JSON.stringify(texts), () => texts.map(readMessage));
  return written.flatMap((one, index) => {
    const found = read[index];
    return found === undefined ? [] : [{ ...one, ...found }];
  });
});

type Written = Pick<MessageText, 'text' | 'locale' | 'path'>;

function textsOf({ value, pointer }: Mention, { data }: CheckedFile): Written[] {
  const path = pathIn(data, pointer);
  if (typeof value === 'string') return [{ text: value, locale: null, path }];
  return Object.entries(isMapping(value) ? value : {}).flatMap(([locale, text]) =>
    typeof text === 'string' ? [{ text, locale, path: [...path, locale] }] : [],
  );
}

function readMessage(text: string): Pick<MessageText, 'parameters' | 'reason'> {
  const found = messageParameters(text);
  return Array.isArray(found)
    ? { parameters: [...new Set(found)], reason: null }
    : { parameters: null, reason: found.reason };
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
