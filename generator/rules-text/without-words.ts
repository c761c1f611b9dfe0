/** A language without some of its words: with a faulty phrase they are blamed on every word that contains them. */
import { groupNames, type Vocabulary, type Word } from '../vocabulary/model.ts';
import { Language } from './language.ts';

export function withoutWords(language: Language, faulty: readonly Word[]): Language {
  if (faulty.length === 0) return language;
  const { vocabulary, locale, names } = language;
  const others = (words: ReadonlyMap<string, Word>): ReadonlyMap<string, Word> =>
    new Map([...words].filter(([, word]) => !faulty.includes(word)));
  const groups = Object.fromEntries(
    groupNames.map((group) => [group, others(vocabulary.groups[group])]),
  ) as Vocabulary['groups'];
  return new Language({ ...vocabulary, groups }, locale, names);
}
