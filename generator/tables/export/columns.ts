/** Which columns the table of a kind has: its fields in the order of the schema, parts of them with dots. */
import { madeOfEach } from '../../../engine/construction/index.ts';
import { isMapping } from '../../../kernel/index.ts';
import type { Path } from '../../../diagnostics/index.ts';
import type { JsonSchema } from '../../schema/json-schema.ts';
import { nodesAlongPath } from '../../schema/walk.ts';
import { isField, type ColumnMap } from '../columns.ts';

/** A column that is written. */
export interface ExportedColumn {
  /** As the loader reads it back: the field, or the word of the designer for it. */
  readonly header: string;
  readonly path: readonly string[];
}

/** What the columns are made of. */
export interface Exported {
  /** Of the file of components. */
  readonly schema: JsonSchema;
  readonly map: ColumnMap;
  readonly locales: readonly string[];
  readonly components: readonly Readonly<Record<string, unknown>>[];
}

/** Parts of a field that still read well beside each other. */
const MOST_PARTS = 16;

export function exportedColumns({ components, ...rest }: Exported): ExportedColumn[] {
  const kind = { ...rest, components: oneOfEachShape(components) };
  const headers = new Map(Object.entries(kind.map).map(([header, field]) => [field, header]));
  const used = new Set(kind.components.flatMap((one) => Object.keys(one)));
  const fields = [...new Set([...namesAt(kind.schema, []), ...used])];
  return fields
    .flatMap((field) => partsOf([field], kind))
    .filter((path) => isField(kind.schema, path) && path.every((step) => !step.includes('.')))
    .map((path) => ({ header: headers.get(path.join('.')) ?? path.join('.'), path }))
    .filter(({ header, path }) => meantBy(header, kind.map) === path.join('.'));
}

/** The field that is read below a header: a map can take a field's own name for another one. */
function meantBy(header: string, map: ColumnMap): string {
  return Object.hasOwn(map, header) ? (map[header] ?? '') : header;
}

/** Which columns there are is said by the keys of components alone; thousands of them share a few sets. */
function oneOfEachShape(components: Exported['components']): Exported['components'] {
  const found = new Map<string, Exported['components'][number]>();
  for (const [one, shape] of shapesOf(components)) {
    if (!found.has(shape)) found.set(shape, one);
  }
  return [...found.values()];
}

const shapesOf = madeOfEach(
  (component: Exported['components'][number]) => [component, keysIn(component)] as const,
);

function keysIn(value: unknown): string {
  if (!isMapping(value)) return '';
  const entries = Object.entries(value).map(
    ([key, part]) => `${JSON.stringify(key)}${keysIn(part)}`,
  );
  return `{${entries.join()}}`;
}

/** The field itself, or what it is made of where that is the same for all components. */
function partsOf(path: readonly string[], kind: Exported): (readonly string[])[] {
  const values = kind.components
    .map((one) => valueAt(one, path))
    .filter((one) => one !== undefined);
  const nodes = nodesAt(kind.schema, path);
  const names = nodes.some((node) => node['x-text'] === true)
    ? languagesOf(values, kind.locales)
    : namesOfMapping(nodes);
  const isWhole =
    names.length === 0 ||
    names.length > MOST_PARTS ||
    !values.every((value) => isMadeOf(value, names));
  return isWhole ? [path] : names.flatMap((name) => partsOf([...path, name], kind));
}

/** Of a text in several languages; none where it is one text for all. */
function languagesOf(values: readonly unknown[], locales: readonly string[]): readonly string[] {
  if (values.length === 0) return locales.length > 1 ? locales : [];
  return [
    ...new Set([...locales, ...values.flatMap((one) => (isMapping(one) ? Object.keys(one) : []))]),
  ];
}

/** Of a field that is a mapping with the same parts always; none for any other. */
function namesOfMapping(nodes: readonly JsonSchema[]): string[] {
  const forms = nodes.filter(({ properties }) => properties !== undefined);
  const isOther = nodes.some(
    (node) =>
      (node.type !== undefined && node.type !== 'object') ||
      'enum' in node ||
      'const' in node ||
      node.items !== undefined ||
      typeof node.additionalProperties === 'object',
  );
  return forms.length === 1 && !isOther ? Object.keys(forms[0]?.properties ?? {}) : [];
}

function isMadeOf(value: unknown, names: readonly string[]): boolean {
  const keys = isMapping(value) ? Object.keys(value) : [];
  return keys.length > 0 && keys.every((key) => names.includes(key));
}

function namesAt(schema: JsonSchema, path: readonly string[]): string[] {
  return nodesAt(schema, path).flatMap(({ properties }) => Object.keys(properties ?? {}));
}

/** The schemas of a field of a component, with those that hold in some cases only. */
export function nodesAt(schema: JsonSchema, path: Path): JsonSchema[] {
  return nodesAlongPath(schema, [0, ...path], true).at(-1) ?? [];
}

/** What a component has at a path; undefined for nothing. */
export function valueAt(component: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (held, step) => (isMapping(held) && Object.hasOwn(held, step) ? held[step] : undefined),
    component,
  );
}
