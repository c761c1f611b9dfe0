/** A vocabulary in one language: what its words print as, and are read from. */
import type { Text } from '../../engine/index.ts';
import type { GroupName, Vocabulary, Word } from '../vocabulary/model.ts';
import { inLocale } from '../../kernel/index.ts';
import { keyedSlot, wordSlot } from './word-slot.ts';
import { parsePhrase, type Phrase } from './phrase.ts';
import { plainSentence } from './sentences.ts';
import type { Given, Scope, Slot } from './slot.ts';
import type { Names } from './slots/values.ts';
import { paramSlot } from './slots/param.ts';

export class Language {
  readonly vocabulary: Vocabulary;
  readonly locale: string;
  /** Names of the components of these kinds, by id. */
  readonly names: (kinds: readonly string[]) => Names;
  readonly #phrases = new Map<string, Phrase>();
  readonly #scopes = new Map<Word, Pick<Scope, 'slots' | 'optional'>>();
  readonly #slots = new Map<string, Slot>();

  constructor(
    vocabulary: Vocabulary,
    locale: string,
    names: (kinds: readonly string[]) => Names = () => new Map(),
  ) {
    this.vocabulary = vocabulary;
    this.locale = locale;
    this.names = names;
  }

  phrase(text: Text): Phrase {
    const words = inLocale(text, this.locale);
    const known = this.#phrases.get(words) ?? parsePhrase(words);
    this.#phrases.set(words, known);
    return known;
  }

  sentence(name: string): Phrase {
    return this.phrase(this.vocabulary.sentences.get(name) ?? plainSentence(name));
  }

  word(group: GroupName, name: string): Word | undefined {
    return this.vocabulary.groups[group].get(name);
  }

  /** What a phrase of `word` is printed and read with. */
  scope(word: Word, given: Given): Scope {
    const known = this.#scopes.get(word) ?? this.#scopeOf(word);
    return { ...known, given, locale: this.locale };
  }

  /** A slot for one of these words of a group, or for any of them. */
  words(group: GroupName, names: readonly string[] | null = null, given: Given = {}): Slot {
    const name = JSON.stringify([group, names, given]);
    return this.slot(name, () => wordSlot(this, group, names, given));
  }

  /** The slot of a name, made once. */
  slot(name: string, make: () => Slot): Slot {
    const known = this.#slots.get(name) ?? make();
    this.#slots.set(name, known);
    return known;
  }

  /** A slot for what is behind a keyed word. */
  value(word: Word): Slot {
    return keyedSlot(word, this);
  }

  #scopeOf(word: Word): Pick<Scope, 'slots' | 'optional'> {
    const params = [...word.params.values()];
    const made = {
      slots: new Map(params.map((param) => [param.name, paramSlot(param, this)] as const)),
      optional: new Set(params.flatMap(({ name, required }) => (required ? [] : [name]))),
    };
    this.#scopes.set(word, made);
    return made;
  }
}
