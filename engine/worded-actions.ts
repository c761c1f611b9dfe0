/**
 * Actions as a verb and words behind it, each action one number: `equip mortar front N`, `pass`.
 *
 * A game says which words each verb takes, in their order; the last one may be optional. What a word
 * can say are numbers below its size, so that the number of an action is made of those of its words.
 */
import { compass, parseSquare, squareAt, squareName, type Grid } from './grid.ts';
import { NOT_THERE } from './choices/question.ts';
import { namesIn } from './choices/notation.ts';
import type { NumberOf } from './number-kinds.ts';
import type { Notation } from './rules.ts';
import type { DeclaredState, Setting } from './state/kinds/part.ts';

export type WordedAction = NumberOf<'action'>;

/** What follows a verb: a slot, a square, a card. */
export interface WordKind<Config extends Setting = Setting> {
  /** Its values are less than this. */
  readonly size: number;
  /** All of them, where they are few enough to be tried one after another. */
  readonly values?: readonly number[];
  /** Empty for what is not written. */
  readonly nameOf: (config: Config, value: number) => string;
  /** Less than 0 for a word that says nothing; what is missing is read as an empty text. */
  readonly valueOf: (config: Config, word: string) => number;
}

/** A power of two, so that taking a number apart is quick. */
const VERBS = 32;

/** Types of cards, and squares, are less than this. */
const MANY = 1024;

export class WordedActions<Config extends Setting, Verb extends string> {
  readonly #verbs: readonly Verb[];
  readonly #kinds: readonly (readonly WordKind<Config>[])[];
  /** By verb: what the second and the third word are multiplied by. */
  readonly #second: readonly number[];
  readonly #third: readonly number[];

  /** At most three words for a verb. */
  constructor(forms: Readonly<Record<Verb, readonly WordKind<Config>[]>>) {
    this.#verbs = Object.keys(forms) as Verb[];
    this.#kinds = this.#verbs.map((verb) => forms[verb]);
    this.#second = this.#kinds.map(([first]) => first?.size ?? 1);
    this.#third = this.#kinds.map(([, second], verb) => this.#second[verb]! * (second?.size ?? 1));
    const most = this.#kinds.map(([, , third], verb) => this.#third[verb]! * (third?.size ?? 1));
    const isTooLarge = most.some((one) => !Number.isSafeInteger(one * VERBS));
    if (isTooLarge || this.#verbs.length > VERBS)
      throw new RangeError('There are too many actions.');
  }

  /** The numbers of all verbs, for `code`. */
  get verbs(): Readonly<Record<Verb, number>> {
    const numbers = this.#verbs.map((verb, number) => [verb, number]);
    return Object.fromEntries(numbers) as Record<Verb, number>;
  }

  code(verb: number, first = 0, second = 0, third = 0): WordedAction {
    return (first + second * this.#second[verb]! + third * this.#third[verb]!) * VERBS + verb;
  }

  /** The action of a verb whose words are all 0, and what each one more of a word adds to its number. */
  codeOf(verb: number): { readonly first: WordedAction; readonly weights: readonly number[] } {
    const weights = [1, this.#second[verb]!, this.#third[verb]!];
    return { first: verb, weights: weights.map((weight) => weight * VERBS) };
  }

  verbOf(action: WordedAction): Verb {
    return this.#verbs[action % VERBS]!;
  }

  /** The number of the verb, see `verbs`. */
  numberOf(action: WordedAction): number {
    return action % VERBS;
  }

  first(action: WordedAction): number {
    return Math.floor(action / VERBS) % this.#second[action % VERBS]!;
  }

  second(action: WordedAction): number {
    const verb = action % VERBS;
    return Math.floor((Math.floor(action / VERBS) % this.#third[verb]!) / this.#second[verb]!);
  }

  third(action: WordedAction): number {
    return Math.floor(Math.floor(action / VERBS) / this.#third[action % VERBS]!);
  }

  get notation(): Notation<DeclaredState<Config>, WordedAction> {
    return {
      format: ({ config }, action) => this.#format(config, action),
      parse: ({ config }, text) => this.#parse(config, text),
    };
  }

  #format(config: Config, action: WordedAction): string {
    const values = [this.first(action), this.second(action), this.third(action)];
    const words = this.#kinds[action % VERBS]!.map((kind, i) => kind.nameOf(config, values[i]!));
    return [this.verbOf(action), ...words].join(' ').trimEnd();
  }

  /** Null for what is no action. */
  #parse(config: Config, text: string): WordedAction | null {
    const [word = '', ...words] = text.match(/\[[^\]]*\]|\([^)]*\)|[^\s[(]+/g) ?? [];
    const verb = this.#verbs.indexOf(word as Verb);
    const kinds = this.#kinds[verb];
    if (kinds === undefined || words.length > kinds.length) return null;
    const values = kinds.map((kind, i) => kind.valueOf(config, words[i] ?? ''));
    return values.every((value) => value >= 0) ? this.code(verb, ...values) : null;
  }
}

/** A card of the catalogue, by its id. */
export const typeWord: WordKind = {
  size: MANY,
  nameOf: ({ catalogue }, type) => catalogue.ids[type] ?? '',
  valueOf: ({ catalogue }, id) => catalogue.indexOf.get(id) ?? NOT_THERE,
};

/** A square, on the board or beside it: `(4,3)`. */
export const squareWord: WordKind<Setting & { readonly grid: Grid }> = {
  size: MANY,
  nameOf: ({ grid }, square) => squareName(grid, square),
  valueOf: ({ grid }, name) => {
    const place = parseSquare(name.replaceAll(' ', ''));
    return place === null ? NOT_THERE : squareAt(grid, ...place);
  },
};

/** One of these words, by its place in the list, counted from `first`. */
export function wordAmong(words: readonly string[], first = 0): WordKind {
  return {
    size: first + words.length,
    values: words.map((_, place) => place + first),
    nameOf: (_, value) => words[value - first]!,
    valueOf: (_, word) => (words.includes(word) ? words.indexOf(word) + first : NOT_THERE),
  };
}

/** Up, right, down or left, by their names: `N`. */
export const facingWord: WordKind = {
  size: compass.length,
  values: [0, 2, 4, 6],
  nameOf: (_, facing) => compass[facing]!,
  valueOf: (_, word) => {
    const facing = compass.indexOf(word as (typeof compass)[number]);
    return facing % 2 === 0 ? facing : NOT_THERE;
  },
};

/** A whole number below `size`. */
export function numberWord(size: number): WordKind {
  return {
    size,
    nameOf: (_, value) => String(value),
    valueOf: (_, word) =>
      /^\d{1,3}$/.test(word) && Number(word) < size ? Number(word) : NOT_THERE,
  };
}

/** The same word, or nothing, which is 0; everything else is one more than without this. */
export function optionalWord<Config extends Setting>(kind: WordKind<Config>): WordKind<Config> {
  return {
    size: kind.size + 1,
    ...(kind.values && { values: [0, ...kind.values.map((value) => value + 1)] }),
    nameOf: (config, value) => (value === 0 ? '' : kind.nameOf(config, value - 1)),
    valueOf: (config, word) => (word === '' ? 0 : kind.valueOf(config, word) + 1 || NOT_THERE),
  };
}

/** At most `most` of these words in brackets: `[E, N]`, `[]`; with `isCut` longer rows lose their end. */
export function rowOfWords(words: readonly string[], most: number, isCut = false): WordKind {
  const base = words.length + 1;
  return {
    size: base ** most,
    nameOf: (_, value) =>
      `[${placesInRow(value, base)
        .map((place) => words[place]!)
        .join(', ')}]`,
    valueOf(_, text) {
      if (!/^\[.*\]$/.test(text)) return NOT_THERE;
      const places = namesIn(text).map((word) => words.indexOf(word));
      if (places.includes(-1) || (places.length > most && !isCut)) return NOT_THERE;
      return wordRow(places.slice(0, most), words.length);
    },
  };
}

/** Two of these words in any order, the earlier one in the list first: `3+4`. */
export function pairOfWords(words: readonly string[]): WordKind {
  return {
    size: words.length ** 2,
    nameOf: (_, value) =>
      placesInPair(value, words.length)
        .map((place) => words[place]!)
        .join('+'),
    valueOf(_, text) {
      const places = text.split('+').map((word) => words.indexOf(word));
      const [one = NOT_THERE, other = NOT_THERE] = places;
      const isPair = places.length === 2 && one >= 0 && other >= 0 && one !== other;
      return isPair ? pairValue(one, other, words.length) : NOT_THERE;
    },
  };
}

/** The value of a pair, by the places of its words in the list of `count` words. */
export function pairValue(one: number, other: number, count: number): number {
  return Math.min(one, other) * count + Math.max(one, other);
}

/** The places of the words of a pair, the lower one first. */
export function placesInPair(value: number, count: number): readonly [one: number, other: number] {
  return [Math.floor(value / count), value % count];
}

/** The value of a row of words, by their places in the list of `count` words. */
export function wordRow(places: readonly number[], count: number): number {
  return places.reduceRight((value, place) => value * (count + 1) + place + 1, 0);
}

/** The places of the words of a row; `base` is one more than there are words. */
export function placesInRow(value: number, base: number): number[] {
  const places: number[] = [];
  for (let rest = value; rest > 0; rest = Math.floor(rest / base)) places.push((rest % base) - 1);
  return places;
}

/** A word of any of these kinds; the first that knows it says what it means. */
export function eitherWord<Config extends Setting>(
  ...kinds: readonly WordKind<Config>[]
): WordKind<Config> {
  const starts = kinds.map((_, i) => kinds.slice(0, i).reduce((sum, { size }) => sum + size, 0));
  return {
    size: kinds.reduce((sum, { size }) => sum + size, 0),
    nameOf(config, value) {
      const which = starts.findLastIndex((start) => value >= start);
      return kinds[which]!.nameOf(config, value - starts[which]!);
    },
    valueOf(config, word) {
      for (const [which, kind] of kinds.entries()) {
        const value = kind.valueOf(config, word);
        if (value >= 0) return starts[which]! + value;
      }
      return NOT_THERE;
    },
  };
}
