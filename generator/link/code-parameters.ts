/** Which values come with each code of construction.yaml, for the words of messages.yaml. */
import { inspectFilter } from '../../engine/filter.ts';
import { judgeCodes } from '../../engine/construction/codes.ts';
import { definitionOf } from '../../engine/construction/compiled-constraint.ts';
import type { Constraint, ConstructionRules } from '../../engine/construction/types.ts';

/** Parameter names by code. */
export type CodeParameters = ReadonlyMap<string, ReadonlySet<string>>;

/** A code that stands at two rules has the parameters of both. */
export function codeParameters(rules: ConstructionRules): CodeParameters {
  const all = new Map<string, Set<string>>();
  for (const [code, names] of [
    ...judgeParameters(rules),
    ...rules.constraints.flatMap(constraintParameters),
  ]) {
    all.set(code, new Set([...(all.get(code) ?? []), ...names]));
  }
  return all;
}

type Entry = [code: string, names: readonly string[]];

function judgeParameters({ entries, choices, exchange }: ConstructionRules): Entry[] {
  const line = ['card', 'index'];
  const { codes = {}, same = [] } = exchange ?? {};
  return [
    [entries.unknown ?? judgeCodes.unknownCard, line],
    [entries.badCount ?? judgeCodes.badCount, line],
    [entries.duplicate ?? judgeCodes.duplicateEntry, line],
    ...Object.entries(choices).map(([name, { code }]): Entry => [
      code ?? judgeCodes.unknownChoice,
      [name],
    ]),
    [judgeCodes.baseUnknown, ['base']],
    [judgeCodes.baseCycle, ['base']],
    [codes.unknown ?? judgeCodes.unknownCard, line],
    [codes.different ?? judgeCodes.swapDifferent, ['index', ...same.flatMap(outAndIn)]],
    [codes.notHeld ?? judgeCodes.swapNotHeld, ['index', 'held', 'asked']],
  ];
}

/** `rank` → `outRank`, `inRank`. */
function outAndIn(field: string): string[] {
  const name = field.charAt(0).toUpperCase() + field.slice(1);
  return [`out${name}`, `in${name}`];
}

/** Names by the word of the constraint that gives the code; by `use`. */
const byUse: Readonly<Record<string, (own: Constraint) => Record<string, readonly string[]>>> = {
  size: (own) => ({ code: limitNames(own) }),
  count: (own) => ({ code: [...limitNames(own), ...fieldName(own['per'])] }),
  copies: (own) => ({ code: ['card', 'limit', 'actual', ...fieldName(own['by'])] }),
  'same-list': (own) => ({
    code: ['card', 'expected', 'actual'],
    missing: filterNames(own['as']).names,
  }),
  forbid: (own) => {
    const filters = [filterNames(own['where']), filterNames(own['unless'])];
    return { code: ['card', ...filters.flatMap(({ fields, names }) => [...fields, ...names])] };
  },
};

function constraintParameters(own: Constraint): Entry[] {
  const names = byUse[own.use]?.(own) ?? {};
  return Object.entries(names).flatMap(([word, list]): Entry[] => {
    const code = own[word] ?? definitionOf(own.use)?.codes[word];
    return typeof code === 'string' ? [[code, list]] : [];
  });
}

function limitNames({ exactly, min, max }: Constraint): string[] {
  const exact = exactly === undefined ? [] : ['expected'];
  const range = min === undefined && max === undefined ? [] : ['limit'];
  return [
    'actual',
    ...exact,
    ...range,
    ...(min === undefined ? [] : ['min']),
    ...(max === undefined ? [] : ['max']),
  ];
}

function fieldName(field: unknown): string[] {
  return typeof field === 'string' ? [field] : [];
}

function filterNames(where: unknown): { fields: string[]; names: string[] } {
  if (where === undefined) return { fields: [], names: [] };
  const { fields, names } = inspectFilter(where);
  return { fields: fields.map(({ field }) => field), names: names.map(({ name }) => name) };
}
