/** What an effect does: what is chosen for it, and its operations one after the other. */
import type { Language } from './language.ts';
import { printPhrase } from './phrase.ts';
import { type ReadValue, type Position, type Reader, readPhrase } from './read-phrase.ts';
import type { Given, Scope, Slot } from './slot.ts';
import type { Path } from '../../diagnostics/index.ts';
import type { Run } from './runs.ts';

/** The part of an effect that its sentence calls `do`. */
interface Deed {
  readonly choose?: Readonly<Record<string, unknown>>;
  readonly do: readonly unknown[];
}

/** `place` is that of the effect. */
export function deedSlot(language: Language): Slot {
  const phrase = language.sentence('chosen');
  const choose = chooseSlot(language);
  const scope = (chosen?: Given): Scope =>
    scopeOf({ choose, do: stepsSlot(language, chosen) }, language);
  return {
    print(value, place) {
      const { choose: picked, do: steps } = value as Deed;
      const chosen = { chosen: numberOf(picked) };
      if (picked === undefined)
        return stepsSlot(language, chosen).print(steps, [...place, 'do'], 'plain');
      return printPhrase(phrase, scope(chosen), {
        choose: { value: picked, place: [...place, 'choose'] },
        do: { value: steps, place: [...place, 'do'] },
      });
    },
    read: (reader, from) => [
      ...stepsSlot(language)
        .read(reader, from, 'plain')
        .map(({ value, next }) => ({ value: { do: value }, next })),
      ...readPhrase(phrase, scope(), reader, from),
    ],
    key: () => 'do',
    number: () => null,
    candidates: [],
  };
}

/** How many are chosen: "take it", "take them". */
function numberOf(choose: Deed['choose']): number {
  const count = choose?.['count'];
  return typeof count === 'number' ? count : 1;
}

/** A list of operations; those that are not the last may end differently. */
function stepsSlot(language: Language, chosen: Given = {}): Slot {
  return language.slot(`steps ${JSON.stringify(chosen)}`, () => newStepsSlot(language, chosen));
}

function newStepsSlot(language: Language, chosen: Given): Slot {
  const last = language.words('operations', null, { ...chosen, last: 'yes' });
  const other = language.words('operations', null, { ...chosen, last: 'no' });
  const phrase = language.sentence('steps');
  const scope = (rest: Slot): Scope => scopeOf({ first: other, rest }, language);
  const steps: Slot = {
    print(value, place) {
      const [first, ...rest] = value as readonly unknown[];
      const index = Number(place.at(-1));
      const at = Number.isInteger(index) ? index : 0;
      const list = Number.isInteger(index) ? place.slice(0, -1) : place;
      if (rest.length === 0) return last.print(first, [...list, at], 'plain');
      return printPhrase(phrase, scope(steps), {
        first: { value: first, place: [...list, at] },
        rest: { value: rest, place: [...list, at + 1] },
      });
    },
    read: (reader, from) => [
      ...last.read(reader, from, 'plain').map(({ value, next }) => ({ value: [value], next })),
      ...reader.once('steps', from, () => readSeveral(reader, from)),
    ],
    key: () => '',
    number: (value) => (value as readonly unknown[]).length,
    candidates: [],
  };
  return steps;

  function readSeveral(reader: Reader, from: Position): ReadValue<unknown[]>[] {
    return readPhrase(phrase, scope(steps), reader, from).map(({ value, next }) => ({
      value: [value['first'], ...(value['rest'] as readonly unknown[])],
      next,
    }));
  }
}

function scopeOf(slots: Readonly<Record<string, Slot>>, { locale }: Language): Scope {
  return { slots: new Map(Object.entries(slots)), optional: new Set(), given: {}, locale };
}

/** What is chosen for an effect: one thing, or several, each with a name. */

/** A choice of several; its phrase sees the name as `as`. */
type NamedStep = readonly [name: string, choice: unknown];

type Choose = Readonly<Record<string, unknown>>;

function chooseSlot(language: Language): Slot {
  const one = language.words('choices');
  if (language.vocabulary.groups.picks.size === 0) return one;
  const several = severalSlot(language);
  return {
    ...one,
    print(value, place, look) {
      const choose = value as Choose;
      if ('pick' in choose) return one.print(value, place, look);
      return several.print(Object.entries(choose), place, look);
    },
    read: (reader, from, look) => [
      ...one.read(reader, from, look),
      ...several.read(reader, from, look).flatMap(({ value, next }) => {
        const names = (value as readonly NamedStep[]).map(([name]) => name);
        if (new Set(names).size < names.length) return [];
        return [{ value: Object.fromEntries(value as readonly NamedStep[]), next }];
      }),
    ],
  };
}

/** A list of named choices. */
function severalSlot(language: Language): Slot {
  const first = namedSlot(language);
  const phrase = language.sentence('choices');
  const several: Slot = {
    print(value, place) {
      const [one, ...rest] = value as readonly NamedStep[];
      if (rest.length === 0) return first.print(one, place, 'plain');
      const values = { first: { value: one, place }, rest: { value: rest, place } };
      return printPhrase(phrase, scope(), values);
    },
    read: (reader, from) => [
      ...first.read(reader, from, 'plain').map(({ value, next }) => ({ value: [value], next })),
      ...reader.once('several choices', from, () =>
        readPhrase(phrase, scope(), reader, from).map(({ value, next }) => ({
          value: [value['first'], ...(value['rest'] as readonly unknown[])],
          next,
        })),
      ),
    ],
    key: () => '',
    number: (value) => (value as readonly unknown[]).length,
    candidates: [],
  };
  return several;

  function scope(): Scope {
    return {
      slots: new Map([
        ['first', first],
        ['rest', several],
      ]),
      optional: new Set(),
      given: {},
      locale: language.locale,
    };
  }
}

function namedSlot(language: Language): Slot {
  const picks = [...language.vocabulary.groups.picks.values()];
  const slotFor = (name: string, choices: readonly string[]): Slot =>
    language.words('choices', choices, { as: name });
  return {
    print(value, place: Path, look): Run[] {
      const [name, choice] = value as NamedStep;
      const { choices = [] } = language.word('picks', name) ?? {};
      return slotFor(name, choices).print(choice, [...place, name], look);
    },
    read: (reader: Reader, from: Position, look): ReadValue[] =>
      picks.flatMap(({ name, choices = [] }) =>
        slotFor(name, choices)
          .read(reader, from, look)
          .map(({ value, next }) => ({ value: [name, value], next })),
      ),
    key: () => '',
    number: () => null,
    candidates: [],
  };
}
