/**
 * How words of a vocabulary and their parameters are called in a list to choose from: as the vocabulary
 * names them; else words as they read on a card, with gaps.
 */
import type { Path } from '../../diagnostics/index.ts';
import { inLocale } from '../../kernel/index.ts';
import {
  allWords,
  type ClosedWords,
  type GroupName,
  groupNames,
  type Param,
  type Vocabulary,
  type Word,
} from '../vocabulary/model.ts';
import { parsePhrase, type Choosing, type Phrase } from './phrase.ts';
import { ABSENT } from './slot.ts';

/** In the place of what a word is given. */
const GAP = '…';

/** What an effect puts around its trigger is chosen beside it. */
const AROUND = new Set(['if', 'cost', 'limit', 'choose', 'do', 'labels']);

export class WordNames {
  readonly #vocabulary: Vocabulary;
  readonly #locale: string;
  /** By their words; null where lists with the same words call them differently. */
  readonly #closed = new Map<string, ClosedWords | null>();
  readonly #known = new Map<Word, string>();

  constructor(vocabulary: Vocabulary, locale: string) {
    this.#vocabulary = vocabulary;
    this.#locale = locale;
    const params = allWords(vocabulary).flatMap((word) => [...word.params.values()]);
    for (const words of [...vocabulary.words.values(), ...params.flatMap(closedOf)]) {
      const key = keyOf(words.keys());
      const known = this.#closed.get(key);
      this.#closed.set(key, known === undefined || isSame(known, words) ? words : null);
    }
  }

  /** Of a word of a group; empty where nothing names it and its phrase says nothing without what fills it. */
  ofWord(group: string, name: string): string {
    const known = groupNames.find((one) => one === group);
    if (known === undefined) return '';
    const word = this.#vocabulary.groups[known].get(name);
    if (word === undefined) return '';
    const said =
      this.#known.get(word) ??
      (this.#named(known, name) ||
        tidied(sketched(parsePhrase(inLocale(word.phrase, this.#locale)), word)));
    this.#known.set(word, said);
    return said;
  }

  /** Empty where nothing names it. */
  ofParameter(name: string): string {
    return this.#named('parameters', name);
  }

  /** Of one of several closed words; empty where the vocabulary does not say it. */
  ofClosed(words: readonly string[], name: string): string {
    const text = this.#closed.get(keyOf(words))?.get(name);
    return text === undefined ? '' : inLocale(text, this.#locale);
  }

  /** The same of what a word is given at a path from it on; empty where that is no closed word. */
  ofClosedIn(
    { group, word, path: [name, field] }: { group: string; word: string; path: Path },
    value: string,
  ): string {
    const known = groupNames.find((one) => one === group);
    const words = known && this.#vocabulary.groups[known].get(word);
    const param = words?.params.get(String(name));
    const text = param === undefined ? undefined : closedAt(param, field)?.get(value);
    return text === undefined ? '' : inLocale(text, this.#locale);
  }

  #named(group: GroupName | 'parameters', name: string): string {
    const text = this.#vocabulary.names.get(group)?.get(name);
    return text === undefined ? '' : inLocale(text, this.#locale);
  }
}

function closedAt(param: Param, field: Path[number] | undefined): ClosedWords | null | undefined {
  if (param.type === 'word' || param.type === 'words') return param.words;
  return param.type === 'filter' ? param.fields.get(String(field)) : null;
}

function closedOf(param: Param): ClosedWords[] {
  if (param.type === 'word' || param.type === 'words') return [param.words];
  if (param.type !== 'filter') return [];
  return [...param.fields.values()].filter((words) => words !== null);
}

function keyOf(words: Iterable<string>): string {
  return JSON.stringify([...words]);
}

function isSame(one: ClosedWords | null, other: ClosedWords): boolean {
  return one !== null && JSON.stringify([...one]) === JSON.stringify([...other]);
}

function sketched(phrase: Phrase, word: Word): string {
  const parts = phrase.map((node) => {
    if (node.node === 'words') return node.text;
    if (node.node === 'keyword' || node.node === 'sentence') return sketched(node.inside, word);
    if (node.node === 'slot') return AROUND.has(node.name) || isSpare(node.name, word) ? '' : GAP;
    return sketched(caseOf(node, word) ?? [], word);
  });
  return parts.join('');
}

function isSpare(name: string, { params }: Word): boolean {
  return params.get(name)?.required === false;
}

/** As the word reads at the end of a sentence, not negated, with nothing that may be omitted. */
function caseOf({ name, cases }: Choosing, word: Word): Phrase | undefined {
  const absent = AROUND.has(name) || isSpare(name, word) ? cases.get(ABSENT) : undefined;
  const last = name === 'last' ? cases.get('yes') : undefined;
  return absent ?? last ?? cases.get('true') ?? cases.get('other');
}

/** Without punctuation at the ends; empty where too little is left to be understood. */
function tidied(text: string): string {
  const tidy = text
    .replaceAll(/…(?:\s*…)+/g, GAP)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s.,:;★。、，：【】]+|[\s.,:;。、，：【】]+$/g, '');
  const letters = tidy.match(/\p{L}/gu)?.length ?? 0;
  const isLatin = !/[^\p{Script=Latin}\P{L}]/u.test(tidy);
  const least = tidy.includes(GAP) && isLatin ? 5 : 2;
  return letters < least ? '' : tidy;
}
