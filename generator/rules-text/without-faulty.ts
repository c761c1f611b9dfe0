/** A language without what is faulty: that would be blamed on every word that contains it. */
import {
  type ClosedWords,
  groupNames,
  type Param,
  type Vocabulary,
  type Word,
} from '../vocabulary/model.ts';
import { type AlikeWords, listOf } from './alike-words.ts';
import { Language } from './language.ts';
import type { Rival } from './rival.ts';

/** Of closed words with one name, the second is taken away. */
export function withoutFaulty(language: Language, found: readonly Rival[]): Language {
  if (found.length === 0) return language;
  const faulty = found.flatMap(({ word, alike }) => (alike === undefined ? [word] : []));
  const alike = found.flatMap((rival) => rival.alike ?? []);
  const { vocabulary, locale, names } = language;
  const sound = (words: ReadonlyMap<string, Word>): ReadonlyMap<string, Word> =>
    new Map(
      [...words]
        .filter(([, word]) => !faulty.includes(word))
        .map(([name, word]) => [name, alike.length === 0 ? word : unlike(word, alike)]),
    );
  const groups = Object.fromEntries(
    groupNames.map((group) => [group, sound(vocabulary.groups[group])]),
  ) as Vocabulary['groups'];
  return new Language({ ...vocabulary, groups }, locale, names);
}

function unlike(word: Word, alike: readonly AlikeWords[]): Word {
  const params = [...word.params].map(([name, param]) => [name, unlikeParam(param)] as const);
  return { ...word, params: new Map(params) };

  function unlikeParam(param: Param): Param {
    if (param.type === 'word' || param.type === 'words') {
      return { ...param, words: others(param.words, listOf(param, word)) };
    }
    if (param.type !== 'filter') return param;
    const fields = [...param.fields].map(
      ([field, words]) => [field, words && others(words, ['words', field])] as const,
    );
    return { ...param, fields: new Map(fields) };
  }

  function others(words: ClosedWords, list: AlikeWords['list']): ClosedWords {
    const second = alike
      .filter((one) => JSON.stringify(one.list) === JSON.stringify(list))
      .map((one) => one.words[1]);
    return new Map([...words].filter(([one]) => !second.includes(one)));
  }
}
