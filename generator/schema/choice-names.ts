/** How what may be chosen at a place is called: as the vocabulary says it, or by its own name. */
import { remember } from '../../kernel/index.ts';
import type { CheckedGame } from '../check.ts';
import { WordNames } from '../rules-text/word-names.ts';
import type { Vocabulary } from '../vocabulary/model.ts';
import type { Path } from '../../diagnostics/index.ts';
import type { JsonSchema } from './json-schema.ts';
import { nameOf, type OfferedWord } from './offered.ts';

export interface NamedWord extends OfferedWord {
  /** Empty where the game has no words for it. */
  readonly name: string;
}

/** A place in what a word of a group is given. */
export interface Inside {
  readonly group: string;
  readonly word: string;
  /** From the word on. */
  readonly path: Path;
}

/** A step further down, from a value with these schemas. */
export function inside(
  above: Inside | null,
  nodes: readonly JsonSchema[],
  step: string | number,
): Inside | null {
  for (const { 'x-group': group, 'x-word': word } of nodes) {
    if (group !== undefined && word !== undefined) return { group, word, path: [step] };
  }
  return above && { ...above, path: [...above.path, step] };
}

const wordNames = remember(
  (vocabulary: Vocabulary, locale: string) => new WordNames(vocabulary, locale),
);

export class ChoiceNames {
  readonly #checked: CheckedGame;
  readonly #words: WordNames | null;

  constructor(checked: CheckedGame) {
    const { game, locale } = checked;
    this.#checked = checked;
    this.#words = game.vocabulary === null ? null : wordNames(game.vocabulary, locale);
  }

  /** Of values: no two in the list are called the same. */
  ofWords(
    nodes: readonly JsonSchema[],
    words: readonly OfferedWord[],
    place: Inside | null,
  ): NamedWord[] {
    const named = words.map((one) => ({ ...one, name: this.#nameOf(nodes, one.word, place) }));
    return named.map((one) => {
      const isAlone = named.every(({ word, name }) => word === one.word || name !== one.name);
      return isAlone || one.name === '' ? one : { ...one, name: `${one.name} (${one.word})` };
    });
  }

  ofKeys(nodes: readonly JsonSchema[], keys: readonly OfferedWord[]): NamedWord[] {
    return keys.map((one) => ({ ...one, name: this.ofKey(nodes, one.word) }));
  }

  ofKey(nodes: readonly JsonSchema[], key: string): string {
    const groups = nodes.flatMap(({ 'x-group': group, 'x-word': word, properties = {} }) =>
      group !== undefined && word === undefined && Object.hasOwn(properties, key) ? [group] : [],
    );
    return (
      this.#first(groups, (group) => this.#words?.ofWord(group, key)) ||
      this.#words?.ofParameter(key) ||
      this.#first(nodes, (node) => this.#titleOf(node, key))
    );
  }

  /** What the game's own schema calls a field; schemas of words are called after what they are. */
  #titleOf({ properties = {}, 'x-word': word }: JsonSchema, key: string): string {
    const inner = Object.hasOwn(properties, key) ? properties[key] : undefined;
    if (typeof inner !== 'object' || word !== undefined) return '';
    return this.#checked.schemas.describe(inner.title ?? '');
  }

  #nameOf(nodes: readonly JsonSchema[], word: string, place: Inside | null): string {
    const own = place === null ? undefined : this.#words?.ofClosedIn(place, word);
    if (own !== undefined && own !== '') return own;
    const named = this.#checked.game.names.get(word);
    return this.#first(nodes, (node) => {
      const { 'x-word': begun, 'x-group': group, enum: words = [] } = node;
      if (begun === word && group !== undefined) return this.#words?.ofWord(group, word);
      if (words.includes(word)) {
        const known = group === undefined ? '' : this.#words?.ofWord(group, word);
        return known || this.#words?.ofClosed(words.map(String), word);
      }
      const isId = ['x-ref', 'x-complete', 'x-pattern'].some((keyword) => keyword in node);
      return isId && named !== undefined ? nameOf(named, this.#checked.locale) : '';
    });
  }

  #first<One>(list: readonly One[], say: (one: One) => string | undefined): string {
    for (const one of list) {
      const said = say(one) ?? '';
      if (said !== '') return said;
    }
    return '';
  }
}
