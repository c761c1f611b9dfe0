/** From what is written in a cell to the value of a field, by what its schema lets the field be. */
import type { Fault, ParamsOf, Path } from '../../diagnostics/index.ts';
import type { Cell } from '../load/tables/table.ts';
import { readYaml } from '../load/yaml/read-yaml.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { nodesAlongPath } from '../schema/walk.ts';
import { isFormulaError } from './formula-errors.ts';

/** Why a spreadsheet's cell says nothing that can be relied on. */
export type BadCell = ParamsOf<'CW1704'>['reason'];

/** `value` is undefined for an empty cell; `understood` is how it is better written, if it is. */
export type CellReading =
  | { readonly value: unknown; readonly understood?: string }
  | { readonly bad: BadCell }
  | { readonly yaml: readonly Fault[] };

/** What a field may be. */
interface Admitted {
  readonly types: ReadonlySet<string>;
  /** Whether any text is one. */
  readonly isFree: boolean;
}

/** The reading of the cell of the field at `path` of a component. */
export function readCell(cell: Cell, schema: JsonSchema, path: Path): CellReading {
  const { sort, value } = cell;
  const text = withoutBlanks(cell.text.replaceAll('\r\n', '\n'));
  if (sort === 'error' || sort === 'uncomputed') return { bad: sort };
  if (text === '') return { value: undefined };
  if (sort !== 'value') return { bad: sort };
  const admitted = admittedAt(schema, path);
  if (typeof value === 'string') return readText(text, schema, path, admitted);
  const { types } = admitted;
  const fits = typeof value === 'boolean' ? types.has('boolean') : types.has('number');
  return fits ? { value } : readText(text, schema, path, admitted);
}

/** In a drawing of several lines, blanks at the beginning of its first are squares. */
function withoutBlanks(text: string): string {
  return text.includes('\n') ? text.replace(/^(?:[^\S\n]*\n)+/, '').trimEnd() : text.trim();
}

function readText(text: string, schema: JsonSchema, path: Path, admitted: Admitted): CellReading {
  const { types, isFree } = admitted;
  if (isFormulaError(text)) return { bad: 'error' };
  if (text.startsWith('=')) return { bad: 'uncomputed' };
  if (types.has('null')) {
    if (text === 'null') return { value: null };
    // The word itself, as in YAML.
    if (types.has('string') && NULL_AS_TEXT.test(text)) return { value: 'null' };
  }
  const flag = types.has('boolean') ? flagOf(text) : null;
  if (flag !== null) return { value: flag, ...better(text.toLowerCase(), String(flag)) };
  const number = types.has('number') && !isFree ? numberOf(text) : { value: undefined };
  if ('bad' in number || number.value !== undefined) return number;
  const isNested = types.has('array') || types.has('object');
  if (isNested && (!types.has('string') || /^[[{]|^- /.test(text))) {
    return readNested(text, schema, path, types);
  }
  return !isFree && DATE.test(text) ? { bad: 'date' } : { value: text };
}

const NULL_AS_TEXT = /^(["'])null\1$/;

const YES = ['true', 'yes', 'y', 'x', '1', '✓', '✔', '○', 'はい'];
const NO = ['false', 'no', 'n', '0', '-', '×', 'いいえ'];

export function flagOf(text: string): boolean | null {
  const word = text.toLowerCase();
  return YES.includes(word) ? true : NO.includes(word) ? false : null;
}

/** What spreadsheets make of `1-2` and `3/4` in English, and with months in Japanese. */
const DATE =
  /^(?:\d{1,2}-(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)-\d{1,4}|\d{1,2}月\d{1,2}日)$/i;

/** Also with full-width digits, the minus sign of typography and a decimal comma. */
export function numberOf(
  text: string,
):
  | { readonly value: number | undefined; readonly understood?: string }
  | { readonly bad: BadCell } {
  const plain = text.normalize('NFKC').replace(/^[−–]/, '-');
  if (/^[+-]?\d{1,3}(?:[,.]\d{3})+$/.test(plain) && plain.includes(','))
    return { bad: 'thousands' };
  const percent = /^([+-]?\d+(?:[.,]\d+)?)\s*%$/.exec(plain);
  if (percent !== null) return { bad: 'percent' };
  if (!/^[+-]?(?:\d+(?:[.,]\d+)?|[.,]\d+)$/.test(plain)) return { value: undefined };
  const written = plain.replace(',', '.');
  const value = Number(written);
  // `1e-7` is no number in a cell.
  const short = String(value);
  return { value, ...better(text, short.includes('e') ? written : short) };
}

function better(text: string, understood: string): { readonly understood?: string } {
  return text === understood ? {} : { understood };
}

/** A list of words needs no brackets: `flying, armoured`. Everything else is YAML. */
function readNested(
  text: string,
  schema: JsonSchema,
  path: Path,
  types: ReadonlySet<string>,
): CellReading {
  const items = admittedAt(schema, [...path, 0]).types;
  const isPlain = types.has('array') && !items.has('object') && !items.has('array');
  if (isPlain && !/^\[|^- /.test(text)) {
    return readList(text, schema, [...path, 0]);
  }
  const { data, faults } = readYaml(text, '');
  return faults.length > 0 ? { yaml: faults } : { value: data };
}

/** `path` is that of an item. What separates them stays in how the list is understood. */
function readList(text: string, schema: JsonSchema, path: Path): CellReading {
  const values: unknown[] = [];
  let wrong: CellReading | undefined;
  const understood = text.replaceAll(/[^,;、\r\n]+/g, (part) => {
    const item = part.trim();
    if (item === '') return part;
    const read = readText(item, schema, path, admittedAt(schema, path));
    if ('value' in read) values.push(read.value);
    else wrong ??= read;
    return part.replace(item, () => ('value' in read ? (read.understood ?? item) : item));
  });
  return wrong ?? { value: values, ...better(text, understood) };
}

/** Each column asks the same for each of its cells. */
const known = new WeakMap<JsonSchema, Map<string, Admitted>>();

function admittedAt(schema: JsonSchema, path: Path): Admitted {
  const inSchema = known.get(schema) ?? new Map<string, Admitted>();
  known.set(schema, inSchema);
  const key = path.join('/');
  const admitted = inSchema.get(key) ?? admittedBy(schema, path);
  inSchema.set(key, admitted);
  return admitted;
}

function admittedBy(schema: JsonSchema, path: Path): Admitted {
  const nodes = nodesAlongPath(schema, [0, ...path], true).at(-1) ?? [];
  const types = new Set(nodes.flatMap(typesOf));
  // Whole numbers are numbers: what is too fine is the schema's to refuse.
  if (types.has('integer')) types.add('number');
  const isFree =
    types.has('string') &&
    !nodes.some(
      (node) => 'enum' in node || 'const' in node || 'pattern' in node || 'x-ref' in node,
    );
  return { types, isFree };
}

function typesOf({ type, enum: words, const: word, properties, items }: JsonSchema): string[] {
  if (type !== undefined) return typeof type === 'string' ? [type] : [...type];
  if (properties !== undefined) return ['object'];
  if (items !== undefined) return ['array'];
  return [...(words ?? []), ...(word === undefined ? [] : [word])].map((value) =>
    value === null ? 'null' : typeof value,
  );
}
