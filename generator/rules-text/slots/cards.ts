/** Slots that say which cards: filters, as adjectives before the noun. */
import type { Path } from '../../../diagnostics/index.ts';
import type { Language } from '../language.ts';
import { printPhrase } from '../phrase.ts';
import { type ReadValue, type Position, type Reader, readPhrase } from '../read-phrase.ts';
import type { Run } from '../runs.ts';
import type { Scope, Slot } from '../slot.ts';
import { closedListSlot, integerSlot } from './values.ts';
import { listSlot } from './list.ts';
import type { ClosedWords, ParamOf } from '../../vocabulary/model.ts';
import { whereSentence } from '../sentences.ts';

/** Neighbours of a list that are alike: how many, and where the first is. */
interface Alike {
  readonly words: unknown;
  readonly count: number;
  readonly place: Path;
}

/** A set of cards, slot by slot; neighbours that are alike are counted. */
export function cardsSlot(language: Language): Slot {
  const list = listSlot(alikeSlot(language), 'conjunction', language.locale);
  return {
    ...list,
    print: (value, place, look) =>
      list.print(alike(value as readonly unknown[], place), place, look),
    read: (reader, from, look) =>
      list.read(reader, from, look).map(({ value, next }) => ({
        value: (value as readonly Alike[]).flatMap(({ words, count }) =>
          Array.from({ length: Math.max(0, count) }, () => words),
        ),
        next,
      })),
  };
}

function alike(slots: readonly unknown[], place: Path): Alike[] {
  const made: Alike[] = [];
  slots.forEach((words, index) => {
    const last = made.at(-1);
    if (last !== undefined && JSON.stringify(last.words) === JSON.stringify(words)) {
      made[made.length - 1] = { ...last, count: last.count + 1 };
    } else made.push({ words, count: 1, place: [...place, index] });
  });
  return made;
}

/** In the words of the sentence `slot`. */
function alikeSlot(language: Language): Slot {
  const words = [...language.vocabulary.groups.slots.values()];
  const phrase = language.sentence('slot');
  const scope: Scope = {
    slots: new Map([
      ['count', integerSlot({ minimum: 1 })],
      [
        'words',
        adjectives(new Map(words.map((word) => [word.name, language.value(word)])), language),
      ],
    ]),
    optional: new Set(),
    given: {},
    locale: language.locale,
  };
  return {
    print(value): Run[] {
      const { words: own, count, place } = value as Alike;
      return printPhrase(phrase, scope, {
        count: { value: count, place },
        words: { value: own, place },
      });
    },
    read: (reader, from) => readPhrase(phrase, scope, reader, from),
    key: () => '',
    number: (value) => (value as Alike).count,
    candidates: [],
  };
}

/** Which cards: the fields that they must have, as words before "cards". */
export function filterSlot({ fields }: ParamOf<'filter'>, language: Language): Slot {
  const slots = new Map(
    [...fields].flatMap(([field, words]) =>
      words === null ? [] : [[field, fieldSlot(field, words, language)] as const],
    ),
  );
  return adjectives(slots, language);
}

/** One field of a filter, in the words of the sentence `where<Field>`. */
function fieldSlot(field: string, words: ClosedWords, language: Language): Slot {
  const phrase = language.sentence(whereSentence(field));
  const values = closedListSlot(words, language.locale);
  const scope = {
    slots: new Map([['value', values]]),
    optional: new Set<string>(),
    given: {},
    locale: language.locale,
  };
  return {
    ...values,
    print: (value: unknown, place: Path): Run[] =>
      printPhrase(phrase, scope, { value: { value: listed(value), place } }),
    key: (value) => values.key(listed(value)),
    read: (reader, from) =>
      readPhrase(phrase, scope, reader, from).map(({ value, next }) => ({
        value: value['value'],
        next,
      })),
  };
}

function listed(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}

type Fields = Readonly<Record<string, unknown>>;

/** A mapping of which each key says something, one after the other in the words of the sentence `adjectives`. */
export function adjectives(slots: ReadonlyMap<string, Slot>, language: Language): Slot {
  const phrase = language.sentence('adjectives');
  const name = `adjectives ${[...slots.keys()].join()}`;
  const scope = (first: Slot, rest: Slot): Scope => ({
    slots: new Map([
      ['first', first],
      ['rest', rest],
    ]),
    optional: new Set(),
    given: {},
    locale: language.locale,
  });
  const one: Slot = {
    print: (value, place) => printOne(value as Fields, place),
    read: readOne,
    key: (value) => Object.keys(value as Fields)[0] ?? '',
    number: () => null,
    candidates: [],
  };
  const several: Slot = {
    ...one,
    print(value, place) {
      const [first, ...others] = Object.entries(value as Fields);
      if (first === undefined || others.length === 0) return printOne(value as Fields, place);
      return printPhrase(phrase, scope(one, several), {
        first: { value: Object.fromEntries([first]), place },
        rest: { value: Object.fromEntries(others), place },
      });
    },
    read: (reader, from) => [
      ...readOne(reader, from),
      ...reader.once(name, from, () => readSeveral(reader, from)),
    ],
  };
  return several;

  function printOne(value: Fields, place: Path): Run[] {
    return Object.entries(value).flatMap(
      ([name, field]) => slots.get(name)?.print(field, [...place, name], 'plain') ?? [],
    );
  }

  function readOne(reader: Reader, from: Position): ReadValue<Fields>[] {
    return [...slots].flatMap(([name, slot]) =>
      slot
        .read(reader, from, 'plain')
        .map(({ value, next }) => ({ value: { [name]: value }, next })),
    );
  }

  function readSeveral(reader: Reader, from: Position): ReadValue<Fields>[] {
    return readPhrase(phrase, scope(one, several), reader, from).flatMap(({ value, next }) => {
      const first = value['first'] as Fields;
      const rest = value['rest'] as Fields;
      const twice = Object.keys(first).some((name) => name in rest);
      return twice ? [] : [{ value: { ...first, ...rest }, next }];
    });
  }
}
