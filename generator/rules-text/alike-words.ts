/** Closed words with one name: phrases print that name, and nobody knows which of them is meant. */
import type { Path } from '../../diagnostics/index.ts';
import { inLocale } from '../../kernel/index.ts';
import { type ClosedWords, groups, type Param, type Word } from '../vocabulary/model.ts';

/** Two words of a list, in its order. */
export interface AlikeWords {
  /** Where their list is in vocabulary.yaml. */
  readonly list: Path;
  readonly words: readonly [string, string];
  readonly name: string;
  /** Where their names are. */
  readonly paths: readonly [Path, Path];
}

/** The closed words in which two readings of a word differ, where both have one name; null where they differ in something else. */
export function alikeWords(
  word: Word,
  one: unknown,
  other: unknown,
  locale: string,
): AlikeWords | null {
  const pairs: AlikeWords[] = [];
  for (const param of word.params.values()) {
    const [first, second] = [heldIn(word, one, param), heldIn(word, other, param)];
    if (JSON.stringify(first) === JSON.stringify(second)) continue;
    const found = closedIn(param, word).flatMap(([list, words, at]) =>
      differing(at(first), at(second)).map((pair) => pairOf(pair, list, words, locale)),
    );
    if (found.length === 0) return null;
    for (const pair of found) {
      if (pair === null) return null;
      pairs.push(pair);
    }
  }
  return pairs[0] ?? null;
}

/** What a reading of a word has for one of its parameters. */
export function heldIn({ group, name }: Word, value: unknown, param: Param): unknown {
  return fieldOf(value, groups[group].form === 'keyed' ? name : param.name);
}

function fieldOf(value: unknown, name: string): unknown {
  return (value as Readonly<Record<string, unknown>> | undefined)?.[name];
}

/** The lists of closed words that a parameter has values of, and where these are in its value. */
function closedIn(
  param: Param,
  word: Word,
): (readonly [list: Path, words: ClosedWords, at: (value: unknown) => unknown])[] {
  if (param.type === 'filter') {
    return [...param.fields].flatMap(([field, words]) =>
      words === null ? [] : [[['words', field], words, (value) => fieldOf(value, field)] as const],
    );
  }
  return 'words' in param ? [[listOf(param, word), param.words, (value) => value]] : [];
}

/** Where the closed words of a parameter are listed. */
export function listOf({ name, list }: Param & { readonly list?: string }, word: Word): Path {
  if (list !== undefined) return ['words', list];
  const own = groups[word.group].form === 'keyed' ? [name] : ['params', name];
  return [word.group, word.name, ...own, 'words'];
}

/** Values that are not the same, one beside the other; a missing one is undefined. */
function differing(one: unknown, other: unknown): (readonly [unknown, unknown])[] {
  const [first, second] = [[one].flat(), [other].flat()];
  return Array.from({ length: Math.max(first.length, second.length) }, (_, index) => index)
    .filter((index) => first[index] !== second[index])
    .map((index) => [first[index], second[index]] as const);
}

function pairOf(
  pair: readonly [unknown, unknown],
  list: Path,
  words: ClosedWords,
  locale: string,
): AlikeWords | null {
  const [first, second, ...others] = [...words].filter(([word]) => pair.includes(word));
  if (first === undefined || second === undefined || others.length > 0) return null;
  const name = inLocale(first[1], locale);
  if (name !== inLocale(second[1], locale)) return null;
  const pathOf = ([word, text]: typeof first): Path =>
    typeof text === 'object' && locale in text ? [...list, word, locale] : [...list, word];
  return { list, words: [first[0], second[0]], name, paths: [pathOf(first), pathOf(second)] };
}
