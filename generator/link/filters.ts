/** What filters over components name: fields that there are, values that those can have. */
import { fault, type Fault, type Path } from '../../diagnostics/index.ts';
import { nearest } from '../../kernel/index.ts';
import { inspectFilter } from '../../engine/index.ts';
import type { Words } from './construction.ts';

type Place = Pick<Fault, 'file' | 'path' | 'part'>;

/** A name that is not known, and the one that was probably meant. */
interface Unknown {
  readonly name: string;
  readonly nearest: string | undefined;
  readonly place: Place;
}

export interface FilterWords {
  /** Every field that a filter may test. */
  readonly fields: ReadonlyMap<string, Words>;
  /** Null where a field that nobody knows proves nothing. */
  readonly unknownField: (unknown: Unknown) => Fault | null;
  /** Of a value that is none of the words of its field; a fault of the filter's own may fit better. */
  readonly unknownValue?: (field: string, unknown: Unknown) => Fault | null;
}

/** No deck is judged by the filter: `=name` means nothing in it. */
export function filterFaults(
  where: unknown,
  { file, path: at }: { readonly file: string; readonly path: Path },
  { fields, unknownField, unknownValue }: FilterWords,
): Fault[] {
  const { fields: uses, names, problems } = inspectFilter(where, at);
  const found = uses.flatMap(({ field, path, values }) => {
    const words = fields.get(field);
    if (words === undefined) {
      // Beside a comparison the path is that of the comparison.
      const key = path.at(-1) === field ? path : path.slice(0, -1);
      return unknownField(named(field, [...fields.keys()], { file, path: key, part: 'key' })) ?? [];
    }
    const allowed = words();
    if (allowed === null) return [];
    return values.flatMap(({ value, path: place }) => {
      if (typeof value !== 'string' || allowed.includes(value)) return [];
      const unknown = named(value, allowed, { file, path: place });
      const params = { value, nearest: unknown.nearest, allowed };
      return unknownValue?.(field, unknown) ?? fault('CW1106', unknown.place, params);
    });
  });
  return [
    ...problems.map((one) => fault('CW1415', { file, path: one.path }, one)),
    ...names.map(({ name, path }) =>
      fault('CW1415', { file, path }, { problem: 'name', found: `=${name}` }),
    ),
    ...found,
  ];
}

function named(name: string, known: readonly string[], place: Place): Unknown {
  return { name, nearest: nearest(name, known), place };
}
