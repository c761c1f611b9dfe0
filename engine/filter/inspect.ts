/** What a filter mentions, for lints: unknown fields, values that no card has, names of nothing. */
import type { Path } from '../plain-data.ts';
import {
  parseFilter,
  type FilterNode,
  type FilterProblem,
  type Operator,
  type Scalar,
} from './parse.ts';

/** A place where a field is tested. */
export interface FieldUse {
  readonly field: string;
  readonly operator: Operator;
  /** What it is compared with literally; ranges, comparisons and `=name` are omitted. */
  readonly values: readonly { readonly value: Scalar; readonly path: Path }[];
  readonly path: Path;
}

/** A place that holds `=name`. */
export interface NameUse {
  readonly name: string;
  readonly path: Path;
}

/** Everything is in the order of the filter. */
export interface FilterInspection {
  readonly fields: readonly FieldUse[];
  readonly names: readonly NameUse[];
  /** Empty when the filter can be compiled as it is meant. */
  readonly problems: readonly FilterProblem[];
}

/** Paths begin with `path`, the place of the filter in its document. */
export function inspectFilter(where: unknown, path: Path = []): FilterInspection {
  const { node, problems } = parseFilter(where, path);
  return { ...collectUses(node), problems };
}

export function collectUses(root: FilterNode): Omit<FilterInspection, 'problems'> {
  const fields: FieldUse[] = [];
  const names: NameUse[] = [];
  const visit = (node: FilterNode): void => {
    if (node.type === 'not') return visit(node.of);
    if (node.type !== 'test') return node.of.forEach(visit);
    const { field, operator, operands, path } = node;
    const values = isWordTest(operator) ? operands.filter((o) => o.type === 'literal') : [];
    fields.push({
      field,
      operator,
      values: values.map(({ value, path }) => ({ value, path })),
      path,
    });
    for (const operand of operands) {
      if (operand.type === 'name') names.push({ name: operand.name, path: operand.path });
    }
  };
  visit(root);
  return { fields, names };
}

function isWordTest(operator: Operator): boolean {
  return !['exists', 'lt', 'le', 'gt', 'ge', 'multipleOf'].includes(operator);
}
