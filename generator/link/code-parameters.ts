/** Which values come with each code of construction.yaml, for the words of messages.yaml. */
import { inspectFilter } from '../../engine/filter.ts';
import { judgeCodes } from '../../engine/construction/codes.ts';
import { definitionOf } from '../../engine/construction/compiled-constraint.ts';
import { boundsOf } from '../../engine/construction/sections.ts';
import type { Constraint, ConstructionRules, Section } from '../../engine/construction/types.ts';

/** Parameter names by code. */
export type CodeParameters = ReadonlyMap<string, ReadonlySet<string>>;

/** A code that stands at two rules has the parameters of both. */
export function codeParameters(rules: ConstructionRules): CodeParameters {
  const all = new Map<string, Set<string>>();
  for (const [code, names] of [
    ...judgeParameters(rules),
    ...rules.constraints.flatMap(constraintParameters),
  ]) {
    all.set(code, new Set([...(all.get(code) ?? []), ...told(code, names, rules)]));
  }
  return all;
}

/** The names that `report` gives the parameters of a code. */
function told(
  code: string,
  names: readonly string[],
  { report }: ConstructionRules,
): readonly string[] {
  const own = report?.paramsOf?.[code] ?? report?.params;
  if (own === undefined) return names;
  const known = new Set(names);
  return Object.entries(own).flatMap(([name, sources]) =>
    [sources].flat().some((source) => known.has(source.replace(/\..*/, ''))) ? [name] : [],
  );
}

type Entry = [code: string, names: readonly string[]];

function judgeParameters(rules: ConstructionRules): Entry[] {
  const { entries, choices, exchange, sections } = rules;
  const line = ['card', 'index', ...(sections === undefined ? [] : ['section'])];
  const { codes = {}, same = [] } = exchange ?? {};
  return [
    [entries.unknown ?? judgeCodes.unknownCard, line],
    [entries.badCount ?? judgeCodes.badCount, line],
    [entries.duplicate ?? judgeCodes.duplicateEntry, line],
    ...Object.entries(choices).map(([name, { code }]): Entry => [
      code ?? judgeCodes.unknownChoice,
      [name],
    ]),
    ...Object.values(sections ?? {}).flatMap(sectionParameters),
    [judgeCodes.unknownSection, ['section']],
    [judgeCodes.baseUnknown, ['base']],
    [judgeCodes.baseCycle, ['base']],
    [codes.unknown ?? judgeCodes.unknownCard, line],
    [codes.different ?? judgeCodes.swapDifferent, ['index', ...same.flatMap(outAndIn)]],
    [codes.notHeld ?? judgeCodes.swapNotHeld, ['index', 'held', 'asked']],
  ];
}

function sectionParameters({ size, codes = {} }: Section): Entry[] {
  return [
    [codes.accepts ?? judgeCodes.wrongSection, ['card', 'section', 'actual']],
    [codes.size ?? judgeCodes.sectionSize, ['section', ...sizeNames(size)]],
    ...(codes.unknown === undefined
      ? []
      : [[codes.unknown, ['card', 'index', 'section']] satisfies Entry]),
  ];
}

/** Names of the parameters of a broken size. */
function sizeNames(size: Section['size']): string[] {
  return limitNames({ use: 'size', ...boundsOf(size).limits(() => 0) });
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
