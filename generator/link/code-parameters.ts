/** Which values come with each code of construction.yaml, for messages.yaml. */
import {
  boundsOf,
  type Constraint,
  type ConstructionRules,
  definitionOf,
  judgeCodes,
  limitNames,
  type Section,
  unitName,
} from '../../engine/construction/index.ts';

/** Parameter names by code. */
type CodeParameters = ReadonlyMap<string, ReadonlySet<string>>;

/** As `report` names them. */
export function codeParameters(rules: ConstructionRules): CodeParameters {
  const judged = judgedParameters(rules);
  const all = new Set([...judged.values()].flatMap((names) => [...names]));
  return new Map(
    Array.from(judged, ([code, names]) => [code, new Set(namedByReport(code, names, all, rules))]),
  );
}

/** As the judge gives them. A code of two rules has the parameters of both. */
export function judgedParameters(rules: ConstructionRules): CodeParameters {
  const all = new Map<string, Set<string>>();
  for (const [code, names] of [
    ...judgeParameters(rules),
    ...allConstraints(rules).flatMap((constraint) => constraintParameters(constraint)),
  ]) {
    all.set(code, new Set([...(all.get(code) ?? []), ...names]));
  }
  return all;
}

/** The names that `report` gives the parameters of a code; `all` are those of all codes. */
function namedByReport(
  code: string,
  known: ReadonlySet<string>,
  all: ReadonlySet<string>,
  { report }: ConstructionRules,
): readonly string[] {
  const own = report?.paramsOf?.[code] ?? report?.params;
  if (own === undefined) return [...known];
  // A source that does not exist is reported where it is: nobody can say which codes have it.
  const has = (source: string): boolean => known.has(source) || !all.has(source);
  return Object.entries(own).flatMap(([name, sources]) =>
    [sources].flat().some((source) => has(parameterOf(source))) ? [name] : [],
  );
}

/** `card`, of `card.name`. */
export function parameterOf(source: string): string {
  return source.replace(/\..*/, '');
}

type ParametersOfCode = [code: string, names: readonly string[]];

function judgeParameters(rules: ConstructionRules): ParametersOfCode[] {
  const { entries, choices, exchange, sections } = rules;
  const line = ['card', 'index', ...(sections === undefined ? [] : ['section'])];
  const { codes = {}, same = [] } = exchange ?? {};
  return [
    [entries.unknown ?? judgeCodes.unknownCard, line],
    [entries.badCount ?? judgeCodes.badCount, line],
    [entries.duplicate ?? judgeCodes.duplicateEntry, line],
    ...Object.entries(choices).map(([name, { code }]): ParametersOfCode => [
      code ?? judgeCodes.unknownChoice,
      [name],
    ]),
    ...Object.values(sections ?? {}).flatMap(sectionParameters),
    [judgeCodes.unknownSection, ['section']],
    [judgeCodes.formula, ['problem', 'detail', 'at']],
    [judgeCodes.effectConflict, ['name', 'card', 'other']],
    [judgeCodes.baseUnknown, ['base']],
    [judgeCodes.baseCycle, ['base']],
    [codes.unknown ?? judgeCodes.unknownCard, line],
    [codes.different ?? judgeCodes.swapDifferent, ['index', ...same.flatMap(outAndIn)]],
    [codes.notHeld ?? judgeCodes.swapNotHeld, ['index', 'held', 'asked']],
  ];
}

function sectionParameters({ size, codes = {} }: Section): ParametersOfCode[] {
  return [
    [codes.accepts ?? judgeCodes.wrongSection, ['card', 'section', 'actual']],
    [codes.size ?? judgeCodes.sectionSize, ['section', ...sizeNames(size)]],
    ...(codes.unknown === undefined
      ? []
      : [[codes.unknown, ['card', 'index', 'section']] satisfies ParametersOfCode]),
  ];
}

/** Names of the parameters of a broken size. */
function sizeNames(size: Section['size']): string[] {
  return limitNames({ ...boundsOf(size).limits(() => 0) });
}

/** `rank` → `outRank`, `inRank`. */
function outAndIn(field: string): string[] {
  const name = field.charAt(0).toUpperCase() + field.slice(1);
  return [`out${name}`, `in${name}`];
}

/** Those of all formats and effects too; the rules of cards have no codes of the game. */
function allConstraints(rules: ConstructionRules): Constraint[] {
  return [rules, ...Object.values(rules.formats ?? {})].flatMap(
    ({ constraints = [], effects = [] }) => [
      ...constraints,
      ...effects.flatMap((effect) => effect.constraints ?? []),
    ],
  );
}

/** `outer` are the parameters that a constraint around it adds. */
function constraintParameters(own: Constraint, outer: readonly string[] = []): ParametersOfCode[] {
  const definition = definitionOf(own.use);
  const names = definition?.params(own) ?? {};
  const inner = definition?.keys['constraints'] === 'constraints' ? own['constraints'] : [];
  const around = [...outer, unitName(own)];
  const within = [inner].flat().flatMap((one) => constraintParameters(one as Constraint, around));
  const direct = Object.entries(names).flatMap(([key, list]): ParametersOfCode[] => {
    const code = own[key] ?? definition?.codes[key];
    return typeof code === 'string' ? [[code, [...list, ...outer]]] : [];
  });
  return [...direct, ...within];
}
