/**
 * Several small numbers in one integer: what the argument of an effect or of a step holds, where one is
 * not enough.
 */

/** By name, how many values each can have; the first one is the lowest in the integer. */
export interface Packing<Name extends string> {
  readonly pack: (values: Readonly<Record<Name, number>>) => number;
  readonly unpack: (packed: number) => Readonly<Record<Name, number>>;
}

export function packing<const Name extends string>(
  sizes: Readonly<Record<Name, number>>,
): Packing<Name> {
  const fields = Object.entries<number>(sizes) as [Name, number][];
  if (!Number.isSafeInteger(fields.reduce((all, [, size]) => all * size, 1)))
    throw new RangeError('These numbers do not fit into one.');
  return {
    pack: (values) =>
      fields.reduceRight((packed, [name, size]) => {
        const value = values[name];
        if (value < 0 || value >= size) throw new RangeError(`${name} cannot be ${value}.`);
        return packed * size + value;
      }, 0),
    unpack(packed) {
      const values = {} as Record<Name, number>;
      let rest = packed;
      for (const [name, size] of fields) {
        values[name] = rest % size;
        rest = Math.floor(rest / size);
      }
      return values;
    },
  };
}
