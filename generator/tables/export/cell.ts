/** From the value of a field to a cell from which the same value is read. */
import { isDeepStrictEqual } from 'node:util';
import { isMapping } from '../../../kernel/index.ts';
import type { Path } from '../../../diagnostics/index.ts';
import { blockText, flowText } from '../../edit/yaml-text.ts';
import type { CellValue } from '../../load/tables/table.ts';
import type { JsonSchema } from '../../schema/json-schema.ts';
import { readCell } from '../read-cell.ts';

/** What fits into one line of a cell. */
const LINE = 72;

/**
 * The field at `path` of a component. Where nothing is read back as it is (a text with blanks at its
 * ends), the nearest is written: an import leaves alone what nobody changed.
 */
export function cellOf(value: unknown, schema: JsonSchema, path: Path): CellValue {
  if (value === undefined) return '';
  let first: CellValue | undefined;
  for (const form of formsOf(value)) {
    if (isDeepStrictEqual(readBack(form, schema, path), value)) return form;
    first ??= form;
  }
  return first ?? '';
}

function readBack(form: CellValue, schema: JsonSchema, path: Path): unknown {
  const text = String(form);
  const read = readCell(
    { sort: 'value', text, value: form, span: { start: 0, end: 0 } },
    schema,
    path,
  );
  return 'value' in read ? read.value : NaN;
}

/** From the plainest to the most exact, each made when those before it do not do. */
function* formsOf(value: unknown): Generator<CellValue> {
  if (typeof value === 'number' || typeof value === 'boolean') yield value;
  else if (typeof value === 'string') {
    yield value.replace(/\n$/, '');
    yield flowText(value);
  } else if (Array.isArray(value)) {
    const words = value.filter((item) => typeof item === 'string' || typeof item === 'number');
    if (words.length === value.length && value.length > 0) yield words.join(', ');
    yield* yamlForms(value);
  } else if (isMapping(value)) yield* yamlForms(value);
  else yield flowText(value);
}

/** On one line where it is short, else a line for each entry. */
function yamlForms(value: object): string[] {
  const flow = flowText(value);
  return flow.length <= LINE || Object.keys(value).length === 0
    ? [flow]
    : [blockText(value, 0), flow];
}
