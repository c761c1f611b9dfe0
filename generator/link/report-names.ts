/** What `report` of construction.yaml names: codes, parameters that come with them, and fields of their cards. */
import type { Path } from '../../diagnostics/index.ts';
import type { ConstructionRules } from '../../engine/construction/index.ts';
import { judgedParameters, parameterOf } from './code-parameters.ts';

interface ReportName {
  readonly what: 'code' | 'parameter' | 'field';
  readonly name: string;
  readonly path: Path;
  readonly known: readonly string[];
}

/** Each with what could be there; `fields` are those of cards. */
export function reportNames(rules: ConstructionRules, fields: readonly string[]): ReportName[] {
  const { order = [], params = {}, paramsOf = {} } = rules.report ?? {};
  const judged = judgedParameters(rules);
  const codes = [...judged.keys()];
  const all = [...new Set([...judged.values()].flatMap((names) => [...names]))];
  return [
    ...order.map((name, index) => code(name, ['report', 'order', index])),
    ...Object.keys(paramsOf).map((name) => code(name, ['report', 'paramsOf', name])),
    ...sourcesIn(params, ['report', 'params'], all),
    ...Object.entries(paramsOf).flatMap(([code, own]) =>
      sourcesIn(own, ['report', 'paramsOf', code], [...(judged.get(code) ?? all)]),
    ),
  ];

  function code(name: string, path: Path): ReportName {
    return { what: 'code', name, path, known: codes };
  }

  function sourcesIn(
    own: Readonly<Record<string, string | readonly string[]>>,
    at: Path,
    known: readonly string[],
  ): ReportName[] {
    return Object.entries(own).flatMap(([name, sources]) => {
      const place = [...at, name];
      return typeof sources === 'string'
        ? sourcesOf(sources, place, known)
        : sources.flatMap((source, index) => sourcesOf(source, [...place, index], known));
    });
  }

  function sourcesOf(source: string, path: Path, known: readonly string[]): ReportName[] {
    const parameter = parameterOf(source);
    const field = source.slice(parameter.length + 1);
    return [
      { what: 'parameter', name: parameter, path, known },
      ...(parameter === 'card' && field !== ''
        ? [{ what: 'field', name: field, path, known: fields } as const]
        : []),
    ];
  }
}
