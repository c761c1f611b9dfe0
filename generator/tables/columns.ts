/** Which field each column of a table is: by its header, or by the column map of the kind. */
import { fault, type Fault, type Span } from '../../diagnostics/index.ts';
import { isMapping, nearest } from '../../kernel/index.ts';
import type { Cell } from '../load/tables/table.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { nodesAlongPath } from '../schema/walk.ts';

/** A column that is read. */
export interface Column {
  /** From 0. */
  readonly index: number;
  readonly header: string;
  /** The field that it is, from the component: `['name', 'ja']`. */
  readonly path: readonly string[];
  readonly span: Span;
}

/** Headers by what they mean: `Angriff: attack.front`. */
export type ColumnMap = Readonly<Record<string, string>>;

/** In the place of a schema that is broken: nobody knows which fields there are, so that any header may be one. */
export const UNKNOWN_FIELDS: JsonSchema = {};

/** Levels of fields below which nothing is proposed. */
const DEEPEST = 3;

/** Columns whose header begins so are remarks of the designer. */
const REMARK = '#';

/** `schema` is that of the file. */
export function columnsIn(
  headers: readonly Cell[],
  schema: JsonSchema,
  map: ColumnMap,
  file: string,
): { readonly columns: readonly Column[]; readonly faults: readonly Fault[] } {
  const columns: Column[] = [];
  const faults: Fault[] = [];
  for (const [index, { text, span }] of headers.entries()) {
    const header = text.trim();
    if (header === '' || header.startsWith(REMARK)) continue;
    const field = Object.hasOwn(map, header) ? (map[header] ?? '') : header;
    const path = field.split('.');
    const place = { file, path: [], span };
    const other = columns.find((one) => isWithin(one.path, path) || isWithin(path, one.path));
    if (!isField(schema, path)) {
      const isMapped = field !== header;
      const known = [...fieldsOf(schema), ...(isMapped ? [] : Object.keys(map))];
      const params = { header, ...(isMapped ? { field } : {}), nearest: nearest(field, known) };
      faults.push(fault('CW1701', place, params));
    } else if (other === undefined) {
      columns.push({ index, header, path, span });
    } else {
      const isSame = other.path.length === path.length;
      faults.push(fault('CW1702', place, { header, other: other.header, isSame }));
    }
  }
  return { columns, faults };
}

/** Whether `outer` is `inner` or holds it. */
export function isWithin(
  inner: readonly (string | number)[],
  outer: readonly (string | number)[],
): boolean {
  return outer.every((step, depth) => inner[depth] === step);
}

/** Whether a component can have a field there. */
export function isField(schema: JsonSchema, path: readonly string[]): boolean {
  // It would be no field but the prototype of the component.
  if (path.includes('__proto__')) return false;
  if (schema === UNKNOWN_FIELDS) return true;
  const holders = nodesAlongPath(schema, [0, ...path.slice(0, -1)], true).at(-1) ?? [];
  const name = path.at(-1) ?? '';
  return holders.some(
    ({ properties, additionalProperties }) =>
      Object.hasOwn(properties ?? {}, name) ||
      additionalProperties === true ||
      typeof additionalProperties === 'object',
  );
}

/** All fields of a component with those inside them, as headers name them. */
function fieldsOf(schema: JsonSchema, path: readonly string[] = []): string[] {
  if (path.length === DEEPEST) return [];
  const nodes = nodesAlongPath(schema, [0, ...path], true).at(-1) ?? [];
  const names = [...new Set(nodes.flatMap(({ properties }) => Object.keys(properties ?? {})))];
  return names.flatMap((name) => [[...path, name].join('.'), ...fieldsOf(schema, [...path, name])]);
}

/** Undefined takes a field away, and what held nothing else. */
export function setAt(
  holder: Record<string, unknown>,
  [step = '', ...rest]: readonly string[],
  value: unknown,
): void {
  if (rest.length === 0) {
    if (value === undefined) delete holder[step];
    else holder[step] = value;
    return;
  }
  const inner = isMapping(holder[step]) ? holder[step] : {};
  if (value === undefined && !isMapping(holder[step])) return;
  setAt(inner, rest, value);
  if (Object.keys(inner).length === 0) delete holder[step];
  else holder[step] = inner;
}
