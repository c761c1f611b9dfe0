/** What an effect does: what is chosen for it, and its operations one after the other. */
import type { Language } from './language.ts';
import { printPhrase } from './print-phrase.ts';
import { readPhrase } from './read-phrase.ts';
import type { Found, Position, Reader } from './reader.ts';
import type { Given, Scope, Slot } from './slot.ts';

/** The part of an effect that its sentence calls `do`. */
export interface Deed {
  readonly choose?: Readonly<Record<string, unknown>>;
  readonly do: readonly unknown[];
}

/** `place` is that of the effect. */
export function deedSlot(language: Language): Slot {
  const choice = language.words('choices');
  const phrase = language.sentence('chosen');
  const scope = (chosen?: Given): Scope =>
    scopeOf({ choose: choice, do: stepsSlot(language, chosen) }, language);
  return {
    print(value, place) {
      const { choose, do: steps } = value as Deed;
      const chosen = { chosen: numberOf(choose) };
      if (choose === undefined)
        return stepsSlot(language, chosen).print(steps, [...place, 'do'], 'plain');
      return printPhrase(phrase, scope(chosen), {
        choose: { value: choose, place: [...place, 'choose'] },
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

  function readSeveral(reader: Reader, from: Position): Found<unknown[]>[] {
    return readPhrase(phrase, scope(steps), reader, from).map(({ value, next }) => ({
      value: [value['first'], ...(value['rest'] as readonly unknown[])],
      next,
    }));
  }
}

function scopeOf(slots: Readonly<Record<string, Slot>>, { locale }: Language): Scope {
  return { slots: new Map(Object.entries(slots)), optional: new Set(), given: {}, locale };
}
