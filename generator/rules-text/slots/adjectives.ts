import type { Path } from '../../../diagnostics/index.ts';
import type { Language } from '../language.ts';
import { printPhrase } from '../print-phrase.ts';
import { readPhrase } from '../read-phrase.ts';
import type { Found, Position, Reader } from '../reader.ts';
import type { Run } from '../runs.ts';
import type { Scope, Slot } from '../slot.ts';

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

  function readOne(reader: Reader, from: Position): Found<Fields>[] {
    return [...slots].flatMap(([name, slot]) =>
      slot
        .read(reader, from, 'plain')
        .map(({ value, next }) => ({ value: { [name]: value }, next })),
    );
  }

  function readSeveral(reader: Reader, from: Position): Found<Fields>[] {
    return readPhrase(phrase, scope(one, several), reader, from).flatMap(({ value, next }) => {
      const first = value['first'] as Fields;
      const rest = value['rest'] as Fields;
      const twice = Object.keys(first).some((name) => name in rest);
      return twice ? [] : [{ value: { ...first, ...rest }, next }];
    });
  }
}
