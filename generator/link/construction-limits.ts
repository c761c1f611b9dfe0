import type { Path } from '../../diagnostics/index.ts';
import type { ConstructionRules } from '../../engine/construction/types.ts';
import { isMapping } from './game-files.ts';

/** The values of a field for which a constraint has limits of their own: `per: rank, max: { warden: 4 }`. */
export interface LimitsByValue {
  readonly field: string;
  readonly values: readonly { readonly value: string; readonly path: Path }[];
}

export function limitsByValue({ constraints, formats = {} }: ConstructionRules): LimitsByValue[] {
  return [
    ...inList(constraints, ['constraints']),
    ...Object.entries(formats).flatMap(([name, format]) =>
      inList(format.constraints ?? [], ['formats', name, 'constraints']),
    ),
  ];
}

function inList(constraints: readonly unknown[], at: Path): LimitsByValue[] {
  return constraints.flatMap((constraint, index) => {
    if (!isMapping(constraint) || typeof constraint['per'] !== 'string') return [];
    const values = ['exactly', 'min', 'max'].flatMap((limit) => {
      const byValue = constraint[limit];
      if (!isMapping(byValue)) return [];
      return Object.keys(byValue).map((value) => ({ value, path: [...at, index, limit, value] }));
    });
    return [{ field: constraint['per'], values }];
  });
}
