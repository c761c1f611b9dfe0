/** What can be in a slot of a phrase. Each kind of value is printed and read in one place. */
import type { Path } from '../../diagnostics/index.ts';
import { intlLocale } from '../../kernel/index.ts';
import type { Look } from './phrase.ts';
import type { ReadValue, Position, Reader } from './read-phrase.ts';
import type { Run } from './runs.ts';

export interface Slot {
  /** `place` is where the value is on the card. */
  print(value: unknown, place: Path, look: Look): Run[];
  /** Every way in which the text at a position can be read as such a value. */
  read(reader: Reader, at: Position, look: Look): ReadValue[];
  /** What `select` goes by: a word, true or false, the sign of a number, `counted`. */
  key(value: unknown): string;
  /** What `plural` goes by; null where the value is no number. */
  number(value: unknown): number | null;
  /** What it can be, for phrases that tell the value only by what they select; empty where it is too much. */
  readonly candidates: readonly unknown[];
}

/** Arguments that a phrase sees beside the parameters of its word, fixed by where it is: `last`, `negated`. */
export type Given = Readonly<Record<string, string | number>>;

/** What a phrase is printed and read with. */
export interface Scope {
  readonly slots: ReadonlyMap<string, Slot>;
  /** Slots that may stay empty. */
  readonly optional: ReadonlySet<string>;
  readonly given: Given;
  readonly locale: string;
}

export const ABSENT = 'none';

/** The case of `select` for a key. */
export function selected(keys: Iterable<string>, key: string): string {
  return [...keys].includes(key) ? key : 'other';
}

/** The case of `plural` for a number. */
export function counted(keys: Iterable<string>, number: number | null, locale: string): string {
  const known = [...keys];
  if (number === null) return 'other';
  const exact = `=${number}`;
  return known.includes(exact) ? exact : selected(known, pluralRules(locale).select(number));
}

const rules = new Map<string, Intl.PluralRules>();

function pluralRules(locale: string): Intl.PluralRules {
  const known = rules.get(locale) ?? new Intl.PluralRules(intlLocale(locale));
  rules.set(locale, known);
  return known;
}
