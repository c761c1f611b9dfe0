import type { Choosing, Phrase, PhraseNode } from './phrase.ts';
import type { Found, Position, Reader } from './reader.ts';
import { ABSENT, counted, selected, type Scope, type Slot } from './slot.ts';

/** What the slots of a phrase hold, by name; a slot that is left out is not there. */
export type Told = Readonly<Record<string, unknown>>;

/** A reading on its way: what slots were told, and which cases were taken. */
interface Reading {
  readonly told: Told;
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
): Found<Told>[] {
  return readNodes(phrase, scope, reader, { told: {}, taken: [], next: from }).flatMap(
    (reading) => {
      const value = complete(reading, scope);
      return value === null ? [] : [{ value, next: reading.next }];
    },
  );
}

function readNodes(phrase: Phrase, scope: Scope, reader: Reader, start: Reading): Reading[] {
  return phrase.reduce(
    (readings, node) => readings.flatMap((reading) => readNode(node, scope, reader, reading)),
    [start],
  );
}

function readNode(node: PhraseNode, scope: Scope, reader: Reader, reading: Reading): Reading[] {
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
  reading: Reading,
): Reading[] {
  const slot = slots.get(name);
  if (slot === undefined) return [reading];
  // A slot that is left out prints nothing.
  const left = optional.has(name) && !(name in reading.told) ? [reading] : [];
  const found = slot.read(reader, reading.next, look);
  const told = found.flatMap(({ value, next }) => {
    const before = reading.told[name];
    if (before !== undefined && JSON.stringify(before) !== JSON.stringify(value)) return [];
    return [{ ...reading, told: { ...reading.told, [name]: value }, next }];
  });
  return [...told, ...left];
}

function readCases(node: Choosing, scope: Scope, reader: Reader, reading: Reading): Reading[] {
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

/** The case that is known beforehand; null when the text must tell. */
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

/** The values of all slots; null when the cases taken do not fit them, or a value was never told. */
function complete({ told, taken }: Reading, { slots, optional, locale }: Scope): Told | null {
  const values: Record<string, unknown> = {};
  for (const [name, slot] of slots) {
    const own = taken.filter((one) => one.name === name);
    const fits = (value: unknown): boolean => own.every((one) => holds(one, slot, value, locale));
    if (name in told) {
      if (!fits(told[name])) return null;
      values[name] = told[name];
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
