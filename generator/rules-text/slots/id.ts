import type { Slot } from '../slot.ts';

/** Components by the names that players read: id, name. */
export type Names = ReadonlyMap<string, string>;

/** The id of a component, by its name. */
export function idSlot(names: Names): Slot {
  return {
    print: (value) => [{ kind: 'text', text: names.get(String(value)) ?? String(value) }],
    read: (reader, from) =>
      [...names].flatMap(([value, name]) => {
        const next = reader.words(name, from);
        return next === null ? [] : [{ value, next }];
      }),
    key: String,
    number: () => null,
    candidates: [...names.keys()],
  };
}
