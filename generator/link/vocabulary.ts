import { fault, type Fault, type Path } from '../../diagnostics/index.ts';
import { nearest } from '../nearest.ts';
import { messageParameters } from '../words.ts';
import { filesOf, isMapping, type LinkCheck } from './game-files.ts';

/** The phrase of a word of the vocabulary in one language. */
interface Phrase {
  readonly word: string;
  readonly text: string;
  /** Null for a phrase that is the same in every language. */
  readonly locale: string | null;
  readonly path: Path;
  /** The parameters that the word declares. */
  readonly params: readonly string[];
}

/** Phrases use the parameters of their words, and no two words read the same. */
export const vocabulary: LinkCheck = (game) =>
  filesOf(game, 'vocabulary').flatMap(({ path: file, data }) => {
    const phrases = phrasesIn(data);
    return [
      ...phrases.flatMap((phrase) => unknownParameters(phrase, file)),
      ...sameText(phrases, file),
    ];
  });

function unknownParameters({ word: code, text, params, path }: Phrase, file: string): Fault[] {
  const used = messageParameters(text);
  if (!Array.isArray(used)) return [];
  return [...new Set(used)]
    .filter((parameter) => !params.includes(parameter))
    .map((parameter) => {
      const near = nearest(parameter, params);
      return fault('CW1219', { file, path }, { parameter, code, known: params, nearest: near });
    });
}

/** Reported at each phrase that another word had before it in the file. */
function sameText(phrases: readonly Phrase[], file: string): Fault[] {
  const faults: Fault[] = [];
  const first = new Map<string, Phrase>();
  for (const phrase of phrases) {
    const key = `${phrase.locale ?? ''} ${phrase.text.trim()}`;
    const other = first.get(key);
    if (other === undefined) first.set(key, phrase);
    else faults.push(ambiguous(phrase, other, file));
  }
  return faults;
}

function ambiguous({ word, text, path }: Phrase, other: Phrase, file: string): Fault {
  const related = [{ message: `The phrase of "${other.word}".`, file, path: other.path }];
  return fault('CW1409', { file, path, related }, { phrase: text, words: [other.word, word] });
}

function phrasesIn(data: unknown): Phrase[] {
  return entriesOf(data).flatMap(([group, words]) =>
    entriesOf(words).flatMap(([word, definition]) => {
      if (!isMapping(definition)) return [];
      const { phrase, params } = definition;
      const names = Object.keys(isMapping(params) ? params : {});
      const path = [group, word, 'phrase'];
      if (typeof phrase === 'string') {
        return [{ word, text: phrase, locale: null, path, params: names }];
      }
      return entriesOf(phrase).flatMap(([locale, text]) =>
        typeof text === 'string'
          ? [{ word, text, locale, path: [...path, locale], params: names }]
          : [],
      );
    }),
  );
}

function entriesOf(value: unknown): [string, unknown][] {
  return isMapping(value) ? Object.entries(value) : [];
}
