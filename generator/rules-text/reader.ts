/** Reads a text from left to right, keeping every way in which it can be read. */
import { capital } from './runs.ts';

/** A place in the text. */
export interface Position {
  readonly at: number;
  /** A sentence begins here. */
  readonly begins: boolean;
}

/** A value that was read, and where the text goes on. */
export interface Found<T = unknown> {
  readonly value: T;
  readonly next: Position;
}

export class Reader {
  readonly text: string;
  readonly locale: string;
  readonly #known = new Map<string, Found[]>();

  constructor(text: string, locale: string) {
    this.text = text;
    this.locale = locale;
  }

  /** The position behind `words`, or null where they do not stand. */
  words(words: string, from: Position): Position | null {
    if (words === '') return from;
    const there = this.text.startsWith(words, from.at) || this.#capitalised(words, from);
    return there ? this.behind(from, words.length) : null;
  }

  behind(from: Position, length: number): Position {
    return length === 0 ? from : { at: from.at + length, begins: false };
  }

  /** What a sticky expression matches here. */
  match(expression: RegExp, from: Position): string | null {
    expression.lastIndex = from.at;
    return expression.exec(this.text)?.[0] ?? null;
  }

  /** Remembers what was read of one thing at one position. */
  once<T>(thing: string, from: Position, read: () => Found<T>[]): Found<T>[] {
    const key = `${from.at}${from.begins ? '^' : ' '}${thing}`;
    const known = this.#known.get(key) as Found<T>[] | undefined;
    if (known !== undefined) return known;
    const found = distinct(read());
    this.#known.set(key, found);
    return found;
  }

  #capitalised(words: string, { at, begins }: Position): boolean {
    return begins && this.text.startsWith(capital(words, this.locale), at);
  }
}

/** Each reading once. */
function distinct<T>(found: readonly Found<T>[]): Found<T>[] {
  const by = new Map(found.map((one) => [JSON.stringify([one.value, one.next]), one]));
  return [...by.values()];
}
