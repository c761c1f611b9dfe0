/** Reads a text by a phrase, in every way in which it can be read. */
import type { Choosing, Phrase, PhraseNode } from './phrase.ts';
import { ABSENT, counted, selected, type Scope, type Slot } from './slot.ts';
import { capital } from './runs.ts';

/** What the slots of a phrase hold, by name; a slot that is omitted is not there. */
export type SlotValues = Readonly<Record<string, unknown>>;

/** A reading on its way: what was read in its slots, and which cases were taken. */
interface PhraseReading {
  readonly slots: SlotValues;
  readonly taken: readonly Taken[];
  readonly next: Position;
}

interface Taken {
  readonly by: 'select' | 'plural';
  readonly name: string;
  readonly keys: readonly string[];
  readonly key: string;
}

/** Every way in which the text at `from` can be this phrase, with the values that its slots then hold. */
export function readPhrase(
  phrase: Phrase,
  scope: Scope,
  reader: Reader,
  from: Position,
): ReadValue<SlotValues>[] {
  return readNodes(phrase, scope, reader, { slots: {}, taken: [], next: from }).flatMap(
    (reading) => {
      const value = complete(reading, scope);
      return value === null ? [] : [{ value, next: reading.next }];
    },
  );
}

function readNodes(
  phrase: Phrase,
  scope: Scope,
  reader: Reader,
  start: PhraseReading,
): PhraseReading[] {
  return phrase.reduce(
    (readings, node) => readings.flatMap((reading) => readNode(node, scope, reader, reading)),
    [start],
  );
}

function readNode(
  node: PhraseNode,
  scope: Scope,
  reader: Reader,
  reading: PhraseReading,
): PhraseReading[] {
  if (node.node === 'words') {
    const next = reader.words(node.text, reading.next);
    return next === null ? [] : [{ ...reading, next }];
  }
  if (node.node === 'keyword') return readNodes(node.inside, scope, reader, reading);
  if (node.node === 'sentence') {
    const next = { at: reading.next.at, begins: true };
    return readNodes(node.inside, scope, reader, { ...reading, next });
  }
  if (node.node === 'slot') return readSlot(node, scope, reader, reading);
  return readCases(node, scope, reader, reading);
}

function readSlot(
  { name, look }: Extract<PhraseNode, { readonly node: 'slot' }>,
  { slots, optional }: Scope,
  reader: Reader,
  reading: PhraseReading,
): PhraseReading[] {
  const slot = slots.get(name);
  if (slot === undefined) return [reading];
  // A slot that is omitted prints nothing.
  const left = optional.has(name) && !(name in reading.slots) ? [reading] : [];
  const found = slot.read(reader, reading.next, look);
  const readings = found.flatMap(({ value, next }) => {
    const before = reading.slots[name];
    if (before !== undefined && JSON.stringify(before) !== JSON.stringify(value)) return [];
    return [{ ...reading, slots: { ...reading.slots, [name]: value }, next }];
  });
  return [...readings, ...left];
}

function readCases(
  node: Choosing,
  scope: Scope,
  reader: Reader,
  reading: PhraseReading,
): PhraseReading[] {
  const { name, node: by } = node;
  const keys = [...node.cases.keys()];
  const fixed = fixedCase(node, keys, scope);
  return keys
    .filter((key) => fixed === null || key === fixed)
    .flatMap((key) => {
      const taken = fixed === null ? [...reading.taken, { by, name, keys, key }] : reading.taken;
      return readNodes(node.cases.get(key) ?? [], scope, reader, { ...reading, taken });
    });
}

/** The case that is known beforehand; null when only the text can say. */
function fixedCase(
  { node, name }: Choosing,
  keys: string[],
  { given, locale }: Scope,
): string | null {
  const value = given[name];
  if (value === undefined) return null;
  if (node === 'select') return selected(keys, String(value));
  return counted(keys, typeof value === 'number' ? value : null, locale);
}

/** The values of all slots; null when the cases taken do not fit them, or a value was never read. */
function complete(
  { slots: read, taken }: PhraseReading,
  { slots, optional, locale }: Scope,
): SlotValues | null {
  const values: Record<string, unknown> = {};
  for (const [name, slot] of slots) {
    const own = taken.filter((one) => one.name === name);
    const fits = (value: unknown): boolean => own.every((one) => holds(one, slot, value, locale));
    if (name in read) {
      if (!fits(read[name])) return null;
      values[name] = read[name];
    } else if (!(optional.has(name) && fits(undefined))) {
      const [only, ...others] = slot.candidates.filter(fits);
      if (only === undefined || others.length > 0) return null;
      values[name] = only;
    }
  }
  return values;
}

function holds({ by, keys, key }: Taken, slot: Slot, value: unknown, locale: string): boolean {
  if (by === 'select')
    return selected(keys, value === undefined ? ABSENT : slot.key(value)) === key;
  return counted(keys, value === undefined ? null : slot.number(value), locale) === key;
}

/** Reads a text from left to right, keeping every way in which it can be read. */

/** A place in the text. */
export interface Position {
  readonly at: number;
  /** A sentence begins here. */
  readonly begins: boolean;
}

/** A value that was read, and where the text goes on. */
export interface ReadValue<T = unknown> {
  readonly value: T;
  readonly next: Position;
}

export class Reader {
  readonly text: string;
  readonly locale: string;
  readonly #known = new Map<string, ReadValue[]>();

  constructor(text: string, locale: string) {
    this.text = text;
    this.locale = locale;
  }

  /** The position behind `words`, or null where they are not. */
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
  once<T>(thing: string, from: Position, read: () => ReadValue<T>[]): ReadValue<T>[] {
    const key = `${from.at}${from.begins ? '^' : ' '}${thing}`;
    const known = this.#known.get(key) as ReadValue<T>[] | undefined;
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
function distinct<T>(found: readonly ReadValue<T>[]): ReadValue<T>[] {
  const by = new Map(found.map((one) => [JSON.stringify([one.value, one.next]), one]));
  return [...by.values()];
}
