/** Conditions as clauses: words, `{ any: [...] }` and `{ not: ... }`, joined as the language joins clauses. */
import type { Path } from '../../diagnostics/index.ts';
import type { Language } from './language.ts';
import { asksFor, type Phrase, type Placed, printPhrase } from './phrase.ts';
import { type ReadValue, type Position, type Reader, readPhrase } from './read-phrase.ts';
import type { Run } from './runs.ts';
import type { Given, Slot } from './slot.ts';
import { listOf, listSlot } from './slots/list.ts';

type ConditionGroup = 'conditions' | 'requirements';

interface ClauseKind {
  readonly language: Language;
  readonly group: ConditionGroup;
  readonly given: Given;
}

/** `last`: how the clause ends, where that differs. */
type Last = 'yes' | 'no';

/** Deeper conditions are not read: nobody could either. */
const DEEPEST = 3;

/**
 * A list of conditions that must all hold; it is printed from conditions with their places. `given`: what
 * their phrases see of the effect that they are in.
 */
export function clausesSlot(language: Language, group: ConditionGroup, given: Given = {}): Slot {
  const kind = { language, group, given };
  const members = {
    last: unplaced(clauseSlot(kind, 'yes', 0)),
    other: unplaced(clauseSlot(kind, 'no', 0)),
  };
  const all = listOf(members, 'conjunction', language.locale);
  const any = anySlot(kind, 0);
  return {
    ...all,
    print(value, place, look) {
      const [only, ...others] = value as readonly Placed[];
      return only !== undefined && isAny(only.value) && others.length === 0
        ? any.print(only.value, only.place, look)
        : all.print(value, place, look);
    },
    read: (reader, from, look) => [
      ...all.read(reader, from, look),
      ...any.read(reader, from, look).map(({ value, next }) => ({ value: [value], next })),
    ],
  };
}

function unplaced(slot: Slot): Slot {
  return {
    ...slot,
    print(value, _, look) {
      const { value: own, place } = value as Placed;
      return slot.print(own, place, look);
    },
  };
}

/** One condition, in parentheses where it is made of several. */
function clauseSlot(kind: ClauseKind, last: Last, depth: number): Slot {
  const { language, group, given } = kind;
  const plain = language.words(group, null, { ...given, last, negated: 'no' });
  const negated = language.words(group, null, { ...given, last, negated: 'yes' });
  const inside = (): Slot => clauseSlot(kind, 'yes', depth + 1);
  const grouped = wrapped(language, 'group', 'clauses', () => anySlot(kind, depth));
  const denied = wrapped(language, 'not', 'clause', inside);
  return {
    ...plain,
    print(value, place, look) {
      if (isAny(value)) return grouped.print(value, place, look);
      if (!isNot(value)) return plain.print(value, place, look);
      const deeper = [...place, 'not'];
      return canDeny(value.not, language, group)
        ? negated.print(value.not, deeper, look)
        : denied.print(value.not, deeper, look);
    },
    read(reader, from, look) {
      const found = plain.read(reader, from, look);
      if (depth === DEEPEST) return found;
      const not = [...negated.read(reader, from, look), ...denied.read(reader, from, look)];
      return [...found, ...not.map(deny), ...grouped.read(reader, from, look)];
    },
  };
}

/** `{ any: [...] }` without parentheses. */
function anySlot(kind: ClauseKind, depth: number): Slot {
  const member = clauseSlot(kind, 'yes', depth + 1);
  const list = listSlot(member, 'disjunction', kind.language.locale);
  return {
    ...list,
    print: (value, place, look) =>
      list.print((value as { any: unknown }).any, [...place, 'any'], look),
    read: (reader, from, look) =>
      list.read(reader, from, look).flatMap(({ value, next }) => {
        const any = value as readonly unknown[];
        return any.length < 2 ? [] : [{ value: { any }, next }];
      }),
  };
}

/** A slot inside the words of a sentence. It is made when it is needed: conditions hold conditions. */
function wrapped(language: Language, sentence: string, name: string, make: () => Slot): Slot {
  const phrase: Phrase = language.sentence(sentence);
  const scope = (): Parameters<typeof printPhrase>[1] => ({
    slots: new Map([[name, make()]]),
    optional: new Set(),
    given: {},
    locale: language.locale,
  });
  return {
    print: (value: unknown, place: Path): Run[] =>
      printPhrase(phrase, scope(), { [name]: { value, place } }),
    read: (reader: Reader, from: Position): ReadValue[] =>
      readPhrase(phrase, scope(), reader, from).map(({ value, next }) => ({
        value: value[name],
        next,
      })),
    key: () => '',
    number: () => null,
    candidates: [],
  };
}

/** Whether the phrase of a condition has words for its contrary. */
function canDeny(value: unknown, language: Language, group: ConditionGroup): boolean {
  if (isAny(value) || isNot(value)) return false;
  const word = language.word(group, String((value as { is?: unknown }).is));
  return word !== undefined && asksFor(language.phrase(word.phrase), 'negated');
}

function deny({ value, next }: ReadValue): ReadValue {
  return { value: { not: value }, next };
}

function isAny(value: unknown): value is { readonly any: readonly unknown[] } {
  return typeof value === 'object' && value !== null && 'any' in value;
}

export function isNot(value: unknown): value is { readonly not: unknown } {
  return typeof value === 'object' && value !== null && 'not' in value;
}
